"""Go! in the terminal."""
