"""The CPU's search for three and four seats."""
