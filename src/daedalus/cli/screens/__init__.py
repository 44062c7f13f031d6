"""The full screen: everything that needs textual, but for the boards of each engine."""
