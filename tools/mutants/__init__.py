"""Mutants: small damages to our own sources, to see which ones no test notices.

`python -m tools.mutants --python 40 --typescript 20` prints a table and the seed that draws
the same places again.  All work is done in temporary copies; nothing is ever changed in the clone.
"""
