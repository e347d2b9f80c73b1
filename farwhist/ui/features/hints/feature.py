"""Asking for a hint when the player wants one, and forgetting it when it is of no more use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRect

from farwhist.bots.thinking.task import Terms, luck
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Bid, Discard, Give, Move, PlayCard, bid
from farwhist.ui.features.hints.box import HintBox
from farwhist.ui.features.hints.manifest import why_no_hint
from farwhist.ui.match.thinking import Cancel
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.review import hint_words
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import CloseHint, Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings.keymap import Press
from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.bots.thinking.hint import Hint

translate = QCoreApplication.translate


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
        from farwhist.bots.thinking.hint import AdviceTask

        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
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
