"""docs/rules.md says what the program does; the pages and what cites them fit together."""

import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.games.preset import Preset
from farwhist.rules.options import Option, OptionTable
from farwhist.rules.scoring.example import case_of
from farwhist.rules.scoring.parts import triangular
from farwhist.rules.scoring.record import FACTORS, MADE, PRESENT
from farwhist.rules.scoring.schemes import COLUMNS, SCHEMES, SIZE, Formula, Row
from farwhist.rules.sequences import TWISTS
from tests.helpers.page import DOCS, Page, code, codes

ROOT = DOCS.parent
RULES = Page("rules.md")
PAGES = {
    path.relative_to(DOCS).as_posix(): Page(path.relative_to(DOCS).as_posix())
    for path in DOCS.rglob("*.md")
}

OPTION_SECTIONS = {
    "elevator": "options-of-the-exact-bid-games",
    "knockout": "knock-out-whist",
    "classic": "classic-whist",
    "bid_whist": "bid-whist",
    "minnesota": "minnesota-whist",
    "solo_whist": "solo-whist",
    "spades": "spades",
    "call_break": "call-break",
    "german_whist": "german-whist",
    "bastard": "bastard",
}
"""One game of each table of options, and where its options stand."""

AIMS = {
    "exact": "take exactly what they bid",
    "most": "take tricks",
    "sides": "take tricks in pairs",
    "alone": "take tricks alone",
    "shed": "shed cards",
}


# Games, presets and options


def test_all_games_stand_there() -> None:
    found = [(code(row["game"]), row["name"], row["players try to"]) for row in RULES.rows("games")]
    assert found == [(game.id, game.name, AIMS[game.kind.counted_as]) for game in GAMES.values()]


def players(preset: Preset) -> str:
    least, most = preset.least_seats, preset.most_seats
    return str(least) if least == most else f"{least}..{most}"


def sets(preset: Preset) -> str:
    def told(changes: Any) -> str:
        return ", ".join(f"`{key}={text}`" for key, text in changes.items())

    more = [f"; with {seats} players {told(own)}" for seats, own in preset.at_seats.items()]
    return (told(preset.changes) or "nothing") + "".join(more)


def test_all_presets_stand_there_with_what_they_set() -> None:
    found = [
        (code(row["preset"]), row["name"], code(row["game"]), row["players"], row["what it sets"])
        for row in RULES.rows("presets")
    ]
    assert found == [
        (each.id, each.name, each.game, players(each), sets(each)) for each in PRESETS.values()
    ]
    for each in PRESETS.values():
        assert each.usual_seats == min(max(4, each.least_seats), each.most_seats)


def test_every_table_of_options_has_a_section() -> None:
    tables: list[OptionTable] = []
    for game in GAMES.values():
        if game.options not in tables:
            tables.append(game.options)
    assert [GAMES[game].options for game in OPTION_SECTIONS] == tables


def values(option: Option) -> str:
    """Return the cell that tells the legal values of an option, the default first."""
    if option.key == "scoring":
        first, *rest = option.texts
        assert [first, *rest] == list(SCHEMES)
        link = "[scheme](#scoring-schemes)"
        return f"`{first}`, any other {link}, or a [record](#a-scheme-of-your-own)"
    if option.values:
        return ", ".join(f"`{text}`" for text in option.texts)
    default = f"`{option.write(option.default)}`"
    return f"{default}, {option.bounds[0]}..{option.bounds[1]}" if option.bounds else default


@pytest.mark.parametrize("game", OPTION_SECTIONS)
def test_all_options_stand_there_with_their_values(game: str) -> None:
    rows = RULES.rows_below(OPTION_SECTIONS[game], "option")
    found = [(code(row["option"]), row["values"]) for row in rows]
    assert found == [(option.key, values(option)) for option in GAMES[game].options]
    for option in GAMES[game].options:
        assert option.default == (option.values or (option.default,))[0]
    assert all(row["what it does"] and row["source"] for row in rows)


def test_no_option_stands_anywhere_else() -> None:
    counted = sum(len(list(GAMES[game].options)) for game in OPTION_SECTIONS)
    assert len([row for row in RULES.all_rows() if "option" in row]) == counted


def test_the_short_forms_are_those_that_are_taken() -> None:
    wanted = {}
    for option in GAMES["elevator"].options:
        for alias, stands_for in option.also.items():
            wanted[f"{option.key}={alias}"] = {f"{k}={v}" for k, v in stands_for.items()}
        for name, owner in option.arguments.items():
            text = next(each for each in option.texts if each.lower() == name)
            wanted[f"{option.key}={text}(...)"] = {f"{option.key}={text}", owner}
    rows = RULES.rows("short-forms")
    assert {code(row["written"]): set(codes(row["stands for"])) for row in rows} == wanted
    assert not any(
        option.also or option.arguments
        for game in OPTION_SECTIONS
        if game != "elevator"
        for option in GAMES[game].options
    )


def test_all_sequences_stand_there_with_their_length() -> None:
    option = GAMES["elevator"].options.options["sequence"]
    found = {
        code(row["sequence"]): int(row["deals of 4 players"])
        for row in RULES.rows("deal-sequences")
    }
    assert list(found) == list(option.texts)
    for name, deals in found.items():
        pack = "8N" if name.startswith("ROM") else "52"
        assert ruleset("elevator", 4, {"sequence": name, "pack": pack}).deal_count == deals, name


def test_all_twists_and_ways_to_find_trump_stand_there() -> None:
    assert [code(row["letter"]) for row in RULES.rows("twists")] == list(TWISTS)
    options = GAMES["elevator"].options.options
    ways = [*options["trump"].texts, *options["full_pack_trump"].texts]
    found = [code(row["way"]) for row in RULES.rows("ways-to-find-trump")]
    assert sorted(found) == sorted(set(ways))


# Scoring


def shown(points: float) -> str:
    return str(points).replace("-", "−")


def worked(row: Row) -> str:
    return ", ".join(map(shown, row.examples))


EXAMPLES = ", ".join(f"{bid}/{taken}" for bid, taken in COLUMNS)
BY_RECORD = RULES.rows("scoring-schemes", 0)
BY_RULE = RULES.rows("scoring-schemes", 1)


def test_all_schemes_stand_there_once() -> None:
    found = [code(row["scheme"]) for row in (*BY_RECORD, *BY_RULE)]
    assert sorted(found) == sorted(SCHEMES)
    formulas = [row.id for row in SCHEMES.values() if isinstance(row.scheme, Formula)]
    assert [code(row["scheme"]) for row in BY_RULE] == formulas
    assert found[0] == next(iter(SCHEMES)), "the default comes first"


@pytest.mark.parametrize("told", [*BY_RECORD, *BY_RULE], ids=lambda told: told["scheme"])
def test_a_scheme_is_told_as_it_is(told: dict[str, str]) -> None:
    row = SCHEMES[code(told["scheme"])]
    assert (told["name"], told[EXAMPLES]) == (row.name, worked(row))
    if isinstance(row.scheme, Formula):
        assert told["what it pays"] == row.scheme.sentence
    else:
        assert code(told["record"]) == row.scheme.text


Names = dict[str, Any]


def pays(cell: str) -> Callable[[Names], float]:
    """Return the formula of a cell as a function of n, N, P, b, t and d."""
    signs = {"−": "-", "×": "*", "²": "**2", " = ": " == "}
    *cases, last = cell.split("; ")
    for sign, python in signs.items():
        cases = [each.replace(sign, python) for each in cases]
        last = last.replace(sign, python)
    functions: Names = {"T": triangular, "max": max}

    def value(names: Names) -> float:
        for each in cases:
            condition, _, worth = each.partition(": ")
            if eval(condition, functions, names):
                return float(eval(worth, functions, names))
        return float(eval(last, functions, names))

    return value


@pytest.mark.parametrize("told", BY_RECORD, ids=lambda told: told["scheme"])
def test_the_formulas_pay_what_the_scheme_pays(told: dict[str, str]) -> None:
    scheme = SCHEMES[code(told["scheme"])].scheme
    made, missed = pays(told["made"]), pays(told["missed"])
    for n in (1, 2, SIZE, 9):
        for b in range(n + 1):
            for t in range(n + 1):
                names = {"n": n, "N": 4, "P": 13, "b": b, "t": t, "d": abs(t - b)}
                found = scheme.points(case_of(b, t, size=n), 0)
                assert found == (made if b == t else missed)(names), names


def test_all_coefficients_of_a_record_stand_there() -> None:
    found = {code(row["coefficient"]) for row in RULES.rows("a-scheme-of-your-own")}
    assert found == {*MADE, *PRESENT, "Tk", "low", *(f"X{factor}" for factor in FACTORS)}


# Sources and citations


def test_every_source_is_listed_and_every_listed_source_is_cited() -> None:
    listed = [row["source"] for row in RULES.rows("sources")]
    assert listed == sorted(listed, key=str.casefold) and len(set(listed)) == len(listed)
    others = [row for row in RULES.all_rows() if row not in RULES.rows("sources")]
    cited = {name for row in others if "source" in row for name in row["source"].split(", ")}
    assert cited == {*listed, "own"}


def test_the_rulings_that_tests_name_stand_there() -> None:
    named: set[int] = set()
    for path in (ROOT / "tests" / "rules").glob("test_bastard*.py"):
        named |= {int(n) for n in re.findall(r"ruling_(\d+)", path.read_text(encoding="utf-8"))}
    found = [int(row["ruling"]) for row in RULES.rows("rulings-of-bastard")]
    assert found == list(range(1, 28)) and named <= set(found)


@pytest.mark.parametrize("name", [*PAGES, "../CONTRIBUTING.md", "../README.md"])
def test_links_of_the_pages_lead_somewhere(name: str) -> None:
    source = DOCS / name
    for link in Page(name).links:
        target, _, anchor = link.partition("#")
        if target.startswith("http") or target.endswith("../releases"):
            continue  # the latter as the host of the repository shows the page
        path = (source.parent / target).resolve() if target else source
        assert path.exists(), link
        if path.suffix == ".md":
            assert not anchor or anchor in Page(os.path.relpath(path, DOCS)).anchors, link


def test_what_others_are_shown_on_the_web_is_there() -> None:
    shown = {
        found
        for folder in ("farwhist", "packaging")
        for path in (ROOT / folder).rglob("*.py")
        for found in re.findall(
            r'addresses\.text\("([\w/-]+\.md)(?:#([\w-]+))?"', path.read_text("utf-8")
        )
    }
    assert ("CONTRIBUTING.md", "a-new-language") in shown
    for name, anchor in shown:
        assert not anchor or anchor in Page(f"../{name}").anchors, (name, anchor)


def test_what_the_code_cites_is_there() -> None:
    cited = set()
    for folder in ("farwhist", "tests", "packaging"):
        for path in (ROOT / folder).rglob("*.py"):
            cited |= set(re.findall(r"docs/([\w/-]+\.md)(?:#([\w-]+))?", path.read_text("utf-8")))
    lost = [
        (name, anchor)
        for name, anchor in cited
        if name not in PAGES or (anchor and anchor not in PAGES[name].anchors)
    ]
    assert lost == []
    assert len([anchor for name, anchor in cited if name == "rules.md"]) > 10
