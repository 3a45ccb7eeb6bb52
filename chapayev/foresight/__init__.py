"""Exact prediction of a strike, event by event, in the standard library alone."""
