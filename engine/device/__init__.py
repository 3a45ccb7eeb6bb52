"""The handheld itself, as arrays: numpy and the standard library, no windows and no files."""
