"""What is kept of a table: read as it was written; damaged, it is set aside and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.network.hosting import player_key
from farwhist.network.kept_table import FILE, SeatedPerson, new_table, read_table, write_table
from farwhist.network.messages import TableRules
from farwhist.store.reading import Newer, Unreadable

RULES = TableRules("elevator", 4, {"custom": "2,1"}, ("", "club", "", "casual bold"))
PERSON = SeatedPerson("ab" * 32, "Ana", 3, True)


def test_it_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = new_table(RULES).with_person(2, PERSON)
    kept = replace(kept, attempt=3, digests={-1: "00" * 32, 2: "11" * 32})
    write_table(tmp_path, kept)
    assert read_table(tmp_path) == kept
    assert read_table(tmp_path / "elsewhere") is None


@pytest.mark.parametrize(
    "change",
    [("{", "["), ('"seats": 4', '"seats": 99'), ('"farwhist table"', '"x"'), ('"Ana"', "7")],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, change: tuple[str, str]) -> None:
    write_table(tmp_path, new_table(RULES).with_person(2, PERSON))
    path = tmp_path / FILE
    path.write_text(damaged := path.read_text().replace(*change))
    with pytest.raises(Unreadable):
        read_table(tmp_path)
    assert not path.exists()
    assert (tmp_path / "table.damaged-1.json").read_text() == damaged


def test_one_of_a_later_version_stays_as_it_is(tmp_path: Path) -> None:
    write_table(tmp_path, new_table(RULES))
    path = tmp_path / FILE
    path.write_text(later := path.read_text().replace('"version": 1', '"version": 2'))
    with pytest.raises(Newer):
        read_table(tmp_path)
    assert path.read_text() == later


@given(st.text())
def test_whatever_a_file_holds_is_a_table_or_unreadable(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    folder = tmp_path_factory.mktemp("table")
    (folder / FILE).write_text(text, encoding="utf-8", errors="replace")
    with pytest.raises(Unreadable):
        read_table(folder)


def test_the_key_of_the_people_here_stays_the_same_and_is_private(tmp_path: Path) -> None:
    key = player_key(tmp_path)
    assert len(key) == 32
    assert player_key(tmp_path) == key
    (path,) = tmp_path.rglob("player.key")
    assert path.stat().st_mode & 0o077 == 0
