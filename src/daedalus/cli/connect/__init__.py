"""Connect in the terminal."""
