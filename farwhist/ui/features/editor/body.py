"""What the page of the editor shows: its bars, the pool, the hands, and the panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.draft_checks import Check, Checked, Level
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.coach_panel import CoachPanel
from farwhist.ui.features.editor.deal_panel import DealPanel, RuleChoice
from farwhist.ui.features.editor.hand import Hand, HandPlate
from farwhist.ui.features.editor.played_panel import PlayedPanel
from farwhist.ui.features.editor.pool import CardsPanel
from farwhist.ui.review.page_style import HEAD, PageStyle
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.layouts import FlowLayout, add_layout, filled
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import SentenceLabel, without_key
from farwhist.ui.style.tips import name_sign, set_tip_for_eyes
from farwhist.ui.viewmodels.hand_order import highest_first

translate = QCoreApplication.translate


class EditorHead(QFrame):
    """The way back, what is edited, undo and redo, and where a deal may come from.

    What is edited is left out where its name would be cut off, and the buttons stand in a second
    line where they do not fit into one.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        px = style.px
        self.setProperty("head", True)
        self._style = style
        self.back = self._button(translate("Editor", "&Back"), "Esc", "left")
        self.about = SentenceLabel()
        self.about.setProperty("note", True)
        self.undo = self._button("", "Ctrl+Z", "undo", translate("Editor", "Undo"))
        self.redo = self._button("", "Ctrl+Y", "redo", translate("Editor", "Redo"))
        self.paste = self._button(translate("Editor", "Paste"), "Ctrl+V")
        self.file = self._button(translate("Editor", "Open a file…"), "Ctrl+O")
        self.table = self._button(translate("Editor", "Deal from the table"), "")
        self.title = SentenceLabel()
        self.title.setText(translate("Editor", "Deal editor"))
        self.title.setProperty("title", True)
        words = filled(QVBoxLayout(), 1, self.title, self.about, 1, spacing=0)
        first, self._buttons = QHBoxLayout(), QHBoxLayout()
        for row in (first, self._buttons):
            row.setSpacing(px(8))
        first.addWidget(self.back)
        add_layout(first, words, 1)
        first.addStretch()
        for button in (self.undo, self.redo, self.paste, self.file, self.table):
            self._buttons.addWidget(button)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(px(12), 0, px(12), 0)
        self._lines.setSpacing(px(8))
        add_layout(self._lines, first, 1)
        add_layout(self._lines, self._buttons)
        self.setFixedHeight(px(HEAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px, direction = self._style.px, QBoxLayout.Direction
        taken = px(12 + 8 + 12) + self.back.sizeHint().width() + self._buttons.sizeHint().width()
        two = self.width() < taken
        title = self.title.fontMetrics().horizontalAdvance(self.title.text()) + px(8)
        named = two or self.width() >= taken + px(8) + title
        for label in (self.title, self.about):
            label.setVisible(named)
        self._lines.setDirection(direction.TopToBottom if two else direction.LeftToRight)
        space = px(8) if two else 0
        self._lines.setContentsMargins(px(12), space, px(12), space)
        self.setFixedHeight(px(2 * HEAD - 8) if two else px(HEAD))

    def _button(
        self, text: str, key: str, sign: IconName | None = None, name: str = ""
    ) -> QPushButton:
        button, side = QPushButton(text), self._style.px(16)
        button.setProperty("dark", True)
        if sign is not None:
            button.setIcon(icon(sign, self._style.theme.text))
            button.setIconSize(QSize(side, side))
        shown = shown_key(key)
        if name:
            name_sign(button, name, shown)
        else:
            button.setToolTip(shown)
        return button


class EditorFoot(QFrame):
    """What becomes of the deal, why nothing can yet, and what was done.

    The longest button is called by a word where one line cannot hold all of them.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.setProperty("head", True)
        self._style = style
        self.play = QPushButton(translate("Editor", "Play it"))
        self.study = QPushButton(translate("Editor", "Study it"))
        self._asks = translate("Editor", "Ask the coach what each choice is worth")
        self.coach = QPushButton(self._asks)
        self.coach.setAccessibleName(self._asks)
        self.code = QPushButton(translate("Editor", "Copy code"))
        self.diagram = QPushButton(translate("Editor", "Copy diagram"))
        self.save = QPushButton(translate("Editor", "Save…"))
        self.why = QLabel()
        self.why.setProperty("why", True)
        self._why_not = self._told = ""
        self.save.setProperty("gold", True)
        around = QVBoxLayout(self)
        around.setContentsMargins(style.px(12), style.px(8), style.px(12), style.px(8))
        lines = QWidget()
        lines.setProperty("clear", True)
        around.addWidget(lines)
        row = self._row = FlowLayout(lines, style.px(8))
        for button in self.buttons:
            if button is not self.save:
                button.setProperty("dark", True)
            row.addWidget(button)
        row.addWidget(self.why)
        self._keys: dict[QPushButton, str] = {}
        for button, key in ((self.code, "Ctrl+C"), (self.save, "Ctrl+S")):
            shown = shown_key(key)
            self._keys[button] = shown
            button.setToolTip(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        """Let the longest button say less where one line cannot hold all of them."""
        self.coach.setText(self._asks)
        gap = self._row.spacing()
        wide = sum(button.sizeHint().width() + gap for button in self.buttons) - gap
        if wide > self.contentsRect().width() - 2 * self._style.px(12):
            self.coach.setText(translate("Editor", "Coach"))
        self._tell_coach()

    def _tell_coach(self) -> None:
        """Tell why the coach cannot be asked, or what the button says where it says less."""
        short = self.coach.text() != self._asks
        told = self.coach.accessibleDescription() or (self._asks if short else "")
        set_tip_for_eyes(self.coach, told)

    @property
    def buttons(self) -> list[QPushButton]:
        """All of them, in their order."""
        return [self.play, self.study, self.coach, self.code, self.diagram, self.save]

    def allow(self, why_not: str, over: bool, why_no_coach: str) -> None:
        """Let the buttons be used, or say why not."""
        self._why_not, self._told = why_not, ""
        self._write()
        study = why_not or (
            ""
            if over
            else translate("Editor", "You can study the deal once all cards have been played.")
        )
        for button in self.buttons:
            reason = why_not
            if button is self.study:
                reason = study
            elif button is self.coach:
                reason = why_not or why_no_coach
            button.setEnabled(not reason)
            button.setAccessibleDescription(reason)
            button.setStatusTip(reason)
            button.setToolTip(reason or self._keys.get(button, ""))
        self._tell_coach()

    def tell(self, text: str) -> None:
        """Say what was done instead of why nothing can be, until the deal changes."""
        self._told = text
        self._write()

    def _write(self) -> None:
        text = self._told or (f"▼ {self._why_not}" if self._why_not else "")
        self.why.setText(text)
        self.why.setVisible(bool(text))


SIGNS: Final[dict[Level, IconName]] = {"wrong": "cross", "note": "triangle", "fine": "check"}
LATER: Final = 700
"""After so many milliseconds without an edit a screen reader is told what has changed."""


class ChecksPanel(QScrollArea):
    """Lists the checks, each with a button that mends it.

    Signals:
        repair_requested(repair): mend it.
        said(text): what a screen reader is to say: only what is new.
    """

    repair_requested = Signal(object)
    said = Signal(str)

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._told: list[str] = []
        self._texts: list[str] = []
        self.buttons: list[QPushButton] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = QWidget()
        self._rows.setProperty("clear", True)
        self._column = filled(QVBoxLayout(self._rows), 1, margins=0, spacing=style.px(6))
        self.setWidget(self._rows)
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._later.timeout.connect(self._tell)

    @property
    def texts(self) -> list[str]:
        """The sentences that are shown."""
        return list(self._texts)

    def show_checks(self, checks: Sequence[Check], names: Sequence[str]) -> None:
        """Show these checks in their order."""
        while self._column.count() > 1:
            item = self._column.takeAt(0)
            row = None if item is None else item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        self.buttons = []
        for place, check in enumerate(checks):
            self._column.insertWidget(place, self._row(check, names))
        self._texts = [editor_words.check_words(each, names) for each in checks]
        self._later.start()

    def _row(self, check: Check, names: Sequence[str]) -> QWidget:
        style, row = self._style, QWidget()
        row.setProperty("clear", True)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(style.px(8))
        sign, side = QLabel(), style.px(18)
        sign.setPixmap(icon(SIGNS[check.level], self._colour(check.level)).pixmap(side, side))
        sign.setAccessibleName(self._level_words(check.level))
        words = QLabel(editor_words.check_words(check, names), wordWrap=True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(words, 1)
        if check.repair is not None:
            mend = QPushButton(without_key(editor_words.repair_words(check)))
            mend.setProperty("link", True)
            mend.setAccessibleDescription(words.text())
            mend.clicked.connect(lambda: self.repair_requested.emit(check.repair))
            line.addWidget(mend, 0, Qt.AlignmentFlag.AlignTop)
            self.buttons.append(mend)
        return row

    def _colour(self, level: Level) -> str:
        c = self._style.tokens
        return QColor({"wrong": c.over, "note": c.lit_line, "fine": c.exact}[level]).name()

    @staticmethod
    def _level_words(level: Level) -> str:
        return {
            "wrong": translate("Editor", "Wrong"),
            "note": translate("Editor", "Note"),
            "fine": translate("Editor", "Fine"),
        }[level]

    def stop(self) -> None:
        """Tell nothing any more."""
        self._later.stop()

    def _tell(self) -> None:
        fresh = [each for each in self._texts if each not in self._told]
        self._told = list(self._texts)
        if fresh:
            self.said.emit(" ".join(fresh))


TILE_SMALL: Final = (30, 40)
TILE: Final = (39, 54)
TILE_LARGE: Final = (66, 90)
"""The least size of a card of the pool, in pixels."""

WIDE: Final = 1700
"""From this width of the page on, cards are large."""

NARROW: Final = 1180
LOW: Final = 700
"""Below one of these sizes of the page, everything is a size smaller."""

CHECK: Final = "check"
PLAYED: Final = "played"
COACH: Final = "coach"

FOOT: Final = 52
TELLING: Final = 174
"""The heights of the bar below and of the panel below the hands, in pixels at a text of 100 %."""

EDGE: Final = 12

TALLEST: Final = 84
"""The most of a row of the pool in a usual window, in pixels."""

ABOVE: Final = 34
"""What a plate needs beside its cards, in pixels at a text of 100 %."""

STACKED: Final = 860
"""Below this width, in pixels at a text of 100 %, all stands in one column."""


class SeatedAt(NamedTuple):
    """Who sits at the table, and for which seat one types."""

    names: Sequence[str]
    avatars: Sequence[int]
    seat: Seat


class EditorBody(QScrollArea):
    """Signals:
    plate_pressed(seat), plate_entered(seat): a hand was clicked, or has got the keyboard.
    card_chosen(seat, card): a card of a hand was chosen.
    card_given(card, seat): a card of a hand shall go to a seat, or with -1 to nobody.
    typed(text): a letter was pressed on a hand.
    """

    plate_pressed = Signal(int)
    plate_entered = Signal(int)
    card_chosen = Signal(int, object)
    card_given = Signal(object, int)
    typed = Signal(str)

    def __init__(self, style: PageStyle, rules: Sequence[RuleChoice]) -> None:
        super().__init__()
        self._style = style
        self._size = (1280, 772)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = CardsPanel(style)
        self.deal = DealPanel(style, rules)
        self.checks = ChecksPanel(style)
        self.played = PlayedPanel(style)
        self.coach = CoachPanel(style)
        self.coach.tell(translate("Editor", "You can ask the coach once the deal is complete."))
        self.plates: list[HandPlate] = []
        self._tell = self._make_telling()
        self._grid = QGridLayout()
        self._left, right = QWidget(), QWidget()
        inner = QWidget()
        for part in (self._left, right, inner):
            part.setProperty("clear", True)
        left = QVBoxLayout(self._left)
        column = QVBoxLayout(right)
        for each in (left, column):
            each.setContentsMargins(0, 0, 0, 0)
            each.setSpacing(style.px(10))
        left.addWidget(self.cards, 1)
        left.addWidget(self.deal)
        add_layout(column, self._grid)
        column.addWidget(self._tell, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._row.setSpacing(EDGE)
        self._row.addWidget(self._left)
        self._row.addWidget(right, 1)
        self.setWidget(inner)

    def _make_telling(self) -> QFrame:
        frame, px = QFrame(), self._style.px
        frame.setProperty("panel", True)
        self.part = Segments(
            {
                CHECK: translate("Editor", "Check"),
                PLAYED: translate("Editor", "Calls and cards"),
                COACH: translate("Editor", "Coach"),
            },
            translate("Editor", "What is shown below"),
        )
        self.part.show_value(CHECK)
        self.pages = _Pages()
        for each in (self.checks, self.played, self.coach):
            self.pages.addWidget(each)
        self.pages.setMinimumSize(1, 1)
        self.part.chosen.connect(self.show_part)
        filled(
            QVBoxLayout(frame), self.part, (self.pages, 1), margins=(px(12), px(8)), spacing=px(8)
        )
        frame.setMinimumHeight(px(TELLING))
        return frame

    @property
    def shown(self) -> str:
        """Which part is shown below the hands."""
        return self.part.value

    def show_part(self, part: str) -> None:
        """Show a part below the hands."""
        self.part.show_value(part)
        pages = {CHECK: self.checks, PLAYED: self.played, COACH: self.coach}
        self.pages.setCurrentWidget(pages[part])

    @property
    def hands(self) -> list[Hand]:
        """The hands, seat by seat."""
        return [plate.hand for plate in self.plates]

    def stops(self) -> list[QWidget]:
        """Return what the Tab key reaches below the hands."""
        played = self.played
        return [
            self.part, *self.checks.buttons, played.tricks, played.choice, played.add, played.back,
            played.none, played.end, self.coach.rows,
        ]  # fmt: skip

    # --- what is shown ------------------------------------------------------------------------

    def show_draft(
        self,
        draft: DealDraft,
        match: Match | None,
        found: Checked,
        seated: SeatedAt,
    ) -> None:
        """Show a draft, and what there is to say of it."""
        names, avatars, seat = seated
        if len(self.plates) != draft.seats:
            self._seat(draft.seats)
        sizes, gone = draft.frame.sizes, _played(match)
        for plate in self.plates:
            hand, wanted = draft.hands[plate.seat], sizes[plate.seat]
            plate.show_seat(
                names[plate.seat],
                avatars[plate.seat],
                dealer=plate.seat == draft.head.dealer,
                sizes=(len(hand), wanted),
                chosen=plate.seat == seat,
            )
            shown = highest_first(hand, draft.rules.ranking.order)
            plate.hand.show_cards(shown, wanted, gone & set(hand))
        cards = self.cards
        cards.pool.show_draft(draft, names)
        cards.free.setText(editor_words.free(len(draft.free)))
        hint = translate("Editor", "1 to {seats} gives a card to a seat, 0 takes it back")
        if draft.turns is not None:
            hint = translate(
                "Editor", "1 to {seats} gives a card to a seat, 0 takes it back, + turns it up"
            )
        cards.hint.setText(hint.format(seats=draft.seats))
        cards.seat.setText(names[seat])
        cards.field.setAccessibleName(translate("Editor", "Cards: {name}").format(name=names[seat]))
        self.deal.show_draft(draft, names)
        self.checks.show_checks(found.checks, names)
        self.played.show_draft(draft, match, found.text, names)
        self.fit(*self._size)

    def _seat(self, seats: int) -> None:
        """Lay a plate for every seat: the first below on the left, then clockwise."""
        for plate in self.plates:
            self._grid.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self.plates = []
        rows = (seats + 1) // 2
        for seat in range(seats):
            plate = HandPlate(seat, self._style)
            hand = plate.hand
            hand.seats = seats
            plate.pressed.connect(partial(self.plate_pressed.emit, seat))
            plate.dropped.connect(partial(self._give, seat))
            hand.pressed.connect(partial(self.plate_pressed.emit, seat))
            hand.entered.connect(partial(self.plate_entered.emit, seat))
            hand.chosen.connect(partial(self.card_chosen.emit, seat))
            hand.seat_requested.connect(self.card_given)
            hand.typed.connect(self.typed)
            self.plates.append(plate)
            place = (rows - 1 - seat, 0) if seat < rows else (seat - rows, 1)
            self._grid.addWidget(plate, *place)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.fit(*self._size)

    def _give(self, seat: Seat, card: Card) -> None:
        self.card_given.emit(card, seat)

    def fit(self, width: int, height: int) -> None:
        """Take on the sizes that fit a page of so many pixels."""
        self._size = (width, height)
        style = self._style
        stacked = width < STACKED * style.text
        small = width < NARROW * max(style.text, 1.0) or height < LOW * style.text
        tile = TILE_SMALL if small else TILE if width < WIDE else TILE_LARGE
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        wide = round(13 * (tile[0] + 2) * style.text) + style.px(28) + 4
        self._left.setFixedWidth(width - 40 if stacked else min(wide, round(0.52 * width)))
        inner = height - style.px(HEAD + FOOT) - 2 * EDGE
        pool = self.cards.pool
        rows = max(pool.rowCount(), 1)
        beside = self.deal.sizeHint().height() + self.cards.beside + style.px(10)
        high = min(
            max((inner - beside) // rows, round(tile[1] * style.text * 4 / max(rows, 4))),
            style.px(TALLEST) if width < WIDE else max(120, style.px(TALLEST)),
        )
        pool.setFixedHeight(max(high, 26) * rows)
        lines = max((len(self.plates) + 1) // 2, 1)
        space = 6 if small else 10
        below = style.px(TELLING if small else TELLING + 30) + 12
        hand = (inner - below) // lines - space - style.px(ABOVE)
        hand = min(max(hand, 34), round(0.08 * width))
        self._grid.setSpacing(space)
        for plate in self.plates:
            plate.setFixedHeight(style.px(ABOVE) + hand)


class _Pages(QStackedWidget):
    """Takes the room that is left, however much its pages would like."""

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(200, 60)


def _played(match: Match | None) -> set[Card]:
    """Return the cards that were played."""
    if match is None:
        return set()
    return {card for _, move in match.moves if isinstance(move, PlayCard) for card in move.cards}
