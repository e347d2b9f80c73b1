"""What the player prefers about table, cards, speeds and sounds, and who keeps it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from farwhist.store.preferences import Preferences
from farwhist.ui.deck.options import LETTERS, DeckLook
from farwhist.ui.settings import catalogue as rows
from farwhist.ui.settings.catalogue import Preference
from farwhist.ui.settings.input_settings import InputSettings
from farwhist.ui.settings.timing import SPEEDS, Timing, pause_of
from farwhist.ui.system import system_motion
from farwhist.ui.viewmodels.hand_order import HandOrder


class TablePreferences(Struct, frozen=True):
    """The value of every row of the section "table" that the table and the sounds follow."""

    style: str = rows.STYLE.default
    palette: str = rows.PALETTE.default
    size: str = rows.SIZE.default
    back: str = rows.BACK.default
    proportion: str = rows.PROPORTION.default
    paper: str = rows.PAPER.default
    index: str = rows.INDEX.default
    hand: rows.Hand = rows.HAND.default
    zoom: str = rows.ZOOM.default
    order: rows.Order = rows.ORDER.default
    trumps: rows.Trumps = rows.TRUMPS.default
    legal: rows.Switch = rows.LEGAL.default
    felt: str = rows.FELT.default
    texture: rows.Switch = rows.TEXTURE.default
    tricks: rows.EarlierTricks = rows.TRICKS.default
    hints: rows.Switch = rows.HINTS.default
    window: rows.Shade = rows.WINDOW.default
    library_most: rows.LibraryMost = rows.LIBRARY_MOST.default
    library_months: rows.LibraryMonths = rows.LIBRARY_MONTHS.default
    coach_judges: rows.Switch = rows.COACH_JUDGES.default
    coach_line: rows.Switch = rows.COACH_LINE.default
    coach_marks: rows.Switch = rows.COACH_MARKS.default
    coach_teaches: rows.Teaches = rows.COACH_TEACHES.default
    coach_cores: rows.Cores = rows.COACH_CORES.default
    coach_battery: rows.OnBattery = rows.COACH_BATTERY.default
    speed: rows.Speed = rows.SPEED.default
    pause: str = rows.PAUSE.default
    motion: rows.Motion = rows.MOTION.default
    go_on: rows.GoOn = rows.GO_ON.default
    last_card: rows.Switch = rows.LAST_CARD.default
    lively: rows.Switch = rows.LIVELY.default
    thinking: rows.Switch = rows.THINKING.default
    faces: rows.Switch = rows.FACES.default
    celebrate: rows.Switch = rows.CELEBRATE.default
    time_to_bid: rows.Limit = rows.TIME_TO_BID.default
    time_to_play: rows.Limit = rows.TIME_TO_PLAY.default
    volume: str = rows.VOLUME.default
    mute: rows.Switch = rows.MUTE.default
    confirm: rows.Switch = rows.CONFIRM.default
    cooldown: rows.Switch = rows.COOLDOWN.default
    forced: rows.Switch = rows.FORCED.default

    def timing(self, system: str = "full") -> Timing:
        """Return the speeds that are preferred; `system` is the motion that the system wants."""
        timing = Timing(SPEEDS[self.speed], pause_of(self.pause))
        timing = timing if self.thinking == "yes" else timing.prompt()
        timing = timing if self.faces == "yes" else timing.straight_faced()
        timing = timing if self.celebrate == "yes" else timing.sober()
        return timing.moving(system if self.motion == "system" else self.motion)

    def look(self, language: str) -> DeckLook:
        """Return the deck that is preferred in a window of this language."""
        index = self.index
        if index == "language":
            index = language if language in LETTERS else "en"
        return DeckLook(
            self.style, self.palette, index, self.size, self.proportion, self.paper, self.back
        )

    def habits(self) -> InputSettings:
        """Return how this player holds, sees and guards the cards."""
        return InputSettings(
            HandOrder(
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
            last_card=self.last_card == "yes",
        )

    @property
    def library_limits(self) -> tuple[int | None, int | None]:
        """How many finished matches stay, and for how many months; None without a limit."""
        most, months = self.library_most, self.library_months
        return (None if most == "all" else int(most), None if months == "always" else int(months))

    @property
    def loudness(self) -> float:
        """How loud sounds are, from 0 to 1; 0 when muted."""
        return 0.0 if self.mute == "yes" else int(self.volume) / 100


FOLLOWED: Final[dict[str, Preference[Any]]] = {
    row.name: row for row in rows.ROWS if row.section == "table" and row is not rows.CONTRAST
}
"""The row of each field of `TablePreferences`; the contrast is asked of the system, too."""


class KeptTablePreferences(QObject):
    """Holds what the player prefers, keeps what is chosen, and tells who must follow it."""

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        stored = {name: row.read(preferences) for name, row in FOLLOWED.items()}
        self.now = TablePreferences(**stored)
        self._calm = system_motion.at_once()

    def timing(self) -> Timing:
        """Return the speeds that the player wants, on this system."""
        return self.now.timing("reduced" if self._calm else "full")

    def ask_system(self) -> None:
        """Ask for less motion where the answer takes time; `changed` tells when less is wanted."""
        portal = system_motion.Portal(self)
        portal.answered.connect(self._calm_down)
        portal.ask()

    def _calm_down(self) -> None:
        if not self._calm:
            self._calm = True
            self.changed.emit(self.now)

    def set(self, **chosen: str) -> None:
        """Choose values by field; one that means nothing is the default.

        `changed(preferences)` is emitted when that makes a difference.
        """
        before = self.now
        sound: dict[str, Any] = {
            name: FOLLOWED[name].sound(value) for name, value in chosen.items()
        }
        self.now = replace(before, **sound)
        if self.now == before:
            return
        for name, value in sound.items():
            if value != getattr(before, name):
                FOLLOWED[name].choose(self._preferences, value)
        self.changed.emit(self.now)
