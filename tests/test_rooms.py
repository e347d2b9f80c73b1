"""Nothing outside `rules/games` names a game, and no phase knows what only another game uses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import farwhist
from farwhist.rules.catalogue import GAMES, PRESETS

PACKAGE = Path(farwhist.__file__).parent
PHASES = PACKAGE / "rules" / "phases"
SHARED = {"dealing", "tricks"}
"""Phases that any game may build on."""

NAMES = {game.name for game in GAMES.values()} | {preset.name for preset in PRESETS.values()}
IDS = set(GAMES) | set(PRESETS)
ALSO_A_CARD = {"Wizard", "wizard"}
"""Named after a card: in a sentence the card is meant, as a whole text the game."""
CARD_WORDS = {"report.py", "ui/card_names.py"}
"""Modules that list the words for cards."""


def files() -> list[Path]:
    """Return all modules but the games, and the deck: a palette of cards is called classic too."""
    rooms = (PACKAGE / "rules" / "games", PACKAGE / "ui" / "deck")
    return [
        path for path in sorted(PACKAGE.rglob("*.py")) if not any(map(path.is_relative_to, rooms))
    ]


def module(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def spoken(tree: ast.Module) -> Iterator[str]:
    """Yield every string and name of a module, but no docstring: those may say what is meant."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        for field in ("id", "attr", "arg", "name", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield word


def games_named_in(text: str) -> set[str]:
    """Return the games and presets that a piece of code names, among strings and names."""
    found = set()
    for word in spoken(ast.parse(text)):
        found |= {name for name in NAMES - ALSO_A_CARD if name in word}
        parts = re.split(r"[^A-Za-z0-9_]+", word)
        found |= (IDS - ALSO_A_CARD) & {*parts}
        found |= (NAMES | IDS) & {word}
    return found


@pytest.mark.parametrize("path", files(), ids=module)
def test_no_game_is_named_outside_the_games(path: Path) -> None:
    named = games_named_in(path.read_text(encoding="utf-8"))
    allowed = set(GAMES) if module(path) == "rules/catalogue.py" else set()
    assert named <= (allowed | (ALSO_A_CARD if module(path) in CARD_WORDS else set()))


def test_the_catalogue_names_games_only_to_import_and_list_them() -> None:
    text = (PACKAGE / "rules" / "catalogue.py").read_text(encoding="utf-8")
    strings = [
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert not IDS & set(strings)
    assert games_named_in(text) == set(GAMES)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('if game == "bastard":\n    pass', {"bastard"}),
        ("from farwhist.rules.games import classic", {"classic"}),
        ('NAME = "A hand of Bid Whist"', {"Bid Whist"}),
        ('"""Source: Bid Whist."""', set()),
        ('KEY = "CLASSIC10"', set()),
        ('if game == "wizard":\n    pass', {"wizard"}),
        ("from farwhist.rules.games import wizard", {"wizard"}),
        ('TEXT = "The first wizard takes the trick."', set()),
    ],
)
def test_the_search_finds_what_it_should(text: str, named: set[str]) -> None:
    assert games_named_in(text) == named


def imports(path: Path) -> set[str]:
    """Return the modules that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found


def phases() -> list[Path]:
    return [path for path in sorted(PHASES.glob("*.py")) if path.stem != "__init__"]


@pytest.mark.parametrize("path", phases(), ids=lambda path: path.stem)
def test_a_phase_knows_no_game_and_of_other_phases_only_the_shared_ones(path: Path) -> None:
    known = imports(path)
    assert not any(name.startswith("farwhist.rules.games") for name in known)
    assert not any(name.startswith("farwhist.rules.catalogue") for name in known)
    others = {each.stem for each in phases()}
    used = {other for other in others if f"farwhist.rules.phases.{other}" in known}
    assert used <= SHARED - {path.stem}


def test_the_phases_that_are_looked_at_are_those_of_the_new_games() -> None:
    wanted = "elimination single_cards contracts joker_tricks side_scoring shedding"
    assert set(wanted.split()) <= {path.stem for path in phases()}


def test_the_engine_knows_no_rules() -> None:
    for path in sorted((PACKAGE / "engine").glob("*.py")):
        assert not any(name.startswith("farwhist.rules") for name in imports(path)), path.name
