"""What a game offers to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class Mode(Struct, frozen=True):
    """Option texts that are set together; `at_seats` are more for some numbers of players."""

    changes: Mapping[str, str]
    at_seats: Mapping[int, Mapping[str, str]] = field(default_factory=dict)

    def texts(self, seats: int) -> dict[str, str]:
        """Return the option texts that it sets for this many players."""
        return {**self.changes, **self.at_seats.get(seats, {})}


class Preset(Struct, frozen=True):
    """A game with options set, under a name.

    Args:
        id: its name in files and on the command line.
        game: the id of the game whose options it sets.
        name: an English name, translated where it is shown.
        about: one English sentence.
        changes: option texts that differ from the game's defaults.
        at_seats: more such texts for a certain number of players.
        least_seats, most_seats: for how many players it is offered.
        usual_seats: for how many it is meant first.
        emblem: the name of the picture of its own with which it is introduced, as a game is.
    """

    id: str
    game: str
    name: str
    about: str
    changes: Mapping[str, str] = field(default_factory=dict)
    at_seats: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    least_seats: int = 2
    most_seats: int = 8
    usual_seats: int = 4
    emblem: str = ""

    def texts(self, seats: int) -> dict[str, str]:
        """Return the option texts that it sets for this many players."""
        return {**self.changes, **self.at_seats.get(seats, {})}
