"""The text face: one module a command of `main.py`."""
