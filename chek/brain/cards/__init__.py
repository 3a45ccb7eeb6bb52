"""The CPU's search and verdict where cards are played (C24)."""
