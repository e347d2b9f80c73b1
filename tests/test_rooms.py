"""Nothing outside `rules/games` names a game, no phase knows what only another game uses.

And nobody but the rules finds out what kind of game it is.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec
import pytest

import farwhist
from farwhist.engine.cards import Suit
from farwhist.rules import games
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.kind import GameKind

PACKAGE = Path(farwhist.__file__).parent
PHASES = PACKAGE / "rules" / "phases"
SHARED = {"dealing", "tricks"}
"""Phases that any game may build on."""

NAMES = {game.name for game in GAMES.values()} | {preset.name for preset in PRESETS.values()}
IDS = set(GAMES) | set(PRESETS)
ALSO_CARDS = {word for suit in Suit for word in (suit.name.lower(), suit.name.title())}
ALSO_CARDS |= {"Wizard", "wizard"}
"""Games that are called like cards: they are meant where something depends on the word."""


def files() -> list[Path]:
    """Return all modules but the games, and where a palette of cards is called classic too."""
    palettes = (PACKAGE / "ui" / "deck", PACKAGE / "ui" / "settings" / "catalogue.py")
    rooms = (PACKAGE / "rules" / "games", *palettes)
    return [
        path for path in sorted(PACKAGE.rglob("*.py")) if not any(map(path.is_relative_to, rooms))
    ]


def module(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


WORDS = frozenset({"id", "attr", "arg", "name", "module"})
"""The fields of a node that hold a word of the program."""


def spoken(tree: ast.Module) -> Iterator[str]:
    """Yield every string and name of a module, but no docstring: those may say what is meant."""
    docs = {
        id(node.value)
        for node in nodes(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        for field in WORDS.intersection(node._fields):
            word = getattr(node, field)
            if isinstance(word, str):
                yield word


def chosen_by(tree: ast.Module) -> Iterator[str]:
    """Yield every string that is compared or looked up, and what is imported from the games."""
    for node in nodes(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                parts = [left, *others]
            case ast.Subscript(slice=ast.Constant() as part) | ast.MatchValue(value=part):
                parts = [part]
            case ast.ImportFrom(module="farwhist.rules.games", names=names):
                yield from (each.name for each in names)
                continue
            case _:
                continue
        for each in (inner for part in parts for inner in ast.walk(part)):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.value


@lru_cache(maxsize=2)
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=2)
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a tree but those that only say whether a name is read or written."""
    return tuple(each for each in ast.walk(tree) if not isinstance(each, ast.expr_context))


def games_named_in(tree: ast.Module) -> set[str]:
    """Return the games and presets that a piece of code names, among strings and names.

    A game that is called like cards is named where something depends on the word.
    """
    found = set[str]().union(*map(named_by, set(spoken(tree))))
    return found | (IDS & ALSO_CARDS).intersection(chosen_by(tree))


@cache
def named_by(word: str) -> frozenset[str]:
    parts = {*re.split(r"[^A-Za-z0-9_]+", word), word}
    return frozenset(
        {name for name in NAMES - ALSO_CARDS if name in word} | (IDS & parts - ALSO_CARDS)
    )


def test_the_catalogue_names_no_game_but_the_one_that_has_a_mode() -> None:
    tree = tree_of(PACKAGE / "rules" / "catalogue.py")
    strings = [
        node.value
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert not IDS & set(strings)
    assert games_named_in(tree) == {"romanian"}, "that of the mode, and no other"


def test_the_list_of_games_has_the_ids_of_the_modules() -> None:
    assert list(games.NAMES) == list(GAMES)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('if game == "bastard":\n    pass', {"bastard"}),
        ("from farwhist.rules.games import classic", {"classic"}),
        ('NAME = "A hand of Bid Whist"', {"Bid Whist"}),
        ('"""Source: Bid Whist."""', set()),
        ('KEY = "CLASSIC10"', set()),
        ('if game == "spades":\n    pass', {"spades"}),
        ('if game in ("hearts", "spades"):\n    pass', {"spades"}),
        ('told = WORDS["spades"]', {"spades"}),
        ('Key = Literal["spades", "hearts"]', set()),
        ("from farwhist.rules.games import spades", {"spades"}),
        ('SUITS = {Suit.SPADES: "spades", "Spades": counts.spades}', set()),
        ('if game == "wizard":\n    pass', {"wizard"}),
        ("from farwhist.rules.games import wizard", {"wizard"}),
        ('TEXT = "The first wizard takes the trick."', set()),
    ],
)
def test_the_search_finds_what_it_should(text: str, named: set[str]) -> None:
    assert games_named_in(ast.parse(text)) == named


def imports(path: Path) -> set[str]:
    """Return the modules that a file imports from."""
    found = set()
    for node in nodes(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found


def phases() -> list[Path]:
    return [path for path in sorted(PHASES.glob("*.py")) if path.stem != "__init__"]


def test_a_phase_knows_no_game_and_of_other_phases_only_the_shared_ones() -> None:
    stems = {path.stem for path in phases()}
    for path in phases():
        known = imports(path)
        games = ("farwhist.rules.games", "farwhist.rules.catalogue")
        assert not any(name.startswith(games) for name in known), path.stem
        used = {other for other in stems if f"farwhist.rules.phases.{other}" in known}
        assert used <= SHARED - {path.stem}, path.stem


def test_the_phases_that_are_looked_at_are_those_of_the_new_games() -> None:
    wanted = "elimination single_cards contracts joker_tricks side_scoring shedding"
    assert set(wanted.split()) <= {path.stem for path in phases()}


def test_the_engine_knows_no_rules() -> None:
    for path in sorted((PACKAGE / "engine").glob("*.py")):
        assert not any(name.startswith("farwhist.rules") for name in imports(path)), path.name


# Whoever is not of the rules acts on what a game says of itself, by a table, and asks no further


def outsiders() -> list[Path]:
    rooms = PACKAGE / "rules"
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not path.is_relative_to(rooms)]


KEYS = {
    field.name for field in msgspec.structs.fields(GameKind) if field.type not in ("bool", bool)
} | {"aim"}
"""What a game answers in words, and how that was called once."""

PHASE_CLASSES = {
    node.name
    for path in (*PHASES.glob("*.py"), PACKAGE / "rules" / "prepared.py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.ClassDef)
}


def last_name(node: ast.AST) -> str:
    """Return `plate` for `plate`, `kind.plate` and `scores.kind.plate`."""
    name = node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
    return str(name).lstrip("_")


def texts_in(node: ast.AST) -> bool:
    found = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return any(isinstance(each, str) for each in found)


def asked_by_word(tree: ast.AST) -> Iterator[str]:
    """Yield where a key of a game's kind is compared with a text."""
    for node in nodes(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(last_name(side) in KEYS for side in sides) and any(map(texts_in, sides)):
                yield ast.unparse(node)
        elif isinstance(node, ast.Match) and last_name(node.subject) in KEYS:
            yield f"match {ast.unparse(node.subject)}"


def asked_by_book(tree: ast.AST) -> Iterator[str]:
    """Yield where it is asked whether there is a book."""
    for node in nodes(tree):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare) and any(
            isinstance(side, ast.Constant) and side.value is None for side in node.comparators
        ):
            asked = [node.left]
        elif isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
            asked = [node.test]
        elif isinstance(node, ast.BoolOp):
            asked = node.values
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            asked = [node.operand]
        if any(last_name(each) == "book" for each in asked):
            yield ast.unparse(node).partition("\n")[0]


def asked_by_phase(tree: ast.AST) -> Iterator[str]:
    """Yield where it is asked of which type a phase is."""
    for node in nodes(tree):
        named: list[ast.AST] = []
        if isinstance(node, ast.Call) and last_name(node.func) in ("isinstance", "issubclass"):
            named = list(ast.walk(node.args[1]))
        elif isinstance(node, ast.Compare):
            named = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchClass):
            named = [node.cls]
        if any(last_name(each) in PHASE_CLASSES for each in named):
            yield ast.unparse(node)


def asked_by_options(tree: ast.AST) -> Iterator[str]:
    """Yield where it is asked whose options a game has."""
    for node in nodes(tree):
        sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        if any(last_name(side) == "OPTIONS" for side in sides):
            yield ast.unparse(node)


def asked_by_option(tree: ast.AST) -> Iterator[str]:
    """Yield where the value of one option of a ruleset is looked up; a table's rows may be."""
    for node in nodes(tree):
        looked: ast.expr | None = None
        if isinstance(node, ast.Subscript):
            looked = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            looked = node.func.value if node.func.attr == "get" else None
        whose = getattr(looked, "value", None)
        if last_name(looked or node) == "options" and last_name(whose or node).endswith(RULESETS):
            yield ast.unparse(node)


FILES, OUTSIDERS = frozenset(files()), frozenset(outsiders())

RULESETS = ("rules", "ruleset")
"""What variables are called that hold a ruleset."""

WAYS_OF_ASKING: dict[Callable[[ast.AST], Iterator[str]], set[str]] = {
    asked_by_word: KEYS,
    asked_by_book: {"book"},
    asked_by_phase: PHASE_CLASSES,
    asked_by_options: {"OPTIONS"},
    asked_by_option: {"options"},
}
"""With the words of which one stands in a module where it is asked that way."""


def test_no_module_names_a_game_or_finds_out_what_kind_it_is() -> None:
    found = []
    for path in sorted(FILES | OUTSIDERS):
        tree = tree_of(path)
        if path in FILES:
            allowed = set(GAMES) if module(path) == "rules/catalogue.py" else set()
            found += [(module(path), name) for name in games_named_in(tree) - allowed]
        if path in OUTSIDERS:
            source = path.read_text(encoding="utf-8")
            ways = [
                way for way, words in WAYS_OF_ASKING.items() if any(map(source.__contains__, words))
            ]
            found += [(module(path), asked) for way in ways for asked in way(tree)]
    assert found == []


def test_most_modules_are_looked_at() -> None:
    assert len(FILES) > 300 and len(OUTSIDERS) > 300


@pytest.mark.parametrize(
    ("way", "text"),
    [
        (asked_by_word, 'if rules.aim == "exact":\n    pass'),
        (asked_by_word, 'x = 1 if "sides" != self.kind.corner else 2'),
        (asked_by_word, 'if scores.kind.plate in ("bids", "calls"):\n    pass'),
        (asked_by_word, 'match kind.thinks:\n    case "tricks":\n        pass'),
        (asked_by_word, 'if counted_as == "most":\n    pass'),
        (asked_by_book, "if rules.book is None:\n    pass"),
        (asked_by_book, "x = scores.book is not None"),
        (asked_by_book, "if self._book:\n    pass"),
        (asked_by_book, "x = [1 if rules.book else 2]"),
        (asked_by_book, "x = not book"),
        (asked_by_book, "x = y or book"),
        (asked_by_book, "assert ruleset.book is not None"),
        (asked_by_phase, "x = next(p for p in phases if isinstance(p, Tricks))"),
        (asked_by_phase, "if isinstance(each, (Dealing, Opening)):\n    pass"),
        (asked_by_phase, "if isinstance(each, int | contracts.ContractAuction):\n    pass"),
        (asked_by_phase, "if type(phase) is SideScoring:\n    pass"),
        (asked_by_options, "own = draft.options is OPTIONS"),
        (asked_by_options, "if options.OPTIONS != self._draft.options:\n    pass"),
        (asked_by_option, 'x = rules.options["pack"]'),
        (asked_by_option, 'if self._ruleset.options.get("misere"):\n    pass'),
        (asked_by_phase, "match phase:\n    case Shedding():\n        pass"),
    ],
)
def test_each_way_of_asking_is_noticed(way: Callable[[ast.AST], Iterator[str]], text: str) -> None:
    tree = ast.parse(text)
    assert [each for each in WAYS_OF_ASKING if list(each(tree))] == [way]


@pytest.mark.parametrize(
    "text",
    [
        "if kind.exact and not kind.points:\n    pass",
        "panel = SUMMARIES[scores.kind.summary](theme)",
        "book = rules.bid_book",
        'row = draft.options.options["tours"]',
        "values = rules.options",
        'if key == "bids":\n    pass',
        "if isinstance(event, TrickTaken):\n    pass",
    ],
)
def test_what_may_be_asked_is_let_through(text: str) -> None:
    assert [found for way in WAYS_OF_ASKING for found in way(ast.parse(text))] == []


OWN_ROOMS = {"helpers", "packaging", "training"}
"""Folders of tests for what is not in the package, and what many tests share."""


def test_the_folders_of_the_tests_are_those_of_the_package() -> None:
    tests = Path(__file__).parent
    package = tests.parent / "farwhist"
    rooms = {each.parent.relative_to(package) for each in package.rglob("*.py")}
    tested = {each.parent.relative_to(tests) for each in tests.rglob("test_*.py")}
    assert {str(each) for each in tested - rooms} == OWN_ROOMS
