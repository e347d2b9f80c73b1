"""The types of the options are those of the tables."""

from farwhist.rules.catalogue import GAMES
from tests.helpers.option_types import TABLES, TARGET, written


def test_the_types_are_written_from_the_tables() -> None:
    told = "run `python -m tests.option_types_update`"
    assert TARGET.read_text(encoding="utf-8") == written(), told


def test_every_table_has_types() -> None:
    typed = [GAMES[game].options for game in TABLES]
    assert all(any(game.options is table for table in typed) for game in GAMES.values())
