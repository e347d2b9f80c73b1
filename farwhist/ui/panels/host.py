"""Puts one panel at a time on the felt, the one that fits what is asked or told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.moves import (
    PASS,
    Auction,
    Bid,
    Contract,
    Keep,
    Move,
    NameOrder,
    NameTrump,
    bid,
)
from farwhist.engine.position import Position
from farwhist.ui.avatars.picture import picture
from farwhist.ui.panels.action_bar import (
    ActionBar,
    TableButton,
    about_cards,
    may_ask_to_pass,
    needs_strip,
)
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.panel import PODIUM, Panel, ReadKey, come, leave, on_click, show_locks
from farwhist.ui.panels.panes import tab_after
from farwhist.ui.panels.summary_parts import SummaryNote, TallyShow
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.layout.measures import GAP
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Motion
from farwhist.ui.wording import questions, refusals

translate = QCoreApplication.translate


FACE: Final = 5.6
"""How large the portrait is at most, in sizes of the text."""


class PassDevicePanel(Panel):
    """Says that the person at `seat` is next. `closed` means: nobody else looks, show her cards.

    It lies over the backs of her cards, so that all see the trick meanwhile.
    """

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, seat: Seat, name: str, avatar: int
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("screen")
        set_help_anchor(self, "five_minutes#people")
        self.seat = seat
        self._avatar = avatar
        self.portrait = QLabel()
        self.title = self.heading(questions.whose_turn(name))
        self.note = self.quiet(questions.when_to_show())
        self.show_cards = self.action(translate("Passing", "Show my cards"))
        self.show_cards.setObjectName("show cards")
        self.show_cards.setAccessibleDescription(self.note.text())
        on_click(self.show_cards, self.closed.emit)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.note)
        words.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addWidget(self.portrait)
        add_layout(self._row, words, 1)
        self._row.addWidget(self.show_cards, 0, Qt.AlignmentFlag.AlignVCenter)
        add_layout(self.column, self._row)

    def room(self, layout: Layout) -> Rect:
        sizes, top = layout.sizes, layout.plates[self.seat].bottom + GAP
        return Rect(GAP, top, sizes.width - 2 * GAP, sizes.height - top - GAP)

    def adapt(self, room: Rect) -> None:
        font = self.font_size
        self.title.setStyleSheet(f"font-size: {round(1.43 * font)}px;")
        self._row.setSpacing(round(1.2 * font))
        margins = self.column.contentsMargins()
        high = room.h - margins.top() - margins.bottom() - 2
        self.note.setVisible(high >= 4 * font and room.w >= 44 * font)
        side = round(min(FACE * font, high))
        self.portrait.setVisible(side >= 2 * font and room.w >= 34 * font)
        if side >= 2 * font:
            self.portrait.setPixmap(picture(self._avatar, side, self.devicePixelRatioF()))

    def take(self, press: Press) -> bool:
        if press.enters and not press.held:
            self.closed.emit()
            return True
        return False


def panel_for(
    theme: Theme,
    font: int,
    parent: QWidget,
    *,
    decision: Decision,
    view: Position,
    why_not_bid: Callable[[int], str],
    hidden: bool = False,
) -> Panel:
    """Return the panel for a decision that is not about cards, in text of this size.

    Args:
        view: of the seat that decides.
        why_not_bid: returns why a number may not be bid, or nothing.
        hidden: nobody sees the bids of the others before the deal is over.
    """
    kinds = {type(move) for move in decision.moves}
    if Bid in kinds and not kinds & {Contract, NameOrder, NameTrump, Auction}:
        panel = BidPanel(
            theme,
            font,
            parent,
            decision=decision,
            size=view.size,
            sealed=view.sealed[decision.seat],
            why_not=why_not_bid,
        )
        panel.tell(questions.bid_note(decision, view, hidden=hidden))
        return panel
    from farwhist.ui.panels import calls

    if Keep in kinds:
        return calls.KeepPanel(theme, font, parent, decision=decision, view=view)
    if any(isinstance(move, Contract) and move.strain.levelled for move in decision.moves):
        return calls.ContractPanel(theme, font, parent, decision=decision)
    if NameOrder in kinds:
        return calls.OrderPanel(theme, font, parent, decision=decision)
    if NameTrump in kinds:
        return calls.TrumpPanel(theme, font, parent, decision=decision)
    if Auction in kinds:
        return calls.AuctionPanel(theme, font, parent, decision=decision)
    return calls.CallPanel(theme, font, parent, decision=decision)


P = TypeVar("P", bound=Panel)

LEAST_FONT = 11
"""The size of text below which no panel goes, in pixels, however little room there is."""


class PanelHost(QObject):
    """Opens the panel that fits a decision, a finished deal or a finished match.

    Signals:
        chosen(move): the player's choice.
        screened(panel): this panel lies over the cards of the person who is next.
        alone(): the person who is next is alone, and wants to see her cards.
        next_deal(): the player has seen the summary.
        again(): the player wants another match of the same kind.
        other(): the player wants to choose another match.
        sheet(): the player wants to see the score sheet.
        report(): the player wants to see what the match tells of her.
        learn(): the player wants to see what there is to learn with.
        statistics(): the player wants to see all that was played so far.
        share(): the player wants a picture of the result.
        hands(): the player wants to see what everybody held.
        study(): the player wants to study the deal.
        replay(): the player wants to play the deal once more.
    """

    chosen = Signal(object)
    screened = Signal(object)
    alone = Signal()
    next_deal = Signal()
    again = Signal()
    other = Signal()
    sheet = Signal()
    report = Signal()
    learn = Signal()
    statistics = Signal()
    share = Signal()
    hands = Signal()
    study = Signal()
    replay = Signal()

    def __init__(
        self, theme: Theme, table: Table, why_not: Callable[[Move], Objection | None]
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._why_not = why_not
        self._asked: Decision | None = None
        self._read_key: ReadKey = lambda event: None
        self._keys_of: Callable[[CommandId], str] = lambda command: ""
        self.panel: Panel | None = None
        self.result = TableButton(theme, table)
        self.result.setObjectName("result")
        set_help_anchor(self.result, "five_minutes#points")
        self.result.clicked.connect(self._put_aside)
        table.resized.connect(self.fit)
        table.advanced.connect(self._follow)

    def set_keys(self, read: ReadKey, keys_of: Callable[[CommandId], str]) -> None:
        """Let panels take each key as what `read` makes of it; `keys_of` names a command's."""
        self._read_key, self._keys_of = read, keys_of

    def ask(self, decision: Decision) -> None:
        """Open the panel for a decision; the one that is open for it already stays."""
        if self.panel is not None and decision == self._asked:
            return
        self.close()
        if not about_cards(decision, self._table.position):
            self._asked = decision
            self._open(
                panel_for(
                    self._theme,
                    self._font(),
                    self._table.view,
                    decision=decision,
                    view=self._table.position,
                    why_not_bid=self._why_not_bid,
                    hidden=self._table.match.hides_bids,
                )
            )
            return
        no_pass = self._why_no_pass(decision)
        if no_pass or needs_strip(decision, self._table):
            self._asked = decision
            self._open(
                ActionBar(
                    self._theme, self._font(), self._table, decision=decision, no_pass=no_pass
                )
            )

    def screen(self, seat: Seat, name: str) -> None:
        """Say that the person at this seat is next; what says so already stays."""
        now = self.panel
        if isinstance(now, PassDevicePanel) and now.seat == seat:
            return
        panel = PassDevicePanel(
            self._theme,
            self._font(),
            self._table.view,
            seat=seat,
            name=name,
            avatar=self._table.match.avatars[seat],
        )
        panel.closed.connect(self.alone)
        self.close()
        self._open(panel)
        self.screened.emit(panel)
        self._table.input_block.begin(self._table.timing.speeds.rest_end)

    def open_made(self, make: Callable[[Theme, int, QWidget], P]) -> P:
        """Open a panel that others make, from theme, size of text and parent, and return it."""
        panel = make(self._theme, self._font(), self._table.view)
        self.close()
        self._open(panel)
        self._table.input_block.begin(self._table.timing.speeds.rest_end)
        return panel

    def sum_up(
        self,
        scores: Scores,
        human: int,
        *,
        last: bool,
        practice: bool = False,
        whose: str = "",
        note: SummaryNote | None = None,
    ) -> None:
        """Open the summary of the deal that has just been scored.

        With `whose` its heading names the person of whom it tells: several look at it. A `note`
        stands below its rows.
        """
        from farwhist.ui.panels.summary import DealSummary, SummaryPanel

        avatars = self._table.match.avatars
        panel = SummaryPanel(
            self._theme,
            self._font(),
            self._table.view,
            summary=DealSummary(scores, human, avatars, last, practice, whose),
            note=note,
            bid_sum=self._table.scene.sum.covers,
            spare=lambda: self._table.celebration.lowered,
        )
        panel.closed.connect(self._leave_summary)
        panel.hands.clicked.connect(self.hands)
        panel.study.clicked.connect(self.study)
        panel.replay.clicked.connect(self.replay)
        self.close()
        self._open(panel)
        self._table.input_block.begin(self._table.timing.speeds.rest_end)
        panel.start(self._table.clock, self._table.timing.speeds, self._table.celebration.flight)

    def rank(self, scores: Scores, human: int, *, again: str = "") -> None:
        """Open the ranking at the end of the match; `again` is what its last button says."""
        from farwhist.ui.panels.ranking import RankingPanel

        panel = RankingPanel(
            self._theme,
            self._font(),
            self._table.view,
            scores=scores,
            human=human,
            players=self._table.match.names,
            avatars=self._table.match.avatars,
        )
        if again:
            panel.foot.offer(again)
        panel.closed.connect(self.again)
        panel.aside.connect(self._put_aside)
        panel.other.clicked.connect(self.other)
        panel.sheet.clicked.connect(self.sheet)
        panel.report.clicked.connect(self.report)
        panel.learn.clicked.connect(self.learn)
        panel.statistics.clicked.connect(self.statistics)
        panel.share.clicked.connect(self.share)
        self.close()
        self._table.celebration.end()
        self._table.scene.felt_cover.show()
        panel.skipped.connect(self._table.match_celebration.end)
        self._table.match_celebration.end_with(panel)
        self._open(panel)
        self._table.input_block.begin(self._table.timing.speeds.rest_end, anew=True)
        panel.start(self._table.clock, self._table.timing.speeds)

    def close(self) -> None:
        """Take the panel away."""
        self._asked = None
        if self.panel is not None:
            if self.panel.isAncestorOf(self.panel.window().focusWidget()):
                self._table.view.setFocus()
            clock = self._table.clock
            TallyShow.stop(clock)
            self._table.match_celebration.end_with(None)
            clock.start([Motion(0, key=PODIUM)], waited=False)
            leave(self.panel, self._table.scene.leaving, clock, self._table.timing)
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
            self.result.hide()
            self._show_sums()

    def make_way(self, trick_review: bool) -> None:
        """Stand aside while an earlier trick is looked at."""
        if self.panel is not None:
            self._show_panel(self.panel, not trick_review and self.result.isHidden())

    def _put_aside(self) -> None:
        """Let the table be seen behind the podium, with a button for the result; or come back."""
        panel = self.panel
        if panel is None:
            return
        if self.result.isHidden():
            self.result.show_words(translate("Summary", "Result") + "  ⏎")
        else:
            self.result.hide()
        self._show_panel(panel, self.result.isHidden())

    def _show_panel(self, panel: Panel, visible: bool) -> None:
        if not visible and panel.isAncestorOf(panel.window().focusWidget()):
            self._table.view.setFocus()
        panel.setVisible(visible)
        self._table.scene.felt_cover.setVisible(visible and panel.objectName() == "ranking")
        self._show_sums()

    def fit(self) -> None:
        """Place the panel anew."""
        if self.panel is not None:
            self.panel.fit(self.panel.room(self._table.layout_now()), self._fonts())
        self._show_sums()

    def _show_sums(self) -> None:
        """Have the sum of the bids shown whole or, where a panel lies over it, not at all.

        What is told of the deal stands beside a panel that would lie over it.
        """
        panel = None if self.panel is None or self.panel.isHidden() else self.panel
        told, facts = self._table.scene.sum, self._table.scene.facts
        told.setVisible(panel is None or not panel.covers(told.covers()))
        facts.stand_beside(None)
        if panel is not None and panel.covers(facts.covers()):
            facts.stand_beside(panel.x())

    def _open(self, panel: Panel) -> None:
        self.panel = panel
        panel.use_keys(self._read_key, self._keys_of)
        panel.chosen.connect(self.chosen)
        panel.ensurePolished()
        self.fit()
        panel.show()
        panel.raise_()
        self.fit()
        self._table.input_block.shield(panel)
        show_locks(panel, self._table.input_block)
        come(panel, self._table.clock, self._table.timing)
        tab_after(self._table.view, panel)

    def _leave_summary(self) -> None:
        self.close()
        self.next_deal.emit()

    def _font(self) -> int:
        return self._fonts()[0]

    def _fonts(self) -> list[int]:
        """Return the sizes of panel texts from the one that the player wants down to the least."""
        usual = self._table.layout_now().sizes.usual_font
        wanted = round(usual * self._table.appearance.text_scale)
        return [*range(wanted, LEAST_FONT, -1), LEAST_FONT]

    def _why_no_pass(self, decision: Decision) -> str:
        """Return why the player may not pass, where that is to be told."""
        told = may_ask_to_pass(decision, self._table.position)
        why = self._why_not(PASS) if told else None
        return "" if why is None else refusals.objection(why)

    def _follow(self) -> None:
        """Tell who else is ready by now, while the player still thinks about a bid."""
        decision = self._asked
        if decision is not None and isinstance(self.panel, BidPanel):
            self.panel.tell(self._bid_note(decision))

    def _bid_note(self, decision: Decision) -> str:
        table = self._table
        return questions.bid_note(decision, table.position, hidden=table.match.hides_bids)

    def _why_not_bid(self, number: int) -> str:
        why = self._why_not(bid(number))
        return "" if why is None else refusals.objection(why)
