"""CPU against CPU: `bout` plays, `tally` counts."""
