"""How the CPU's weights are learnt from matches against itself."""
