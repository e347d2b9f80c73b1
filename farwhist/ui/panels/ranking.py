"""The panel at the end of a match: the ranking, with medals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.rules.sides import side_of
from farwhist.ui.panels.panel import PODIUM, Panel, on_click
from farwhist.ui.panels.podium import Podium
from farwhist.ui.scores import tally
from farwhist.ui.scores.score_words import side_names
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.timing import Speeds
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.text import font_of
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.theme import GOLD_EDGE, RIBBON, Theme, panel_style
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.viewmodels.story import medals, story
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import labelled, listed
from farwhist.ui.wording.story_words import Cast, MedalWords, medal_words, story_text

translate = QCoreApplication.translate


SPACE: Final = 12


class MedalCard(QWidget):
    """A medal with its title and whose it is; `low` has both in one line."""

    def __init__(self, theme: Theme, words: MedalWords) -> None:
        super().__init__()
        self._theme, self.words = theme, words
        self._size, self.low = 14.0, False
        self.setAccessibleName(labelled(words.title, words.detail))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def rescale(self, size: float, *, low: bool) -> None:
        """Write in this size, in pixels."""
        self._size, self.low = size, low
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self._size
        title, detail = self._wide(self.words.title, 1.07, 700), self._wide(self._detail, 0.93, 400)
        text = title + detail if self.low else max(title, detail)
        high = 2.2 * size if self.low else 3.85 * size
        return QSize(round(text + self._disc + 2.2 * size), round(high))

    @property
    def _detail(self) -> str:
        return "  " + self.words.detail if self.low else self.words.detail

    @property
    def _disc(self) -> float:
        return 1.7 * self._size if self.low else 2.2 * self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self._theme, self._size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.plate)
        ground.setAlphaF(1.0 if theme.strong else 0.92)
        painter.setPen(QPen(QColor(theme.text), 2) if theme.strong else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        disc = self._disc
        lift = 0 if self.low else 0.25 * size
        at = QRectF(0.8 * size, (self.height() - disc) / 2 - lift, disc, disc)
        self._medal(painter, at)
        left = at.right() + 0.8 * size
        room = self.width() - left - 0.3 * size
        if self.low:
            title = QRectF(left, 0, room, self.height())
            self._line(painter, title, self.words.title, 1.07, 700, theme.text)
            rest = title.adjusted(self._wide(self.words.title, 1.07, 700), 0, 0, 0)
            self._line(painter, rest, self._detail, 0.93, 400, theme.secondary)
            return
        half = self.height() / 2
        top = QRectF(left, half - 1.55 * size, room, 1.5 * size)
        self._line(painter, top, self.words.title, 1.07, 700, theme.text)
        below = QRectF(left, half, room, 1.5 * size)
        self._line(painter, below, self.words.detail, 0.93, 400, theme.secondary)

    def _medal(self, painter: QPainter, at: QRectF) -> None:
        """A gold disc on two ends of a ribbon, with what it was won by."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(RIBBON))
        side = at.width()
        if not self.low:
            for turn in (-1, 1):
                x, y = at.center().x() + turn * 0.26 * side, at.bottom() - 0.16 * side
                painter.drawPolygon(QPolygonF([
                    QPointF(x - 0.2 * side, y), QPointF(x + 0.2 * side, y),
                    QPointF(x + turn * 0.12 * side + 0.2 * side, y + 0.42 * side),
                    QPointF(x + turn * 0.12 * side, y + 0.3 * side),
                    QPointF(x + turn * 0.12 * side - 0.2 * side, y + 0.42 * side),
                ]))  # fmt: skip
        painter.setPen(QPen(QColor(GOLD_EDGE), 0.07 * side))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(at)
        small = 0.56 if len(self.words.disc) < 3 else 0.42
        self._line(
            painter,
            at,
            self.words.disc,
            small * side / self._size,
            800,
            self._theme.ink,
            middle=True,
        )

    def _line(  # noqa: PLR0917
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: float,
        weight: int,
        colour: str,
        *,
        middle: bool = False,
    ) -> None:
        painter.setFont(self._font_of(size, weight))
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _wide(self, text: str, size: float, weight: int) -> float:
        return QFontMetricsF(self._font_of(size, weight)).horizontalAdvance(text)

    def _font_of(self, size: float, weight: int) -> QFont:
        return font_of(self.font(), size * self._size, weight)


class MedalRow(QWidget):
    """As many medals as there is room for, the most telling first."""

    def __init__(self, theme: Theme, words: Sequence[MedalWords]) -> None:
        super().__init__()
        self.cards = [MedalCard(theme, each) for each in words]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addStretch(1)
        for card in self.cards:
            row.addWidget(card)
        row.addStretch(1)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def rescale(self, size: float, room: float, *, low: bool) -> None:
        """Write in this size within this width; `low` medals are one line high."""
        left = room
        for card in self.cards:
            card.rescale(size, low=low)
            left -= card.sizeHint().width() + SPACE
            card.setVisible(left >= -SPACE)


EDGE: Final = 16
"""The margins, in pixels."""

STORY: Final = 47
"""How wide the story is, in sizes of its text."""

SMALLEST_PRINT: Final = 11
"""The size of text below which none goes, in pixels."""


class RankingPanel(Panel):
    """All of the felt at the end of the match. `closed` means: play again.

    Signals:
        skipped(): it was clicked beside its buttons.
        aside(): it is to make room for the table, or to come back.
    """

    skipped = Signal()
    aside = Signal()

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        players: Sequence[str],
        avatars: Sequence[int],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("ranking")
        set_help_anchor(self, "five_minutes#points")
        self._won = side_of(scores.view, human) in scores.view.winners
        self._low = False
        self.head = self.heading(outcomes.victory(scores.view, human, side_names(scores)))
        self.story = QLabel(story_text(story(scores.view, scores.kind), cast(scores, human)))
        self.comfort = QLabel("" if self._won or human == NOBODY else kind_fact(scores, human))
        self.podium = Podium(theme, font_size, scores, players, avatars)
        view = scores.view
        members = [tally.members_of(view, players, side) for side in range(view.sides)]
        sides = [listed(names) for names in members]
        words = [
            medal_words(medal, sides, len(scores.counted))
            for medal in medals(scores.view, scores.kind)
        ]
        self.medals = MedalRow(theme, words)
        for label in (self.head, self.story, self.comfort):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            self.column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
            policy = label.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            label.setSizePolicy(policy)
        self.column.addWidget(self.podium, 1)
        self.column.addWidget(self.medals)
        self.foot = PodiumFoot(self)
        self.other, self.sheet, self.again = self.foot.other, self.foot.sheet, self.foot.again
        self.statistics, self.share = self.foot.statistics, self.foot.share
        self.report, self.learn = self.foot.report, self.foot.learn
        add_layout(self.column, self.foot)
        self._clock: Clock | None = None
        self.rescale(font_size)

    def room(self, layout: Layout) -> Rect:
        return Rect(0, 0, layout.sizes.width, layout.sizes.height)

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        """Cover all of `room`, in the largest of these sizes of text that leaves a podium."""
        fonts = fonts or (self.font_size,)
        self._fitted = room, fonts
        for size in fonts:
            self.rescale(size)
            self.adapt(room)
            needed = self._needs(room)
            if needed.width() <= room.w and needed.height() <= room.h:
                break
        self.place = QPoint(round(room.x), round(room.y))
        self.setGeometry(self.place.x(), self.place.y(), round(room.w), round(room.h))

    def rescale(self, size: int) -> None:
        self.font_size = size
        theme, gold = self.theme, self.theme.accent
        self.setStyleSheet(
            panel_style(theme, size)
            + f"""
            QFrame[panel="true"] {{ background: transparent; border: none; }}
            QLabel {{ color: {theme.text}; font-size: {round(1.14 * size)}px; }}
            QLabel[heading="true"] {{ color: {gold if self._won else theme.text};
                font-size: {round(2.57 * size)}px; font-weight: 800; }}
            QPushButton {{ min-height: {size + 14}px; padding: 4px 15px; border-radius: 8px; }}
            QPushButton[action="true"] {{ border: 3px solid {gold}; padding: 2px 20px; }}
            """
        )
        self.podium.rescale(size)

    def adapt(self, room: Rect) -> None:
        size = self.font_size
        self.podium.window_height = round(room.h)
        self._low = room.h < 640 or room.h < 40 * size
        self.column.setContentsMargins(EDGE, 8 if self._low else 20, EDGE, 10 if self._low else 26)
        self.column.setSpacing(6 if self._low else 14)
        wide = round(min(STORY * 1.14 * size, room.w - 2 * EDGE))
        for label, width in (
            (self.story, wide),
            (self.comfort, wide),
            (self.head, round(room.w - 2 * EDGE)),
        ):
            label.ensurePolished()
            label.setFixedSize(width, max(label.heightForWidth(width), 0))
        self.comfort.setVisible(bool(self.comfort.text()) and not self._low)
        if self._low:
            self.comfort.setFixedHeight(0)
        self.medals.rescale(size, room.w - 2 * EDGE, low=self._low)
        self.foot.adapt(size, room.w)

    def _needs(self, room: Rect) -> QSize:
        """Return the least room that everything has with this size of text."""
        self.ensurePolished()
        self.column.invalidate()
        self.column.activate()
        least = self.column.minimumSize()
        height = least.height()
        if self.column.hasHeightForWidth():
            height = max(height, self.column.minimumHeightForWidth(round(room.w)))
        return QSize(least.width(), height)

    def draw_for(self, ratio: float) -> None:
        self.podium.ratio = ratio

    def start(self, clock: Clock, speeds: Speeds) -> None:
        """Let the blocks rise, then count and tell; at 0 all of it stands at once."""
        self._clock = clock
        rising = self.podium.blocks * speeds.rise
        whole = rising + speeds.crown

        def show(part: float) -> None:
            if part >= 1.0 or not whole:
                self._show(self.podium.blocks, 1.0)
                return
            time = part * whole
            blocks = (
                min(time / speeds.rise, self.podium.blocks) if speeds.rise else self.podium.blocks
            )
            self._show(blocks, max(time - rising, 0.0) / speeds.crown if speeds.crown else 0.0)

        show(0.0 if whole else 1.0)
        clock.start([Change(show, whole, key=PODIUM)], waited=False)

    def finish(self) -> bool:
        """Let everything stand now; return whether something was still to come."""
        if self._clock is None or not self._clock.moves(PODIUM):
            return False
        self._clock.start([Motion(0, key=PODIUM)], waited=False)
        self._show(self.podium.blocks, 1.0)
        return True

    def _show(self, blocks: float, counted: float) -> None:
        self.podium.rise(blocks, counted)
        for widget, when in ((self.story, 0.0), (self.comfort, 0.4), (self.medals, 0.6)):
            if widget is not self.comfort or (self.comfort.text() and not self._low):
                widget.setVisible(blocks >= self.podium.blocks and counted >= when)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.skipped.emit()

    def take(self, press: Press) -> bool:
        if press.held:
            return False
        if press.means("close"):
            self.aside.emit()
            return True
        if press.enters or press.means("go_on"):
            (self.closed if self.isVisible() else self.aside).emit()
            return True
        return False


def cast(scores: Scores, human: Seat) -> Cast:
    """Return what the sides are called in the story."""
    own = side_of(scores.view, human)
    if not scores.partners or human == NOBODY:
        return Cast(scores.names, own)
    names = [translate("Story", "the other side")] * 2
    names[own] = translate("Story", "your side")
    return Cast(names, own)


def kind_fact(scores: Scores, human: Seat) -> str:
    """Return one thing to be glad about."""
    if not scores.kind.exact:
        return ""
    made = [sum(tally.exact(scores.results, s)) for s in range(scores.view.seats)]
    run = tally.longest_run(scores.results, human)
    if made[human] and made[human] == max(made):
        return translate("Ranking", "Nobody was exact more often than you.")
    if run >= 2:
        return Counts.exact_run(run)
    history = tally.place_history(scores.results, low=scores.low)
    led = sum(each[human] == 1 for each in history)
    if led:
        return translate("Ranking", "Deals after which you were in front: {led}.").format(led=led)
    return translate("Ranking", "Every match starts from zero. Play again?")


class PodiumFoot(QHBoxLayout):
    """The buttons below the podium; Enter presses the last.

    Where they have no room beside one another even in the smallest print, the statistics are left
    to the menu, then the picture, then what there is to learn, and then the report.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.other = QPushButton(translate("Ranking", "&New match…"))
        self.other.setObjectName("other")
        self.sheet = QPushButton(translate("Ranking", "Score sh&eet"))
        self.sheet.setObjectName("sheet")
        self.report = QPushButton(translate("Ranking", "&Report"))
        self.report.setObjectName("report")
        self.learn = QPushButton(translate("Ranking", "&Learn"))
        self.learn.setObjectName("learn")
        self.statistics = QPushButton(translate("Ranking", "S&tatistics"))
        self.statistics.setObjectName("statistics")
        self.share = QPushButton(translate("Ranking", "Share pi&cture"))
        self.share.setObjectName("share")
        set_help_anchor(self.other, "five_minutes#new_match")
        set_help_anchor(self.sheet, "scoring#sheet")
        set_help_anchor(self.report, "study#report")
        set_help_anchor(self.learn, "study")
        set_help_anchor(self.statistics, "opponents#statistics")
        set_help_anchor(self.share, "five_minutes#share")
        self.again = panel.action("")
        self.offer(translate("Ranking", "Play again"))
        self.again.setObjectName("again")
        on_click(self.again, panel.closed.emit)
        self.setSpacing(10)
        self.addStretch(1)
        for button in (
            self.other,
            self.sheet,
            self.report,
            self.learn,
            self.statistics,
            self.share,
            self.again,
        ):
            self.addWidget(button)
        self.addStretch(1)

    def offer(self, text: str) -> None:
        """Let the button that Enter presses say this."""
        self.again.setText(f"{text}  ⏎")

    def adapt(self, font_size: int, room: float) -> None:
        """Show as many buttons as fit into this width; they are written in this size now."""
        shrunk = SMALLEST_PRINT / font_size
        buttons = [
            self.other,
            self.sheet,
            self.again,
            self.report,
            self.learn,
            self.share,
            self.statistics,
        ]
        for button in (self.statistics, self.share, self.learn, self.report):
            wide = sum(each.sizeHint().width() + 10 for each in buttons) + 2 * EDGE
            fits = wide * shrunk <= room
            button.setVisible(fits)
            if not fits:
                buttons.remove(button)
