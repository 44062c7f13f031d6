"""Other people's interfaces to the games: research environments that know nothing of our rules.

Each needs its own package (extra `rl`, `fast` or `openspiel`), so nothing is imported here.
"""
