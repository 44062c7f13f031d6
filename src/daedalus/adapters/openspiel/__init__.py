"""The turn-based editions as OpenSpiel games; importing this registers them.

    import pyspiel
    import daedalus.adapters.openspiel

    game = pyspiel.load_game("python_daedalus_classic(players=3,cards=2)")

The parameters are the edition's options plus *players* and *turn_limit*.  Where an option takes a
number or a word, 0 stands for the word: cards=0 deals all, start=0 chooses at random.  The mix of
tiles is named by its first number: straights=12 means tiles=12-16-6.  Connect also has *window*.
"""

from __future__ import annotations

from typing import Any

from daedalus.extras import extra

with extra("openspiel"):
    import pyspiel

from daedalus.adapters.encoding_connect import WINDOW
from daedalus.adapters.openspiel.game import TURN_LIMIT, DaedalusGame, DaedalusState, Observer
from daedalus.core.game import AnyRules, Slides, Timed
from daedalus.editions import shelf
from daedalus.editions.connect import Connect

__all__ = ["GAMES", "DaedalusGame", "DaedalusState", "Observer"]


def _defaults(rules: AnyRules) -> dict[str, Any]:
    """Return the parameters of a game with their default values."""
    words = {"cards": 0, "start": 0}
    defaults = {option.name: words.get(option.name, option.default) for option in rules.options}
    if "tiles" in defaults:
        # A game string cannot contain 13-15-6: it would be parsed as a number.
        defaults["straights"] = int(str(defaults.pop("tiles")).partition("-")[0])
    if isinstance(rules, Slides):
        defaults["turn_limit"] = TURN_LIMIT
    if isinstance(rules, Connect):
        defaults["window"] = WINDOW
    return {"players": 2, **defaults}


def _register(rules: AnyRules) -> type[DaedalusGame]:
    defaults = _defaults(rules)
    kind = pyspiel.GameType(
        short_name=f"python_daedalus_{rules.id}",
        long_name=f"Daedalus: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults,
    )
    name = f"{rules.id.capitalize()}Game"
    fields = {"edition": rules.id, "defaults": defaults, "game_type": kind}
    made = type(name, (DaedalusGame,), {**fields, "__module__": __name__})
    pyspiel.register_game(kind, made)
    return made


GAMES: dict[str, type[DaedalusGame]] = {
    f"python_daedalus_{name}": _register(rules)
    for name, rules in shelf().items()
    if not isinstance(rules, Timed)
}
"""The games by the names under which OpenSpiel loads them."""
globals().update({made.__name__: made for made in GAMES.values()})  # where pickle looks for them
