"""Chapayev on the handheld: its screens, what they look like, and a match in hand."""
