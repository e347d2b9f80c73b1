"""The real program, started by its own command with a file, as by a double click on it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from farwhist.network.invitation import Invitation
from farwhist.rules.draft import Draft
from farwhist.store.lock import claim_first
from farwhist.store.presets import OwnPresets, write_rules
from tests.store.test_orphaned_matches import played, put
from tests.ui.app.test_two_programs import seed
from tests.ui.robot import playing
from tests.ui.system.test_start import match_in, sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two words – é.farwhist"
    path.write_text(played(30, seed=900).text(), encoding="utf-8")
    path.chmod(0o444)
    return path


def test_its_match_is_on_the_table_and_the_player_s_own_is_offered(
    tmp_path: Path, file: Path
) -> None:
    folder, before = tmp_path / "data", file.read_bytes()
    folder.mkdir()
    put(folder, "match", played(6, seed=4))
    with playing(folder, str(file)) as program:
        program.does("dealt")
        assert seed(folder) == 900 and seed(folder, "match-2") == 4
        program.does("press Resume it")
        program.does("dealt")
        program.does("close")
        program.ends()
    assert file.read_bytes() == before
    assert {seed(folder), seed(folder, "match-3")} == {4, 900}


def test_a_second_start_opens_it_in_a_window_of_its_own(tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    left = put(folder, "match-2", played(6, seed=5)).read_bytes()
    with playing(folder) as first:
        first.does("dealt")
        before = (folder / "match.json").read_bytes()
        with playing(folder, "--", str(file)) as second:
            second.does("dealt")
            assert seed(folder, "match-3") == 900
            second.does("close")
            second.ends()
        assert (folder / "match.json").read_bytes().startswith(before), "it is played on"
        assert (folder / "match-2.json").read_bytes() == left
        first.does("close")
        first.ends()


def test_the_plain_command_opens_it(tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "data"

    def opened() -> bool:
        found = match_in(folder)
        return found is not None and found.seed == 900

    assert sit(folder, tmp_path / "said", opened, os.path.relpath(file)) == ""


@pytest.mark.parametrize("text", [write_rules("Home", Draft("blackout", 4)), "Dear diary"])
def test_anything_else_leaves_the_own_match_on_the_table(tmp_path: Path, text: str) -> None:
    folder, file = tmp_path / "data", tmp_path / "file"
    folder.mkdir()
    own = played(6, seed=4)
    put(folder, "match", own)
    file.write_text(text, encoding="utf-8")
    with playing(folder, file.as_uri()) as program:
        program.does("press Close" if "rules" not in text else "press Start new match now")
        program.does("dealt")
        program.does("close")
        program.ends()
    assert file.read_text(encoding="utf-8") == text
    assert list(OwnPresets(folder)) == (["Home"] if "rules" in text else [])
    saved = match_in(folder)
    assert saved is not None
    assert saved.preset == "blackout" if "rules" in text else saved.moves[:6] == own.moves
    claim = claim_first(folder)
    assert claim is not None and claim.lock is not None
    claim.lock.unlock()


LINE = Invitation(("192.0.2.5",), 47470, b"k" * 32, "0f" * 16).line


def test_an_invitation_is_followed_in_the_window_that_is_open(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        first.does("dealt")
        with playing(tmp_path, LINE) as second:
            second.ends()
        first.does("see Join")
        assert not list(tmp_path.glob("*.show"))
        first.does("close")
        first.ends()


def test_an_invitation_is_followed_in_the_first_window(tmp_path: Path) -> None:
    with playing(tmp_path, LINE) as program:
        program.does("see Join")
        program.does("close")
        program.ends()
