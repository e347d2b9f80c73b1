"""The review of a match: all accounts of some seats, with luck, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, Final

from farwhist import bots
from farwhist.analysis.accounts import (
    DealAccount,
    Losses,
    by_part,
    by_size,
    by_trump,
    deal_accounts,
    grouped,
)
from farwhist.analysis.duplicate import PLAYS, Mean, long_run, replayed_deal
from farwhist.analysis.judged import Judged, judged
from farwhist.bots.judging.coach import COMPARISONS, USUAL, Work, never
from farwhist.bots.judging.verdict import VERSION, Verdict
from farwhist.bots.judging.words import WORDS
from farwhist.engine.cards import Seat
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.verdicts import VerdictStore

DIGITS: Final = 4
"""Numbers are written so far; sums are made of the numbers as they are."""


@dataclass(frozen=True)
class Asked:
    """What is wanted of a review.

    Args:
        seats: whose decisions; empty: those of the people who play, or of all where none do.
        work: deals played out for one decision.
        plays: how often each deal is played again to tell luck; 0: luck is not asked for.
        others: the level that the opponents have when a deal is played again.
    """

    seats: tuple[Seat, ...] = ()
    work: Work = USUAL
    plays: int = PLAYS
    others: str = bots.USUAL_LEVEL


@dataclass
class SeatReview:
    """The deals of one seat, and what luck did in each of them, where that is known."""

    seat: Seat
    name: str
    deals: list[DealAccount]
    expert: dict[int, Mean] = field(default_factory=dict)
    usual: dict[int, Mean] = field(default_factory=dict)

    @property
    def losses(self) -> Losses:
        """All that was lost in points."""
        return Losses([each for deal in self.deals for each in deal.losses.verdicts])

    @property
    def matched(self) -> Losses:
        """All that was lost of the chance to win the match."""
        return Losses([each for deal in self.deals for each in deal.matched.verdicts])

    @property
    def points(self) -> float | None:
        """The points of all finished deals; None where points tell nothing."""
        known = [deal.points for deal in self.deals if deal.points is not None]
        return fsum(known) if known else None

    def luck(self, number: int) -> Mean | None:
        """Return how much better the cards of a deal were than usual, for an expert."""
        if number not in self.expert or number not in self.usual:
            return None
        expert, usual = self.expert[number], self.usual[number]
        return Mean(expert.mean - usual.mean, sqrt(expert.error**2 + usual.error**2))

    def whole_luck(self) -> Mean | None:
        """Return the luck of all finished deals together; None where it is not known of each.

        Deals of one size are compared with the same mean, so its error counts for all of them.
        """
        ended = [deal for deal in self.deals if deal.points is not None]
        lucks = [self.luck(deal.number) for deal in ended]
        known = [luck for luck in lucks if luck is not None]
        if not known or len(known) < len(lucks):
            return None
        usual: dict[int, float] = {}
        for deal in ended:
            size = deal.result.size if deal.result else 0
            usual[size] = usual.get(size, 0.0) + self.usual[deal.number].error
        errors = [self.expert[deal.number].error for deal in ended]
        spread = fsum(each * each for each in (*errors, *usual.values()))
        return Mean(fsum(luck.mean for luck in known), sqrt(spread))


@dataclass
class Review:
    """All that is found of a match; `judged` is False for a game that the coach does not judge."""

    saved: Saved
    rules: Ruleset
    judged: bool
    seats: list[SeatReview]


def judges(rules: Ruleset) -> bool:
    """Whether the coach judges anything in a game."""
    return COMPARISONS[rules.kind.thinks] is not never


def seats_of(saved: Saved, wanted: Collection[Seat]) -> list[Seat]:
    """Return the seats to look at: the `wanted` ones, or the people's, or all."""
    return sorted(wanted or saved.played_by or range(saved.seats))


def review(
    saved: Saved,
    asked: Asked,
    store: VerdictStore | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Review:
    """Judge a match; `progress` is told how many decisions are done.

    Raises:
        Unsound: the match is not sound.
        Trouble: the store cannot be used.
    """
    rules = saved.rules()
    seats = seats_of(saved, asked.seats)
    if not judges(rules):
        return Review(saved, rules, False, [])
    found: list[Judged] = []
    for each in judged(saved, rules, seats, asked.work, store):
        found.append(each)
        progress(len(found))
    results = saved.match(rules).position.results
    sides = rules.sides if rules.kind.points else 0
    sign = -1 if rules.kind.lower_wins else 1
    whole = []
    for seat in seats:
        deals = deal_accounts(found, results, seat, sides, sign)
        name = saved.names[seat] if saved.names else ""
        one = SeatReview(seat, name, deals)
        _add_luck(one, saved, rules, asked)
        whole.append(one)
    return Review(saved, rules, True, whole)


def _add_luck(one: SeatReview, saved: Saved, rules: Ruleset, asked: Asked) -> None:
    if not asked.plays:
        return
    for deal in one.deals:
        if deal.points is None or deal.result is None:
            continue
        again = replayed_deal(
            saved, rules, deal.number, one.seat, others=asked.others, plays=asked.plays
        )
        if again is not None:
            one.expert[deal.number] = again
        usual = long_run(saved, deal.result, asked.others)
        if usual is not None:
            one.usual[deal.number] = usual


def data_of(found: Review, asked: Asked) -> dict[str, Any]:
    """Return a review as plain data: docs/records.md says what each field is."""
    saved = found.saved
    return {
        "game": saved.preset,
        "options": dict(saved.changes),
        "seats": saved.seats,
        "seed": saved.seed,
        "coach": VERSION,
        "judged": found.judged,
        "opponents": asked.others if asked.plays else None,
        "players": [_of_seat(each) for each in found.seats],
    }


def _of_seat(one: SeatReview) -> dict[str, Any]:
    verdicts = [j.verdict for deal in one.deals for j in deal.verdicts if j.verdict]
    return {
        "seat": one.seat,
        "name": one.name,
        "points": one.points,
        **_sums(one.points, one.losses),
        "match_chance": _told(-one.matched.lost) if one.matched.chosen else None,
        "choices": sum(not each.forced for each in verdicts),
        "forced": sum(each.forced for each in verdicts),
        "not_judged": sum(deal.missing for deal in one.deals),
        "words": {word: sum(each.word == word for each in verdicts) for word in WORDS},
        "by_part": _groups(one, by_part),
        "by_size": _groups(one, by_size),
        "by_trump": _groups(one, by_trump),
        "luck": _luck_of_all(one),
        "deals": [_of_deal(one, deal) for deal in one.deals],
    }


def _sums(points: float | None, losses: Losses) -> dict[str, Any]:
    return {
        "decisions": _told(-losses.lost),
        "error": _told(losses.error),
        "cards_and_others": None if points is None else _told(points + losses.lost),
    }


def _groups(
    one: SeatReview, key: Callable[[DealAccount, Verdict], str]
) -> dict[str, dict[str, Any]]:
    return {
        name: {
            "decisions": _told(-losses.lost),
            "error": _told(losses.error),
            "choices": losses.chosen,
        }
        for name, losses in grouped(one.deals, key, "points").items()
    }


def _of_deal(one: SeatReview, deal: DealAccount) -> dict[str, Any]:
    result = deal.result
    return {
        "deal": deal.number,
        "cards": None if result is None else result.size,
        "trump": None if result is None or result.trump is None else result.trump.letter,
        "points": deal.points,
        **_sums(deal.points, deal.losses),
        "match_chance": _told(-deal.matched.lost) if deal.matched.chosen else None,
        "expert": _pair(one.expert.get(deal.number)),
        "usual": _pair(one.usual.get(deal.number)),
        "luck": _pair(one.luck(deal.number)),
        "how_it_fell": _fell(one, deal),
        "choices": [_of_choice(each) for each in deal.verdicts],
    }


def _fell(one: SeatReview, deal: DealAccount) -> float | None:
    if deal.points is None or deal.number not in one.expert:
        return None
    return _told(deal.points - one.expert[deal.number].mean + deal.losses.lost)


def _luck_of_all(one: SeatReview) -> dict[str, Any] | None:
    luck = one.whole_luck()
    if luck is None:
        return None
    points = one.points or 0.0
    return {
        "usual": _told(fsum(each.mean for each in one.usual.values())),
        "luck": _told(luck.mean),
        "error": _told(luck.error),
        "adjusted": _told(points - luck.mean),
        "how_it_fell": _told(
            points - fsum(each.mean for each in one.expert.values()) + one.losses.lost
        ),
    }


def _of_choice(each: Judged) -> dict[str, Any]:
    verdict = each.verdict
    if verdict is None:
        return {"move": each.number, "judged": False, "open_cards": _open_cards(each)}
    found = verdict.data()
    found["choices"] = [
        {key: _told(value) if isinstance(value, float) else value for key, value in choice.items()}
        for choice in found["choices"]
    ]
    for key in ("loss", "error", "stake"):
        found[key] = _told(found[key])
    facts: Mapping[str, Any] = found["grounds"]["facts"]
    found["grounds"]["facts"] = {
        key: _told(value) if isinstance(value, float) else value for key, value in facts.items()
    }
    del found["seat"], found["deal"]
    return {"move": each.number, "judged": True, "open_cards": _open_cards(each), **found}


def _open_cards(each: Judged) -> dict[str, Any] | None:
    if each.ending is None:
        return None
    certain = [card.text for card in each.ending.certain]
    return {"certain": certain, "out_of_reach": each.ending.out_of_reach}


def _pair(mean: Mean | None) -> list[float] | None:
    return None if mean is None else [_told(mean.mean), _told(mean.error)]


def _told(value: float) -> float:
    return round(value, DIGITS) + 0.0
