"""Every duration of the table, in milliseconds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from farwhist.rules.numbers import whole
from farwhist.values import dataclass


@dataclass(frozen=True, slots=True)
class Speeds:
    """One speed. A range is the least and the most of a random wait.

    `stagger` is the wait between two dealt cards, and `deal` the most that all of them take.
    `tally` is how long the points of one player are counted up, `row` the wait between two
    players, `swap` what follows where players change places, `rise` the steps of the podium.
    `party` is the celebration at the end of a match; at 0 it stands still. `rest_cut` is how long
    input rests after a motion was cut short, `rest_end` how long at the end of a deal or a match,
    before a button leads on.
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
    riffle: int = 0
    chip: int = 0
    badge: int = 0
    pop: int = 0
    ring: int = 0
    party: int = 0
    panel_open: int = 0
    panel_close: int = 0
    tally: int = 0
    row: int = 0
    swap: int = 0
    fade: int = 0
    rise: int = 0
    rest_cut: int = 0
    rest_end: int = 0


_RESTS: Final = {"rest_cut": 280, "rest_end": 600}
"""The same at every speed: they are a matter of the hand, not of taste."""

SPEEDS: Final = {
    "slow": Speeds(
        380, 90, 2100, 320, 600, (500, 1100), 500, 520, 1400, (900, 900),
        380, 380, 300, 200, 300, 110, 90, 180,
        500, 160, 160, 260, 900, 2500,
        200, 140, 900, 120, 500, 120, 500, **_RESTS,
    ),
    "normal": Speeds(
        260, 60, 1400, 220, 420, (250, 600), 350, 360, 900, (350, 450),
        260, 200, 200, 120, 220, 110, 90, 160,
        300, 160, 160, 180, 600, 2500,
        180, 120, 500, 120, 300, 120, 500, **_RESTS,
    ),
    "fast": Speeds(
        160, 30, 700, 140, 240, (100, 200), 150, 220, 450, (150, 150),
        150, 140, 120, 80, 140, 80, 70, 120,
        0, 160, 160, 120, 300, 1500,
        120, 90, 250, 60, 180, 120, 300, **_RESTS,
    ),
    "instant": Speeds(
        0, 0, 0, 0, 0, (0, 0), 0, 0, 350, (0, 0),
        0, 0, 0, 0, 0, 0, 0, 0, **_RESTS,
    ),
}  # fmt: skip
"""The player's choices by key."""

NO_TIME: Final = Speeds(0, 0, 0, 0, 0, (0, 0), 0, 0, 0, (0, 0), 0, 0, 0, 0, 0, 0, 0, 0)
"""Everything at once, without a rest: for tests and for a match that plays itself."""

PAUSES: Final[dict[str, int | None]] = {
    "instant": 350,
    "short": 450,
    "normal": 900,
    "long": 1800,
    "click": None,
}
"""How long a complete trick stays on the table; None waits for a click."""


PAUSE_RANGE: Final = (300, 5000)
"""The pauses that the slider offers."""


def pause_of(key: str) -> int | None:
    """Return the pause that a setting means: a key of `PAUSES` or milliseconds within the range."""
    if key.isdecimal():
        least, most = PAUSE_RANGE
        pause = whole(key, most)
        return most if pause is None else max(pause, least)
    return PAUSES.get(key, PAUSES["normal"])


MOTIONS: Final = ("full", "reduced", "none")
"""How much may move."""

FADE: Final = 120
"""The longest that anything takes under reduced motion."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What decides how long things take: motion, and the pause for the eye.

    Without `travel` nothing crosses the table: a card fades out here and in there.
    """

    speeds: Speeds = SPEEDS["normal"]
    pause: int | None = 900
    travel: bool = True

    def moving(self, motion: str) -> Pace:
        """Return this pace with as much motion as `MOTIONS` says; all pauses stay."""
        if motion == "full":
            return self
        longest = FADE if motion == "reduced" else 0
        less: dict[str, Any] = {n: min(getattr(self.speeds, n), longest) for n in _MOVING}
        less |= dict.fromkeys(_STILL, 0)
        return replace(self, speeds=replace(self.speeds, **less), travel=False)

    def faster(self, times: int) -> Pace:
        """Return this pace with waits for nobody's click; the clock itself goes `times` as fast."""
        pause = 350 * times if self.pause is None else min(self.pause, 350 * times)
        return replace(self, pause=pause)


_MOVING: Final = (
    "flight", "sort", "turn_up", "reveal_flip", "play", "own_play", "cue", "gather", "collect",
    "shake", "chip", "panel_open", "panel_close", "fade",
)  # fmt: skip
_STILL: Final = (
    "stagger", "deal", "riffle", "badge", "pop", "ring", "party", "lift", "lower",
    "tally", "row", "swap", "rise",
)  # fmt: skip
