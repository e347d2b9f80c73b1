"""How the events look that only the games without exact bids have."""

from __future__ import annotations

from collections.abc import Iterator

from farwhist.engine.events import (
    CardDiscarded,
    CardGiven,
    CardsCut,
    CardsDrawn,
    CardsShed,
    ContractMade,
    Event,
    KittySet,
    KittyShown,
    KittyTaken,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFell,
    SeatsFinished,
    TurnGivenUp,
    TurnPassed,
)
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.animation_steps import Aside, Curve, Step, badge, pop
from farwhist.ui.table.animation.card_flight import CardFlight, FlightPath
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Thing
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Motion
from farwhist.ui.wording import moments

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
