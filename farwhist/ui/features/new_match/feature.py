"""Lets the player put another match together, on a page in the place of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
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
from farwhist.ui.features.new_match.length_panel import LengthPanel, Tick, Toggle
from farwhist.ui.features.new_match.page_style import NewMatchStyle, line
from farwhist.ui.features.new_match.seats import PlayersPanel
from farwhist.ui.features.new_match.selection import MatchSelection, PlayedLast
from farwhist.ui.features.new_match.tiles import EDGE, Tiles, Variants
from farwhist.ui.match.players import SeatingDraft
from farwhist.ui.review.page_style import FeltGround, PageStyle
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.services.services import Services
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.page import WindowPage

translate = QCoreApplication.translate

TWO_COLUMNS: Final = 900
"""From this width on, in pixels at a text of 100 %, players and length stand side by side."""

ABOUT_SHARE: Final = 0.38
"""How much of a line the sentence about a variant has at most, beside the variants."""


class NewMatchPage(WindowPage):
    """Offers games, variants, players and lengths as pictures.

    What the player chooses touches nothing until it is played, or until the rules are looked at
    elsewhere: from then on those are the rules that are chosen here. What is changed there is
    chosen here.

    Signals:
        play_requested(): a match by `draft` shall begin.
        again_requested(): what was played last shall be played again.
        change_requested(): the rules that are chosen shall be changed.
        people_requested(): names and pictures shall be chosen.
        shuffle_requested(opponents): chance shall seat so many opponents.
        cancelled(): nothing shall.

    Args:
        seated: who sits where; it is the page's own to change.
        last: the rules that were played last, or None before the first match.
        pace: returns the speeds that the player plays at.
        toggles: what else can be chosen.
    """

    play_requested = Signal()
    again_requested = Signal()
    change_requested = Signal()
    people_requested = Signal()
    shuffle_requested = Signal(int)
    cancelled = Signal()

    def __init__(
        self,
        model: RulesModel,
        seated: SeatingDraft,
        style: PageStyle,
        *,
        last: Draft | None,
        timing: Callable[[], Timing],
        toggles: Sequence[Toggle],
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
        self._style = sizes = NewMatchStyle(style)
        self._timing = timing
        self._felt = FeltGround(style)
        self.played = PlayedLast(model, last)
        self.tiles = Tiles(self.selection.families, sizes)
        self.variants = Variants(sizes)
        self.about = QLabel()
        self.players = PlayersPanel(seated, sizes)
        self.ticks = [self._tick(each) for each in toggles]
        self.length = LengthPanel(sizes, self.ticks)
        self._arrange()
        self.tiles.chosen.connect(self._choose_family)
        self.variants.chosen.connect(self._choose_variant)
        self.players.seats_chosen.connect(self._choose_seats)
        self.players.shuffle_requested.connect(self.shuffle_requested)
        self.players.seats.people_requested.connect(self.people_requested)
        self.length.length_chosen.connect(self._choose_length)
        self.played.again.clicked.connect(self.again_requested)
        self.length.play.clicked.connect(self.play_requested)
        self.length.cancel.clicked.connect(self.cancelled)
        self.length.change.clicked.connect(self.change_requested)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.cancelled)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(QKeySequence(key), self)
            enter.setAutoRepeat(False)
            enter.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            enter.activated.connect(self._enter)
        self._staged = False
        self._show_selection()
        model.changed.connect(self._follow)

    @property
    def draft(self) -> Draft:
        """The rules of the match to come, for the players that are chosen."""
        return self.selection.draft

    def start(self) -> None:
        """Take the keyboard."""
        again = self.played.again
        first = again.isVisible() and not self._model.staged
        (again if first else self._chosen_tile()).setFocus()

    def leave(self) -> None:
        """Hold the keyboard no more: the page is about to go."""
        super().leave()

    def _chosen_tile(self) -> QWidget:
        return self.tiles.tiles[self.selection.families.index(self.selection.family)]

    def _tick(self, toggle: Toggle) -> Tick:
        tick = Tick(toggle.words, toggle.note, self._style)
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
        add_layout(self._column, self._top)
        self._column.addWidget(self.tiles)
        self._under = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._under.addWidget(self.variants)
        self._under.addWidget(self.about, 1)
        add_layout(self._column, self._under)
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.addWidget(self.players, 5)
        self._panels.addWidget(self.length, 3)
        add_layout(self._column, self._panels, 1)
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
        style, width = self._style, self.width()
        before = (style.unit, style.compact, style.low)
        style.fit(width, self.height())
        sheet = style.sheet()
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        side, gap = style.px(20 if style.compact else 32), style.px(8 if style.compact else 11)
        edge = style.px(EDGE)
        top, foot = (5, 7) if style.low else (8, 10)
        self._column.setContentsMargins(side - edge, style.px(top), side - edge, style.px(foot))
        self._column.setSpacing(style.px(4) if style.low else gap)
        self.played.fit(style)
        for row in (self._top, self._under, self._panels):
            row.setContentsMargins(edge, 0, edge, 0)
        self._panels.setSpacing(style.px(7 if style.low else 16))
        self._panels.setStretch(1, 0 if style.low else 3)
        room = width - 2 * side
        self.tiles.fit(room + 2 * edge)
        two = room / style.text >= TWO_COLUMNS * style.unit * (0.96 if style.compact else 1)
        two = two and not style.low
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._panels.setDirection(across if two else down)
        self.players.fit()
        self.length.fit()
        self._place_about()
        if before != (style.unit, style.compact, style.low):
            self.players.seats.show_players()

    def dress(self, style: PageStyle) -> None:
        """Take on another style."""
        self._style.page = style
        self._felt = FeltGround(style)
        self.fit()
        self.update()

    def _place_about(self) -> None:
        """Let the sentence stand beside the variants; with large texts only where both fit."""
        style, words = self._style, self.about.fontMetrics()
        room = self.width() - 2 * (self._column.contentsMargins().left() + style.px(EDGE))
        long = words.horizontalAdvance(self.about.text()) + 24
        beside = room - min(long + style.px(16), round(ABOUT_SHARE * room))
        self.variants.fit(beside if style.text <= 1 else 0)
        chips = 0 if self.variants.isHidden() else self.variants.sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        fits = style.text <= 1 or chips + long + style.px(16) <= room
        self._under.setDirection(across if fits else down)
        self._under.setSpacing(style.px(16 if fits else 4))
        end = Qt.AlignmentFlag.AlignRight if fits and chips else Qt.AlignmentFlag.AlignLeft
        self.about.setAlignment(end | Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._felt.draw(self)

    # --- choosing -----------------------------------------------------------------------------

    def stage(self) -> None:
        """Let the rules that are chosen be those of the next match, now and with every choice."""
        self._staged = True
        self._model.choose(self.selection.choice, self.draft)

    def _follow(self) -> None:
        """Choose the rules that were staged elsewhere, unless they are chosen."""
        choice, model = self.selection.choice, self._model
        own = model.own_name(self.selection.base)
        if (model.draft, own) == (self.draft, choice.name if choice.own else None):
            return
        staged, self._staged = self._staged, False
        self.selection = MatchSelection(model)
        self.tiles.show_families(self.selection.families)
        self._show_selection()
        self.fit()
        self._staged = staged

    def _show_selection(self) -> None:
        chosen = self.selection.families.index(self.selection.family)
        self.tiles.show_chosen(chosen)
        self._choose_family(chosen)

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
        if self._staged:
            self.stage()

    # --- the keyboard -------------------------------------------------------------------------

    def _enter(self) -> None:
        """Play, where the keyboard is on a choice that is made already, or on no button."""
        if self.length.play.isEnabled():
            self.play_requested.emit()

    def stops(self) -> list[QWidget]:
        """Return what the Tab key reaches now, in its order."""
        players, length = self.players, self.length
        groups: list[Sequence[QPushButton]] = [self.tiles.tiles, self.variants.chips]
        groups += [[*players.number.buttons.values()], [*length.length.buttons.values()]]
        tiles, chips, number, sizes = [_entrance(group) for group in groups]
        parts: list[QWidget] = [self.played.again, *tiles, *chips, self.variants.more, *number]
        parts += [players.all, players.shuffle]
        for seat in players.seats.buttons:
            parts += [seat, seat.join]
        parts += [players.seats.own, *sizes, *self.ticks]
        parts += [length.change, length.cancel, length.play]
        return [each for each in parts if each.isVisible() and each.isEnabled()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys that nothing here uses end here: the table is not seen."""
        event.accept()


def _entrance(group: Sequence[QPushButton]) -> list[QPushButton]:
    """Return what the Tab key reaches of buttons of which one is chosen."""
    return [each for each in group if each.isChecked()] or [*group[:1]]


class NewMatch(PageFeature[NewMatchPage]):
    """Shows the page; what is chosen there touches nothing until *Play*."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._rng = Random()
        self._practice = False
        self._wanted: dict[str, str] = {}
        services.settings.rules.wanted.connect(self._stage)

    def open(self) -> None:
        """Show the page, in the place of the library."""
        self.services.pages.leave("library")
        super().open()

    def make(self) -> NewMatchPage:
        """Return the page."""
        self._practice = False
        self._wanted = {}
        services, match = self.services, self.services.match
        last = match.matches.played_last() if match.runner.begun else None
        page = NewMatchPage(
            services.settings.rules,
            SeatingDraft(services.settings.players),
            self.services.appearance.page_style(),
            last=last,
            timing=services.settings.table.timing,
            toggles=self._toggles(),
            parent=services.window,
        )
        page.play_requested.connect(self._play)
        page.again_requested.connect(lambda: self._begin(last or page.draft, practice=False))
        page.change_requested.connect(self._change)
        page.people_requested.connect(lambda: services.open(OpenPreferences("players")))
        page.shuffle_requested.connect(lambda count: page.seated.shuffle(self._rng, count))
        page.cancelled.connect(self.close)
        return page

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.page.dress(self.services.appearance.page_style())

    def _toggles(self) -> tuple[Toggle, ...]:
        def practise(on: bool) -> None:
            self._practice = on

        def want(key: str) -> Callable[[bool], object]:
            return lambda on: self._wanted.update({key: "yes" if on else "no"})

        kept = self.services.settings.table
        return (
            Toggle(
                translate("New match", "Opponents take their time over a bid"),
                "",
                on=kept.now.thinking == "yes",
                choose=want("thinking"),
            ),
            Toggle(
                translate("New match", "Hints are allowed"),
                "",
                on=kept.now.hints == "yes",
                choose=want("hints"),
            ),
            Toggle(
                translate("New match", "Practice:"),
                translate("New match", "hints and undo at will, not counted"),
                on=False,
                choose=practise,
            ),
        )

    def _play(self) -> None:
        assert self.page is not None
        self.page.stage()
        self._begin(self.page.draft, practice=self._practice)

    def _begin(self, draft: Draft, *, practice: bool) -> None:
        self._take()
        matches = self.services.match.matches
        matches.start(draft.preset, draft.seats, changes=draft.changes, practice=practice)
        self.close()

    def _change(self) -> None:
        self._stage()
        self.services.open(OpenPreferences("game"))

    def _stage(self) -> None:
        """Let what is chosen on the page hold where the rules are shown."""
        if self.page is not None:
            self._take()
            self.page.stage()

    def _take(self) -> None:
        """Let what was chosen on the page hold from now on."""
        assert self.page is not None
        self.services.settings.players.take(self.page.seated)
        if self._wanted:
            self.services.settings.table.set(**self._wanted)
