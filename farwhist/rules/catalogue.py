"""All games and presets, and the way from a name to a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from farwhist.rules.games import (
    bastard,
    bid_whist,
    classic,
    elevator,
    knockout,
    oh_hell,
    romanian,
)
from farwhist.rules.games.preset import Preset
from farwhist.rules.options import OptionTable, Refusal, RulesError
from farwhist.rules.ruleset import Ruleset

Builder = Callable[[str, int, Mapping[str, str], Mapping[str, str]], Ruleset]
"""From an id, the seats, a player's option texts and a preset's option texts to a ruleset."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its options, the presets that set them, the plain game first, and its rules.

    `aim` is that of its rulesets, `emblem` the name of the picture that stands for it.
    """

    id: str
    name: str
    aim: str
    options: OptionTable
    presets: tuple[Preset, ...]
    build: Builder
    emblem: str


GAMES: Final = {
    module.ID: Game(
        module.ID,
        module.NAME,
        module.AIM,
        module.OPTIONS,
        module.PRESETS,
        module.build,
        module.EMBLEM,
    )
    for module in (elevator, oh_hell, romanian, knockout, classic, bid_whist, bastard)
}
PRESETS: Final = {preset.id: preset for game in GAMES.values() for preset in game.presets}
DEFAULT_PRESET: Final = elevator.ID
MODE: Final = romanian.MODE
"""What one switch sets in the games that have all these options."""


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
