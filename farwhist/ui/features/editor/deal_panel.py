"""The panel of the deal: its rules, who deals, trumps, bids and points so far."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from farwhist.engine.cards import Card, Suit
from farwhist.engine.position import Points
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft, places
from farwhist.rules.deal_text import told_points
from farwhist.rules.draft import Draft
from farwhist.rules.single_deal import MOST_POINTS
from farwhist.ui.features.editor.pool import dropped
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import add_layout, filled
from farwhist.ui.wording.card_names import card_sign, suit_name, suit_title
from farwhist.ui.wording.game_names import at_table, preset_name, seats_range
from farwhist.ui.wording.number_words import decimal, number
from farwhist.ui.wording.punctuation import joined
from farwhist.ui.wording.refusals import deal_problem

translate = QCoreApplication.translate


_BETWEEN: Final = re.compile(r"[\s·;/|]+")
_COMMAS: Final = re.compile(r"[\s,·;/|]+")
_SCORE: Final = re.compile(r"[+-]?\d{1,5}(?:[.,]\d{1,2})?", re.ASCII)


class PointsField(QLineEdit):
    """Takes the points as a line such as ``32 20 -4 18``; nothing stands for nought.

    Signals:
        given(points): the scores that were typed; empty where all have nought.
        refused(text): what was typed are no such points.
    """

    given = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self._shown = ""
        self.editingFinished.connect(self._take)

    def show_draft(self, draft: DealDraft, names: Sequence[str]) -> None:
        """Show the points of a draft whose players or sides have these names."""
        rules = draft.rules
        count = rules.sides
        self._names = [" + ".join(names[side::count]) for side in range(count)]
        self._shown = written(draft.head.points)
        if self.text() != self._shown:
            self.setText(self._shown)
        self.setPlaceholderText(" · ".join(["0"] * count))
        text = translate("Editor", "The points before this deal, in this order: {names}")
        told = text.format(names=joined(self._names))
        self.setToolTip(told)
        self.setAccessibleDescription(told)

    def _take(self) -> None:
        if self.text() == self._shown:
            return
        found = read(self.text(), len(self._names))
        if found is None:
            text = translate(
                "Editor", "“{text}” is not a list of points: enter a number for each of {names}."
            )
            told = text.format(text=self.text().strip(), names=joined(self._names))
            self.setText(self._shown)
            self.refused.emit(told)
            return
        self._shown = written(found)
        self.setText(self._shown)
        self.given.emit(found)


def written(points: Sequence[Points]) -> str:
    """Return points as they stand in the field."""
    return " · ".join(
        number(each) if round(each, 1) == each else decimal(each, 2) for each in points
    )


def read(text: str, sides: int) -> tuple[Points, ...] | None:
    """Return the points of so many sides that a text tells; None where it does not."""
    plain = text.replace("\u2212", "-").strip(" \t·;/|")
    if not plain:
        return ()
    words = [word.strip(",") for word in _BETWEEN.split(plain)]
    if len(words) != sides:
        words = _COMMAS.split(plain)
    if len(words) != sides or not all(_SCORE.fullmatch(word) for word in words):
        return None
    found = told_points(float(word.replace(",", ".")) for word in words)
    return found if all(abs(each) <= MOST_POINTS for each in found) else None


_LONGEST = "x" * 12
"""A box has room for what it shows up to this length; a longer text may be cut."""


class RuleChoice(Struct, frozen=True):
    """Rules that the player can choose, by their name."""

    name: str
    draft: Draft


class DealPanel(QFrame):
    """Lets all that be chosen.

    Signals:
        edited(draft): the draft as it is then.
        refused(text): such rules cannot be played, and why.
        turn_requested(card): this card was dropped where the card lies by which trump is found.
    """

    edited = Signal(object)
    refused = Signal(str)
    turn_requested = Signal(object)

    def __init__(self, style: PageStyle, rules: Sequence[RuleChoice]) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self._style = style
        self._rules = rules
        self._draft: DealDraft | None = None
        self.game, self.players, self.cards_each = _box(), _box(), _box()
        self.trump, self.dealer, self.caller = TurnedBox(), _box(), _box()
        self.trump.dropped.connect(self.turn_requested)
        self.labels = [
            _label(translate("Editor", "Game"), self.game),
            _label(translate("Editor", "Players"), self.players),
            _label(translate("Editor", "Cards each"), self.cards_each),
            _label(translate("Editor", "Dealer"), self.dealer),
            _label(translate("Editor", "Trump"), self.trump),
            _label(translate("Editor", "Chooses trumps"), self.caller),
        ]
        self.boxes = [
            self.game,
            self.players,
            self.cards_each,
            self.dealer,
            self.trump,
            self.caller,
        ]
        self.points = PointsField()
        self.points_label = _label(translate("Editor", "Points so far"), self.points)
        grid = QGridLayout(self)
        grid.setContentsMargins(style.px(14), style.px(8), style.px(14), style.px(8))
        grid.setHorizontalSpacing(style.px(10))
        grid.setVerticalSpacing(style.px(6))
        for place, (label, box) in enumerate(zip(self.labels, self.boxes, strict=True)):
            row, column = divmod(place + (place > 0), 2)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(box, row, 2 * column + 1, 1, 1 if place else 3)
        line = filled(QHBoxLayout(), self.points_label, (self.points, 1), spacing=style.px(10))
        add_layout(grid, line, 4, 0, 1, 4)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.game.activated.connect(self._take_game)
        self.players.activated.connect(lambda _: self._take_seats(self.players.currentData()))
        for box in (self.cards_each, self.dealer, self.trump, self.caller):
            box.activated.connect(self._take)
        self.points.given.connect(self._take_points)
        self.points.refused.connect(self.refused)

    def show_draft(self, draft: DealDraft, names: Sequence[str]) -> None:
        """Show what is settled of a draft that has rules."""
        self._draft = draft
        wanted = Draft(draft.preset, draft.seats, draft.changes)
        games = [(each.name, number) for number, each in enumerate(self._rules)]
        at = next(
            (
                number
                for number, each in enumerate(self._rules)
                if each.draft.with_seats(draft.seats) == wanted
            ),
            -1,
        )
        if at < 0:
            text = translate("Editor", "{game}, other rules")
            games.insert(0, (text.format(game=preset_name(draft.preset)), -1))
        _fill(self.game, games, at)
        least, most = seats_range(draft.preset)
        _fill(self.players, [(str(n), n) for n in range(least, most + 1)], draft.seats)
        known = draft.frame
        sizes = [(name, place) for place, name in places(draft.rules)]
        if draft.head.place not in [place for _, place in sizes]:
            twist = "" if known.dropping else draft.rules.plan.at(draft.head.place).twist
            same = [place for name, place in sizes if name == f"{known.size}{twist}"]
            sizes = [(name, draft.head.place if place in same else place) for name, place in sizes]
        _fill(self.cards_each, sizes, draft.head.place)
        _fill(self.dealer, [(name, seat) for seat, name in enumerate(names)], draft.head.dealer)
        self._show_trump(draft)
        callers = [("–", None), *((name, seat) for seat, name in enumerate(names))]
        _fill(self.caller, callers, draft.head.caller)
        for part in (self.labels[5], self.caller):
            part.setVisible(known.dropping and draft.head.place > 0)
        self.points.show_draft(draft, names)
        for shown in (self.points_label, self.points):
            shown.setVisible(draft.rules.kind.points)

    def _show_trump(self, draft: DealDraft) -> None:
        turns, method = draft.turns, draft.frame.method
        items: list[tuple[str, Any]] = []
        chosen: Any = None
        if turns is not None:
            items = [(translate("Editor", "Not yet"), None)]
            cards: Sequence[Card] = draft.rules.pack
            if turns == "top":
                cards = [*draft.free, *([draft.turned] if draft.turned else [])]
                cards = [each for each in draft.rules.pack if each in cards]
            elif turns == "hand":
                cards = draft.hands[draft.turned_seat]
            items += [(card_sign(each), each.text) for each in cards]
            chosen = None if draft.turned is None else draft.turned.text
        elif method == "random":
            items = [(translate("Editor", "Not yet"), None)]
            items += [(suit_title(suit), int(suit)) for suit in Suit]
            if draft.head.drawn:
                suit = draft.head.drawn[0]
                chosen = -1 if suit is None else int(suit)
                if suit is None:
                    items.append((suit_title(None), -1))
        else:
            items = [(self._settled(draft), None)]
        name = translate("Editor", "Trump")
        if turns is not None:
            name = translate("Editor", "Turned up")
            if turns == "cut":
                name = translate("Editor", "Cut")
        self.labels[4].setText(name)
        self.trump.setAccessibleName(name.replace("&", ""))
        _fill(self.trump, items, chosen)
        self.trump.setEnabled(len(items) > 1 or turns is not None)
        self.trump.setAcceptDrops(turns is not None)

    def _settled(self, draft: DealDraft) -> str:
        """Return what becomes trump where no card and no draw decides."""
        if draft.frame.method in ("nt_always", "none"):
            return suit_name(None)
        return translate("Editor", "As the rules say")

    # --- what the player chooses --------------------------------------------------------------

    def _take_game(self) -> None:
        number = self.game.currentData()
        if self._draft is None or number < 0:
            return
        self._by(at_table(self._rules[number].draft.with_seats(self._draft.seats)))

    def _take_seats(self, seats: int) -> None:
        draft = self._draft
        if draft is not None and seats != draft.seats:
            self._by(Draft(draft.preset, draft.seats, draft.changes).with_seats(seats))

    def _by(self, rules: Draft) -> None:
        """Go on by other rules."""
        assert self._draft is not None
        try:
            draft = self._draft.with_rules(rules.preset, rules.seats, rules.changes)
        except BadDeal as problem:
            self.refused.emit(deal_problem(problem))
            return
        self.edited.emit(draft)

    def _take(self) -> None:
        draft = self._draft
        if draft is None:
            return
        if self.cards_each.currentData() != draft.head.place:
            draft = draft.with_place(self.cards_each.currentData())
        elif self.dealer.currentData() != draft.head.dealer:
            draft = draft.with_dealer(self.dealer.currentData())
        elif self.caller.isVisible() and self.caller.currentData() != draft.head.caller:
            draft = draft.with_caller(self.caller.currentData())
        else:
            draft = self._with_trump(draft)
        self.edited.emit(draft)

    def _take_points(self, points: Sequence[Points]) -> None:
        if self._draft is not None:
            self.edited.emit(self._draft.with_points(points))

    def _with_trump(self, draft: DealDraft) -> DealDraft:
        data = self.trump.currentData()
        if draft.turns is None:
            if draft.frame.method != "random":
                return draft
            drawn = () if data is None else (None if data < 0 else Suit(data),)
            return draft.with_drawn(drawn)
        if data is None:
            return draft.unturned()
        return draft.turn(next(each for each in draft.rules.pack if each.text == data))


class TurnedBox(QComboBox):
    """Shows the card that is turned; `dropped(card)` is emitted with one that is laid here."""

    dropped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        _measure(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        one = dropped(event.mimeData())
        if one is not None:
            event.acceptProposedAction()
            self.dropped.emit(one)


def _box() -> QComboBox:
    box = QComboBox()
    _measure(box)
    return box


def _measure(box: QComboBox) -> None:
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMaxVisibleItems(20)


def _label(text: str, box: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(box)
    box.setAccessibleName(text.replace("&", ""))
    return label


def _fill(box: QComboBox, items: Sequence[tuple[str, Any]], chosen: Any) -> None:
    """Offer these items, the `chosen` value shown."""
    now = [(box.itemText(n), box.itemData(n)) for n in range(box.count())]
    with QSignalBlocker(box):
        if now != list(items):
            box.clear()
            for text, value in items:
                box.addItem(text, value)
        values = [value for _, value in items]
        box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        _give_room(box)


def _give_room(box: QComboBox) -> None:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    metrics = box.fontMetrics()
    wide = min(metrics.horizontalAdvance(each) for each in (box.currentText(), _LONGEST))
    text = QSize(wide + 2, metrics.height())
    kind = QStyle.ContentsType.CT_ComboBox
    box.setMinimumWidth(box.style().sizeFromContents(kind, option, text, box).width())
