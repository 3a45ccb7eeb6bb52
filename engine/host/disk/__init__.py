"""Matches and settings on disk, whole at every instant."""
