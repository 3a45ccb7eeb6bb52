"""What Chek looks like: pieces, board, dice, the right column."""
