"""How each kind of event looks: what moves, for how long, and when the view changes.

A script is a generator. It yields the motions that must land before it goes on, or a `Hold`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QEasingCurve

from farwhist.engine.cards import Seat
from farwhist.engine.events import (
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    CardTurned,
    DealScored,
    DealStarted,
    Event,
    HandsShown,
    TrickTaken,
)
from farwhist.ui import texts
from farwhist.ui.table.card_item import CardItem, Glide
from farwhist.ui.table.geometry import Pose, Thing
from farwhist.ui.table.scene import Changes
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.stage import Stage
from farwhist.ui.table.transition import Change, Motion

Curve = QEasingCurve.Type


class Hold(Enum):
    """What a script waits for when it does not wait for motion."""

    CLICK = auto()
    SUMMARY = auto()


Step = Sequence[Motion] | Hold


def script(event: Event, stage: Stage, pace: Pace) -> Iterator[Step]:
    """Return the script of an event. When it has ended, the event is part of the view."""
    match event:
        case DealStarted():
            return _new_deal(event, stage)
        case CardsDealt():
            return _deal(event, stage, pace)
        case CardTurned():
            return _turn(event, stage, pace)
        case HandsShown():
            return _sort(event, stage, pace)
        case BidsRevealed():
            return _reveal(event, stage, pace)
        case CardPlayed():
            return _play(event, stage, pace)
        case TrickTaken():
            return _take(event, stage, pace)
        case DealScored():
            return _score(event, stage)
        case _:
            return _plain(event, stage, pace)


def _plain(event: Event, stage: Stage, pace: Pace) -> Iterator[Step]:
    event.apply(stage.view)
    changes = stage.follow()
    stage.refresh()
    if changes.moved:
        yield _glides(changes, pace.speeds.sort, Curve.InOutCubic)


def _new_deal(event: Event, stage: Stage) -> Iterator[Step]:
    event.apply(stage.view)
    changes = stage.follow()
    stage.scene.discard(changes.gone)
    stage.refresh()
    yield ()


def _deal(event: CardsDealt, stage: Stage, pace: Pace) -> Iterator[Step]:
    event.apply(stage.view)
    new = stage.follow().new
    stage.refresh()
    speeds = pace.speeds
    shown = [item for item in new.values() if item.target.face_up]
    for item in shown:
        item.target = replace(item.target, face_up=False)
    gap = min(speeds.stagger, speeds.deal / max(len(new) - 1, 1))
    yield [
        Glide(new[thing], speeds.flight, gap * number, arc=20)
        for number, thing in enumerate(_dealing_order(new, stage))
    ]
    for item in shown:
        item.target = replace(item.target, face_up=True)
    yield [Glide(item, speeds.sort, curve=Curve.InOutCubic) for item in shown]


def _dealing_order(new: dict[Thing, CardItem], stage: Stage) -> list[Thing]:
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


def _turn(event: CardTurned, stage: Stage, pace: Pace) -> Iterator[Step]:
    event.apply(stage.view)
    changes = stage.follow()
    yield [
        Glide(item, pace.speeds.turn_up, curve=Curve.OutBack)
        for item in (changes.new | changes.moved).values()
    ]
    stage.scene.discard(changes.gone)
    stage.refresh()


def _sort(event: HandsShown, stage: Stage, pace: Pace) -> Iterator[Step]:
    event.apply(stage.view)
    yield _glides(stage.follow(), pace.speeds.sort, Curve.InOutCubic)
    stage.refresh()


def _reveal(event: BidsRevealed, stage: Stage, pace: Pace) -> Iterator[Step]:
    """All bids appear in the same frame, half-way through the turning of the plates."""
    speeds = pace.speeds
    yield [Motion(speeds.reveal_pause)]
    plates = list(stage.scene.plates.values())

    def squeeze(height: float) -> None:
        for plate in plates:
            plate.set_squeeze(height)

    half = speeds.reveal_flip / 2
    yield [Change(lambda part: squeeze(1 - part), half, curve=Curve.InCubic)]
    event.apply(stage.view)
    stage.refresh(large=True)
    total, tricks = stage.view.bid_total, stage.view.size
    stage.scene.banner.say(texts.sum_sentence(total, tricks))
    yield [Change(squeeze, half, curve=Curve.OutBack)]
    yield [Motion(speeds.reveal_hold)]
    stage.scene.banner.say("")
    stage.refresh()


def _play(event: CardPlayed, stage: Stage, pace: Pace) -> Iterator[Step]:
    event.apply(stage.view)
    speeds = pace.speeds
    own = event.seat == stage.viewer
    yield _glides(stage.follow(), speeds.own_play if own else speeds.play, Curve.OutCubic)
    stage.refresh()


def _take(event: TrickTaken, stage: Stage, pace: Pace) -> Iterator[Step]:
    speeds, view = pace.speeds, stage.view
    items = [stage.scene.cards[card] for _, card in view.trick]
    winning = next(item for (seat, _), item in zip(view.trick, items, strict=True)
                   if seat == event.winner)
    yield [_swell(winning, speeds.cue)]
    if pace.pause is None:
        stage.scene.banner.say(texts.go_on_hint())
        yield Hold.CLICK
        stage.scene.banner.say("")
    else:
        yield [Motion(pace.pause)]
    event.apply(view)
    gone = stage.follow().gone
    yield _send(gone, winning.target, speeds.gather, Curve.InOutQuad)
    plate = stage.layout().plates[event.winner]
    far = Pose(plate.cx, plate.cy, 0.4 * winning.target.height, z=400, opacity=0.0)
    yield _send(gone, far, speeds.collect, Curve.InCubic)
    stage.scene.discard(gone)
    stage.refresh()


def _score(event: DealScored, stage: Stage) -> Iterator[Step]:
    event.apply(stage.view)
    stage.refresh()
    yield Hold.SUMMARY


def _swell(item: CardItem, duration: int) -> Motion:
    def grow(part: float) -> None:
        size = 1 + 0.05 * (1 - abs(1 - 2 * part))
        item.place(replace(item.target, height=item.target.height * size))

    return Change(grow, duration, curve=Curve.OutQuad, key=item)


def _send(
    items: Sequence[CardItem], pose: Pose, duration: int, curve: QEasingCurve.Type
) -> list[Motion]:
    for item in items:
        item.target = replace(pose, z=item.target.z)
    return [Glide(item, duration, curve=curve) for item in items]


def _glides(changes: Changes, duration: int, curve: QEasingCurve.Type) -> list[Motion]:
    return [
        Glide(item, duration, curve=curve) for item in (changes.new | changes.moved).values()
    ]
