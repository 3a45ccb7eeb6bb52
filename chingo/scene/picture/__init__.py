"""What Chingò looks like: tiles, board, the right column, the curtain, fights."""
