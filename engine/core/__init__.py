"""The pure floor: what a board game is, standard library and msgspec only."""
