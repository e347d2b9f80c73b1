"""How each kind of event looks: what moves, for how long, and when the view changes.

A script is a generator. It yields the motions that must land before it goes on, an `Unawaited` that
nothing waits for, or a `Hold`. Sounds are made at contact, numbers change when things land.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.engine.events import (
    BidSealed,
    BidsRevealed,
    CardDiscarded,
    CardGiven,
    CardKept,
    CardLookedAt,
    CardPlayed,
    CardsCut,
    CardsDealt,
    CardsDrawn,
    CardsShed,
    CardTurned,
    ContractMade,
    DealScored,
    DealStarted,
    Event,
    HandOpened,
    HandsShown,
    KittySet,
    KittyShown,
    KittyTaken,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFell,
    SeatsFinished,
    StockDiscarded,
    TrickTaken,
    TurnGivenUp,
    TurnPassed,
    UpcardTurned,
)
from farwhist.engine.position import Position
from farwhist.rules.sides import side_of, together
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import (
    CardFlight,
    Curve,
    FlightPath,
    Hold,
    Step,
    Unawaited,
    badge,
    grow,
    moving,
    pop,
    pulse,
    riffle,
    send,
    shrink,
    swell,
)
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose, Stock, Thing
from farwhist.ui.table.layout.layout import DISCARDS
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Motion
from farwhist.ui.wording import plate_words, table_words

_MOVING = (
    CardDiscarded,
    CardGiven,
    CardKept,
    CardLookedAt,
    CardsDrawn,
    CardsShed,
    HandOpened,
    KittySet,
    KittyShown,
    KittyTaken,
    PileStarted,
    UpcardTurned,
)
_TOLD = (CardsCut, ContractMade, PenaltyBegan, PileReset, SeatsFell, SeatsFinished)


def family_script(event: Event, state: ShownTable, timing: Timing) -> Iterator[Step] | None:
    """Return the script of an event, or None for one that all games have."""
    if isinstance(event, CardsDrawn) and event.shown and event.seat != state.viewer:
        return _draw(event, state, timing)
    if isinstance(event, StockDiscarded):
        return _discard(event, state, timing)
    if isinstance(event, _MOVING):
        return _move(event, state, timing)
    if isinstance(event, _TOLD) or (isinstance(event, TurnPassed) and event.knocked):
        return _tell(event, state, timing)
    if isinstance(event, TurnGivenUp | TurnPassed):
        return _pass(event, state, timing)
    return None


def _move(event: Event, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """Let the cards that change their place glide there."""
    event.apply(state.view)
    changes = state.follow()
    state.scene.discard(changes.gone)
    laid = isinstance(event, CardsShed | PileStarted)
    items: dict[Thing, CardItem] = changes.new | changes.moved
    duration = timing.speeds.play if laid else timing.speeds.sort
    yield [
        CardFlight(
            item,
            duration,
            path=FlightPath(
                Curve.OutCubic if laid else Curve.InOutCubic,
                arc=12.0 if laid and thing in state.view.pile else 0.0,
            ),
            travel=timing.travel,
        )
        for thing, item in items.items()
    ]
    if items:
        state.sound.emit("place" if laid else "flip")
    state.refresh()


def _discard(event: StockDiscarded, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """Let the card drawn go to the discards; one that could not be kept is shown for a while."""
    if state.view.looking == state.viewer and len(state.view.stock) % 2:
        yield [Motion(timing.speeds.reveal_hold)]
    event.apply(state.view)
    changes = state.follow()
    aside = state.scene.cards.get(DISCARDS)
    motions = moving(changes, timing.speeds.sort, Curve.InOutCubic, timing=timing)
    if aside is not None:
        motions += send(
            changes.gone, aside.target, timing.speeds.sort, Curve.InOutCubic, timing=timing
        )
    yield motions
    state.scene.discard(changes.gone)
    state.sound.emit("flip")
    state.refresh()


def _draw(event: CardsDrawn, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """Let a face-up card glide to the hand of another, and turn over on its way."""
    event.apply(state.view)
    changes = state.follow()
    for item in changes.new.values():
        item.setOpacity(0.0)
    target = next((item.target for item in changes.new.values()), None)
    motions = moving(replace(changes, new={}), timing.speeds.sort, Curve.InOutCubic, timing=timing)
    if target is not None:
        motions += send(changes.gone, target, timing.speeds.sort, Curve.InOutCubic, timing=timing)
    yield motions
    state.scene.discard(changes.gone)
    for item in changes.new.values():
        item.land()
    state.sound.emit("flip")
    state.refresh()


def _tell(event: Event, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """Say in a line over the table what has been decided."""
    text = plate_words.moment_line(event, state.view, state.names, state.viewer)
    event.apply(state.view)
    changes = state.follow()
    state.scene.discard(changes.gone)
    yield [
        CardFlight(item, timing.speeds.sort, travel=timing.travel)
        for item in changes.moved.values()
    ]
    state.refresh()
    if text:
        state.sound.emit("ready")
        state.scene.banner.say(text)
        yield [Motion(timing.speeds.reveal_hold)]
        state.scene.banner.say("")


def _pass(event: TurnGivenUp | TurnPassed, state: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(state.view)
    state.refresh()
    plate = state.scene.plates[event.seat]
    if isinstance(event, TurnGivenUp):
        state.sound.emit("ready")
        yield Unawaited([badge(plate, timing.speeds.badge)])
        yield [Motion(timing.speeds.badge)]
    else:
        yield Unawaited([pop(plate, 0)])


_EVEN: Final = FlightPath(Curve.InOutCubic)


def script(event: Event, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """Return the script of an event. When it has ended, the event is part of the view."""
    match event:
        case DealStarted():
            return _new_deal(event, state)
        case BidSealed():
            return _seal(event, state, timing)
        case CardsDealt():
            return _deal(event, state, timing)
        case CardTurned():
            return _turn(event, state, timing)
        case HandsShown():
            return _sort(event, state, timing)
        case BidsRevealed():
            return _reveal(event, state, timing)
        case CardPlayed():
            return _play(event, state, timing)
        case TrickTaken():
            return _take(event, state, timing)
        case DealScored():
            return _score(event, state)
        case _:
            return family_script(event, state, timing) or _plain(event, state, timing)


def _plain(event: Event, state: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(state.view)
    changes = state.follow()
    state.refresh()
    if changes.moved:
        yield moving(changes, timing.speeds.sort, Curve.InOutCubic, timing=timing)


def _seal(event: BidSealed, state: ShownTable, timing: Timing) -> Iterator[Step]:
    news = not state.view.ready[event.seat]
    event.apply(state.view)
    state.refresh()
    if news:
        state.sound.emit("ready")
        yield Unawaited([badge(state.scene.plates[event.seat], timing.speeds.badge)])


def _new_deal(event: Event, state: ShownTable) -> Iterator[Step]:
    event.apply(state.view)
    state.deal_left.emit()
    changes = state.follow()
    state.scene.discard(changes.gone)
    state.refresh()
    yield ()


def _deal(event: CardsDealt, state: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(state.view)
    new = state.follow().new
    state.refresh()
    speeds = timing.speeds
    order = _dealing_order(new, state)
    if speeds.riffle and isinstance(order[0], Stock):
        yield [riffle(new[order[0]], speeds.riffle)]
    sorted_ = _as_they_come(new, state)
    gap = min(speeds.stagger, speeds.deal / max(len(new) - 1, 1))
    yield [
        CardFlight(
            new[thing],
            speeds.flight,
            gap * number,
            FlightPath(arc=20),
            appears=not isinstance(thing, Stock),
            travel=timing.travel,
            landed=lambda: state.sound.emit("deal"),
        )
        for number, thing in enumerate(order)
    ]
    for item, target in sorted_:
        item.target = target
    if sorted_:
        state.sound.emit("flip")
    yield [CardFlight(item, speeds.sort, path=_EVEN, travel=timing.travel) for item, _ in sorted_]


def _as_they_come(new: dict[Thing, CardItem], state: ShownTable) -> list[tuple[CardItem, Pose]]:
    """Lay the cards that will be turned face down in the order dealt; return where they belong."""
    belong = [(item, item.target) for item in new.values() if item.target.face_up]
    dealt = list(state.view.dealt[state.viewer])
    own = [thing for thing in new if thing in dealt and new[thing].target.face_up]
    places = [new[thing].target for thing in own]
    for item, target in belong:
        item.target = replace(target, face_up=False)
    for thing in own:
        place = places[min(dealt.index(thing), len(places) - 1)]
        new[thing].target = replace(place, face_up=False)
    return belong


def _dealing_order(new: dict[Thing, CardItem], state: ShownTable) -> list[Thing]:
    """The stock lies there at once; then a card each in turn, beginning with the eldest hand."""
    owners = state.layout().owners
    view = state.view
    hands: dict[Seat, list[Thing]] = {seat: [] for seat in view.order_from(view.eldest)}
    order: list[Thing] = []
    for thing in new:
        owner = owners[thing]
        (order if owner is None else hands[owner]).append(thing)
    for number in range(view.size):
        order += [things[number] for things in hands.values() if number < len(things)]
    return order


def _turn(event: CardTurned, state: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(state.view)
    changes = state.follow()
    speeds = timing.speeds
    turned = [item for item in (changes.new | changes.moved).values() if item.card is event.card]
    state.sound.emit("flip")
    yield [
        CardFlight(
            item,
            speeds.turn_up if item in turned else speeds.sort,
            path=_EVEN,
            travel=timing.travel,
        )
        for item in (changes.new | changes.moved).values()
    ]
    state.scene.discard(changes.gone)
    state.refresh()
    yield [Change(state.scene.trump.setOpacity, speeds.chip)]
    yield Unawaited(swell(item, speeds.chip, 0.08, timing=timing) for item in turned)


def _sort(event: HandsShown, state: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(state.view)
    state.sound.emit("flip")
    yield moving(state.follow(), timing.speeds.sort, Curve.InOutCubic, timing=timing)
    state.refresh()


def _reveal(event: BidsRevealed, state: ShownTable, timing: Timing) -> Iterator[Step]:
    """All bids appear in the same frame, half-way through the turning of the plates."""
    speeds = timing.speeds
    plates = list(state.scene.plates.values())
    for plate in plates:
        plate.setOpacity(0.9)
    yield [Motion(speeds.reveal_pause)]
    state.sound.emit("reveal")

    def squeeze(height: float) -> None:
        for plate in plates:
            plate.set_squeeze(height)
            plate.setOpacity(1.0)

    half = speeds.reveal_flip / 2 if timing.travel else 0
    yield [Change(lambda part: squeeze(1 - part), half, curve=Curve.InCubic)]
    event.apply(state.view)
    state.refresh(large=True)
    total, tricks = state.view.bid_total, state.view.size
    if total is not None:
        told = table_words.sum_of_bids(total, tricks)
        state.scene.banner.say(table_words.sum_sentence(total, tricks), str(told))
        yield Unawaited([Change(state.scene.banner.setOpacity, speeds.fade, key="banner")])
    yield [Change(squeeze, half, curve=Curve.OutBack)]
    yield [Motion(speeds.reveal_hold)]
    state.scene.banner.say("")
    state.refresh()
    yield Unawaited(_if(timing, *(shrink(plate, speeds.pop) for plate in plates)))


def breaks_trump(event: CardPlayed, view: Position) -> bool:
    """Whether this card is the first trump of the deal, on another suit."""
    before = [card for trick in view.tricks for card in trick.cards]
    before += [card for _, card in view.trick]
    trump = view.trump
    ruffs = trump is not None and event.card.suit is trump and bool(view.trick)
    return ruffs and not any(card.suit is trump for card in before)


def _play(event: CardPlayed, state: ShownTable, timing: Timing) -> Iterator[Step]:
    breaks = breaks_trump(event, state.view)
    event.apply(state.view)
    speeds = timing.speeds
    own = event.seat == state.viewer
    duration = speeds.own_play if own else speeds.play
    changes = state.follow()
    state.scene.discard(changes.gone)
    yield [
        CardFlight(
            item,
            duration,
            path=FlightPath(arc=12.0 if item.card is event.card else 0.0, settle=1.5),
            travel=timing.travel,
            landed=(lambda: state.sound.emit("place")) if item.card is event.card else None,
        )
        for item in (changes.new | changes.moved).values()
    ]
    if breaks:
        state.sound.emit("broken")
    state.refresh()


def _take(event: TrickTaken, state: ShownTable, timing: Timing) -> Iterator[Step]:
    speeds, view = timing.speeds, state.view
    items = [state.scene.cards[card] for _, card in view.trick]
    winning = next(
        item for (seat, _), item in zip(view.trick, items, strict=True) if seat == event.winner
    )
    plate = state.scene.plates[event.winner]
    yield [grow(winning, speeds.cue, 0.05, timing=timing), *_if(timing, pulse(plate, speeds.cue))]
    if timing.pause is None:
        state.scene.hint.say(table_words.go_on_hint(), table_words.go_on_hint(short=True))
        yield Hold.CLICK
        state.scene.hint.say("")
    else:
        yield [Motion(timing.pause)]
    event.apply(view)
    gone = state.follow().gone
    state.sound.emit("gather")
    won = together(view, event.winner, state.viewer)
    state.sound.emit("trick_won" if won else "trick_lost")
    place = state.layout().plates[event.winner]
    far = Pose(place.cx, place.cy, 0.46 * winning.target.height, z=400, opacity=0.0)
    if timing.travel:
        yield send(gone, winning.target, speeds.gather, Curve.InOutQuad, timing=timing)
        yield send(gone, far, speeds.collect, Curve.InCubic, timing=timing, fade_from=0.7)
    else:
        yield _vanish(gone, speeds.collect)
    state.scene.discard(gone)
    state.refresh()
    yield Unawaited([pop(plate, speeds.pop)])


def _vanish(items: list[CardItem], duration: int) -> list[Motion]:
    def fade(part: float) -> None:
        for item in items:
            item.setOpacity(1 - part)

    return [Change(fade, duration)]


def _if(timing: Timing, *motions: Motion) -> list[Motion]:
    return list(motions) if timing.travel else []


def _score(event: DealScored, state: ShownTable) -> Iterator[Step]:
    event.apply(state.view)
    state.refresh()
    result = state.view.results[-1]
    bid = result.bids[state.viewer]
    if not state.kind.exact:
        won = result.points[side_of(state.view, state.viewer)] > 0
        state.sound.emit("made" if won else "gather")
    elif bid is not None and not result.void:
        state.sound.emit("made" if bid == result.taken[state.viewer] else "failed")
    state.deal_scored.emit()
    yield Hold.SUMMARY
