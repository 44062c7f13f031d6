"""The engines and plain referees, which share no code with them, agree on games of any variant.

`daedalus bench referees` plays many more.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from tests.editions.refereed import refereed


@pytest.mark.parametrize("name", daedalus.edition_names())
@given(seed=st.integers(0, 10**9))
def test_both_referees_agree_on_games_of_any_variant(name: str, seed: int) -> None:
    assert refereed(name, str(seed)) > 1
