"""Chingò's screens: its title, its matches with their covers, its rules pages."""
