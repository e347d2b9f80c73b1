"""What the player likes: speeds, sounds and looks, kept in the preferences."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from farwhist.rules.numbers import whole
from farwhist.store.preferences import Preferences
from farwhist.ui import system_motion
from farwhist.ui.deck.letters import LETTERS
from farwhist.ui.deck.look import BACKS, PROPORTIONS, SIZES, STYLES, Look
from farwhist.ui.deck.palette import PALETTES, PAPERS
from farwhist.ui.facts.holding import Manner
from farwhist.ui.settings.habits import Habits
from farwhist.ui.settings.speeds import MOTIONS, PAUSES, SPEEDS, Pace, pause_of

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "speed": tuple(SPEEDS),
    "motion": ("system", *MOTIONS),
    "felt": ("green", "navy", "burgundy", "charcoal", "daylight"),
    "texture": ("yes", "no"),
    "window": ("system", "light", "dark"),
    "mute": ("no", "yes"),
    "style": STYLES,
    "palette": tuple(PALETTES),
    "index": ("language", *LETTERS),
    "size": SIZES,
    "proportion": tuple(PROPORTIONS),
    "paper": tuple(PAPERS),
    "back": BACKS,
    "zoom": ("100", "80", "90", "110", "120", "130"),
    "hand": ("fan", "flat"),
    "order": ("high", "low"),
    "trumps": ("left", "fixed"),
    "legal": ("yes", "no"),
    "tricks": ("last", "none", "all"),
    "lively": ("no", "yes"),
    "confirm": ("no", "yes"),
    "cooldown": ("no", "yes"),
    "forced": ("no", "yes"),
    "go_on": ("click", "5", "10"),
}
"""The values of each choice; the defaults stand in `Taste`.

`index` "language" follows the language of the window; `zoom` is per cent of the card size;
`trumps` lie left of the other suits or where their suit is; `legal` veils what may not be
played; `tricks` are those that may be looked at again; `confirm` asks for a card twice;
`cooldown` ignores clicks for half a second after a question; `forced` plays an only card;
`go_on` leaves the summary of a deal by itself after so many seconds.
"""


@dataclass(frozen=True, slots=True)
class Taste:
    """Every choice as text. `pause` is a key of `PAUSES` or milliseconds, `volume` 0 to 100."""

    speed: str = "normal"
    pause: str = "normal"
    motion: str = "system"
    felt: str = "green"
    texture: str = "yes"
    window: str = "system"
    mute: str = "no"
    style: str = "deco"
    palette: str = "four"
    index: str = "language"
    size: str = "standard"
    proportion: str = "poker"
    paper: str = "normal"
    back: str = "waves-navy"
    zoom: str = "100"
    hand: str = "fan"
    order: str = "high"
    trumps: str = "left"
    legal: str = "yes"
    tricks: str = "last"
    lively: str = "no"
    confirm: str = "no"
    cooldown: str = "no"
    forced: str = "no"
    go_on: str = "click"
    volume: str = "40"

    def sound(self) -> Taste:
        """Return this taste with the default in the place of whatever means nothing."""
        right = Taste()
        for field in fields(self):
            value = getattr(self, field.name)
            if _means(field.name, value):
                right = replace(right, **{field.name: value})
        return right

    def pace(self, system: str = "full") -> Pace:
        """Return the speeds that this taste asks for; `system` is the motion that it follows."""
        pace = Pace(SPEEDS[self.speed], pause_of(self.pause))
        return pace.moving(system if self.motion == "system" else self.motion)

    def look(self, language: str) -> Look:
        """Return the deck that this taste asks for in a window of this language."""
        index = self.index
        if index == "language":
            index = language if language in LETTERS else "en"
        return Look(
            self.style, self.palette, index, self.size, self.proportion, self.paper, self.back
        )

    def habits(self) -> Habits:
        """Return how this player holds, sees and guards the cards."""
        return Habits(
            Manner(
                flat=self.hand == "flat",
                low=self.order == "low",
                trump_left=self.trumps == "left",
            ),
            veils=self.legal == "yes",
            lively=self.lively == "yes",
            tricks="none" if self.tricks == "none" else "all" if self.tricks == "all" else "last",
            twice=self.confirm == "yes",
            cooldown=self.cooldown == "yes",
            forced=self.forced == "yes",
        )

    @property
    def loudness(self) -> float:
        """How loud sounds are, from 0 to 1; 0 when muted."""
        return 0.0 if self.mute == "yes" else int(self.volume) / 100


def _means(name: str, value: str) -> bool:
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "pause":
        return value in PAUSES or value.isdecimal()
    return whole(value, 100) is not None


class Tastes(QObject):
    """Holds the player's taste, keeps it in the preferences and tells who must follow it."""

    changed = Signal(object)

    def __init__(self, settings: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        stored = {
            field.name: settings.value(f"table/{field.name}", str(field.default))
            for field in fields(Taste)
        }
        self.now = Taste(**stored).sound()
        self._calm = system_motion.at_once()

    def pace(self) -> Pace:
        """Return the speeds that the player wants, on this system."""
        return self.now.pace("reduced" if self._calm else "full")

    def ask_system(self) -> None:
        """Ask for less motion where the answer takes time; `changed` tells when less is wanted."""
        portal = system_motion.Portal(self)
        portal.answered.connect(self._calm_down)
        portal.ask()

    def _calm_down(self) -> None:
        if not self._calm:
            self._calm = True
            self.changed.emit(self.now)

    def set(self, **changes: str) -> None:
        """Change some choices; `changed(taste)` is emitted when that makes a difference."""
        before, taste = self.now, replace(self.now, **changes).sound()
        if taste == before:
            return
        self.now = taste
        for field in fields(taste):
            value = getattr(taste, field.name)
            if value != getattr(before, field.name):
                self._settings.choose(f"table/{field.name}", value, str(field.default))
        self.changed.emit(taste)
