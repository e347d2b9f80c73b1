"""Every duration of the table, in milliseconds."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from farwhist.rules.numbers import whole


class Speeds(Struct, frozen=True):
    """One speed. A range is the least and the most of a random wait.

    `stagger` is the wait between two dealt cards, and `deal` the most that all of them take.
    `ready` is how long a seat thinks about a bid when all bid together, `call` in its turn, and
    `think` about a card. `tally` is how long points are counted up, `swap` how long players take to
    change places after that, `rise` how long one step of the podium takes, and `crown` what comes
    once they stand. `flash` is the light round the plate of who was exact, `glow_fade` its end,
    `fly` how long the points take to the score, `dim` how long a missed plate takes to darken,
    `face` how long a face is seen, `sink` how long the own plate takes into the room of the hand.
    `confetti` is what falls at the end of a match; at 0 it stands still. `rest_cut` is how long
    input rests after a motion was cut short, `rest_end` how long at the end of a deal or a match,
    before a button leads on.
    """

    flight: int = 0
    stagger: int = 0
    deal: int = 0
    sort: int = 0
    turn_up: int = 0
    ready: tuple[int, int] = (0, 0)
    reveal_pause: int = 0
    reveal_flip: int = 0
    reveal_hold: int = 0
    call: tuple[int, int] = (0, 0)
    think: tuple[int, int] = (0, 0)
    play: int = 0
    own_play: int = 0
    cue: int = 0
    gather: int = 0
    collect: int = 0
    lift: int = 0
    lower: int = 0
    shake: int = 0
    riffle: int = 0
    chip: int = 0
    badge: int = 0
    pop: int = 0
    flash: int = 0
    glow_fade: int = 0
    fly: int = 0
    dim: int = 0
    face: int = 0
    sink: int = 0
    confetti: int = 0
    panel_open: int = 0
    panel_close: int = 0
    tally: int = 0
    swap: int = 0
    fade: int = 0
    rise: int = 0
    crown: int = 0
    rest_cut: int = 0
    rest_end: int = 0


_RESTS: Final[dict[str, Any]] = {"rest_cut": 280, "rest_end": 600}
"""The same at every speed: they are a matter of the hand, not of taste."""

_NAMES: Final = ("slow", "normal", "fast", "instant")

_TIMES: Final[dict[str, tuple[Any, Any, Any, Any]]] = {
    "flight": (380, 260, 160, 0),
    "stagger": (90, 60, 30, 0),
    "deal": (2100, 1400, 700, 0),
    "sort": (320, 220, 140, 0),
    "turn_up": (600, 420, 240, 0),
    "ready": ((1500, 5000), (1000, 4000), (300, 900), (0, 0)),
    "reveal_pause": (800, 600, 250, 0),
    "reveal_flip": (520, 360, 220, 0),
    "reveal_hold": (1400, 900, 450, 350),
    "call": ((1200, 2600), (900, 1900), (250, 500), (0, 0)),
    "think": ((900, 900), (350, 450), (150, 150), (0, 0)),
    "play": (380, 260, 150, 0),
    "own_play": (380, 200, 140, 0),
    "cue": (300, 200, 120, 0),
    "gather": (200, 120, 80, 0),
    "collect": (300, 220, 140, 0),
    "lift": (110, 110, 80, 0),
    "lower": (90, 90, 70, 0),
    "shake": (380, 260, 130, 0),
    "riffle": (500, 300, 0, 0),
    "chip": (160, 160, 160, 0),
    "badge": (160, 160, 160, 0),
    "pop": (260, 180, 120, 0),
    "flash": (600, 420, 210, 0),
    "glow_fade": (450, 300, 150, 0),
    "fly": (900, 620, 310, 0),
    "dim": (300, 200, 100, 0),
    "face": (1800, 1200, 600, 0),
    "sink": (320, 220, 110, 0),
    "confetti": (2500, 2500, 1500, 0),
    "panel_open": (200, 180, 120, 0),
    "panel_close": (140, 120, 90, 0),
    "tally": (500, 300, 150, 0),
    "swap": (500, 320, 160, 0),
    "fade": (120, 120, 120, 0),
    "rise": (500, 350, 175, 0),
    "crown": (800, 600, 300, 0),
}
"""Each duration at each of the speeds, in the order of their names."""

SPEEDS: Final = {
    name: Speeds(**{time: row[column] for time, row in _TIMES.items()}, **_RESTS)
    for column, name in enumerate(_NAMES)
}
"""The player's choices by key."""

NO_TIME: Final = Speeds()
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


FADE: Final = 120
"""The longest that anything takes under reduced motion."""


class Timing(Struct, frozen=True):
    """What decides how long things take: motion, and the pause for the eye.

    Without `travel` nothing crosses the table: a card fades out here and in there. Where it is not
    `festive` nothing is celebrated, not even by what stands still.
    """

    speeds: Speeds = SPEEDS["normal"]
    pause: int | None = 900
    travel: bool = True
    festive: bool = True

    def sober(self) -> Timing:
        """Return this pace without celebrations."""
        none: dict[str, Any] = dict.fromkeys(_FESTIVE, 0)
        return replace(self, speeds=replace(self.speeds, **none), festive=False)

    def straight_faced(self) -> Timing:
        """Return this pace without faces after a deal."""
        return replace(self, speeds=replace(self.speeds, face=0))

    def prompt(self) -> Timing:
        """Return this pace with bids as quick as cards."""
        think = self.speeds.think
        return replace(self, speeds=replace(self.speeds, ready=think, call=think))

    def moving(self, motion: str) -> Timing:
        """Return this pace with "full", "reduced" or no ("none") motion; all pauses stay."""
        if motion == "full":
            return self
        longest = FADE if motion == "reduced" else 0
        less: dict[str, Any] = {n: min(getattr(self.speeds, n), longest) for n in _MOVING}
        less |= dict.fromkeys(_STILL, 0)
        return replace(self, speeds=replace(self.speeds, **less), travel=False)

    def faster(self, times: int) -> Timing:
        """Return this pace with waits for nobody's click; the clock itself goes `times` as fast."""
        pause = 350 * times if self.pause is None else min(self.pause, 350 * times)
        return replace(self, pause=pause)


_MOVING: Final = (
    "flight", "sort", "turn_up", "reveal_flip", "play", "own_play", "cue", "gather", "collect",
    "shake", "chip", "panel_open", "panel_close", "fade",
)  # fmt: skip
_STILL: Final = (
    "stagger", "deal", "riffle", "badge", "pop", "flash", "glow_fade", "fly", "dim", "face", "sink",
    "confetti", "lift", "lower", "tally", "swap", "rise", "crown",
)  # fmt: skip
_FESTIVE: Final = ("flash", "glow_fade", "fly", "confetti", "rise", "crown")
