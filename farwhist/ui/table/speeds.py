"""Every duration of the table, in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Speeds:
    """One speed. A range is the least and the most of a random wait.

    `stagger` is the wait between two dealt cards, and `deal` the most that all of them take.
    """

    flight: int
    stagger: int
    deal: int
    sort: int
    turn_up: int
    ready: tuple[int, int]
    reveal_pause: int
    reveal_flip: int
    reveal_hold: int
    think: tuple[int, int]
    play: int
    own_play: int
    cue: int
    gather: int
    collect: int
    lift: int
    lower: int
    shake: int


SPEEDS: Final = {
    "slow": Speeds(
        380, 90, 2100, 320, 600, (500, 1100), 500, 520, 1400, (900, 900),
        380, 380, 300, 200, 300, 110, 90, 180,
    ),
    "normal": Speeds(
        260, 60, 1400, 220, 420, (250, 600), 350, 360, 900, (350, 450),
        260, 200, 200, 120, 220, 110, 90, 160,
    ),
    "fast": Speeds(
        160, 30, 700, 140, 240, (100, 200), 150, 220, 450, (150, 150),
        150, 140, 120, 80, 140, 80, 70, 120,
    ),
    "instant": Speeds(
        0, 0, 0, 0, 0, (0, 0), 0, 0, 350, (0, 0),
        0, 0, 0, 0, 0, 0, 0, 0,
    ),
}  # fmt: skip
"""The player's choices by key."""

NO_TIME: Final = Speeds(0, 0, 0, 0, 0, (0, 0), 0, 0, 0, (0, 0), 0, 0, 0, 0, 0, 0, 0, 0)
"""Everything at once: for tests and for a match that plays itself."""

PAUSES: Final[dict[str, int | None]] = {
    "instant": 350,
    "short": 450,
    "normal": 900,
    "long": 1800,
    "click": None,
}
"""How long a complete trick stays on the table; None waits for a click."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The two settings that decide how long things take: motion, and the pause for the eye."""

    speeds: Speeds = SPEEDS["normal"]
    pause: int | None = 900
