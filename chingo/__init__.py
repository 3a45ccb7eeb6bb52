"""Chingò: rock, paper, scissors armies of hidden units on 7x6."""
