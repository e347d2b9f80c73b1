"""A match of every newer preset as it was recorded: a change of the rules shows as a difference.

Where one is meant, run ``python -m tests.goldens_update`` and look at what has changed.
"""

import pytest

from farwhist.rules.catalogue import PRESETS
from tests.helpers.family_golden import path_of, text_of
from tests.helpers.referees import PRESETS as NEWER


@pytest.mark.parametrize("preset", NEWER)
def test_the_match_is_played_as_it_was_recorded(preset: str) -> None:
    assert text_of(preset) == path_of(preset).read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", NEWER)
def test_the_recorded_match_is_one_of_the_preset(preset: str) -> None:
    head = path_of(preset).read_text(encoding="utf-8").splitlines()[0]
    assert head.startswith(f"{preset}, {PRESETS[preset].usual_seats} seats")
