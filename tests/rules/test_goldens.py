"""A match of every preset as it was recorded: a change of the rules shows as a difference.

Where one is meant, run ``python -m tests.goldens_update`` and look at what has changed.
"""

import pytest

from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import EXACT
from tests.helpers.golden import FOLDER, path_of, text_of


@pytest.mark.parametrize("preset", EXACT)
def test_the_match_is_played_as_it_was_recorded(preset: str) -> None:
    path = path_of(preset)
    assert path.exists(), "run python -m tests.goldens_update, and read what it has recorded"
    assert text_of(preset) == path.read_text(encoding="utf-8")


def test_there_is_one_recorded_match_for_each_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)
