"""A match in hand: who is to act, how a strike is aimed, and how it is shown."""
