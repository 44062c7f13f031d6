"""A table as a value: what happened there, what each seat sees of it, and what may happen next."""
