"""docs/formats.md says what the files of the program look like."""

import ast
import json
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from farwhist import bots, identity
from farwhist.engine import moves
from farwhist.engine.makers import Maker
from farwhist.engine.moves import Move, bid
from farwhist.network import hosting, kept_table, messages
from farwhist.rules import code_signs, deal_code, diagram, diagram_reading
from farwhist.rules.draft import MOST_SEATS, Draft
from farwhist.store import (
    atomic,
    crash_file,
    draft_deals,
    library,
    library_entry,
    lines,
    log,
    matches,
    paths,
    preferences,
    presets,
    reading,
    results,
    slips,
    statistics,
    user_file,
    verdicts,
)
from farwhist.store import lock as match_lock
from farwhist.store.database import Step
from farwhist.store.lock import COMPUTER, lock_of
from farwhist.store.matches import Saved
from farwhist.store.presets import OwnPresets, write_rules
from farwhist.store.setting import OpponentsRecord, level_text
from farwhist.ui.app import instance_signal
from farwhist.ui.features.first_steps.feature import COUNT
from farwhist.ui.features.help import pictures
from farwhist.ui.features.statistics.feature import HEADS
from farwhist.ui.match import players
from farwhist.ui.scores import model
from farwhist.ui.settings import catalogue, saving
from farwhist.ui.settings.preference import Preference
from farwhist.ui.settings.timing import PAUSE_RANGE
from farwhist.ui.shell.features import COMMANDS
from tests.helpers.page import Page, Row, code, codes

PAGE = Page("formats.md")

SAVED = Saved(
    "elevator", 4, 7, {"cap": "3"}, ("", "B", "C", "D"), 0, "5a" * 32, True, 2, people={0: "first"}
)
"""A match with something in every field that the program writes."""


def facts(anchor: str, number: int = 0) -> dict[str, str]:
    """Return a table of facts: the first such table of a section, or another one."""
    tables = [table for table in PAGE.section(anchor).tables if "fact" in table[0]]
    return {row["fact"]: row["value"] for row in tables[number]}


def by_field(anchor: str) -> dict[str, Row]:
    tables = [table for table in PAGE.section(anchor).tables if "field" in table[0]]
    return {code(row["field"]): row for row in tables[0]}


def size(number: int) -> str:
    return f"{number:,} bytes"


# Names and places


def test_entries_of_deals_of_the_help_have_these_fields() -> None:
    assert set(by_field("deals-of-the-help")) == pictures.FIELDS
    assert f"resources/help/{pictures.FILE}" in PAGE.section("deals-of-the-help").text


def test_all_files_stand_there(tmp_path: Path) -> None:
    found = [codes(row["file"]) for row in PAGE.rows("files-of-the-program")]
    last = f"{match_lock.FIRST}-{match_lock.MOST}.json"
    match, lock = match_lock.FIRST, lock_of(tmp_path, match_lock.FIRST).path.name
    show = instance_signal.call_of(tmp_path, match).name
    assert matches.MatchStore(tmp_path).path.name == f"{match}.json"
    assert (f"{match}*.json", "uncounted-*.json") == statistics.UNCOUNTED
    assert found == [
        [f"{match}.json", f"{match}-2.json", last],
        ["uncounted-KEY.json"],
        [f"{paths.LIBRARY}/DATE-ID{identity.MATCH_SUFFIX}"],
        [f"{paths.LIBRARY}/{library.INDEX}"],
        [OwnPresets(tmp_path).path.name],
        [statistics.FILE],
        [verdicts.FILE],
        [lines.FILE],
        [slips.FILE],
        [results.PUZZLES_FILE],
        [f"{hosting.FOLDER}/{kept_table.FILE}"],
        [f"{hosting.FOLDER}/{match}.json"],
        [f"{hosting.FOLDER}/{name}" for name in (hosting.CERTIFICATE, hosting.KEY)],
        [draft_deals.FILE],
        [results.DATED_FILE],
        [preferences.FILE],
        [log.LOG_FILE, *(f"{log.LOG_FILE}.{number}" for number in range(1, log.OLDER + 1))],
        [crash_file.CRASH_FILE],
        [lock, f"{match}-2.lock"],
        [show, f"{match}-2.show"],
        [user_file.WRITING],
        [f"NAME{identity.MATCH_SUFFIX}"],
        [f"NAME{identity.RULES_SUFFIX}"],
        ["scores.csv", "statistics.csv"],
    ]


def test_a_table_for_several_computers_has_these_fields() -> None:
    told = by_field("tables-for-several-computers")
    kept = {"format", "version", *kept_table.KeptTable.__struct_fields__}
    assert set(told) == kept
    parts = {"rules": messages.TableRules, "people": kept_table.SeatedPerson}
    for field, kind in parts.items():
        words = "".join(told[field].values())
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in words] == []


def test_the_folders_are_those_of_this_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    system = {"win32": "Windows", "darwin": "macOS"}.get(sys.platform, "Linux")
    found = {row["folder"]: code(row[system]) for row in PAGE.rows("files-of-the-program", 1)}
    told = {name: Path(os.path.expandvars(path)).expanduser() for name, path in found.items()}
    assert told == {
        "data": paths.data_folder(), "config": paths.config_folder(), "log": paths.log_folder(),
    }  # fmt: skip


def test_what_holds_for_all_files_is_so() -> None:
    assert f"at most {reading.DEEPEST} deep" in PAGE.section("files-of-the-program").text.replace(
        "\n", " "
    )
    told = PAGE.section("what-happens-to-files-that-do-not-fit").text
    assert "after a minute" in told and "after an hour" in told
    assert (atomic.ABANDONED, atomic.FORGOTTEN) == (60, 3600)


# Saved matches


def test_the_facts_of_a_saved_match() -> None:
    assert facts("saved-matches") == {
        "format": f"`{matches.FORMAT}`",
        "version": str(matches.VERSION),
        "largest file": size(matches.MOST_BYTES),
        "most lines, and entries of a list": f"{matches.MOST_LINES:,}",
        "suffix": f"`{identity.MATCH_SUFFIX}`",
        "MIME type": f"`{identity.MATCH_MIME}`",
    }


TYPES = {str: "string", int: "number", dict: "object", list: "list of strings", bool: "boolean"}
LISTS = {"portraits": "list of numbers", "opponents": "list of objects"}


def header() -> dict[str, Any]:
    """Return the first line of a saved match, with every field that the program writes."""
    played = (OpponentsRecord(0, ("", "club", "club bold", "expert")),)
    saved = replace(SAVED, practice=True, deal="FW1", hints=False, opponents=played)
    saved = replace(saved, portraits=tuple(range(saved.seats)))
    saved = replace(saved, moves=((0, bid(1)), (1, bid(2))), made={1: Maker.CLOCK})
    data = json.loads(saved.text().split("\n")[0])
    assert isinstance(data, dict)
    return data


def test_a_usual_match_does_not_say_what_it_is_not() -> None:
    kept = json.loads(replace(SAVED, opened=None, people={}).text().split("\n")[0])
    assert header().keys() - kept.keys() == {
        "opened",
        "practice",
        "deal",
        "hints",
        "made",
        "opponents",
        "people",
        "portraits",
    }


def test_all_fields_of_the_header_stand_there_with_their_types() -> None:
    told, written = by_field("saved-matches"), header()
    assert set(told) == set(written)
    for key, value in written.items():
        kind = LISTS.get(key, TYPES[type(value)])
        assert told[key]["type"].removesuffix(" or null") == kind, key


def test_the_fields_that_must_be_there_are_those() -> None:
    text = PAGE.section("saved-matches").text
    (sentence,) = [each for each in text.split("\n\n") if "must be there" in each]
    missed = set()
    for key in header():
        data = {name: value for name, value in header().items() if name != key}
        try:
            matches.parse(json.dumps(data) + "\n")
        except matches.Unsound:
            missed.add(key)
    assert missed == {*codes(sentence), "format", "version"}


def test_levels_and_styles_of_opponents_stand_there() -> None:
    (meaning,) = [row for row in by_field("saved-matches").items() if row[0] == "opponents"]
    styles = [each for each in bots.STYLES if each != bots.USUAL_STYLE]
    names = set(codes(meaning[1]["what it holds"]))
    assert names == {"from", "seats", *bots.OFFERED, *styles}
    assert level_text("club", bots.USUAL_STYLE) == "club"


def test_every_line_of_the_page_is_read() -> None:
    rows = [row["line"].strip("`") for row in PAGE.rows("saved-matches", 2)]
    move, back, change = rows[0], rows[1], rows[2]
    change = change.replace("[...]", '["", "B", "C", "D"]', 1).replace("[...]", "[0, 1, 2, 3]", 1)
    begun = "".join(f"{line}\n" for line in (json.dumps(header()), *[move] * 20, back, change))
    saved = matches.parse(begun)
    assert len(saved.moves) == int(back) and saved.assisted
    assert matches.parse(begun + '"0 bid').moves == saved.moves


def test_every_maker_stands_there() -> None:
    named = {code(row["maker"]) for row in PAGE.rows("makers")}
    assert named == {each.value for each in Maker} - {Maker.SELF.value}


def test_every_kind_of_move_stands_there_as_it_is_written() -> None:
    kinds = set()
    for row in PAGE.rows("moves"):
        move = moves.read(code(row["move"]))
        assert moves.write(move) == code(row["move"])
        kinds.add(type(move))
    assert kinds == set(get_args(Move))


# Deals as text


def test_the_facts_of_a_code() -> None:
    assert facts("codes-of-deals") == {
        "mark": f"`{code_signs.MARK}`",
        "version": str(code_signs.VERSION),
        "version of a deal with points before it": str(code_signs.LATEST),
        "signs": f"`{code_signs.SIGNS}`",
        "signs in a group": str(code_signs.GROUP),
    }


def test_the_diagram_of_the_page_is_that_of_its_code() -> None:
    lines = PAGE.section("diagrams-of-deals").text.splitlines()
    shown = "\n".join(line.strip() for line in lines if line.startswith("    "))
    coded = deal_code.write(diagram_reading.read(shown))
    assert shown.splitlines()[-1] == f"Code: {coded}"
    assert f"    {coded}\n" in PAGE.section("codes-of-deals").text


def test_every_line_of_a_diagram_stands_there() -> None:
    told = {name for row in PAGE.rows("diagrams-of-deals") for name in codes(row["line"])}
    words = (value for name, value in vars(diagram).items() if name.isupper())
    lines = {word for word in words if isinstance(word, str) and len(word) > 2}
    also = {"Game", "Option", "Deal", "Dealer", "Seat", "Trick", "Code"}
    assert told == (lines | also) - {diagram.HEAD}


# Rules and preferences


def test_the_files_of_rules_hold_what_the_page_says(tmp_path: Path) -> None:
    draft = Draft.of("elevator", 5, {"hook": "on"})
    one = json.loads(write_rules("Mine", draft))
    own = OwnPresets(tmp_path)
    own.save("Mine", draft)
    whole = json.loads(own.path.read_text(encoding="utf-8"))
    told = by_field("rules-of-ones-own")
    assert one.keys() == {"format", "version", *told}
    assert whole.keys() == {"format", "version", "presets"} and whole["presets"][0].keys() == set(
        told
    )
    for key, row in told.items():
        assert row["type"] == TYPES[type(one[key])]
    assert f"1 to {presets.LONGEST_NAME} characters" in told["name"]["what it holds"]
    assert told["seats"]["what it holds"] == f"2 to {MOST_SEATS}"
    assert facts("rules-of-ones-own", 0) == {
        "format": f"`{one['format']}`",
        "version": str(one["version"]),
        "largest file": size(presets.MOST_BYTES),
        "suffix": f"`{identity.RULES_SUFFIX}`",
        "MIME type": f"`{identity.RULES_MIME}`",
    }
    assert facts("rules-of-ones-own", 1) == {
        "format": f"`{whole['format']}`",
        "version": str(whole["version"]),
        "largest file": size(presets.MOST_FILE_BYTES),
    }


KEYS = {code(row["key"]): row["values"] for row in PAGE.rows("preferences", 1)}


def test_the_facts_of_the_preferences() -> None:
    assert facts("preferences") == {
        "format": f"`{preferences.FORMAT}`",
        "version": str(preferences.VERSION),
        "largest file": size(preferences.MOST_BYTES),
    }
    assert list(preferences.STEPS) == [0], "every older version has a section of its own"
    assert f"`{saving.OLD_FILE}`" in PAGE.section("version-0").text


def test_all_keys_of_the_preferences_stand_there() -> None:
    keys = [row.key for row in catalogue.ROWS]
    assert set(KEYS) == {*keys, *(key for group in catalogue.GROUPS for key in group.keys)}
    assert len(set(keys)) == len(keys)
    draft = Draft.of("elevator", 5, {"hook": "on"})
    assert set(catalogue.STAGED_RULES.names) == {
        "option.KEY" if name.startswith("option.") else name for name in draft.as_texts()
    }


@pytest.mark.parametrize("row", catalogue.ROWS, ids=lambda row: row.key)
def test_a_preference_stands_there_with_its_default_and_its_values(row: Preference[Any]) -> None:
    told = codes(KEYS[row.key])
    if row.values:
        assert told == [row.default, *(value for value in row.values if value != row.default)]
    elif isinstance(row.default, str):
        assert not row.default or told[0] == row.default


def test_ranges_of_preferences_stand_there() -> None:
    least, most = PAUSE_RANGE
    assert KEYS["table/pause"].endswith(f"milliseconds from {least} to {most}")
    assert KEYS["table/volume"].endswith(f"0 to {catalogue.LOUDEST}")
    assert KEYS["steps/next"] == f"0 to {COUNT}"
    assert KEYS["players/name"] == f"at most {catalogue.LONGEST_NAME} characters"
    assert KEYS["players/avatar"] == f"a number, 0 to {catalogue.AVATARS - 1}"
    assert KEYS["rules/seats"] == f"2 to {MOST_SEATS}"


def test_opponents_and_commands_stand_there() -> None:
    told = by_field("preferences")
    usual = players.usual_players()[0]
    assert {key: row["type"] for key, row in told.items()} == {
        each: TYPES[type(getattr(usual, each))] for each in usual.__struct_fields__
    }
    assert codes(told["level"]["what it holds"]) == list(bots.OFFERED)
    assert codes(told["style"]["what it holds"]) == list(bots.STYLES)
    assert told["who"]["what it holds"].startswith(f"0 to {players.OPPONENTS - 1}:")
    text = PAGE.section("preferences").text
    (commands,) = [each for each in text.split("\n\n") if each.startswith("The commands")]
    assert codes(commands)[1:] == [command.id for command in COMMANDS.with_keys]


# Databases, logs, locks and tables


def told_of(anchor: str) -> set[str]:
    """Return the tables of a database that stand below a heading, before the next database."""
    anchors = list(PAGE.anchors)
    found = set()
    for each in anchors[anchors.index(anchor) + 1 :]:
        if not each.startswith("table-"):
            break
        found.add(each.removeprefix("table-"))
    return found


@pytest.mark.parametrize(
    ("anchor", "mark", "steps", "letters"),
    [
        ("statistics", statistics.MARK, statistics.STEPS, "FWST"),
        ("verdicts", verdicts.MARK, verdicts.STEPS, "FWVC"),
    ],
)
def test_a_database_has_the_tables_of_the_page(
    anchor: str, mark: int, steps: Sequence[Step], letters: str
) -> None:
    assert facts(anchor) == {
        "application_id": f"{mark:#010x}, the letters {letters}".replace("0X", "0x"),
        "user_version": str(len(steps)),
    }
    assert mark.to_bytes(4, "big") == letters.encode()
    with closing(sqlite3.connect(":memory:")) as connection:
        for step in steps:
            step(connection)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = {name for (name,) in names}
        assert tables == told_of(anchor)
        for name in tables:
            columns = list(connection.execute(f"PRAGMA table_info({name})"))
            found = [
                (code(row["column"]), row["type"], row["empty"])
                for row in PAGE.rows(f"table-{name}")
            ]
            assert found == [
                (column, kind, "no" if not_null else "yes")
                for _, column, kind, not_null, _, _ in columns
            ]
            keys = [column for _, column, *_, key in sorted(columns, key=lambda c: c[5]) if key]
            sentence = PAGE.section(f"table-{name}").text.replace("\n", " ")
            named = codes(sentence.partition("primary key is")[2].partition(".")[0])
            assert named[: len(keys)] == keys


def test_the_library_is_as_the_page_says(tmp_path: Path) -> None:
    told = facts("the-library")
    letters = library.MARK.to_bytes(4, "big").decode()
    assert told == {
        "application_id": f"0x{library.MARK:X}, the letters {letters}",
        "user_version": str(len(library.STEPS)),
    }
    note = library_entry.LibraryNote(datetime(2026, 5, 3, tzinfo=UTC), "x").field()
    assert list(note) == list(by_field("the-library"))
    assert f"`{library_entry.FIELD}`" in PAGE.section("the-library").text
    assert f"`NAME{identity.MATCH_SUFFIX}{library.DELETED}`" in PAGE.section("the-library").text
    store = library.MatchLibrary(tmp_path)
    store.keep(SAVED, library_entry.LibraryNote(datetime(2026, 5, 3, 12, tzinfo=UTC)))
    names = {"match", "gone"}
    assert names == set(store.database.read(_tables, set()))


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE sql > ''")}


def test_the_facts_of_log_and_crash_file() -> None:
    assert facts("log-and-crash-files") == {
        "log": f"`{log.LOG_FILE}`",
        "largest log": size(log.MOST_LOG_BYTES),
        "older logs": str(log.OLDER),
        "crash file": f"`{crash_file.CRASH_FILE}`",
        "largest crash file": size(crash_file.MOST_CRASH_BYTES),
    }


def test_a_lock_holds_what_the_page_says(tmp_path: Path) -> None:
    lock = lock_of(tmp_path, match_lock.FIRST)
    assert lock.take()
    held = json.loads(lock.path.read_text(encoding="ascii"))
    lock.unlock()
    assert held == {"process": os.getpid(), "computer": COMPUTER}
    told = codes(PAGE.section("locks-and-calls").text.split("\n\n")[0])
    assert told == ["NAME.lock", "NAME.json", *held]


def test_the_tables_have_the_heads_of_the_page() -> None:
    text = PAGE.section("tables").text.split("\n\n")
    scores = next(each for each in text if each.startswith("`scores.csv`"))
    record = next(each for each in text if each.startswith("`statistics.csv`"))
    assert codes(record)[1:] == list(HEADS)
    source = ast.parse(Path(model.__file__).read_text(encoding="utf-8"))
    lists = [
        [item.value for item in node.elts if isinstance(item, ast.Constant)]
        for node in ast.walk(source)
        if isinstance(node, ast.List)
    ]
    assert codes(scores)[1:] in lists
