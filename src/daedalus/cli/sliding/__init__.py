"""The sliding editions in the terminal."""
