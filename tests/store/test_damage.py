"""Whatever has become of a file: reading it says so or works, and none of its bytes are lost."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from farwhist.engine.makers import Maker
from farwhist.rules.deal_draft import of_text
from farwhist.rules.draft import Draft
from farwhist.store import orphaned_matches
from farwhist.store.crash_file import CrashFile
from farwhist.store.database import Trouble
from farwhist.store.draft_deals import DraftDeals
from farwhist.store.library import MatchLibrary
from farwhist.store.library_entry import LibraryNote
from farwhist.store.lines import LineStore
from farwhist.store.lock import FIRST, claim
from farwhist.store.log import ErrorLog
from farwhist.store.matches import MatchStore, Occupied, Saved
from farwhist.store.opened import NotOpened, open_file
from farwhist.store.outcome import key_of
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets, write_rules
from farwhist.store.results import DatedResult, DatedResults, PuzzleResults
from farwhist.store.setting import OpponentsRecord
from farwhist.store.slips import SlipStore
from farwhist.store.statistics import StatisticsStore, bring_up_to_date, keep_uncounted
from farwhist.store.user_file import Locked
from farwhist.store.verdicts import KeptVerdict, VerdictStore
from tests.helpers.damage import damaged, damaged_bytes
from tests.helpers.deals import midway
from tests.helpers.page import Page, codes
from tests.helpers.record import CLUB, NOON, made_deal, made_match, play

pytestmark = pytest.mark.logs

TODAY = date(2026, 11, 22)
WHO = (OpponentsRecord(0, ("", "club", "club", "club")),)
SAVED = Saved("elevator", 4, 5, {"sequence": "CUSTOM", "custom": "1,2,1"}, salt="0f" * 32)
MATCH = replace(
    SAVED,
    moves=tuple(play(SAVED, 2).moves),
    names=("", "B", "C", "D"),
    made={1: Maker.CLOCK},
    opponents=WHO,
)
FINISHED = replace(SAVED, moves=tuple(play(SAVED).moves))


class Kept(NamedTuple):
    """A kind of file: how it is made in a folder, which it is, and how the program reads it.

    `lost` says whether what is in it may be lost, for it is made again from other files, or tells
    of the past only.
    """

    make: Callable[[Path], object]
    file: str
    read: Callable[[Path], object]
    lost: bool = False


def library(folder: Path) -> None:
    there = MatchLibrary(folder)
    there.keep(FINISHED, LibraryNote(NOON, "Sunday rules"))
    there.look()


def read_library(folder: Path) -> None:
    there = MatchLibrary(folder)
    there.look()
    there.read_some()
    files = [each for each in there.folder.glob("*.farwhist") if each.is_file()]
    assert len(there.entries) + len(there.unreadable) == len(files)


def own_rules(folder: Path) -> None:
    for name, options in (("Mine", {"hook": "on"}), ("Yours", {})):
        OwnPresets(folder).save(name, Draft.of("elevator", 5, options))


def slips(folder: Path) -> SlipStore:
    return SlipStore(folder / "slips.sqlite3")


def make_slips(folder: Path) -> None:
    for number in range(9):
        slips(folder).add(
            f"{number}", TODAY, 0.1 * number, MATCH.text(), '{"word": "slip"}', move=number,
            played=key_of(MATCH.setting), word="slip",
        )  # fmt: skip


def read_slips(folder: Path) -> None:
    store = slips(folder)
    for slip in store.due(date(2027, 1, 1), 9):
        store.answered(slip, right=True, today=TODAY)
    store.next_day(), store.words(), store.count(TODAY)


def statistics(folder: Path) -> None:
    deals = [made_deal(number) for number in range(1, 9)]
    StatisticsStore(folder).write([made_match("one", *deals), made_match("two", *deals)], NOON)


def read_statistics(folder: Path) -> None:
    store = StatisticsStore(folder)
    store.read()
    store.counted("one")
    store.make_up(made_match("three", made_deal(1)), NOON, lambda: True)


def dated(folder: Path) -> None:
    DatedResults(folder).add("2026-11-22", DatedResult(1, 2, -3, 2, True, (14.5, 0.5)))


def drafts(folder: Path) -> None:
    deals = [text for number in range(930, 934) for _, text, _ in midway(number)]
    DraftDeals(folder).write([of_text(text) for text in deals])


def preferences(folder: Path) -> None:
    chosen = Preferences(folder)
    for key, value in (("table/felt", "navy"), ("players/opponents", [{"who": 1}]), ("a/b", {})):
        chosen.set(key, value)


def verdicts(folder: Path) -> VerdictStore:
    return VerdictStore(folder / "verdicts.sqlite3")


def lines(folder: Path) -> LineStore:
    return LineStore(folder / "lines.sqlite3")


def own_match(folder: Path) -> None:
    MatchStore(folder).load()
    with suppress(Occupied):
        MatchStore(folder).check()


def left_match(folder: Path) -> None:
    orphaned_matches.find(folder, FIRST, SAVED, lambda saved: True)
    bring_up_to_date(folder, CLUB)


def held(folder: Path) -> None:
    own = claim(folder)
    if own.lock is not None:
        own.lock.holder()
        own.lock.unlock()


def write(name: str, text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_text(text, encoding="utf-8")


FILES = {
    "match.json": Kept(lambda f: MatchStore(f).save(MATCH), "match.json", own_match),
    "uncounted-KEY.json": Kept(lambda f: keep_uncounted(f, "5a", MATCH),
                               "uncounted-5a.json", left_match),
    "library/DATE-ID.farwhist": Kept(library, "library/*.farwhist", read_library),
    "library/index.sqlite3": Kept(library, "library/index.sqlite3", read_library, lost=True),
    "rules.json": Kept(own_rules, "rules.json", OwnPresets),
    "statistics.sqlite3": Kept(statistics, "statistics.sqlite3", read_statistics, lost=True),
    "verdicts.sqlite3": Kept(
        lambda f: verdicts(f).keep([KeptVerdict(f"{n}", 1, 9, "{}") for n in range(9)]),
        "verdicts.sqlite3", lambda f: verdicts(f).find(["1", "2"]),
    ),
    "lines.sqlite3": Kept(lambda f: [lines(f).keep(f"{n}", "[]") for n in range(9)],
                          "lines.sqlite3", lambda f: lines(f).find("4")),
    "slips.sqlite3": Kept(make_slips, "slips.sqlite3", read_slips, lost=True),
    "prepared.json": Kept(lambda f: PuzzleResults(f).add("5a", 2), "prepared.json",
                          lambda f: PuzzleResults(f).results()),
    "editor.json": Kept(drafts, "editor.json", lambda f: DraftDeals(f).read()),
    "dated.json": Kept(dated, "dated.json", lambda f: DatedResults(f).results()),
    "preferences.json": Kept(preferences, "preferences.json", Preferences),
    "farwhist.log": Kept(lambda f: ErrorLog(f).write("one"), "farwhist.log",
                         lambda f: ErrorLog(f).write("two"), lost=True),
    "farwhist-crash.txt": Kept(
        write("farwhist-crash.txt", 'Fatal Python error: Abort\n  File "/x.py", line 7 in f\n'),
        "farwhist-crash.txt", lambda f: CrashFile(f).last(), lost=True,
    ),
    "match.lock": Kept(write("match.lock", '{"process": 7, "computer": "x"}'), "match.lock",
                       held, lost=True),
    "NAME.farwhist": Kept(write("x.farwhist", MATCH.text()), "x.farwhist",
                          lambda f: open_file(f / "x.farwhist")),
    "NAME.farwhist-rules": Kept(
        write("x.farwhist-rules", write_rules("Mine", Draft.of("elevator", 5, {"hook": "on"}))),
        "x.farwhist-rules", lambda f: open_file(f / "x.farwhist-rules"),
    ),
}  # fmt: skip
"""By the first name in the table of docs/formats.md."""

NOT_READ = {"match.show", "writing.lock", "scores.csv"}
"""What is in them means nothing, or only others read it."""

TOGETHER = {"together/table.json", "together/match.json", "together/certificate.pem"}
"""Those of a table for several computers: tests/network/test_kept_table.py."""

SAID = (Trouble, Locked, NotOpened)
"""What may be raised: there is a sentence for each."""

TIMES = 150


def test_every_file_of_the_program_is_tried() -> None:
    rows = Page("formats.md").rows("files-of-the-program")
    assert {codes(row["file"])[0] for row in rows} - NOT_READ - TOGETHER == set(FILES)


def one(folder: Path, kept: Kept) -> Path:
    (file,) = folder.glob(kept.file)
    return file


def look(folder: Path, kept: Kept, data: bytes) -> None:
    """Read a folder with these bytes in the file; they must be in the folder afterwards too."""
    with suppress(*SAID):
        kept.read(folder)
    if not kept.lost:
        there = [each.read_bytes() for each in folder.rglob("*") if each.is_file()]
        assert data in there


@pytest.fixture
def sound(tmp_path: Path, request: pytest.FixtureRequest) -> tuple[Kept, Path, bytes]:
    """Return a kind of file, the folder with a sound one, and its bytes."""
    kept: Kept = FILES[request.param]
    folder = tmp_path / "sound"
    folder.mkdir()
    kept.make(folder)
    return kept, folder, one(folder, kept).read_bytes()


def all_kinds(test: Callable[..., None]) -> Callable[..., None]:
    return pytest.mark.parametrize("sound", FILES, indirect=True)(test)


@all_kinds
def test_any_damage_is_told_and_nothing_is_lost(
    sound: tuple[Kept, Path, bytes], tmp_path: Path
) -> None:
    kept, folder, before = sound
    rng = Random(str(kept.file))
    others = {
        each.relative_to(folder): each.read_bytes() for each in folder.rglob("*") if each.is_file()
    }
    name = one(folder, kept).relative_to(folder)
    data = None if name.suffix == ".sqlite3" else as_json(before)
    for number in range(TIMES):
        place = tmp_path / str(number)
        broken = damaged_bytes(before, rng) if data is None else damaged(data, rng)
        for each, content in {**others, name: broken}.items():
            (place / each).parent.mkdir(parents=True, exist_ok=True)
            (place / each).write_bytes(content)
        try:
            look(place, kept, broken)
        except Exception as error:
            error.add_note(f"{name} in {place}")
            raise


def as_json(data: bytes) -> object:
    """Return the value of a file, that of its first line, or nothing where it is no JSON."""
    for text in (data, data.split(b"\n")[0]):
        with suppress(ValueError):
            return json.loads(text)
    return None


@all_kinds
@pytest.mark.parametrize("what", ["folder", "empty"])
def test_a_folder_or_nothing_in_its_place_is_no_traceback(
    sound: tuple[Kept, Path, bytes], what: str
) -> None:
    kept, folder, _ = sound
    file = one(folder, kept)
    file.unlink()
    file.touch() if what == "empty" else file.mkdir()
    look(folder, kept._replace(lost=True), b"")


def test_one_flipped_bit_of_a_schema_never_lasts(tmp_path: Path) -> None:
    """Whatever bit of the schema of a database is flipped, what is written next can be read."""
    file = tmp_path / "lines.sqlite3"
    lines(tmp_path).keep("one", "[]")
    sound = file.read_bytes()
    schema = sound.index(b"CREATE TABLE")
    for place in range(schema, schema + 72):
        for bit in range(8):
            broken = bytearray(sound)
            broken[place] ^= 1 << bit
            file.write_bytes(broken)
            store = lines(tmp_path)
            store.keep("two", "[2]")
            assert store.find("two") == "[2]", (place - schema, bit)
            if store.database.damaged is not None:
                assert store.database.damaged.read_bytes() == broken
                store.database.damaged.unlink()


@pytest.mark.parametrize(
    "day", ["", "2026-02-30", "now", "0000-01-01", "9" * 400, None, 7, b"\xff"]
)
def test_a_slip_of_no_day_hides_no_other(tmp_path: Path, day: object) -> None:
    make_slips(tmp_path)
    with sqlite3.connect(tmp_path / "slips.sqlite3") as file:
        file.execute("UPDATE slip SET day = coalesce(?, x'00') WHERE key = '3'", (day,))
        file.execute("UPDATE slip SET due = coalesce(?, 'x') WHERE key = '4'", (day,))
    file.close()
    store = slips(tmp_path)
    found = store.due(date(2027, 1, 1), 20)
    assert {each.key for each in found} == set("0125678") and store.count(TODAY).slips == 7
    assert store.next_day() == date(2026, 11, 23)
