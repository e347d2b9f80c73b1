"""Saved matches of every format that there has been: as they were written, byte by byte, then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist import __version__, cli
from farwhist.store.matches import VERSION, MatchStore, parse, read_file
from farwhist.store.opened import OpenedMatch, open_file

FOLDER = Path(__file__).parent.parent / "goldens" / "saved"
FILES = sorted(FOLDER.glob("*.farwhist"))
SINCE: dict[str, dict[str, Any]] = {
    "version_1_first": {},
    "version_1_salt": {"salt": "5a" * 32},
    "version_1_assisted": {"salt": "5a" * 32, "assisted": True},
    "version_2_lines": {"salt": "5a" * 32, "assisted": True},
    "version_2_opened": {"salt": "5a" * 32, "assisted": True, "opened": 2},
    "version_2_program": {"salt": "5a" * 32, "assisted": True, "opened": 2},
}
"""What each knew beyond the first, in the order in which they came."""


def test_there_is_a_file_of_every_version() -> None:
    assert {path.stem for path in FILES} == set(SINCE)
    assert {int(name.split("_")[1]) for name in SINCE} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_file_is_read_whole_and_written_as_today(path: Path, tmp_path: Path) -> None:
    saved, last = read_file(path), read_file(FOLDER / "version_2_program.farwhist")
    usual: dict[str, Any] = {"salt": "", "assisted": False, "opened": None}
    assert saved == replace(last, **{**usual, **SINCE[path.stem]})
    assert saved.more == {} and saved.names == ("", "Bär", "Çelik", "Ada")
    match = saved.match()
    assert (len(match.moves), match.position.deal, len(match.position.results)) == (27, 3, 2)
    store = MatchStore(tmp_path)
    store.save(saved)
    again = MatchStore(tmp_path).load()
    assert again == saved and again.program == __version__
    assert isinstance(open_file(path), OpenedMatch)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_file_is_gone_on_with(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "match.json"
    target.write_bytes(path.read_bytes())
    store = MatchStore(tmp_path)
    saved = store.load()
    assert saved is not None
    match = saved.match()
    decision = match.decisions[0]
    made = (decision.seat, decision.moves[0])
    longer = replace(saved, moves=(*saved.moves, made))
    store.add([made], lambda: longer)
    assert read_file(target) == longer and read_file(target).program == __version__


def test_the_file_says_which_program_wrote_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new, old = FOLDER / "version_2_program.farwhist", FOLDER / "version_2_opened.farwhist"
    assert read_file(new).program == "0.1.0" and read_file(old).program == ""
    assert cli.main(["check", str(new)]) == cli.main(["check", str(old)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("in deal 3, written by Far Whist 0.1.0.")
    assert second.endswith("27 moves, in deal 3.")
    odd = new.read_text(encoding="utf-8").replace('"0.1.0"', '"9\\u001b[2J"')
    assert parse(odd).program == "9\x1b[2J"
    file = tmp_path / "odd.farwhist"
    file.write_text(odd, encoding="utf-8")
    assert cli.main(["check", str(file)]) == 0
    assert capsys.readouterr().out.rstrip("\n").isprintable()
