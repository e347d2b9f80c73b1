"""Hints: the dark box on the felt in which one stands, and what asks for it and forgets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from farwhist.bots.thinking.task import Terms, luck
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Bid, Discard, Give, Move, PlayCard, bid
from farwhist.ui.features.hints.manifest import why_no_hint
from farwhist.ui.match.thinking import Cancel
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.panels.panel import on_click
from farwhist.ui.panels.value_bars import HIGHEST, LOWEST, Bars, Column
from farwhist.ui.review import hint_words
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import CloseHint, Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw, icon
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import BASE_TEXT, PANEL_RADIUS
from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.bots.thinking.hint import Hint

translate = QCoreApplication.translate

_WIDTHS = (330, 280, 420, 230, 190)
"""How wide it can be where it stands by itself, the best first, at a text of 14 pixels."""


LEAST = 10
"""The size of text below which it does not go over a panel, where 14 pixels are the usual one."""


class HintBox(QFrame):
    """Hidden until there is a hint; `closed` is emitted when the player has done with it.

    It stands over the heading of a panel, or by itself where it covers nothing that matters.
    """

    closed = Signal()

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._joined = False
        self._size = 0
        self._notes: list[str] = []
        self._shown: dict[tuple[float, float], int] = {}
        self.setObjectName("hint")
        set_help_anchor(self, command_help("hint"))
        self.setProperty("panel", True)
        self.setAccessibleName(translate("Hint", "Hint"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.title, self.note = QLabel(), QLabel()
        for label in (self.title, self.note):
            label.setWordWrap(True)
        self.bulb = _Bulb(theme)
        self.close_button = QPushButton()
        self.close_button.setObjectName("close hint")
        name_sign(self.close_button, translate("Hint", "Close the hint"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        on_click(self.close_button, self.closed.emit)
        self.bars = Bars(theme)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.bulb, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.close_button, 0, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.note, 1, 0, 1, 3)
        self._grid.addWidget(self.bars, 2, 0, 1, 3)
        self._grid.setColumnStretch(1, 1)
        self._write(BASE_TEXT)
        self.hide()

    def wait(self, *, bars: bool) -> None:
        """Say that the first numbers are on their way; `bars`: there will be some."""
        self.title.setText(translate("Hint", "Looking at possible deals …"))
        self._notes = []
        self._note(0)
        self.bars.show_columns((), "")
        self.bars.setVisible(bars)

    def tell(
        self, title: str, notes: Sequence[str], columns: Sequence[Column], spoken: str
    ) -> None:
        """Show a hint with bars where there are columns; where room is scarce, the first notes."""
        self.title.setText(title)
        self._notes = list(notes)
        self._note(len(self._notes))
        self.bars.setVisible(bool(columns))
        self.bars.show_columns(columns, spoken)

    def stand_over(
        self, place: QRect, spots: Sequence[QRect], *, free: int, least: int, size: int, count: int
    ) -> None:
        """Stand over the heading of a panel, as wide as it is.

        Args:
            place: what it covers of the panel, in pixels of the table; its text is `size` high.
            free: how high up nothing lies at all, and `least`: nothing that must be seen.
            spots: the buttons below, in pixels of the panel; other than `count` or not in one row
                they are no spots for bars.
        """
        self._joined = True
        foot, some = place.bottom() + 1, range(len(self._notes), -1, -1)
        tried = [(size, notes, foot - free) for notes in some]
        tried += [(px, 0, foot - least) for px in range(size, LEAST - 1, -1)] or [(size, 0, foot)]
        for px, notes, room in tried:
            self._write(px)
            self._stand_bars(place, spots, px, count)
            self._note(notes)
            scale = px / BASE_TEXT
            self.bars.set_bar(round(LOWEST * scale))
            spare = room - self._high(place.width())
            if spare >= 0:
                break
        self.bars.set_bar(round(min(LOWEST * scale + max(spare, 0), HIGHEST * scale)))
        top = max(foot - self._high(place.width()), 0)
        self._show(QRect(place.x(), top, place.width(), foot - top))

    def _stand_bars(self, place: QRect, spots: Sequence[QRect], size: int, count: int) -> None:
        """Let the bars stand above the buttons where these stand in a row, else by themselves."""
        inner = self._grid.contentsMargins()
        if len(spots) == count and len({each.y() for each in spots}) == 1:
            middles = [each.center().x() + 0.5 - inner.left() for each in spots]
            widths = [each.width() for each in spots]
            self.bars.stand(list(zip(middles, widths, strict=True)), size)
        else:
            self.bars.spread(place.width() - inner.left() - inner.right(), size)

    def sizes(self, size: int, most: float) -> list[tuple[float, float]]:
        """Return the widths and heights in which it can stand by itself, the best first."""
        self._write(size)
        self._joined = False
        scale = size / BASE_TEXT
        self._shown.clear()
        for notes in range(len(self._notes), -1, -1):
            self._note(notes)
            fewer = notes < len(self._notes)
            for wide in _WIDTHS if fewer else _WIDTHS[:-1]:
                width = round(min(wide * scale, most))
                self._shown.setdefault((float(width), float(self._high(width))), notes)
        return list(self._shown)

    def stand_at(self, rect: Rect) -> None:
        """Stand by itself at one of the sizes."""
        self._note(self._shown[rect.w, rect.h])
        self._show(QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        edge = 2 if theme.strong else 1
        box = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        path = QPainterPath()
        path.addRoundedRect(box, PANEL_RADIUS, PANEL_RADIUS)
        if self._joined:
            lower = QPainterPath()
            lower.addRect(box.adjusted(0, box.height() / 2, 0, 0))
            path = path.united(lower)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.hairline if not theme.strong else theme.text), edge))
        painter.setBrush(QColor(theme.plate))
        painter.drawPath(path)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the felt below is not meant

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _show(self, place: QRect) -> None:
        self.setGeometry(place)
        self.show()
        self.raise_()

    def _note(self, count: int) -> None:
        """Write so many of the notes."""
        self.note.setText("\n".join(self._notes[:count]))
        self.note.setVisible(bool(self.note.text()))

    def _high(self, wide: int) -> int:
        self._grid.invalidate()
        self._grid.activate()
        return self._grid.totalHeightForWidth(wide)

    def _write(self, size: int) -> None:
        """Write in texts that are so high where the usual one is 14 pixels."""
        scale = size / BASE_TEXT
        if size != self._size:
            self._size = size
            theme = self._theme
            self.setStyleSheet(f"""
                QLabel {{ color: {theme.text}; font-size: {round(15 * scale)}px;
                    font-weight: 700; background: transparent; }}
                QLabel[note="true"] {{ color: {theme.secondary}; font-size: {round(12 * scale)}px;
                    font-weight: 400; }}
                QPushButton {{ background: {theme.pointer}; border: none; border-radius: 6px; }}
                QPushButton:hover {{ background: {theme.pressed}; }}
                QPushButton:focus {{ border: 2px solid {theme.accent}; }}
            """)
            self.note.setProperty("note", True)
            self.note.style().polish(self.note)
            side = max(round(24 * scale), 24)
            self.close_button.setFixedSize(side, side)
            self.close_button.setIcon(icon("cross", theme.text))
            self.close_button.setIconSize(QSize(round(12 * scale), round(12 * scale)))
            self.bulb.setFixedSize(round(20 * scale), round(24 * scale))
            self.title.setContentsMargins(0, round(3 * scale), 0, 0)
        side = round(21 * scale)
        self._grid.setContentsMargins(side, round(10 * scale), round(12 * scale), round(7 * scale))
        if self.bars.isHidden():
            self._grid.setContentsMargins(
                round(14 * scale), round(10 * scale), round(10 * scale), round(10 * scale)
            )
        self._grid.setHorizontalSpacing(round(7 * scale))
        self._grid.setVerticalSpacing(round(4 * scale))
        for label in (self.title, self.note):
            label.ensurePolished()


class _Bulb(QWidget):
    """The sign of hints."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.width()
        top = (self.height() - side) / 2
        draw(painter, "hint", QRectF(0, top, side, side), QColor(self._theme.accent))
        painter.end()


class Hints(Feature):
    """Answers the Hint command: once for a hint, once more to put it away."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._runner = services.match.runner
        self._table = table = services.table
        self._host = services.panels
        self._announcer = services.announcer
        self._cancel: Cancel | None = None
        self._ready_for: object = None
        self.open = False
        """Whether a hint is shown, or on its way."""
        self.box = box = HintBox(services.appearance.theme, table.view)
        self.hint: Hint | None = None
        services.window.closing.connect(self.close)
        box.closed.connect(self.close)
        table.resized.connect(self._place)
        table.advanced.connect(self._place)
        table.review_changed.connect(self._make_way)
        self._runner.began.connect(self._drop)
        self._runner.happened.connect(self._follow)

    def answer(self, request: Request) -> str:
        """Give a hint, or put the one away that is shown."""
        if isinstance(request, CloseHint):
            self.close()
        else:
            self.ask()
        return ""

    def end(self) -> None:
        """Put the hint away and think no more."""
        self.close()

    def ask(self) -> None:
        """Give a hint, or put the one away that is shown."""
        why = why_no_hint(self.services)
        if self.open:
            self.close()
        elif why:
            self.services.notices.status.setText(why)
            self._announcer.say(why, Kind.ANSWER)
        else:
            self._begin()

    def press(self, press: Press) -> bool:
        """Use a key if it is that of the hint, or return False."""
        if press.means("hint"):
            self.ask()
            return True
        if press.means("close") and self.open and not self._table.trick_review.open:
            self.close()
            return True
        return False

    def close(self) -> None:
        """Put the hint away and think no more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
        if self.box.isAncestorOf(self.box.window().focusWidget()):
            self._table.view.setFocus()
        self.hint, self.open = None, False
        self.box.hide()
        self._mark()
        self.under_way.emit("hint", False)

    def _drop(self, fresh: bool) -> None:
        self.close()

    def _begin(self) -> None:
        decision, runner = self._table.input.decision, self._runner
        match, saved = runner.match, runner.setting
        assert decision is not None and match is not None
        seat = decision.seat
        self._ready_for = self._prepared()
        self.open = True
        self.under_way.emit("hint", True)
        bids = all(isinstance(move, Bid) for move in decision.moves)
        self.box.wait(bars=bids and self._table.match.kind.exact)
        self._place()
        runner.assist()
        self.services.scoreboard.show_deal()
        from farwhist.analysis.opponents import level_met
        from farwhist.bots.thinking.hint import AdviceTask

        changes, met = (
            tuple(sorted(saved.changes.items())),
            level_met(saved, seat, len(match.moves)),
        )
        terms = Terms(saved.preset, saved.seats, met, changes)
        task = AdviceTask.of(
            terms, match.view(seat), decision, luck(saved.salt, seat, match.made(seat))
        )
        self._cancel = self.services.coach.adviser.advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is None:
            self._cancel = None
            if self.hint is not None:
                shown = hint_words.columns(self.hint)
                said = hint_words.hint_text(self.hint), hint_words.spoken_columns(shown)
                self._announcer.say(" ".join(each for each in said if each), Kind.ANSWER)
            else:  # working it out has failed
                self.close()
            return
        from farwhist.bots.thinking.hint import hint_of

        self.hint = hint = hint_of(text)
        decision = self._table.input.decision
        if decision is not None:
            laid = tuple(map(Discard, hint.laid_away))
            self._runner.note_hint(decision.seat, laid or (hint.move,))
        spoken = hint_words.spoken_columns(hint_words.columns(hint))
        bars = hint_words.columns(hint, every=True) if isinstance(hint.move, Bid) else []
        self.box.tell(hint_words.title(hint), hint_words.notes(hint), bars, spoken)
        self._prepare(hint)
        self._mark()
        self._place()

    def _prepared(self) -> object:
        """Return all that decides what Enter does."""
        table, panel = self._table, self._host.panel
        chosen = None if panel is None else panel.preselected
        return table.input.focus.card, tuple(table.input.selection.cards), chosen

    def _prepare(self, hint: Hint) -> None:
        """Let Enter make this move, unless the player has chosen anything since the question."""
        if self._prepared() != self._ready_for:
            return
        panel, move = self._host.panel, hint.move
        if hint.laid_away:
            self._table.input.suggest(hint.laid_away)
        elif isinstance(move, PlayCard):
            self._table.input.suggest(move.cards)
        elif isinstance(move, Give):
            self._table.input.suggest((move.card,))
        elif panel is not None:
            panel.preselect(move)
            panel.follow_choice()
        self._ready_for = self._prepared()
        self.services.flow.follow()

    def _mark(self) -> None:
        """Mark what is hinted at: the cards of the hand, or the buttons of the open panel."""
        hint, stage, panel = self.hint, self._table.state, self._host.panel
        move = None if hint is None else hint.move
        cards = move.cards if isinstance(move, PlayCard) else ()
        cards = cards if hint is None else cards or hint.laid_away
        hidden = hint is None or self._table.trick_review.open
        chips = {} if hint is None or hidden else hint_words.chips(hint)
        if hint is not None and hint.laid_away:
            # Those that are picked already are raised, and a sign would hide what they are.
            picked = self._table.input.selection.cards
            chips = {card: chip for card, chip in chips.items() if card not in picked}
        if (cards, chips) != (stage.hinted, stage.hint_labels):
            stage.hinted, stage.hint_labels = cards, chips
            stage.refresh()
        if isinstance(panel, QuestionPanel):
            panel.mark(move)

    def _make_way(self, looking: bool) -> None:
        """Stand aside while an earlier trick is looked at."""
        self.box.setVisible(self.open and not looking)
        self._mark()

    def _place(self) -> None:
        """Let the box stand over the open panel, or else where it covers nothing that matters."""
        if not self.open or self._table.trick_review.open:
            return
        panel, layout, box = self._host.panel, self._table.layout_now(), self.box
        kept = taken(layout, self._table.match.viewer)
        if isinstance(panel, QuestionPanel) and panel.heading_end:
            high = panel.heading_end
            over = QRect(panel.place.x(), panel.place.y(), panel.width(), high)
            plates = tuple(layout.plates.values())
            bids = self._bids()
            spots = [button.geometry() for move in bids for button in panel.buttons_of(move)]
            box.stand_over(
                over,
                spots,
                free=_end_above(over, plates + kept.rather),
                least=_end_above(over, plates),
                size=panel.font_size,
                count=len(bids),
            )
            return
        own, sizes = layout.plates[self._table.match.viewer], layout.sizes
        label = self._table.scene.label
        beside = [Rect(*label.box.getRect())] if label.isVisible() else []  # type: ignore[misc]
        always = (*kept.always, *self._table.view.covered(box))
        kept = replace(kept, always=always, rather=(*kept.rather, *beside))
        room = Rect(0, 0, sizes.width, sizes.height)
        near = own.x - 12 * sizes.font, own.cy
        tried = box.sizes(sizes.font, sizes.width / 2)
        box.stand_at(free_place(tried, room, kept, near))

    def _bids(self) -> list[Move]:
        """Return the bids that have a bar, or will have one."""
        if self.hint is not None:
            return [bid(number) for number in range(len(self.hint.tricks))]
        decision = self._table.input.decision
        return [] if decision is None else [m for m in decision.moves if isinstance(m, Bid)]

    def _follow(self, events: list[Event]) -> None:
        others = all(isinstance(e, BidSealed) and e.seat != self._runner.viewer for e in events)
        if self.open and not others:
            self.close()


def _end_above(place: QRect, rects: Sequence[Rect]) -> int:
    """Return how high up the felt above `place` is free of these."""
    ends = [
        each.bottom + 4
        for each in rects
        if each.bottom <= place.bottom() and each.x < place.right() and each.right > place.x()
    ]
    return round(max(ends, default=4))
