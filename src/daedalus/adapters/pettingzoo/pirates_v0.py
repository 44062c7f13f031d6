"""The edition `pirates` as a PettingZoo environment."""

from daedalus.adapters.pettingzoo.turns import makers

raw_env, env, parallel_env = makers(__name__, "pirates")
