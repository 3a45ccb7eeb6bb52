"""A match in hand: who is to act, what each may see, and when the curtain falls."""
