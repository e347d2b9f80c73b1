"""How each kind of event looks: what moves, for how long, and when the view changes.

A script is a generator. It yields the motions that must land before it goes on, an `Aside` that
nothing waits for, or a `Hold`. Sounds are made at contact, numbers change when things land.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.events import (
    BidSealed,
    BidsRevealed,
    CardDiscarded,
    CardGiven,
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
    HandsShown,
    KittySet,
    KittyShown,
    KittyTaken,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFell,
    SeatsFinished,
    TrickTaken,
    TurnGivenUp,
    TurnPassed,
)
from farwhist.rules.sides import side_of
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import (
    Aside,
    CardFlight,
    Curve,
    FlightPath,
    Hold,
    Step,
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
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Motion
from farwhist.ui.wording import moments, table_words

_MOVING = (
    CardDiscarded,
    CardGiven,
    CardsDrawn,
    CardsShed,
    KittySet,
    KittyShown,
    KittyTaken,
    PileStarted,
)
_TOLD = (CardsCut, ContractMade, PenaltyBegan, PileReset, SeatsFell, SeatsFinished)


def family_script(event: Event, stage: ShownTable, timing: Timing) -> Iterator[Step] | None:
    """Return the script of an event, or None for one that all games have."""
    if isinstance(event, _MOVING):
        return _move(event, stage, timing)
    if isinstance(event, _TOLD) or (isinstance(event, TurnPassed) and event.knocked):
        return _tell(event, stage, timing)
    if isinstance(event, TurnGivenUp | TurnPassed):
        return _pass(event, stage, timing)
    return None


def _move(event: Event, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    """Let the cards that change their place glide there."""
    event.apply(stage.view)
    changes = stage.follow()
    stage.scene.discard(changes.gone)
    laid = isinstance(event, CardsShed | PileStarted)
    items: dict[Thing, CardItem] = changes.new | changes.moved
    duration = timing.speeds.play if laid else timing.speeds.sort
    yield [
        CardFlight(
            item,
            duration,
            path=FlightPath(
                Curve.OutCubic if laid else Curve.InOutCubic,
                arc=12.0 if laid and thing in stage.view.pile else 0.0,
            ),
            travel=timing.travel,
        )
        for thing, item in items.items()
    ]
    if items:
        stage.sound.emit("place" if laid else "flip")
    stage.refresh()


def _tell(event: Event, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    """Say in a line over the table what has been decided."""
    text = moments.told(event, stage.view, stage.names, stage.viewer)
    event.apply(stage.view)
    changes = stage.follow()
    stage.scene.discard(changes.gone)
    yield [
        CardFlight(item, timing.speeds.sort, travel=timing.travel)
        for item in changes.moved.values()
    ]
    stage.refresh()
    if text:
        stage.sound.emit("ready")
        stage.scene.banner.say(text)
        yield [Motion(timing.speeds.reveal_hold)]
        stage.scene.banner.say("")


def _pass(event: TurnGivenUp | TurnPassed, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    stage.refresh()
    plate = stage.scene.plates[event.seat]
    if isinstance(event, TurnGivenUp):
        stage.sound.emit("ready")
        yield Aside([badge(plate, timing.speeds.badge)])
        yield [Motion(timing.speeds.badge)]
    else:
        yield Aside([pop(plate, 0)])


_EVEN: Final = FlightPath(Curve.InOutCubic)


def script(event: Event, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    """Return the script of an event. When it has ended, the event is part of the view."""
    match event:
        case DealStarted():
            return _new_deal(event, stage)
        case BidSealed():
            return _seal(event, stage, timing)
        case CardsDealt():
            return _deal(event, stage, timing)
        case CardTurned():
            return _turn(event, stage, timing)
        case HandsShown():
            return _sort(event, stage, timing)
        case BidsRevealed():
            return _reveal(event, stage, timing)
        case CardPlayed():
            return _play(event, stage, timing)
        case TrickTaken():
            return _take(event, stage, timing)
        case DealScored():
            return _score(event, stage)
        case _:
            return family_script(event, stage, timing) or _plain(event, stage, timing)


def _plain(event: Event, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    changes = stage.follow()
    stage.refresh()
    if changes.moved:
        yield moving(changes, timing.speeds.sort, Curve.InOutCubic, timing=timing)


def _seal(event: BidSealed, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    news = not stage.view.ready[event.seat]
    event.apply(stage.view)
    stage.refresh()
    if news:
        stage.sound.emit("ready")
        yield Aside([badge(stage.scene.plates[event.seat], timing.speeds.badge)])


def _new_deal(event: Event, stage: ShownTable) -> Iterator[Step]:
    event.apply(stage.view)
    stage.deal_left.emit()
    changes = stage.follow()
    stage.scene.discard(changes.gone)
    stage.refresh()
    yield ()


def _deal(event: CardsDealt, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    new = stage.follow().new
    stage.refresh()
    speeds = timing.speeds
    order = _dealing_order(new, stage)
    if speeds.riffle and isinstance(order[0], Stock):
        yield [riffle(new[order[0]], speeds.riffle)]
    sorted_ = _as_they_come(new, stage)
    gap = min(speeds.stagger, speeds.deal / max(len(new) - 1, 1))
    yield [
        CardFlight(
            new[thing],
            speeds.flight,
            gap * number,
            FlightPath(arc=20),
            appears=not isinstance(thing, Stock),
            travel=timing.travel,
            landed=lambda: stage.sound.emit("deal"),
        )
        for number, thing in enumerate(order)
    ]
    for item, target in sorted_:
        item.target = target
    if sorted_:
        stage.sound.emit("flip")
    yield [CardFlight(item, speeds.sort, path=_EVEN, travel=timing.travel) for item, _ in sorted_]


def _as_they_come(new: dict[Thing, CardItem], stage: ShownTable) -> list[tuple[CardItem, Pose]]:
    """Lay the cards that will be turned face down in the order dealt; return where they belong."""
    belong = [(item, item.target) for item in new.values() if item.target.face_up]
    dealt = list(stage.view.dealt[stage.viewer])
    own = [thing for thing in new if thing in dealt and new[thing].target.face_up]
    places = [new[thing].target for thing in own]
    for item, target in belong:
        item.target = replace(target, face_up=False)
    for thing in own:
        place = places[min(dealt.index(thing), len(places) - 1)]
        new[thing].target = replace(place, face_up=False)
    return belong


def _dealing_order(new: dict[Thing, CardItem], stage: ShownTable) -> list[Thing]:
    """The stock lies there at once; then a card each in turn, beginning with the eldest hand."""
    owners = stage.layout().owners
    view = stage.view
    hands: dict[Seat, list[Thing]] = {seat: [] for seat in view.order_from(view.eldest)}
    order: list[Thing] = []
    for thing in new:
        owner = owners[thing]
        (order if owner is None else hands[owner]).append(thing)
    for number in range(view.size):
        order += [things[number] for things in hands.values() if number < len(things)]
    return order


def _turn(event: CardTurned, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    changes = stage.follow()
    speeds = timing.speeds
    turned = [item for item in (changes.new | changes.moved).values() if item.card is event.card]
    stage.sound.emit("flip")
    yield [
        CardFlight(
            item,
            speeds.turn_up if item in turned else speeds.sort,
            path=_EVEN,
            travel=timing.travel,
        )
        for item in (changes.new | changes.moved).values()
    ]
    stage.scene.discard(changes.gone)
    stage.refresh()
    yield [Change(stage.scene.trump.setOpacity, speeds.chip)]
    yield Aside(swell(item, speeds.chip, 0.08, timing=timing) for item in turned)


def _sort(event: HandsShown, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    stage.sound.emit("flip")
    yield moving(stage.follow(), timing.speeds.sort, Curve.InOutCubic, timing=timing)
    stage.refresh()


def _reveal(event: BidsRevealed, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    """All bids appear in the same frame, half-way through the turning of the plates."""
    speeds = timing.speeds
    plates = list(stage.scene.plates.values())
    for plate in plates:
        plate.setOpacity(0.9)
    yield [Motion(speeds.reveal_pause)]
    stage.sound.emit("reveal")

    def squeeze(height: float) -> None:
        for plate in plates:
            plate.set_squeeze(height)
            plate.setOpacity(1.0)

    half = speeds.reveal_flip / 2 if timing.travel else 0
    yield [Change(lambda part: squeeze(1 - part), half, curve=Curve.InCubic)]
    event.apply(stage.view)
    stage.refresh(large=True)
    total, tricks = stage.view.bid_total, stage.view.size
    told = table_words.sum_of_bids(total, tricks)
    stage.scene.banner.say(table_words.sum_sentence(total, tricks), str(told))
    yield Aside([Change(stage.scene.banner.setOpacity, speeds.fade, key="banner")])
    yield [Change(squeeze, half, curve=Curve.OutBack)]
    yield [Motion(speeds.reveal_hold)]
    stage.scene.banner.say("")
    stage.refresh()
    yield Aside(_if(timing, *(shrink(plate, speeds.pop) for plate in plates)))


def _play(event: CardPlayed, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    event.apply(stage.view)
    speeds = timing.speeds
    own = event.seat == stage.viewer
    duration = speeds.own_play if own else speeds.play
    changes = stage.follow()
    stage.scene.discard(changes.gone)
    yield [
        CardFlight(
            item,
            duration,
            path=FlightPath(arc=12.0 if item.card is event.card else 0.0, settle=1.5),
            travel=timing.travel,
            landed=(lambda: stage.sound.emit("place")) if item.card is event.card else None,
        )
        for item in (changes.new | changes.moved).values()
    ]
    stage.refresh()


def _take(event: TrickTaken, stage: ShownTable, timing: Timing) -> Iterator[Step]:
    speeds, view = timing.speeds, stage.view
    items = [stage.scene.cards[card] for _, card in view.trick]
    winning = next(
        item for (seat, _), item in zip(view.trick, items, strict=True) if seat == event.winner
    )
    plate = stage.scene.plates[event.winner]
    yield [grow(winning, speeds.cue, 0.05, timing=timing), *_if(timing, pulse(plate, speeds.cue))]
    if timing.pause is None:
        stage.scene.hint.say(table_words.go_on_hint(), table_words.go_on_hint(short=True))
        yield Hold.CLICK
        stage.scene.hint.say("")
    else:
        yield [Motion(timing.pause)]
    event.apply(view)
    gone = stage.follow().gone
    stage.sound.emit("gather")
    place = stage.layout().plates[event.winner]
    far = Pose(place.cx, place.cy, 0.46 * winning.target.height, z=400, opacity=0.0)
    if timing.travel:
        yield send(gone, winning.target, speeds.gather, Curve.InOutQuad, timing=timing)
        yield send(gone, far, speeds.collect, Curve.InCubic, timing=timing, fade_from=0.7)
    else:
        yield _vanish(gone, speeds.collect)
    stage.scene.discard(gone)
    stage.refresh()
    yield Aside([pop(plate, speeds.pop)])


def _vanish(items: list[CardItem], duration: int) -> list[Motion]:
    def fade(part: float) -> None:
        for item in items:
            item.setOpacity(1 - part)

    return [Change(fade, duration)]


def _if(timing: Timing, *motions: Motion) -> list[Motion]:
    return list(motions) if timing.travel else []


def _score(event: DealScored, stage: ShownTable) -> Iterator[Step]:
    event.apply(stage.view)
    stage.refresh()
    result = stage.view.results[-1]
    bid = result.bids[stage.viewer]
    if not stage.kind.exact:
        won = result.points[side_of(stage.view, stage.viewer)] > 0
        stage.sound.emit("made" if won else "gather")
    elif bid is not None and not result.void:
        stage.sound.emit("made" if bid == result.taken[stage.viewer] else "failed")
    stage.deal_scored.emit()
    yield Hold.SUMMARY
