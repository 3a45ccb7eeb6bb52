"""A match in hand: choosing, confirming, motion, questions."""
