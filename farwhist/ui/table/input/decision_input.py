"""What the player is asked for, and how the cards of the hand answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PLAY_UNSEEN, Move, PlayCard, play
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.table.animation.card_motion import CardFlight
from farwhist.ui.table.animation.event_queue import EventQueue
from farwhist.ui.table.input.hand_input import (
    CardSelection,
    HandFocus,
    Hover,
    PlayConfirmation,
    card_of,
)
from farwhist.ui.table.input.refusal import CardRefusal
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Stance
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock
from farwhist.ui.wording import table_words


class DecisionInput(QObject):
    """Holds the player's open decision, and the cards that are raised or picked for it.

    `dragged` is the card that follows the pointer, if one does.

    Signals:
        chosen(move): the player makes this move.
        picked(): the player picked or put back a card of several that go together.
        refused(move): the player tried a card that is not among the legal moves.
        explained(text): the player has been told why.
        opened(): the player is asked; also when the same is asked again.
        closed(): the decision is no longer open.

    Args:
        covered: returns what panels cover of the table.
    """

    chosen = Signal(object)
    picked = Signal()
    refused = Signal(object)
    explained = Signal(str)
    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        state: ShownTable,
        event_queue: EventQueue,
        clock: Clock,
        input_block: InputBlock,
        *,
        covered: Callable[[], Sequence[Rect]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._event_queue = event_queue
        self._clock = clock
        self._input_block = input_block
        self._decision: Decision | None = None
        self._next: list[Move] = []
        self._veils = True
        self._last_card = False
        self._named: Card | None = None
        self._suggested: Card | None = None
        self.selection = CardSelection(())
        self.dragged: Card | None = None
        self.focus = HandFocus()
        self.confirmation = PlayConfirmation(clock, lambda card: self.choose(card, sure=True))
        self.hover = Hover(state, clock, lambda: event_queue.timing, self.hold_hand)
        self.refusal = CardRefusal(state, clock, lambda: event_queue.timing, covered, self)
        event_queue.advanced.connect(lambda *_: self._leave_name())

    @property
    def decision(self) -> Decision | None:
        """What the player is asked for at this moment."""
        return self._decision

    def playable(self) -> set[Card]:
        """Return the cards that the player may play, give or lay away now."""
        if self.selection.wanted:
            return self.selection.allowed()
        moves = self._decision.moves if self._decision else ()
        return {card for move in moves if (card := card_of(move)) is not None}

    def follow(self, wanted: TableRows) -> None:
        """Show and guard the cards as the player likes it from the next look at them on."""
        self._veils = wanted.legal == "yes"
        self._last_card = wanted.last_card == "yes"
        self.confirmation.twice = wanted.confirm == "yes"
        self.confirmation.cooldown = wanted.cooldown == "yes"
        self.confirmation.forced = wanted.forced == "yes"

    # --- the question -----------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Open a decision of the player: light what may be played."""
        self.refusal.hide()
        self._decision = decision
        if self._state.order.keeps:
            self._state.keep_hand()
        view = self._state.view
        held = view.hands[decision.seat]
        self.selection = CardSelection(decision.moves, max(1, len(held) - view.size))
        self._state.asked_to_play = any(isinstance(move, PlayCard) for move in decision.moves)
        self.focus.keep(self._state.hand(), self.playable())
        self.confirmation.begin(self.playable(), only=len(decision.moves) == 1)
        self.hold_hand()
        self.opened.emit()
        if not decision.settled:
            self._state.sound.emit("turn")

    def take_back(self) -> None:
        """Close the player's decision."""
        self._close()
        self.hold_hand()

    def look_on(self) -> None:
        """Say no more of the card in focus when it was the last of the hand."""
        if self.focus.card is not None and not self._state.hand():
            self._state.scene.label.say("")

    def forget(self) -> None:
        """Close the decision and forget all cards, because others come onto the table."""
        self._close()
        self._next.clear()
        self.focus.leave()
        self.hover.forget()

    def follow_up(self, decision: Decision) -> Move | None:
        """Return the next of the moves that were chosen together, if it fits this decision."""
        move = self._next.pop(0) if self._next else None
        if move not in decision.moves:
            self._next.clear()
            return None
        return move

    def last_card(self) -> Move | None:
        """Return the move that plays the only card of the hand, where that is done by itself.

        None while there is any other choice, or where the player wants to do it.
        """
        decision = self._decision
        if not self._last_card or decision is None or len(decision.moves) != 1:
            return None
        (move,) = decision.moves
        plays = isinstance(move, PlayCard) or move == PLAY_UNSEEN
        return move if plays and len(self._state.view.hands[decision.seat]) == 1 else None

    def play_by_itself(self, move: Move) -> None:
        """Make this move after as long as an opponent seems to think, if the player does not."""
        wait = self._event_queue.timing.speeds.think[1]
        self.confirmation.later(lambda: self._answer(move), wait)

    def _close(self) -> None:
        self.confirmation.end()
        self.refusal.hide()
        self._decision = None
        self.selection = CardSelection(())
        self._state.asked_to_play = False
        self._state.waiting = ()
        self._state.stance = Stance()
        self.closed.emit()

    # --- the answer -------------------------------------------------------------------

    def choose(self, card: Card, *, sure: bool = False) -> None:
        """Play this card if it is legal now, else say that it is not.

        A choice that is not `sure` may have to be made twice, or come too early to count: one that
        cuts a motion short does only that, and after it input rests.
        """
        if self._event_queue.busy:
            self._event_queue.finish_all()
            self._input_block.begin(self._event_queue.timing.speeds.rest_cut)
            if card not in self.playable():
                return
        if self._input_block.under_way and not sure:
            return
        decision = self._decision
        picks = self.selection.wanted and not self.selection.alone(card)
        if decision is not None and picks:
            self._pick(card)
        elif decision is not None and card in self.playable():
            if not sure and not self.confirmation.allows(card):
                self.hold_hand()
                return
            self._answer(next(move for move in decision.moves if card_of(move) is card))
        else:
            self._refuse(card)

    def make(self, move: Move) -> None:
        """Make a move that is no card of the hand, if it is legal now and input does not rest."""
        decision = self._decision
        rests = self._event_queue.busy or self._input_block.under_way
        if decision is not None and not rests and move in decision.moves:
            self._answer(move)

    def lay_picked(self) -> None:
        """Lay the picked cards, together or one after another, if they can be laid."""
        moves: list[Move] = list(self.selection.discards())
        together = self.selection.move()
        if together is not None:
            moves = [together]
        if moves:
            self._next = moves[1:]
            self._answer(moves[0])

    def suggest(self, cards: Sequence[Card]) -> None:
        """Bring the cursor to a card, or pick several, so that Enter does just what is meant.

        A single card keeps its place until the player moves the cursor.
        """
        first = cards[0]
        if self.selection.wanted and not (len(cards) == 1 and self.selection.alone(first)):
            self.selection.cards = list(cards)
        shown = self._state.stance.raised
        self.focus.go(self._state.hand(), first)
        still = self.focus.card is not None and not self.selection.cards and shown is not first
        self._suggested = self.focus.card if still else None
        self.hold_hand()
        self.picked.emit()

    def put_down(self) -> None:
        """Pick no card, and put the cursor away."""
        self.selection.cards = []
        self.focus.leave()
        self.hold_hand()
        self.picked.emit()

    def put_away(self) -> bool:
        """Let go of the chosen card, or else of the focus; False when there was none."""
        if not self.confirmation.lower():
            if self.focus.card is None:
                return False
            self.focus.leave()
        self.hold_hand()
        return True

    def _answer(self, move: Move) -> None:
        self._close()
        self.hover.card = None
        self.chosen.emit(move)

    def _pick(self, card: Card) -> None:
        before = list(self.selection.cards)
        self.selection.toggle(card)
        if self.selection.cards == before:
            self._refuse(card)
            return
        self.hold_hand()
        self.picked.emit()

    def explain(self, card: Card, title: str, more: str = "") -> None:
        """Say at the card why it may not be played, and what may be instead."""
        self.refusal.tell(card, title, more)
        self._state.sound.emit("refused")
        self.explained.emit(" ".join(each for each in (title, more) if each))

    def _refuse(self, card: Card) -> None:
        self.refusal.shake(card)
        self.refused.emit(play(card))

    # --- the hand ---------------------------------------------------------------------

    def move_card(self, by: int) -> None:
        """Move the card in focus one place to the left (-1) or right (1); the ends stop it."""
        card, hand = self.focus.card, self._state.hand()
        if card not in hand:
            return
        place = hand.index(card) + by
        if 0 <= place < len(hand):
            self._state.put_card(card, place)
            self.focus.go(self._state.hand(), card)
            self.hold_hand()
            self._state.rearranged.emit()

    def sort_hand(self) -> bool:
        """Put the hand into the usual order again; False when it was in that order."""
        state = self._state
        was, orders = state.hand_sorted, state.own_orders
        state.sort_hand()
        if state.order.keeps:
            state.keep_hand()
        if state.own_orders != orders:
            state.rearranged.emit()
        if not was:
            self.focus.keep(state.hand(), ())
            self.hold_hand()
        return not was

    def hold_hand(self) -> None:
        """Raise the card in focus or under the pointer, and lower the illegal ones."""
        hand, playable = self._state.hand(), self.playable()
        shows = self._veils and (bool(playable) or self._nothing_fits())
        lowered = frozenset(card for card in hand if shows and card not in playable)
        bidding = self._decision is not None and not playable and not self.selection.wanted
        focused = self.focus.card if self.focus.card in hand and not bidding else None
        hovered = self.hover.card if self.hover.card in hand else None
        if hovered in lowered and not self.selection.wanted:
            hovered = None
        if focused is not None and focused is not self.confirmation.chosen:
            self.confirmation.lower()
        chosen = self.confirmation.chosen
        if self._suggested is not focused:
            self._suggested = None
        held = None if focused in lowered or focused is self._suggested else focused
        raised = chosen or held or hovered
        self._state.stance = Stance(
            raised,
            held is not None,
            lowered,
            self.selection.numbers(),
            lean=self.hover.lean if raised is hovered else 0.0,
            chosen=chosen is not None,
            cursor=focused,
        )
        self._move_hand()
        self._label(chosen, focused, playable)

    def _nothing_fits(self) -> bool:
        """Whether the player is asked for a card for the pile and holds none that fits."""
        return self._decision is not None and bool(self._state.view.pile) and not self.playable()

    def _move_hand(self) -> None:
        timing, raised = self._event_queue.timing, self._state.stance.raised
        self._clock.start(
            [
                CardFlight(
                    item,
                    timing.speeds.lift if thing is raised else timing.speeds.lower,
                    travel=timing.travel,
                )
                for thing, item in self._state.follow().moved.items()
                if thing is not self.dragged
            ],
            waited=False,
        )
        self._state.refresh()

    def _leave_name(self) -> None:
        """Take away what is written of a card once it is no longer in the hand."""
        if self._named is not None and self._named not in self._state.hand():
            self._label(None, None, set())

    def _label(self, chosen: Card | None, focused: Card | None, playable: set[Card]) -> None:
        """Write beside the hand what there is to say of the card that is raised."""
        label = short = ""
        self._named = chosen or focused
        if chosen is not None:
            label, short = (
                table_words.again_label(chosen),
                table_words.again_label(chosen, short=True),
            )
        elif focused is not None:
            label, short = (
                table_words.focus_label(
                    focused, asked=bool(playable), playable=focused in playable, short=brief
                )
                for brief in (False, True)
            )
        self._state.scene.label.say(label, short)
