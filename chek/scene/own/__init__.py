"""Boards of the player's own: their list, and where they are laid out (C04)."""
