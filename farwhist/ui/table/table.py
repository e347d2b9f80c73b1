"""The card table as a whole: it shows events and asks the player for moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import pi, sin

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.engine.moves import Move, PlayCard, play
from farwhist.engine.position import Position
from farwhist.rules.kind import EXACT_BIDS, GameKind
from farwhist.ui import texts
from farwhist.ui.deck.look import Look
from farwhist.ui.table.card_item import CardItem
from farwhist.ui.table.caution import Caution
from farwhist.ui.table.director import Director
from farwhist.ui.table.drag import Drag
from farwhist.ui.table.faces import Faces
from farwhist.ui.table.glide import Glide
from farwhist.ui.table.hand import Manner
from farwhist.ui.table.hover import Hover
from farwhist.ui.table.keys import HandFocus
from farwhist.ui.table.layout import Layout, Stance
from farwhist.ui.table.measures import CardSize
from farwhist.ui.table.peeking import Peeking
from farwhist.ui.table.picking import Picking, card_of
from farwhist.ui.table.rest import Rest
from farwhist.ui.table.scene import TableScene
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.stage import Stage, Winner
from farwhist.ui.table.steps import Hold
from farwhist.ui.table.sway import sway
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.table.view import TableView
from farwhist.ui.taste import Taste


class Table(QObject):
    """Joins view, scene, clock and director.

    Signals:
        advanced: one more event has been shown.
        settled: everything queued has been shown; the match may go on.
        chosen(move): the player plays this card.
        picked(): the player picked or put back a card of several that go together.
        refused(move): the player tried a card that is not among the legal moves.
        summary(): a deal has been scored and waits for `go_on`.
        resized(): panels must find their place again.
        told(text): the player is to be told something.
        peeked(open): an earlier trick is looked at, or no longer.
    """

    advanced = Signal()
    settled = Signal()
    chosen = Signal(object)
    picked = Signal()
    refused = Signal(object)
    summary = Signal()
    resized = Signal()
    told = Signal(str)
    peeked = Signal(bool)

    def __init__(self, theme: Theme, pace: Pace, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = Faces(theme)
        self._scene = TableScene(theme, self._faces, self)
        self.view = TableView(self._scene, parent)
        self._clock = Clock(self)
        self.rest = Rest(self._clock)
        self._stage = Stage(self._scene, theme)
        self._director = Director(self._stage, self._clock, pace, self)
        self._decision: Decision | None = None
        self._pressed: Card | None = None
        self._next: list[Move] = []
        self.picking = Picking(())
        self._veils = True
        self._lively = False
        self.focus = HandFocus()
        self.caution = Caution(self._clock, lambda card: self.choose(card, sure=True))
        self.hover = Hover(self._stage, self._clock, lambda: self._director.pace, self.hold_hand)
        self.peeking = Peeking(self._stage, self._clock, lambda: self._director.pace)
        self.peeking.changed = self.peeked.emit
        self._drag = Drag(self._scene, self._clock)
        self._director.advanced.connect(self.advanced)
        self._director.settled.connect(self.settled)
        self._director.settled.connect(self.hover.catch_up)
        self._director.held.connect(self._held)
        self.view.pressed.connect(self._press)
        self.view.released.connect(self._release)
        self.view.hovered.connect(self._hover)
        self.view.left.connect(self.hover.leave)
        self.view.resized.connect(self._resize)
        self.view.settled.connect(self._sharpen)

    @property
    def position(self) -> Position:
        """What has been shown so far; read only."""
        return self._stage.view

    @property
    def decision(self) -> Decision | None:
        """What the player is asked for at this moment."""
        return self._decision

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.busy

    @property
    def stuck(self) -> bool:
        """Whether an exception has kept it from showing all there is to show."""
        return self._director.stuck

    @property
    def idle(self) -> bool:
        """Whether nothing moves and no timer runs."""
        return not self._clock.running

    @property
    def scene(self) -> TableScene:
        """The items, to look at."""
        return self._scene

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return self._stage.waiting

    @property
    def text_scale(self) -> float:
        """How much larger than usual texts should be."""
        return self._stage.text_scale

    def layout_now(self) -> Layout:
        """Return where everything belongs."""
        return self._stage.layout()

    def hand(self) -> list[Card]:
        """Return the known cards of the player's hand, left to right."""
        return list(self._stage.layout().resting)

    def playable(self) -> set[Card]:
        """Return the cards that the player may play, give or lay away now."""
        if self.picking.wanted:
            return self.picking.allowed()
        moves = self._decision.moves if self._decision else ()
        return {card for move in moves if (card := card_of(move)) is not None}

    def set_pace(self, pace: Pace) -> None:
        """Use these speeds from the next event on."""
        self._director.pace = pace
        self._live()

    @property
    def pace(self) -> Pace:
        """The speeds that are used."""
        return self._director.pace

    def follow(self, taste: Taste) -> None:
        """Hold, show and guard the cards as the player likes it, at once."""
        self._stage.manner = Manner(
            flat=taste.hand == "flat",
            low=taste.order == "low",
            trump_left=taste.trumps == "left",
        )
        self._veils = taste.legal == "yes"
        self._lively = taste.lively == "yes"
        self.peeking.allowed = taste.tricks
        self._stage.earlier_tricks = taste.tricks != "none"
        self.caution.twice = taste.confirm == "yes"
        self.caution.cooldown = taste.cooldown == "yes"
        self.caution.forced = taste.forced == "yes"
        if self._stage.names:
            self.hold_hand()
        self._live()

    def set_text_scale(self, scale: float) -> None:
        """Write larger than usual by this factor, as far as there is room."""
        if scale == self._stage.text_scale:
            return
        self._stage.text_scale = scale
        self._resize()
        self._sharpen()

    def set_look(self, look: Look, zoom: float) -> None:
        """Play with this deck, the hand `zoom` times as large as usual if there is room."""
        cards = CardSize(1 / look.ratio, zoom)
        look = replace(look, high_contrast=self._faces.deck.look.high_contrast)
        if look == self._faces.deck.look and cards == self._stage.cards:
            return
        self._faces.deck.look, self._stage.cards = look, cards
        self._resize()
        self._sharpen()
        self._scene.update()

    def redraw(self) -> None:
        """Draw everything anew because the theme has changed its look."""
        self._scene.lay_felt()
        self._sharpen()
        self.view.resetCachedContent()
        self._scene.update()

    @property
    def clock(self) -> Clock:
        """The clock that everything on the table goes by."""
        return self._clock

    @property
    def stage(self) -> Stage:
        """What is shown, and how."""
        return self._stage

    def hurry(self, times: int) -> None:
        """Show what comes so many times as fast; 1 is the player's own speed."""
        self._director.hurry = times
        if times > 1 and self._director.hold is Hold.CLICK:
            self._director.go_on()

    def set_felt(self, felt: str, *, texture: bool) -> None:
        """Cover the table with one of `FELTS`, with or without its texture."""
        self._scene.set_felt(felt, texture=texture)
        self.view.resetCachedContent()
        self.view.viewport().update()

    def set_stops(self, stops: bool) -> None:
        """Whether the show stops for the player after a deal."""
        self._director.stops = stops

    def set_match(
        self,
        viewer: Seat,
        names: list[str],
        deals: int | None,
        winner: Winner,
        avatars: Sequence[int] | None = None,
        *,
        kind: GameKind = EXACT_BIDS,
    ) -> None:
        """Begin to show another match; `jump` must follow.

        `avatars` are the portraits of the seats, from 0 to `avatars.COUNT` - 1; without them
        every seat has one of its own. `kind` is that of the ruleset.
        """
        self._stage.set_match(viewer, names, deals, winner, avatars, kind=kind)

    def jump(
        self, view: Position, events: Iterable[Event] = (), then: Iterable[Event] = ()
    ) -> None:
        """Show at once where `events` lead to from `view`, which is changed; `then` go on."""
        self._close_decision()
        self._next.clear()
        self.focus.leave()
        self.hover.forget()
        self._drag.cancel()
        self.peeking.close()
        self._stage.set_size(self.view.viewport().width(), self.view.viewport().height())
        self._director.jump(view, events, then)
        self._live()

    def show(self, events: Iterable[Event]) -> None:
        """Show these events, after those that are still queued."""
        self._director.show(events)

    def wait_for(self, seats: tuple[Seat, ...]) -> None:
        """Mark the seats that must choose now."""
        self._stage.waiting = seats
        self._stage.refresh()

    def ask(self, decision: Decision) -> None:
        """Open a decision of the player: light what may be played."""
        self._decision = decision
        held = self._stage.view.hands[decision.seat]
        self.picking = Picking(decision.moves, max(1, len(held) - self._stage.view.size))
        self._stage.asked_to_play = any(isinstance(move, PlayCard) for move in decision.moves)
        self.focus.keep(self.hand(), self.playable())
        self.caution.begin(self.playable(), only=len(decision.moves) == 1)
        self.hold_hand()

    def take_back_question(self) -> None:
        """Close the player's decision."""
        self._close_decision()
        self.hold_hand()

    def finish(self) -> bool:
        """Finish what moves or waits for a click; False when there was nothing."""
        if self.peeking.close():
            return True
        if not self._director.busy or self._director.hold is Hold.SUMMARY:
            return False
        self._director.finish()
        self.rest.begin(self.pace.speeds.rest_cut)
        return True

    def put_away(self) -> bool:
        """Put an earlier trick, the chosen card or the focus away; False when there was none."""
        if self.peeking.close():
            return True
        if self.caution.lower():
            self.hold_hand()
            return True
        if self.focus.card is not None:
            self.focus.leave()
            self.hold_hand()
            return True
        return False

    def celebrate(self) -> None:
        """Let the suits rain, or stand as a garland where nothing may move."""
        confetti, duration = self._scene.confetti, self._director.pace.speeds.party
        if duration:
            rain = Change(confetti.fall, duration, key=confetti)
            self._clock.start([rain], waited=False)
        else:
            confetti.stand()

    def end_party(self) -> bool:
        """Stop celebrating; return whether something was falling."""
        confetti = self._scene.confetti
        falling = confetti.isVisible() and not confetti.still
        confetti.hide()
        if falling:
            self._clock.start([Motion(0, key=confetti)], waited=False)
            self.rest.begin(self.pace.speeds.rest_cut)
        return falling

    def go_on(self) -> None:
        """Leave the summary of a deal."""
        self._director.go_on()

    def toggle_last_trick(self) -> None:
        """Show the last trick in full, or put it away."""
        reason = self.peeking.toggle()
        if reason:
            self.told.emit(reason)

    def choose(self, card: Card, *, sure: bool = False) -> None:
        """Play this card if it is legal now, else say that it is not.

        A choice that is not `sure` may have to be made twice, or come too early to count: one that
        cuts a motion short does only that, and after it input rests.
        """
        if self._director.busy:
            self._director.finish_all()
            self.rest.begin(self.pace.speeds.rest_cut)
            if card not in self.playable():
                return
        if self.rest.under_way and not sure:
            return
        decision = self._decision
        picks = self.picking.wanted and not self.picking.alone(card)
        if decision is not None and picks:
            self._pick(card)
        elif decision is not None and card in self.playable():
            if not sure and not self.caution.allows(card):
                self.hold_hand()
                return
            move = next(move for move in decision.moves if card_of(move) is card)
            self._close_decision()
            self.hover.card = None
            self.chosen.emit(move)
        else:
            self.refused.emit(play(card))
            self._shake(card)

    def _pick(self, card: Card) -> None:
        before = list(self.picking.cards)
        self.picking.toggle(card)
        if self.picking.cards == before:
            self.refused.emit(play(card))
            self._shake(card)
            return
        self.hold_hand()
        self.picked.emit()

    def suggest(self, move: PlayCard) -> None:
        """Bring the cursor to a card, or pick several, so that Enter plays just these."""
        first = move.cards[0]
        if self.picking.wanted and not (len(move.cards) == 1 and self.picking.alone(first)):
            self.picking.cards = list(move.cards)
        self.focus.go(self.hand(), first)
        self.hold_hand()
        self.picked.emit()

    def put_down(self) -> None:
        """Pick no card, and put the cursor away."""
        self.picking.cards = []
        self.focus.leave()
        self.hold_hand()
        self.picked.emit()

    def lay_picked(self) -> None:
        """Lay the picked cards, together or one after another, if they can be laid."""
        moves: list[Move] = list(self.picking.discards())
        together = self.picking.move()
        if together is not None:
            moves = [together]
        if moves:
            self._close_decision()
            self.hover.card = None
            self._next = moves[1:]
            self.chosen.emit(moves[0])

    def follow_up(self, decision: Decision) -> Move | None:
        """Return the next of the moves that were chosen together, if it fits this decision."""
        move = self._next.pop(0) if self._next else None
        if move not in decision.moves:
            self._next.clear()
            return None
        return move

    def hold_hand(self) -> None:
        """Raise the card in focus or under the pointer, and lower the illegal ones."""
        hand, playable = self.hand(), self.playable()
        shows = self._veils and bool(playable)
        lowered = frozenset(card for card in hand if shows and card not in playable)
        bidding = self._decision is not None and not playable and not self.picking.wanted
        focused = self.focus.card if self.focus.card in hand and not bidding else None
        hovered = self.hover.card if self.hover.card in hand else None
        if focused is not None and focused is not self.caution.chosen:
            self.caution.lower()
        chosen = self.caution.chosen
        raised = chosen or focused or hovered
        self._stage.stance = Stance(
            raised,
            focused is not None,
            lowered,
            self.picking.numbers(),
            lean=self.hover.lean if raised is hovered else 0.0,
            chosen=chosen is not None,
        )
        changes = self._stage.follow()
        speeds = self._director.pace.speeds
        self._clock.start(
            [
                Glide(
                    item,
                    speeds.lift if thing is self._stage.stance.raised else speeds.lower,
                    travel=self._director.pace.travel,
                )
                for thing, item in changes.moved.items()
            ],
            waited=False,
        )
        self._stage.refresh()
        label = short = ""
        if chosen is not None:
            label, short = texts.again_label(chosen), texts.again_label(chosen, short=True)
        elif focused is not None:
            label, short = (
                texts.focus_label(
                    focused, asked=bool(playable), playable=focused in playable, short=brief
                )
                for brief in (False, True)
            )
        self._scene.label.say(label, short)

    def _live(self) -> None:
        """Let the cards sway where that is wanted and things may move."""
        wanted = self._lively and self._director.pace.travel and bool(self._stage.names)
        sway(self._stage, self._clock, wanted=wanted)

    def _close_decision(self) -> None:
        self.caution.end()
        self._decision = None
        self.picking = Picking(())
        self._pressed = None
        self._stage.asked_to_play = False
        self._stage.waiting = ()
        self._stage.stance = Stance()

    def _held(self, hold: Hold) -> None:
        if hold is Hold.SUMMARY:
            self.summary.emit()

    def _shake(self, card: Card) -> None:
        item = self._scene.cards.get(card)
        if item is None:
            return
        if not self._director.pace.travel:
            self._flash(item)
            return
        base = item.target

        def shift(part: float) -> None:
            item.place(base)
            item.setX(base.x + 4 * _wave(part))

        duration = self._director.pace.speeds.shake
        self._clock.start([Change(shift, duration, key=item)], waited=False)

    def _flash(self, item: CardItem) -> None:
        """Draw a ring round a card for a moment: what shakes where things may move."""
        rings = item.rings

        def flash(part: float) -> None:
            warning = (self._scene.theme.over, 3.0)
            item.set_rings(*(rings if part >= 1.0 else (warning,)))

        duration = self._director.pace.speeds.shake
        self._clock.start([Change(flash, duration, key=(item, "flash"))], waited=False)

    def _send_home(self, card: Card) -> None:
        item, pace = self._scene.cards[card], self._director.pace
        self._clock.start([Glide(item, pace.speeds.sort, travel=pace.travel)], waited=False)

    def _press(self, point: QPointF) -> None:
        self.view.setFocus()
        if self.end_party():
            return
        self._pressed = self.hover.card_at(point)
        self._drag.begin(self._pressed, point)

    def _release(self, point: QPointF) -> None:
        card = self.hover.card_at(point)
        pressed, self._pressed = self._pressed, None
        dragged = self._drag.drop(point)
        if dragged is not None:
            if dragged.played:
                self.focus.leave()
                self.choose(dragged.card, sure=True)
            else:
                self._send_home(dragged.card)
            return
        if self.peeking.click(point):
            return
        if card is not None and card is pressed:
            self.focus.leave()
            self.choose(card)
        elif self._scene.last_trick.box.contains(point):
            self.toggle_last_trick()
        else:
            self.finish()

    def _hover(self, point: QPointF) -> None:
        if self._drag.move(point):
            return
        if self.hover.move(point, anew=self.focus.card is not None):
            self.focus.leave()
            self.hold_hand()

    def _resize(self) -> None:
        self._stage.set_size(self.view.viewport().width(), self.view.viewport().height())
        if self._stage.names:
            self._stage.settle(sharp=False)
        self.resized.emit()

    def _sharpen(self) -> None:
        """Draw all pictures anew for the size and the screen that there is now."""
        screen = self.view.screen()
        if screen is not None:
            self._clock.set_refresh_rate(screen.refreshRate())
        self._faces.forget(self.view.devicePixelRatioF())
        for item in self._scene.cards.values():
            if self._clock.moves(item) or not item.there:
                item.redraw()
            else:
                item.land()
        self._scene.rest_soon()


def _wave(part: float) -> float:
    """Two swings to either side between 0 and 1."""
    return sin(4 * pi * part)
