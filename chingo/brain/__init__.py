"""Chingò's CPU: what it remembers and believes, worlds that may be, playouts, search and levels."""
