"""A page that asks what to choose at a moment of a deal: a table, the choices, and the answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)

from farwhist.engine.cards import Card
from farwhist.engine.moves import Move
from farwhist.ui.review.ask_frame import NARROW, AskFrame
from farwhist.ui.review.ask_moment import AskedMoment, AskLook, cards_of
from farwhist.ui.review.card_values import CardValue
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.wording.punctuation import noted

translate = QCoreApplication.translate


class AskPage(AskFrame):
    """Shows a moment with closed hands, and takes a choice by card or button.

    Signals:
        said(text): what a screen reader is to say.
    """

    said = Signal(str)

    def __init__(self, look: AskLook, title: str, late: int, parent: QWidget | None) -> None:
        super().__init__(look, title, parent)
        self._late = late
        self._asked: AskedMoment | None = None
        self._move: Move | None = None
        self._knew = True
        self._told = False
        self._values: Mapping[Card, CardValue] = {}
        self._outlined: Mapping[Card, str] = {}
        self.board.taken.connect(self._take)
        self.offers.chosen.connect(self.choose)
        self.offers.reached.connect(self._show_reached)
        self.hands.clicked.connect(lambda checked: self._turn_hands())
        self.next.clicked.connect(lambda checked: self.go_on())
        self.commands["open_hands"] = self._turn_hands
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    @property
    def match_title(self) -> str:
        return "" if self._asked is None else self._asked.shown.title

    @abstractmethod
    def take_answer(self, move: Move) -> None:
        """Say whether a choice was right; see `tell`."""

    @abstractmethod
    def go_on(self) -> None:
        """Ask the next question."""

    @property
    def choices(self) -> Mapping[Move, QPushButton]:
        """The buttons of what can be chosen."""
        return self.offers.buttons

    @property
    def waits(self) -> bool:
        """Whether a choice was made that has not been answered yet."""
        return self._timer.isActive()

    def start(self) -> None:
        buttons = [self.choices[each] for each in self.offers.enabled]
        buttons += [self.next, *self.first_stops()]
        (next((each for each in buttons if each.isVisible()), self.back)).setFocus()

    def first_stops(self) -> Sequence[QPushButton]:
        """Return what gets the keyboard where nothing is asked any more."""
        return []

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.choices.values(), *self.more_stops(), self.hands, self.next]

    def more_stops(self) -> Sequence[QWidget]:
        """Return what else the Tab key goes round."""
        return []

    def leave(self) -> None:
        self._timer.stop()
        super().leave()

    def choose(self, move: Move) -> None:
        """Answer the question with this move."""
        button = self.choices.get(move)
        if self._asked is None or self._timer.isActive() or button is None:
            return
        if not button.isEnabled():
            return
        self._move = move
        self.offers.close_all()
        self._timer.start(self._late)

    def ask(self, asked: AskedMoment | None, question: str, memory: str) -> None:
        """Show a moment and ask; None when nothing is left to ask."""
        self._asked, self._move, self._knew, self._told = asked, None, True, False
        self._values, self._outlined = {}, {}
        self.question.setText(question)
        self.memory.setText(memory)
        self.memory.setVisible(bool(memory))
        for part in (self.answer, self.next, self.hands):
            part.hide()
        self.board.view.setVisible(asked is not None)
        if asked is not None:
            self.board.set_match(asked.shown, manner=self.look.manner)
            self._draw()
        self.offers.offer(self._in_order())
        self.said.emit(f"{question} {memory}".strip())
        self.retitled.emit()

    def tell(
        self,
        text: str,
        spoken: str = "",
        *,
        values: Mapping[Card, CardValue] = MappingProxyType({}),
        outlined: Mapping[Card, str] = MappingProxyType({}),
        over: bool = True,
    ) -> None:
        """Say what came of the answer; when the question is `over`, the next may come.

        `values` are shown above the cards then, and `outlined` has a colour for some of them. A
        card that was the answer then lies in the trick.
        """
        self.answer.setText(text)
        self.answer.setVisible(bool(text))
        if over:
            self._values, self._outlined, self._told = values, outlined, True
            self.offers.close_all()
            if self._asked is not None:
                self._draw()
            self.offers.hide()
            self._name_hands()
            self.hands.setVisible(self._asked is not None)
            self.next.show()
            self.next.setFocus()
        self.said.emit(f"{text} {spoken}".strip())

    def offer_again(self, without: Sequence[Move]) -> None:
        """Let the player choose once more, but none of these."""
        self._move = None
        for move, button in self.choices.items():
            button.setEnabled(move not in without)
        self.start()

    def _draw(self, reached: Card | None = None) -> None:
        """Show the moment; `reached` is the card to which the player has come."""
        asked = self._asked
        assert asked is not None
        replay = DealReplay(asked.match, asked.match.position.deal)
        chosen = None if self._move is None else next(iter(cards_of(self._move)), None)
        laid = chosen if self._told and asked.cards else None
        self.board.show_step(
            replay,
            len(replay.steps) - 1,
            knew=self._knew,
            values=self._values,
            outlined=self._outlined,
            raised=None if laid else chosen or reached,
            due=asked.seat,
            calls=not asked.cards,
            laid=laid,
        )

    def _in_order(self) -> Sequence[Move]:
        """Return what can be chosen, cards as they lie in the hand."""
        asked = self._asked
        if asked is None or not any(map(cards_of, asked.moves)):
            return [] if asked is None else asked.moves
        held = {card: place for place, card in enumerate(self.board.state.hand())}
        places: dict[Move, int] = {
            move: min((held.get(card, len(held)) for card in cards_of(move)), default=len(held))
            for move in asked.moves
        }
        return sorted(asked.moves, key=lambda move: places.get(move, len(held)))

    def _show_reached(self, move: Move) -> None:
        cards = cards_of(move)
        if self._asked is not None and cards and self._move is None:
            self._draw(cards[0])

    def _turn_hands(self) -> None:
        """Show all hands, or only what the player knew; not before the answer."""
        if self._asked is None or not self.hands.isVisible():
            return
        self._knew = not self._knew
        self._name_hands()
        self._draw()
        self.said.emit(
            translate("Study", "Only what you knew")
            if self._knew
            else translate("Study", "All hands open")
        )

    def _name_hands(self) -> None:
        """Name the button by what it does now, with fewer words where there is little room."""
        words = {
            True: (translate("Study", "All hands open"), translate("Study", "All hands")),
            False: (translate("Study", "Only what you knew"), translate("Study", "You knew")),
        }
        whole, short = words[self._knew]
        self.hands.setText(short if self.width() < NARROW * self.look.text else whole)
        self.hands.setAccessibleName(whole)
        keys = self.look.keys_of("open_hands")
        self.hands.setToolTip(noted(whole, keys) if keys else whole)

    def _take(self, card: Card) -> None:
        move = None if self._asked is None else self._asked.move_of(card)
        if move is not None:
            self.choose(move)

    def _answer(self) -> None:
        if self._move is not None:
            self.take_answer(self._move)
