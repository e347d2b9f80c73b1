"""A deal with its rules and what was called and played in it: what a code or a diagram holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.engine.decision import IllegalMove
from farwhist.engine.events import (
    CardGiven,
    CardsDealt,
    DealGiven,
    DealStarted,
    LeadSet,
    PileStarted,
)
from farwhist.engine.hashing import sha256
from farwhist.engine.match import Match
from farwhist.engine.moves import Knock, Move, PlayCard, PlayUnseen, write
from farwhist.engine.position import Points, Position
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import ruleset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import SingleDeal, frame, with_event
from farwhist.rules.single_deal_rules import alone

Moves = tuple[tuple[Seat, Move], ...]


class DealText(Struct, frozen=True):  # noqa: PLW1641
    """A deal, or a position in it.

    `changes` are the option texts that differ from the preset, `moves` what was done in the deal.
    `origin` is the seed and the number of the deal of a match with these cards, if it may be told.
    """

    preset: str
    seats: int
    changes: Mapping[str, str]
    deal: SingleDeal
    moves: Moves = ()
    origin: tuple[int, int] | None = None

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        compared = set(self.__struct_fields__) - {"origin"}
        return all(getattr(self, name) == getattr(other, name) for name in compared)

    def __ne__(self, other: object) -> bool:
        return not self == other

    @property
    def usual(self) -> Ruleset:
        """The rules of a whole match.

        Raises:
            BadDeal: there are none such.
        """
        return rules_of(self.preset, self.seats, self.changes)

    def rules(self) -> Ruleset:
        """Return the rules of a match of this deal alone.

        Raises:
            BadDeal: the deal does not fit.
        """
        return alone(self.usual, self.deal)

    @property
    def seed(self) -> int:
        """What chance goes by in a match of this deal, the same for everybody who plays it."""
        cards: tuple[object, ...] = (
            self.preset,
            self.seats,
            sorted(self.changes.items()),
            self.deal,
        )
        if self.deal.points:
            cards = (*cards, tuple(float(each) for each in self.deal.points))
        return int.from_bytes(sha256(repr(cards).encode()).digest()[:6], "big")

    def match(self) -> Match:
        """Return the match of this deal with its moves.

        Raises:
            BadDeal: the deal does not fit its rules, or a move is illegal where it stands.
        """
        match = Match(self.rules(), self.seed)
        for seat, move in self.moves:
            submit(match, seat, move)
        return match

    def bare(self) -> DealText:
        """Return the deal as it was before the first call."""
        return replace(self, moves=(), deal=replace(self.deal, gifts=()))


def told_points(points: Iterable[Points]) -> tuple[Points, ...]:
    """Return scores as a deal has them: whole numbers as such, and none where all are nought."""
    found = tuple(int(each) if each == int(each) else each for each in points)
    return found if any(found) else ()


def rules_of(preset: str, seats: int, changes: Mapping[str, str]) -> Ruleset:
    """Return the rules of a whole match; raises BadDeal."""
    try:
        return ruleset(preset, seats, changes)
    except KeyError:
        raise BadDeal("game", game=preset) from None
    except RulesError as error:
        raise BadDeal("rules", why=error) from None


def submit(match: Match, seat: Seat, move: Move) -> None:
    """Make a move of a deal; raises BadDeal, which names the place."""
    at, text = match.position, write(move).removeprefix("play ")
    if match.over:
        raise BadDeal("over", seat=seat + 1, move=text)
    shed, trick, turn = not at.tricks and bool(at.pile), len(at.tricks) + 1, len(match.moves) + 1
    try:
        match.submit(seat, move)
    except IllegalMove as error:
        why = error.objection
        if shed:
            raise BadDeal("turn", turn=turn, seat=seat + 1, move=text, why=why) from None
        if isinstance(move, PlayCard | PlayUnseen | Knock):
            raise BadDeal("card", trick=trick, seat=seat + 1, move=text, why=why) from None
        raise BadDeal("call", seat=seat + 1, move=text, why=why) from None


def of_match(
    match: Match,
    preset: str,
    seats: int,
    changes: Mapping[str, str],
    number: int,
    *,
    standing: bool = False,
) -> DealText:
    """Return deal number `number`, from 1, of a match, with all that was done in it.

    The scores before it are those with which the match began, with `standing` those of its deals.

    Raises:
        ValueError: the match has no such deal, or its cards are not dealt yet.
    """
    usual = ruleset(preset, seats, changes)
    deal, known = SingleDeal(0, 0, ()), None
    position, gifts, dealt = Position(seats), [], False
    began: tuple[Points, ...] = ()
    for event in match.events:
        now = position.deal == number
        if isinstance(event, DealStarted) and position.deal >= number:
            break
        event.apply(position)
        match event:
            case DealStarted() if position.deal == number:
                deal = SingleDeal(
                    place=position.place,
                    dealer=position.dealer,
                    hands=(),
                    out=tuple(sorted(seat for group in position.out for seat in group)),
                    single=tuple(sorted(position.single)),
                    single_blind=tuple(sorted(position.single_blind)),
                    lives=position.lives,
                    points=told_points(position.totals) if standing else began,
                )
            case DealGiven():
                began = event.points
            case CardsDealt() if now:
                dealt = True
                deal = replace(deal, caller=position.caller)
                known = frame(usual, deal)
                deal = with_event(deal, event, known)
            case LeadSet(seat) if now and known and known.kept and not position.pile:
                deal = replace(deal, leader=seat)
            case CardGiven(_, _, card) if now and known and known.gifts and card is not None:
                gifts.append(card)
            case PileStarted():
                pass
            case _ if now and known is not None:
                deal = with_event(deal, event, known)
    if not dealt:
        raise ValueError(f"the cards of deal {number} are not dealt")
    first, last = match.moves_before(number), len(match.moves)
    if number < match.position.deal:
        last = match.moves_before(number + 1)
    return of(preset, seats, changes, replace(deal, gifts=tuple(gifts)), match.moves[first:last])


def of(
    preset: str,
    seats: int,
    changes: Mapping[str, str],
    deal: SingleDeal,
    moves: Iterable[tuple[Seat, Move]] = (),
) -> DealText:
    """Return a deal, with the option texts in their one true form."""
    real = Draft.of(preset, seats, changes).changes
    return DealText(preset, seats, real, deal, tuple(moves))


def is_play(move: Move) -> bool:
    """Whether a move plays or keeps a card, rather than being a call."""
    return isinstance(move, PlayCard | PlayUnseen | Knock)
