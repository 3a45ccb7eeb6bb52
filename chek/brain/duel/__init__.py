"""The CPU's search for two seats."""
