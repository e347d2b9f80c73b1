"""A hint as a task: what the strongest level would do in a player's place, and the numbers.

It is made of the player's own view, like any opponent's task, so it can know no more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from msgspec import Struct

from farwhist import bots
from farwhist.bots.core.levels import STYLES, level_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import CardDiscarded
from farwhist.engine.moves import Bid, Discard, Move, PlayCard, read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset

LEVEL: Final = bots.OFFERED[-1]


class AdviceTask(Struct, frozen=True):
    """One seat's open decision, to advise on; the fields are those of a `MoveTask`.

    The level of `terms` is that of the others: what comes true depends on it.
    """

    terms: Terms
    view: Position
    seat: Seat
    moves: tuple[str, ...]
    luck: int

    @classmethod
    def of(cls, terms: Terms, view: Position, decision: Decision, luck: int) -> AdviceTask:
        """Return the task of an open decision; `view` must be that of its seat."""
        moves = tuple(write(move) for move in decision.moves)
        return cls(terms, view, decision.seat, moves, luck)

    def answers(self) -> Iterator[str]:
        """Yield a hint, as a text that :func:`hint_of` reads: the move of an opponent of the level.

        Where the rules know no exact bids, and before trump is named, it is one move; of cards to
        be laid away it is all of them.
        """
        from farwhist.bots.exact.advice import advise_bid, advise_card  # only where one thinks

        preset, seats, others, changes, style, _ = self.terms
        level = LEVEL
        rules = ruleset(preset, seats, dict(changes))
        moves = [read(text) for text in self.moves]
        rng = Random(self.luck)
        cards = [move.cards[0] for move in moves if isinstance(move, PlayCard)]
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        exact = rules.kind.exact
        if exact and len(cards) == len(moves):
            strength = level_of(level)
            card = advise_card(
                rules, self.view, self.seat, cards, rng, level=strength, others=others
            )
            order = sorted(card.points, key=lambda each: -card.points[each])
            rows = [[each.text, card.points[each], card.chances[each]] for each in order]
            key = card.reason.key
            yield _text(f"play {card.best}", card.deals, rows, [], key, equal=card.equal)
        elif exact and len(bids) == len(moves):
            strength, how = level_of(level), STYLES[style]
            bid = advise_bid(
                rules, self.view, self.seat, bids, rng, level=strength, style=how, others=others
            )
            table = [[str(n), bid.points[n], bid.chances[n]] for n in sorted(bid.points)]
            key = bid.reason.key
            yield _text(f"bid {bid.best}", bid.deals, table, bid.tricks, key, equal=bid.equal)
        else:
            decision = Decision(self.seat, tuple(moves))
            bot = bots.make(level, rules, style, None)
            if all(isinstance(move, Discard) for move in moves):
                first, *then = _laid_away(bot, self.view, decision, rng)
            else:
                first, then = bot.choose(self.view, decision, rng), []
            dice = Random(self.luck)
            compared = _compared(rules, self.view, decision, write(first), dice, others)
            reason = "only_card" if len(cards) == len(moves) == 1 else ""
            yield _text(write(first), 0, [], [], reason, [write(move) for move in then], compared)


def _compared(
    rules: Ruleset, view: Position, decision: Decision, advised: str, rng: Random, others: str
) -> dict[str, Any]:
    """Return how often each choice reaches the aim of the deal, the advised one first."""
    from farwhist.bots.thinking.shares import shares  # only where one thinks

    found = shares(rules, view, decision, advised, rng, others)
    if found is None:
        return {}
    return {
        "odds": [list(row) for row in found.rows],
        "aim": found.aim,
        "compared": found.deals,
        "equal": found.equal,
        "beside_of": found.beside_of,
        "beside": [list(each) for each in found.beside],
    }


def _laid_away(bot: bots.Bot, view: Position, decision: Decision, rng: Random) -> list[Move]:
    """Return what a bot would lay away card by card, until the hand has its size."""
    seat, moves = decision.seat, list(decision.moves)
    after, chosen = deepcopy(view), list[Move]()
    for _ in range(max(1, len(view.hands[seat]) - view.size)):
        move = bot.choose(after, Decision(seat, tuple(moves)), rng)
        assert isinstance(move, Discard)
        chosen.append(move)
        moves.remove(move)
        CardDiscarded(seat, move.card).apply(after)
    return chosen


class Hint(Struct, frozen=True):
    """A recommended move, and what it was found from.

    `rows` are bids or cards as text with expected points and the chance to end exactly;
    `tricks[k]` is the chance of k tricks when one plays for the recommended bid. With `deals` 0
    nothing but the move is known. `then` are the moves that belong to it: more cards to lay away.

    Without exact bids `odds` are the move and the best others, with expected worth and the chance
    to reach the `aim` of the deal, in `compared` deals; an aim is a share of the coach's, or
    "first" where cards are shed. `beside` explains them, as in `Shares`. So many choices as `equal`
    says cannot be told apart, the move among them.
    """

    move: Move
    deals: int
    rows: tuple[tuple[str, float, float], ...]
    tricks: tuple[float, ...]
    reason: str
    then: tuple[Move, ...] = ()
    odds: tuple[tuple[Move, float, float], ...] = ()
    aim: str = ""
    compared: int = 0
    beside_of: str = ""
    beside: tuple[tuple[Move, float], ...] = ()
    equal: int = 1

    @property
    def laid_away(self) -> tuple[Card, ...]:
        """The cards that are to be laid away; none where something else is to be done."""
        return tuple(each.card for each in (self.move, *self.then) if isinstance(each, Discard))


def hint_of(text: str) -> Hint:
    """Return the hint that a task has answered."""
    data = json.loads(text)
    return Hint(
        read(data["move"]),
        data["deals"],
        tuple((name, points, chance) for name, points, chance in data["rows"]),
        tuple(data["tricks"]),
        data["reason"],
        tuple(read(text) for text in data["then"]),
        tuple((read(text), worth, share) for text, worth, share in data.get("odds", ())),
        data.get("aim", ""),
        data.get("compared", 0),
        data.get("beside_of", ""),
        tuple((read(text), share) for text, share in data.get("beside", ())),
        data.get("equal", 1),
    )


def _text(
    move: str,
    deals: int,
    rows: Sequence[Sequence[Any]],
    tricks: Sequence[float],
    reason: str,
    then: Sequence[str] = (),
    compared: Mapping[str, Any] | None = None,
    *,
    equal: int = 1,
) -> str:
    data = {"move": move, "deals": deals, "rows": rows, "tricks": list(tricks), "reason": reason}
    return json.dumps(data | {"then": list(then), "equal": equal} | dict(compared or {}))
