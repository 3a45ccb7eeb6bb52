"""Chek's CPU: boards of bits, searches, what positions are worth, levels, and the review."""
