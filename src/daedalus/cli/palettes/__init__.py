"""The colours of each edition in the terminal: a module named after it; found by its name."""
