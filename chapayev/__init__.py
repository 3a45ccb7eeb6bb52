"""Chapayev: flick the checkers off the board."""
