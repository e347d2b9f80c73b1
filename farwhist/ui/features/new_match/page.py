"""The page on which the player puts another match together, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.draft import Draft
from farwhist.rules.lengths import lengths
from farwhist.ui.features.new_match.ends import line
from farwhist.ui.features.new_match.felt import PageFelt
from farwhist.ui.features.new_match.length_panel import LengthPanel
from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.features.new_match.played_last import PlayedLast
from farwhist.ui.features.new_match.players_panel import PlayersPanel
from farwhist.ui.features.new_match.selection import MatchSelection
from farwhist.ui.features.new_match.tick import Tick, Toggle
from farwhist.ui.features.new_match.tiles import EDGE, Tiles
from farwhist.ui.features.new_match.variants import Variants
from farwhist.ui.match.players import SeatingDraft
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.page import WindowPage

translate = QCoreApplication.translate

TWO_COLUMNS: Final = 900
"""From this width on, in pixels at a text of 100 %, players and length stand side by side."""

ABOUT_SHARE: Final = 0.38
"""How much of a line the sentence about a variant has at most, beside the variants."""


class NewMatchPage(WindowPage):
    """Offers games, variants, players and lengths as pictures.

    What the player chooses touches nothing until it is played; rules are also kept when they are
    to be changed.

    Signals:
        play_wanted(): a match by `draft` shall begin.
        again_wanted(): what was played last shall be played again.
        change_wanted(): the rules that are chosen shall be changed.
        cancelled(): nothing shall.

    Args:
        seated: who sits where; it is the page's own to change.
        last: the rules that were played last, or None before the first match.
        pace: returns the speeds that the player plays at.
        toggles: what else can be chosen.
        people: opens what names and pictures are chosen in.
        rng: decides who sits down when the player leaves it to chance.
    """

    play_wanted = Signal()
    again_wanted = Signal()
    change_wanted = Signal()
    cancelled = Signal()

    def __init__(
        self,
        model: RulesModel,
        seated: SeatingDraft,
        look: PageLook,
        *,
        last: Draft | None,
        timing: Callable[[], Timing],
        toggles: Sequence[Toggle],
        people: Callable[[], object],
        rng: Random,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new match")
        set_help_anchor(self, "five_minutes#new_match")
        self.setAccessibleName(translate("New match", "New match"))
        self.selection = MatchSelection(model)
        self._model = model
        self.seated = seated
        seated.setParent(self)
        self._look = look
        self._timing = timing
        self._felt = PageFelt(look)
        self.played = PlayedLast(model, last)
        self.tiles = Tiles(self.selection.families, look)
        self.variants = Variants(look)
        self.about = QLabel()
        self.players = PlayersPanel(seated, look, people, rng)
        self.ticks = [self._tick(each) for each in toggles]
        self.length = LengthPanel(look, self.ticks)
        self._arrange()
        self.tiles.chosen.connect(self._choose_family)
        self.variants.chosen.connect(self._choose_variant)
        self.players.seats_chosen.connect(self._choose_seats)
        self.length.length_chosen.connect(self._choose_length)
        self.played.again.clicked.connect(self.again_wanted)
        self.length.play.clicked.connect(self.play_wanted)
        self.length.cancel.clicked.connect(self.cancelled)
        self.length.change.clicked.connect(self._change)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.cancelled)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(QKeySequence(key), self)
            enter.setAutoRepeat(False)
            enter.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            enter.activated.connect(self._enter)
        self.tiles.show_chosen(self.selection.families.index(self.selection.family))
        self._choose_family(self.selection.families.index(self.selection.family))

    @property
    def draft(self) -> Draft:
        """The rules of the match to come, for the players that are chosen."""
        return self.selection.draft

    def start(self) -> None:
        """Take the keyboard."""
        again = self.played.again
        (again if again.isVisible() else self._chosen_tile()).setFocus()

    def leave(self) -> None:
        """Hold the keyboard no more: the page is about to go."""
        super().leave()

    def _chosen_tile(self) -> QWidget:
        return self.tiles.tiles[self.selection.families.index(self.selection.family)]

    def _tick(self, toggle: Toggle) -> Tick:
        tick = Tick(toggle.words, toggle.note, self._look)
        tick.setChecked(toggle.on)
        tick.toggled.connect(toggle.choose)
        return tick

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        title = QLabel(translate("New match", "New match"))
        title.setProperty("title", True)
        self.about.setProperty("bare", True)
        self.about.setWordWrap(True)
        self._content = QWidget()
        self._content.setObjectName("content")
        self._column = QVBoxLayout(self._content)
        self._top = QHBoxLayout()
        self._top.addWidget(line(title, self.played))
        self._column.addLayout(self._top)
        self._column.addWidget(self.tiles)
        self._under = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._under.addWidget(self.variants)
        self._under.addWidget(self.about, 1)
        self._column.addLayout(self._under)
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.addWidget(self.players, 5)
        self._panels.addWidget(self.length, 3)
        self._column.addLayout(self._panels, 1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setProperty("clear", True)
        self._area.setWidget(self._content)
        self._content.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._area.setGeometry(self.rect())
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that fit the page as it is now."""
        look, width = self._look, self.width()
        before = (look.unit, look.compact, look.low)
        look.fit(width, self.height())
        style = look.style()
        if style != self.styleSheet():
            self.setStyleSheet(style)
        side, gap = look.px(20 if look.compact else 32), look.px(8 if look.compact else 11)
        edge = look.px(EDGE)
        top, foot = (5, 7) if look.low else (8, 10)
        self._column.setContentsMargins(side - edge, look.px(top), side - edge, look.px(foot))
        self._column.setSpacing(look.px(4) if look.low else gap)
        self.played.fit(look)
        for row in (self._top, self._under, self._panels):
            row.setContentsMargins(edge, 0, edge, 0)
        self._panels.setSpacing(look.px(7 if look.low else 16))
        self._panels.setStretch(1, 0 if look.low else 3)
        room = width - 2 * side
        self.tiles.fit(room + 2 * edge)
        two = room / look.text >= TWO_COLUMNS * look.unit * (0.96 if look.compact else 1)
        two = two and not look.low
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._panels.setDirection(across if two else down)
        self.players.fit()
        self.length.fit()
        self._place_about()
        if before != (look.unit, look.compact, look.low):
            self.players.seats.show_players()

    def dress(self, look: PageLook) -> None:
        """Take on another look."""
        here = self._look
        here.theme, here.deck, here.text, here.texture = (
            look.theme, look.deck, look.text, look.texture,
        )  # fmt: skip
        self._felt.forget()
        self.fit()
        self.update()

    def _place_about(self) -> None:
        """Let the sentence stand beside the variants; with large texts only where both fit."""
        look, words = self._look, self.about.fontMetrics()
        room = self.width() - 2 * (self._column.contentsMargins().left() + look.px(EDGE))
        long = words.horizontalAdvance(self.about.text()) + 24
        beside = room - min(long + look.px(16), round(ABOUT_SHARE * room))
        self.variants.fit(beside if look.text <= 1 else 0)
        chips = 0 if self.variants.isHidden() else self.variants.sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        fits = look.text <= 1 or chips + long + look.px(16) <= room
        self._under.setDirection(across if fits else down)
        self._under.setSpacing(look.px(16 if fits else 4))
        end = Qt.AlignmentFlag.AlignRight if fits and chips else Qt.AlignmentFlag.AlignLeft
        self.about.setAlignment(end | Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt.picture(self.size(), self.devicePixelRatioF()))
        painter.end()

    # --- choosing -----------------------------------------------------------------------------

    def _choose_family(self, number: int) -> None:
        self.selection.family = self.selection.families[number]
        self.variants.show_family(self.selection.family)
        for tile in self.tiles.tiles:
            tile.update()
        self._show()

    def _choose_variant(self, number: int) -> None:
        self.selection.family.chosen = number
        self.tiles.tiles[self.selection.families.index(self.selection.family)].tell()
        self._show()

    def _choose_seats(self, seats: int) -> None:
        self.selection.wanted_seats = seats
        self._show()

    def _choose_length(self, key: str) -> None:
        self.selection.want_length(key)
        self._show()

    def _show(self) -> None:
        """Show what the choice means."""
        selection = self.selection
        rules, problem = selection.rules()
        self.about.setText(selection.choice.about)
        least, most = selection.seats_range
        partners = rules is not None and rules.partners
        self.players.show_match(
            selection.seats,
            selection.choice.draft.preset,
            range(least, most + 1),
            partners=partners,
        )
        self.length.offer(lengths(selection.base), selection.length)
        self.length.show_rules(rules, problem, self._timing())
        self._place_about()

    def _change(self) -> None:
        self._model.edit(self.draft)
        self._model.mean(self.selection.choice)
        self.change_wanted.emit()

    # --- the keyboard -------------------------------------------------------------------------

    def _enter(self) -> None:
        """Play, where the keyboard is on a choice that is made already, or on no button."""
        if self.length.play.isEnabled():
            self.play_wanted.emit()

    def stops(self) -> list[QWidget]:
        """Return what the Tab key reaches now, in its order."""
        players, length = self.players, self.length
        groups: list[Sequence[QPushButton]] = [self.tiles.tiles, self.variants.chips]
        groups += [[*players.number.buttons.values()], [*length.length.buttons.values()]]
        tiles, chips, number, sizes = [_entrance(group) for group in groups]
        parts: list[QWidget] = [self.played.again, *tiles, *chips, self.variants.more, *number]
        parts += [players.all, players.shuffle]
        parts += [*players.seats.buttons, players.seats.own, *sizes, *self.ticks]
        parts += [length.change, length.cancel, length.play]
        return [each for each in parts if each.isVisible() and each.isEnabled()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys that nothing here uses end here: the table is not seen."""
        event.accept()


def _entrance(group: Sequence[QPushButton]) -> list[QPushButton]:
    """Return what the Tab key reaches of buttons of which one is chosen."""
    return [each for each in group if each.isChecked()] or [*group[:1]]
