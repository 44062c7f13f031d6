"""The full screen: everything that needs textual, except for the boards of each engine."""
