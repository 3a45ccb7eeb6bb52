"""The screens that look back on a match: figures by seat, and every decision on the board."""
