"""Cards, bids, contracts, trumps, cards laid away or passed, where no exact number is bid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.judging.paired import Comparison, Stratum
from farwhist.bots.judging.payoffs import PAYOFFS, Payoff, after
from farwhist.bots.judging.verdict import Grounds, Kind, Share, Unit
from farwhist.bots.tricks.alliance_calls import judge_of
from farwhist.bots.tricks.bid_playout import BidPlayOut
from farwhist.bots.tricks.contracts import WAYS, Contracts, Way, to_lay_away, ways_of
from farwhist.bots.tricks.duck_playout import play_out_of
from farwhist.bots.tricks.keeping import KeptCards
from farwhist.bots.tricks.passing import PassedCards
from farwhist.bots.tricks.side_bids import SideBids
from farwhist.bots.tricks.side_playout import PlayOut, Ways, runs
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    Bid,
    Contract,
    Discard,
    Give,
    Keep,
    Move,
    NameOrder,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    write,
)
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from farwhist.rules.kind import Thinks

Brought = tuple[float, float]
"""What a play-out brought, and 1 where the aim of the share was met."""


class SideChoices:
    """Choices whose play-outs are functions of a world; `kind` and all else as in a comparison.

    Args:
        moves: the texts of the moves of each choice.
        kind: what is chosen.
        payoff: what the ends of deals are worth.
        world: deals hands that the seat cannot rule out.
        play_out: plays the choice of a place out in a world.
        stake: what hangs on it when the choice of a place is the best.
        facts: what there is to tell of the seat's cards.
    """

    def __init__(
        self,
        moves: Sequence[tuple[str, ...]],
        kind: Kind,
        payoff: Payoff,
        *,
        world: Callable[[Random], Hands],
        play_outs: Callable[[Hands, Sequence[int], Random], Sequence[Brought]],
        stake: Callable[[int], float],
        facts: Mapping[str, Any],
    ) -> None:
        self.moves, self.kind = moves, kind
        self.unit: Unit = payoff.unit
        self.share: Share = payoff.share
        self.aim = ""
        self.stake = stake
        self._world, self._play_outs, self._facts = world, play_outs, facts
        self._playing: Sequence[int] = range(len(moves))
        self._rows: list[list[float]] = [[] for _ in moves]
        self._met = [0.0] * len(moves)
        self._deals = 0

    def run(self, deals: int, rng: Random) -> None:
        """Play every choice out in so many more deals."""
        for _ in range(deals):
            found = self._play_outs(self._world(rng), self._playing, rng)
            for place, (value, met) in zip(self._playing, found, strict=True):
                self._rows[place].append(value)
                self._met[place] += met
        self._deals += deals

    def narrow(self, places: Sequence[int]) -> None:
        """Play only these choices from now on."""
        self._playing = places

    def strata(self) -> list[Stratum]:
        """Return what every play-out brought."""
        return [Stratum(1.0, list(range(self._deals)), self._rows)]

    def shares(self) -> list[float]:
        """Return how often the aim was met by each choice."""
        return [met / max(1, len(row)) for met, row in zip(self._met, self._rows, strict=True)]

    def worth(self, place: int, value: float, share: float, shown: float) -> float:
        """Return the value as it is: here a share tells too little of it."""
        return value

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        """Return the numbers: these games have no sentences of their own yet."""
        facts = {
            **self._facts,
            "best": list(self.moves[best]),
            "best_share": shares[best],
            "played": list(self.moves[played]),
            "played_share": shares[played],
        }
        return Grounds("best_average", facts)


def comparison(
    ruleset: Ruleset, view: Position, decision: Decision, *, second: bool = False
) -> Comparison | None:
    """Return what compares the choices of a decision; None for one that is not judged.

    `second` plays cards on without the stray ones of the first; it has no other opinion on what is
    called, named or laid away.
    """
    moves = decision.moves
    if any(card is None for card in view.hands[decision.seat]):
        return None
    if second:
        cards = all(isinstance(move, PlayCard) for move in moves)
        return _cards(ruleset, view, decision, stray=False) if cards else None
    for fits, choices in CHOICES:
        if all(isinstance(move, fits) for move in moves):
            found = choices(ruleset, view, decision)
            found.aim = f"{ruleset.kind.thinks} {found.share}"
            return found
    return None


def _facts(ruleset: Ruleset, view: Position, decision: Decision) -> dict[str, Any]:
    known = Knowledge.of(ruleset, view, decision.seat)
    return {
        "left": view.deal_tricks - len(view.tricks),
        "sure": known.sure_tricks(),
        "masters": sum(known.is_master(card) for card in known.mine),
        "trumps": sum(known.is_trump(card) for card in known.mine),
    }


def _ways(ruleset: Ruleset, view: Position, decision: Decision, table: SideTable) -> Ways:
    return WORLDS[ruleset.kind.thinks](ruleset, view, decision, table)


def _plain(ruleset: Ruleset, view: Position, decision: Decision, table: SideTable) -> Ways:
    return Ways(table.world, play_out_of(ruleset, view))


def _by_bids(ruleset: Ruleset, view: Position, decision: Decision, table: SideTable) -> Ways:
    judge = SideBids(ruleset, view, decision.seat)
    return Ways(judge.world, partial(BidPlayOut, ruleset))


def _unfit(ruleset: Ruleset, view: Position, decision: Decision, table: SideTable) -> Ways:
    raise ValueError(f"no sides play {ruleset.id}")


WORLDS: Final[Mapping[Thinks, Callable[[Ruleset, Position, Decision, SideTable], Ways]]] = {
    "exact": _unfit,
    "tricks": _plain,
    "bids": _by_bids,
    "shedding": _unfit,
    "drawing": _unfit,
    "alliances": _plain,
}
"""How worlds are found and played out, by how a game is thought about."""


def _cards(
    ruleset: Ruleset, view: Position, decision: Decision, *, stray: bool = True
) -> SideChoices:
    seat = decision.seat
    table = SideTable.of(ruleset, view, seat)
    played = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    trick = [(mover, table.number[card]) for mover, card in view.trick]
    groups = runs(table, [table.number[card] for card in played], trick)
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, seat)
    ways = _ways(ruleset, view, decision, table)
    acted = {*(mover for mover, _ in trick), *view.passing}

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        deal = ways.play_out(table, view, world, rng)
        if not stray:
            deal.noise = 0.0
        ends = [after(view, deal.play(groups[place][0], trick, acted)) for place in places]
        return [(payoff.value(end), payoff.met(end)) for end in ends]

    return SideChoices(
        [tuple(f"play {table.pack[card]}" for card in group) for group in groups],
        "card",
        payoff,
        world=ways.world,
        play_outs=play_outs,
        stake=lambda best: payoff.stake(view),
        facts=_facts(ruleset, view, decision),
    )


def _bids(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    seat = decision.seat
    judge = SideBids(ruleset, view, seat)
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    nil = 0 if judge.score.nil else None
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, seat)

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        wanted = [bids[place] for place in places]
        ends = judge.outcomes([bid for bid in wanted if bid != nil], world, rng)
        if nil in wanted:
            ends[0] = judge.nil_outcome(world, rng)
        return [(payoff.value(ends[bid]), payoff.met(ends[bid])) for bid in wanted]

    def stake(best: int) -> float:
        end = after(view, [0] * view.seats)
        end.bids = list(view.bids)
        end.bids[seat] = bids[best]
        return payoff.stake(end)

    return SideChoices(
        [(f"bid {bid}",) for bid in bids],
        "bid",
        payoff,
        world=judge.world,
        play_outs=play_outs,
        stake=stake,
        facts={**_facts(ruleset, view, decision), "worth": judge.estimate()},
    )


def _calls(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    judge = judge_of(ruleset, view, decision.seat)
    calls = [move for move in decision.moves if isinstance(move, Contract | Pass)]
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, decision.seat)

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        found = judge.outcomes([calls[place] for place in places], world, rng)
        return [(value, float(value > 0)) for value in found]

    def stake(best: int) -> float:
        call = calls[best]
        return payoff.stake(
            _contracted(view, call if isinstance(call, Contract) else None, decision)
        )

    return SideChoices(
        [(write(call),) for call in calls],
        "call",
        payoff,
        world=judge.world,
        play_outs=play_outs,
        stake=stake,
        facts=_facts(ruleset, view, decision),
    )


def _contracted(view: Position, contract: Contract | None, decision: Decision) -> Position:
    """Return the view with this contract, or the last one called, or the least there is."""
    end = copy(view)
    made = [(who, call) for who, call in view.calls if isinstance(call, Contract)]
    if contract is not None:
        made.append((decision.seat, contract))
    offers = [move for move in decision.moves if isinstance(move, Contract)]
    end.declarer, end.contract = (*((decision.seat, each) for each in offers[:1]), *made)[-1]
    return end


def _trumps(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    if view.contract and view.contract.strain.levelled:
        return _contract_ways(ruleset, view, decision, view.contract)
    seat = decision.seat
    payoff, play_out = PAYOFFS[ruleset.kind.worth](ruleset, view, seat), play_out_of(ruleset, view)
    leader = lookup.first_leader(ruleset, view, seat, view.contract)
    views, tables = [], []
    for move in decision.moves:
        each = copy(view)
        each.trump = move.suit if isinstance(move, NameTrump) else None
        views.append(each)
        tables.append(SideTable.of(ruleset, each, seat))

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        found = []
        for place in places:
            deal = play_out(tables[place], views[place], world, rng)
            end = after(views[place], deal.play_from(leader))
            found.append((payoff.value(end), payoff.met(end)))
        return found

    return SideChoices(
        [(write(move),) for move in decision.moves],
        "trump",
        payoff,
        world=tables[0].world,
        play_outs=play_outs,
        stake=lambda best: payoff.stake(view),
        facts=_facts(ruleset, view, decision),
    )


def _contract_ways(
    ruleset: Ruleset, view: Position, decision: Decision, contract: Contract
) -> SideChoices:
    judge = Contracts(ruleset, view, decision.seat)
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, decision.seat)
    ways = [_way(contract, move) for move in decision.moves]

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        found = [judge.way_outcome(contract, ways[place], world, rng) for place in places]
        return [(value, float(value > 0)) for value in found]

    return SideChoices(
        [(write(move),) for move in decision.moves],
        "trump",
        payoff,
        world=judge.world,
        play_outs=play_outs,
        stake=lambda best: payoff.stake(view),
        facts=_facts(ruleset, view, decision),
    )


def _way(contract: Contract, move: Move) -> Way:
    if isinstance(move, NameOrder):
        return next(way for way in WAYS if way.trump is None and way.low is move.low)
    suit = move.suit if isinstance(move, NameTrump) else None
    return next(way for way in ways_of(contract.strain) if way.trump is suit)


def _discards(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    seat = decision.seat
    table = SideTable.of(ruleset, view, seat)
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, seat)
    cards = [table.number[move.card] for move in decision.moves if isinstance(move, Discard)]
    hands: dict[tuple[int, ...], list[int]] = {}
    for group in runs(table, cards, []):
        hands.setdefault(tuple(_kept(table, group[0], view.size)), []).extend(group)
    kept, groups = [list(hand) for hand in hands], list(hands.values())
    declarer = lookup.first_leader(ruleset, view, seat, view.contract)

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        found = []
        for place in places:
            dealt = [*world]
            dealt[seat] = kept[place]
            end = after(view, PlayOut(table, view, dealt, rng).play_from(declarer))
            found.append((payoff.value(end), payoff.met(end)))
        return found

    return SideChoices(
        [tuple(f"discard {table.pack[card]}" for card in group) for group in groups],
        "discard",
        payoff,
        world=table.world,
        play_outs=play_outs,
        stake=lambda best: payoff.stake(view),
        facts=_facts(ruleset, view, decision),
    )


def _kept(table: SideTable, card: int, size: int) -> list[int]:
    """Return the hand without a card, and without those that are then wanted least."""
    hand = [each for each in table.fixed[table.seat] if each != card]
    while len(hand) > size:
        hand.remove(to_lay_away(hand, table.suit.__getitem__, table.strength.__getitem__))
    return hand


def _gifts(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    judge, deals = PassedCards(ruleset, view, decision.seat), SideBids(ruleset, view, decision.seat)
    table, payoff = judge.table, PAYOFFS[ruleset.kind.worth](ruleset, view, decision.seat)
    cards = [table.number[move.card] for move in decision.moves if isinstance(move, Give)]
    groups = runs(table, cards, [])

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        ends = [judge.outcome(table.pack[groups[place][0]], world, rng) for place in places]
        return [(payoff.value(end), payoff.met(end)) for end in ends]

    return SideChoices(
        [tuple(f"give {table.pack[card]}" for card in group) for group in groups],
        "discard",
        payoff,
        world=deals.world,
        play_outs=play_outs,
        stake=lambda best: payoff.stake(view),
        facts=_facts(ruleset, view, decision),
    )


def _kept_cards(ruleset: Ruleset, view: Position, decision: Decision) -> SideChoices:
    judge = KeptCards(ruleset, view, decision.seat)
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, decision.seat)

    def play_outs(world: Hands, places: Sequence[int], rng: Random) -> list[Brought]:
        ends = [judge.outcome(decision.moves[place], world, rng) for place in places]
        return [(payoff.value(end), payoff.met(end)) for end in ends]

    return SideChoices(
        [(write(move),) for move in decision.moves],
        "discard",
        payoff,
        world=judge.world,
        play_outs=play_outs,
        stake=lambda best: KEPT_STAKE * lookup.undertaken(ruleset).trick,
        facts={"gain": judge.gain()},
    )


KEPT_STAKE: Final = 2.0
"""What hangs on a card that is drawn: so many tricks of a contract."""


Choices = Callable[[Ruleset, Position, Decision], SideChoices]
CHOICES: Final[Sequence[tuple[type | tuple[type, ...], Choices]]] = (
    (PlayCard, _cards),
    (Bid, _bids),
    ((NameTrump, NameOrder), _trumps),
    (Discard, _discards),
    (Give, _gifts),
    ((Keep, Refuse), _kept_cards),
    ((Contract, Pass), _calls),
)
"""Who compares moves of these kinds; a decision with others among them is not judged."""
