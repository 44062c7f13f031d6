"""The edition `classic` as a PettingZoo environment."""

from daedalus.adapters.pettingzoo.turns import makers

raw_env, env, parallel_env = makers(__name__, "classic")
