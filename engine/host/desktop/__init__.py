"""The window on the desktop: the drawn case, keyboard, mouse and game pads."""
