"""What a player of Chapayev sees and touches."""
