"""Teaching a game's CPU: matches against itself, a regression, and matches that choose."""
