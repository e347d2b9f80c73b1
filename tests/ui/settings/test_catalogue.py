"""The catalogue of preferences: whole, the only one, and the same as what its values mean."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import farwhist
from farwhist.store.preferences import Preferences
from farwhist.ui import avatars
from farwhist.ui.deck import options
from farwhist.ui.settings import catalogue, timing
from farwhist.ui.settings.catalogue import GROUPS, PARTS, ROWS, TableRows, on_page
from farwhist.ui.settings.preference import Preference, PreferenceRecord
from farwhist.ui.settings.table_preferences import TablePreferences
from farwhist.ui.style import window_style
from farwhist.ui.table import theme
from farwhist.ui.voice import announcer, speech_lengths

WITH_CONTROL = [row for row in ROWS if row.control]


def key(row: Preference[Any]) -> str:
    return row.key


@pytest.mark.parametrize(
    ("row", "meanings"),
    [
        (TableRows.style, options.STYLES),
        (TableRows.palette, options.PALETTES),
        (TableRows.size, options.SIZES),
        (TableRows.back, options.BACKS),
        (TableRows.proportion, options.PROPORTIONS),
        (TableRows.paper, options.PAPERS),
        (TableRows.index, ("language", *options.LETTERS)),
        (TableRows.speed, timing.SPEEDS),
        (TableRows.pause, timing.PAUSES),
        (TableRows.felt, theme.FELTS),
        (TableRows.window, window_style.SHADES),
        (catalogue.VERBOSITY, announcer.VERBOSITY),
        (TableRows.speech, speech_lengths.LENGTHS),
    ],
    ids=lambda each: each.key if isinstance(each, Preference) else "",
)
def test_every_value_means_something(row: Preference[str], meanings: Iterator[str]) -> None:
    assert row.values == tuple(meanings)


def test_there_are_as_many_pictures_as_can_be_chosen() -> None:
    assert catalogue.AVATARS == avatars.COUNT


@pytest.mark.parametrize("row", ROWS, ids=key)
def test_the_default_fits(row: Preference[Any]) -> None:
    assert row.fits(row.default) and all(map(row.fits, row.values))
    assert row.default in row.values or not row.values
    assert row.sound(row.default) == row.default


@pytest.mark.parametrize("row", ROWS, ids=key)
def test_a_chosen_value_is_read_and_the_default_does_not_stand_in_the_file(
    row: Preference[Any], tmp_path: Path
) -> None:
    mine = Preferences(tmp_path)
    others = {"table/volume": "70", "table/pause": "2300"}
    odd: Any = {str: "de", int: 7, list: [{"who": 3}]}[type(row.default)]
    values = [value for value in row.values if value != row.default]
    for value in values or [others.get(row.key, odd)]:
        row.choose(mine, value)
        assert row.read(Preferences(tmp_path)) == value
    row.choose(mine, row.default)
    assert row.read(Preferences(tmp_path)) == row.default
    assert list(Preferences(tmp_path).keys(row.section)) == []


@pytest.mark.parametrize("row", [row for row in ROWS if row.values], ids=key)
def test_what_does_not_fit_is_the_default(row: Preference[Any], tmp_path: Path) -> None:
    mine = Preferences(tmp_path)
    for rubbish in ("mud", "", 5, None, [row.values[-1]]):
        mine.set(row.key, rubbish)
        assert row.read(mine) == row.default
    assert row.sound("mud") == row.default


def test_everything_with_a_control_has_words() -> None:
    assert all(row.label() for row in WITH_CONTROL)
    listed = [row for row in WITH_CONTROL if row.control in ("list", "gallery")]
    for row in listed:
        assert list(row.words()) == list(row.values), row.key
        assert all(row.words().values()), row.key
    assert set(PARTS) == {row.place for row in WITH_CONTROL if row.part}


def test_every_part_of_a_page_is_in_one_piece_and_keeps_the_order_of_its_rows() -> None:
    for page in {row.page for row in WITH_CONTROL}:
        rows = on_page(page)
        places = [row.place for row in rows]
        begun = [place for n, place in enumerate(places) if n == 0 or places[n - 1] != place]
        assert begun == [place for place in (page, *PARTS) if place in places]
        for place in begun:
            own = [row for row in WITH_CONTROL if row.place == place]
            assert [row for row in rows if row.place == place] == own


def test_a_record_holds_a_value_of_every_row() -> None:
    usual = TablePreferences()
    for name, row in TablePreferences.rows.items():
        assert getattr(usual, name) == row.default and getattr(TableRows, name) is row
    assert usual.look("en") == options.DeckLook(), "a deck that nobody has chosen"


def test_a_record_is_never_changed() -> None:
    usual = TablePreferences()
    other = usual.replaced(felt="navy")
    assert (usual.felt, other.felt) == ("green", "navy")
    assert usual != other and usual == other.replaced(felt="green")
    assert hash(usual) == hash(other.replaced(felt="green"))
    with pytest.raises(AttributeError):
        usual.felt = "navy"
    with pytest.raises(TypeError, match="carpet"):
        TablePreferences(carpet="red")
    with pytest.raises(AssertionError):

        class _Wrong(PreferenceRecord):
            carpet = Preference("table/felt", "green")


def texts_of(tree: ast.Module) -> Iterator[str]:
    """Yield every text of a module but its docstrings; of an f-string what comes first."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def keys_in(text: str) -> list[str]:
    """Return the keys of preferences, or their beginnings, that a piece of code spells out."""
    sections = {row.section for row in ROWS} | {group.section for group in GROUPS}
    start = re.compile(rf"({'|'.join(sections)})/")
    return [each for each in texts_of(ast.parse(text)) if start.match(each)]


def test_no_key_stands_outside_the_catalogue() -> None:
    package = Path(farwhist.__file__).parent
    own = Path(catalogue.__file__)
    found = {
        path.relative_to(package).as_posix(): keys_in(path.read_text(encoding="utf-8"))
        for path in package.rglob("*.py")
        if path != own
    }
    assert {path: keys for path, keys in found.items() if keys} == {}
    assert len(keys_in(own.read_text(encoding="utf-8"))) >= 18


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('settings.value("table/felt", "green")', ["table/felt"]),
        ('PLACE = "scores/geometry"', ["scores/geometry"]),
        ('settings.set(f"keys/{command}", text)', ["keys/"]),
        ('"""As in ``table/felt``."""', []),
        ('read("resources/help")', []),
    ],
)
def test_the_search_finds_what_it_should(text: str, keys: list[str]) -> None:
    assert keys_in(text) == keys


def test_announcements_that_are_off_are_none() -> None:
    assert catalogue.VERBOSITY.words()["off"] == "Nothing"
