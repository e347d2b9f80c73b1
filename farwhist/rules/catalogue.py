"""All games and presets, and the way from a name to a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from farwhist.rules.exact_bid.build import build
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.games import elevator, oh_hell, romanian
from farwhist.rules.games.preset import Preset
from farwhist.rules.options import OptionTable, Refusal, RulesError
from farwhist.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its options and the presets that set them; the first is the plain game."""

    id: str
    name: str
    options: OptionTable
    presets: tuple[Preset, ...]


GAMES: Final = {
    module.ID: Game(module.ID, module.NAME, OPTIONS, module.PRESETS)
    for module in (elevator, oh_hell, romanian)
}
PRESETS: Final = {preset.id: preset for game in GAMES.values() for preset in game.presets}
DEFAULT_PRESET: Final = elevator.ID


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
    return build(preset_id, seats, changes or {}, preset.texts(seats))
