"""All games and presets, and the way from a name to a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Final, Protocol, TypeVar, cast

from msgspec import Struct

from farwhist.rules.games import NAMES
from farwhist.rules.games.preset import Mode, Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, Refusal, RulesError
from farwhist.rules.ruleset import Ruleset

Builder = Callable[[str, int, Mapping[str, str], Mapping[str, str]], Ruleset]
"""From an id, the seats, a player's option texts and a preset's option texts to a ruleset."""


class Game(Struct, frozen=True):
    """A game: its options, the presets that set them, the plain game first, and its rules.

    `kind` is that of its rulesets, but for the scoring schemes in which the lowest total wins.
    `emblem` is the name of the picture that stands for it.
    """

    id: str
    name: str
    kind: GameKind
    options: OptionTable
    presets: tuple[Preset, ...]
    build: Builder
    emblem: str


class _Module(Protocol):
    """What the module of a game offers."""

    ID: str
    NAME: str
    KIND: GameKind
    OPTIONS: OptionTable
    EMBLEM: str

    @property
    def PRESETS(self) -> tuple[Preset, ...]: ...

    @property
    def build(self) -> Builder: ...


def _games() -> Iterator[tuple[str, Game]]:
    # Nobody need wait until all the others are read.
    for name in NAMES:
        yield _entry(cast(_Module, import_module(f"farwhist.rules.games.{name}")))


def _entry(module: _Module) -> tuple[str, Game]:
    return module.ID, Game(
        module.ID,
        module.NAME,
        module.KIND,
        module.OPTIONS,
        module.PRESETS,
        module.build,
        module.EMBLEM,
    )


T = TypeVar("T")


class Catalogue(Mapping[str, T]):
    """A mapping in the order of `items`, which are taken only as far as somebody looks."""

    def __init__(self, items: Iterator[tuple[str, T]]) -> None:
        self._items = items
        self._read: dict[str, T] = {}
        self._order: list[str] = []

    def __getitem__(self, key: str) -> T:
        while key not in self._read:
            if not self._read_on():
                raise KeyError(key)
        return self._read[key]

    def __iter__(self) -> Iterator[str]:
        number = 0
        while number < len(self._order) or self._read_on():
            yield self._order[number]
            number += 1

    def __len__(self) -> int:
        while self._read_on():
            pass
        return len(self._read)

    def _read_on(self) -> bool:
        for key, value in self._items:
            self._read[key] = value
            self._order.append(key)
            return True
        return False


GAMES: Final = Catalogue(_games())
PRESETS: Final = Catalogue(
    (preset.id, preset) for game in GAMES.values() for preset in game.presets
)


def default_preset() -> str:
    """Return the preset that is played when nobody has chosen one."""
    return next(iter(PRESETS))


def mode() -> Mode:
    """Return what one switch sets in the games that have all these options."""
    from farwhist.rules.games import romanian

    return romanian.MODE


def ruleset(preset_id: str, seats: int, changes: Mapping[str, str] | None = None) -> Ruleset:
    """Return the ruleset of a preset for so many players, with some options changed.

    Args:
        preset_id: a key of `PRESETS`; every game's id is one.
        seats: how many players.
        changes: option texts, as on the command line or in a saved file.

    Raises:
        KeyError: there is no such preset.
        RulesError: it cannot be played so; the refusals say what to change.
    """
    preset = PRESETS[preset_id]
    if not preset.least_seats <= seats <= preset.most_seats:
        facts: dict[str, object] = {
            "players": seats,
            "least": preset.least_seats,
            "most": preset.most_seats,
        }
        raise RulesError(Refusal("seats", facts))
    game = GAMES[preset.game]
    return game.build(preset_id, seats, changes or {}, preset.texts(seats))
