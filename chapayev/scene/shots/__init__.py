"""Pictures of a match's screens, made by playing."""
