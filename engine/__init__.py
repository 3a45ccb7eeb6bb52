"""The handheld that hosts the games: `core` (pure), `device` (numpy) and `host` (pygame, files)."""
