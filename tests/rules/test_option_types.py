"""The types of the options are those of the tables."""

from farwhist.rules.catalogue import GAMES
from tests.helpers.option_types import MODULES, written


def test_the_types_are_written_from_the_tables() -> None:
    for path, classes in MODULES.items():
        told = "run `python -m tests.option_types_update`"
        assert path.read_text(encoding="utf-8") == written(classes), told


def test_every_table_has_types() -> None:
    typed = [GAMES[game].options for classes in MODULES.values() for game in classes]
    assert all(any(game.options is table for table in typed) for game in GAMES.values())
