"""What the player prefers about table, cards, speeds and sounds, and who keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from farwhist.engine.cards import Suit
from farwhist.store.preferences import Preferences
from farwhist.ui.deck.options import LETTERS, DeckLook
from farwhist.ui.settings.catalogue import HAND_ORDER, TableRows
from farwhist.ui.settings.foreign_deck import ForeignDeck
from farwhist.ui.settings.timing import SPEEDS, Timing, pause_of
from farwhist.ui.system import desktop_state
from farwhist.ui.viewmodels.hand_order import HandOrder


class TablePreferences(TableRows):
    """The values of the rows, and what follows from them."""

    def timing(self, system: str = "full") -> Timing:
        """Return the speeds that are preferred; `system` is the motion that the system wants."""
        timing = Timing(SPEEDS[self.speed], pause_of(self.pause))
        timing = timing if self.thinking == "yes" else timing.prompt()
        timing = timing if self.faces == "yes" else timing.straight_faced()
        timing = timing if self.celebrate == "yes" else timing.sober()
        return timing.moving(system if self.motion == "system" else self.motion)

    def look(self, language: str) -> DeckLook:
        """Return our own deck as it is preferred in a window of this language."""
        index = self.index
        if index == "language":
            index = language if language in LETTERS else "en"
        return DeckLook(
            self.style,
            self.palette,
            index,
            self.size,
            self.proportion,
            self.paper,
            self.back,
            foreign_back=self.foreign_back == "yes",
        )

    def hand_order(self) -> HandOrder:
        """Return how this player sorts and holds a hand."""
        return HandOrder(
            flat=self.hand == "flat",
            low=self.order == "low",
            suits=tuple(sorted(Suit, key=lambda suit: self.suits.index(suit.letter))),
            alternate=self.colours == "yes",
            trumps=self.trumps,
            keeps=self.keep_hand == "yes",
        )

    @property
    def library_limits(self) -> tuple[int | None, int | None]:
        """How many finished matches stay, and for how many months; None without a limit."""
        most, months = self.library_most, self.library_months
        return (None if most == "all" else int(most), None if months == "always" else int(months))

    @property
    def sounds_left_out(self) -> frozenset[str]:
        """The sounds that the player does not want to hear."""
        own = ("turn", "refused", "trick_won", "trick_lost", "broken")
        return frozenset(each for each in own if getattr(self, f"sound_{each}") == "no")

    @property
    def loudness(self) -> float:
        """How loud sounds are, from 0 to 1; 0 when muted."""
        return 0.0 if self.mute == "yes" else int(self.volume) / 100


class KeptTablePreferences(QObject):
    """Holds what the player prefers, keeps what is chosen, and tells who must follow it.

    How the hand is sorted is what the person at the table prefers: see `seat`.

    Attributes:
        foreign: the deck of another program, where one is preferred.
    """

    changed = Signal(object)
    hand_chosen = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.now = TablePreferences.read(preferences)
        self.foreign = ForeignDeck(self)
        self.foreign.arrived.connect(lambda: self.changed.emit(self.now))
        self._calm = desktop_state.at_once()
        self._keep_own: Callable[[str, str], None] | None = None

    def timing(self) -> Timing:
        """Return the speeds that the player wants, on this system."""
        return self.now.timing("reduced" if self._calm else "full")

    def look(self, language: str) -> DeckLook:
        """Return the deck that is played with in a window of this language."""
        return replace(self.now.look(language), artwork=self.foreign.artwork)

    def open_deck(self, tell: Callable[[str], object]) -> None:
        """Read the deck of another program at the start; `tell` is given why if it is not used."""
        self.foreign.choose(self.now.foreign_deck, tell)

    def ask_system(self) -> None:
        """Ask for less motion where the answer takes time; `changed` tells when less is wanted."""
        portal = desktop_state.Portal(self)
        portal.answered.connect(self._calm_down)
        portal.ask()

    def _calm_down(self) -> None:
        if not self._calm:
            self._calm = True
            self.changed.emit(self.now)

    def seat(self, own: Mapping[str, str], keep: Callable[[str, str], None] | None = None) -> None:
        """Let another person be at the table, who has these values of rows of `HAND_ORDER`.

        For those that she has not chosen, those in the file hold.

        Args:
            own: values by name; one that means nothing is passed over.
            keep: is given the name and value of such a row when she chooses it. Without it what is
                chosen stands in the file.
        """
        self._keep_own = keep
        before, rows = self.now, TablePreferences.rows
        values = {name: rows[name].read(self._preferences) for name in HAND_ORDER}
        values |= {name: own[name] for name in values if name in own and rows[name].fits(own[name])}
        self.now = before.replaced(**values)
        if self.now != before:
            self.changed.emit(self.now)

    def set(self, **chosen: str) -> None:
        """Choose values by field; one that means nothing is the default.

        `changed(preferences)` is emitted when that makes a difference, and `hand_chosen` after it
        when that is how the hand is sorted.
        """
        before, rows = self.now, TablePreferences.rows
        sound = {name: rows[name].sound(value) for name, value in chosen.items()}
        self.now = before.replaced(**sound)
        if self.now == before:
            return
        for name, value in sound.items():
            if value == getattr(before, name):
                continue
            if self._keep_own is not None and name in HAND_ORDER:
                self._keep_own(name, value)
            else:
                rows[name].choose(self._preferences, value)
        self.foreign.choose(self.now.foreign_deck)
        self.changed.emit(self.now)
        if any(getattr(before, name) != getattr(self.now, name) for name in HAND_ORDER):
            self.hand_chosen.emit()
