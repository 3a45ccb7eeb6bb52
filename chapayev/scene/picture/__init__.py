"""Chapayev's pictures, drawn from values alone: states, poses, numbers of ticks."""
