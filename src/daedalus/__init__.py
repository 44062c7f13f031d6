"""Shifting-maze board games: the public names."""
