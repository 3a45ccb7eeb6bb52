"""The set-up of an army, for the eyes of its seat alone."""
