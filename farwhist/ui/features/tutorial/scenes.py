"""What a lesson is made of: a deal, the moves of the others, and what is said about yours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat, card, cards
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Bid, Move, bid, play, read
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.catalogue import PRESETS, default_preset
from farwhist.rules.prepared import PreparedDeal
from farwhist.store.matches import Saved

HUMAN: Final[Seat] = 0


class Step(Struct, frozen=True):
    """One move of the player, or several of one kind that go together, such as discards.

    Args:
        ask: what to do, and why.
        good: the moves that are meant, as text; others are allowed.
        praise: said after one of those.
        otherwise: said after another move.
        led: the letter of the suit that is led when this is asked, nothing when the player leads,
            and None for a bid or when it does not matter.
        table: the cards of the trick when this is asked, or the card on top of the pile; None when
            they do not matter.
        after: the cards of the trick before; None when they do not matter.
        trump: the letter of the trump suit; None when it does not matter.
        times: how many moves.
    """

    ask: str
    good: tuple[str, ...]
    praise: str
    otherwise: str = ""
    led: str | None = None
    table: str | None = None
    after: str | None = None
    trump: str | None = None
    times: int = 1

    def means(self, move: Move) -> bool:
        """Whether this is a move that is meant."""
        return move in [read(each) for each in self.good]

    def fits(self, decision: Decision, view: Position) -> bool:
        """Whether it can be said now; an earlier move may have spoilt that."""
        led = decision.led.suit.letter if decision.led is not None else ""
        table = [card for _, card in view.trick] or view.pile[-1:]
        after = view.tricks[-1].cards if view.tricks else ()
        trump = view.trump.letter if view.trump is not None else ""
        wanted = (
            (self.led, led),
            (self.table, _text(table)),
            (self.after, _text(after)),
            (self.trump, trump),
        )
        right = all(one is None or one == found for one, found in wanted)
        return right and any(self.means(move) for move in decision.moves)


def _text(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards)


Goal = Callable[[DealResult], bool]
"""Says of a finished deal whether the player has done what was wanted."""


def exact(result: DealResult) -> bool:
    """Whether the player took what was bid."""
    return result.bids[HUMAN] == result.taken[HUMAN]


def tricks(least: int) -> Goal:
    """Return the goal to take so many tricks."""
    return lambda result: result.taken[HUMAN] >= least


def points(least: Points) -> Goal:
    """Return the goal to score so many points, alone or with the partner."""
    return lambda result: result.points[HUMAN] >= least


class Scene(Struct, frozen=True):
    """A stretch of one deal; the player sits at seat 0 and the others go round to the left.

    Args:
        steps: the player's moves in their order.
        goal: what is wanted of the player.
        made, missed: said at the end of the deal. Without them the scene is not played to that
            end: it is over with its steps, or when the player has left their path.
    """

    steps: tuple[Step, ...]
    goal: Goal = exact
    made: str = ""
    missed: str = ""

    @property
    def whole(self) -> bool:
        """Whether it is played to the end of its deal."""
        return bool(self.made)

    @property
    def asks_bid(self) -> bool:
        """Whether the player begins with a bid of tricks."""
        return isinstance(read(self.steps[0].good[0]), Bid)

    def begun(self) -> Saved:
        """Return the match of the scene, with the moves before it; raises NotImplementedError."""
        raise NotImplementedError

    def deal(self) -> PreparedDeal | None:
        """Return cards that the match is to be played with, where it has no deal of its own."""
        return None

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return the moves of an opponent, the first legal of which it makes.

        Raises:
            NotImplementedError: each kind of scene has its own.
        """
        raise NotImplementedError

    def step(self, decision: Decision, view: Position, own: Sequence[Move]) -> Step | None:
        """Return the step that a decision of the player is, or None if the deal went astray.

        `own` are the moves of the player in this scene, by :func:`own_moves`.
        """
        number = len(own)
        for step in self.steps:
            if number < step.times:
                return step if step.fits(decision, view) else None
            number -= step.times
        return None


def own_moves(scene: Scene, moves: Sequence[tuple[Seat, Move]]) -> list[Move]:
    """Return what the player has done in a scene, of all `moves` of its match.

    A bid that was changed counts once.
    """
    found: list[Move] = []
    for seat, move in moves[len(scene.begun().moves) :]:
        if seat == HUMAN:
            if found and isinstance(move, Bid) and isinstance(found[-1], Bid):
                found.pop()
            found.append(move)
    return found


class Lesson(Struct, frozen=True):
    """What is learnt in one go: a scene, or several after one another."""

    title: str
    scenes: tuple[Scene, ...]

    @property
    def game(self) -> str:
        """What is played."""
        return PRESETS[self.scenes[0].begun().preset].game


def move_of(text: str) -> Move:
    """Return a move of its text, in which “play” may be left out.

    Raises:
        ValueError: it is no move.
    """
    try:
        return read(text)
    except ValueError:
        return read(f"play {text}")


SEATS: Final = 4


class PlainScene(Scene, frozen=True, kw_only=True):
    """A deal of the plain game for four.

    Args:
        hands: the cards of each seat in the order in which it follows with them.
        dealer: the seat that deals; the next one leads first.
        turned: the card that fixes trump, or nothing for a deal without trump.
        bids: what each seat bids. The player's own is made beforehand unless `steps` begins with
            a bid.
        leads: for a seat that leads in another order than it follows, its cards in that order.
    """

    hands: tuple[str, str, str, str]
    dealer: Seat
    turned: str
    bids: tuple[int, int, int, int]
    leads: tuple[tuple[Seat, str], ...] = ()

    def deal(self) -> PreparedDeal:
        """Return the cards, which are played with over and over."""
        hands = tuple(cards(hand) for hand in self.hands)
        return PreparedDeal(hands, self.dealer, card(self.turned) if self.turned else None)

    def begun(self) -> Saved:
        """Return the plain game with deals of this size, and what is bid before the player acts."""
        size = str(self.deal().size)
        bids = () if self.asks_bid else self.bids
        return Saved(
            default_preset(),
            SEATS,
            seed=0,
            changes={"sequence": "CUSTOM", "custom": size, "end": "target"},
            moves=tuple((seat, bid(tricks)) for seat, tricks in enumerate(bids)),
        )

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return the bid and the cards of an opponent in their order."""
        order = dict(self.leads).get(seat) if leads else None
        hand = self.hands[seat] if order is None else order
        return (bid(self.bids[seat]), *map(play, cards(hand)))


def plain_lesson(
    *,
    title: str,
    hands: tuple[str, str, str, str],
    dealer: Seat,
    turned: str,
    bids: tuple[int, int, int, int],
    steps: tuple[Step, ...],
    made: str,
    missed: str,
    leads: tuple[tuple[Seat, str], ...] = (),
) -> Lesson:
    """Return a lesson of one deal of the plain game, in which an exact bid is wanted."""
    scene = PlainScene(
        steps,
        made=made,
        missed=missed,
        hands=hands,
        dealer=dealer,
        turned=turned,
        bids=bids,
        leads=leads,
    )
    return Lesson(title, (scene,))


class CodedScene(Scene, frozen=True, kw_only=True):
    """A deal of any game, from its first move or from a later one on.

    Args:
        code: the deal with its rules, and with what was done in it before. It can be pasted into
            the deal editor, to be looked at or changed.
        others: by seat the moves of an opponent, with commas between them, as `move_of` reads them.
    """

    code: str
    others: Mapping[Seat, str]

    def begun(self) -> Saved:
        """Return the match of this deal alone, with the moves before the scene."""
        return _begun(self.code)

    def preferred(self, seat: Seat, *, leads: bool) -> tuple[Move, ...]:
        """Return what the seat would do, in this order."""
        return tuple(move_of(text.strip()) for text in self.others[seat].split(","))


@cache
def _begun(code: str) -> Saved:
    from farwhist.rules import deal_code

    text = deal_code.read(code)
    return Saved(
        text.preset,
        text.seats,
        text.seed,
        text.changes,
        moves=text.moves,
        practice=True,
        deal=deal_code.write(replace(text, moves=())),
    )


class Script:
    """An opponent that does what a scene says, and is never at a loss."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the first legal move of those that the scene names, or else any."""
        leads = not view.trick and not view.pile
        for move in self._scene.preferred(decision.seat, leads=leads):
            if move in decision.moves:
                return move
        return decision.moves[-1]
