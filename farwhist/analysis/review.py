"""The review of a match: all accounts of some seats, with luck, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from farwhist.analysis.accounts import (
    DealAccount,
    Losses,
    by_part,
    by_size,
    by_trump,
    grouped,
)
from farwhist.analysis.duplicate import PLAYS, Again, replayed_deal
from farwhist.analysis.judged import Judged, judged
from farwhist.analysis.luck import QUICK_PLAYS, quick
from farwhist.analysis.mean import Mean
from farwhist.analysis.opponents import TableLevels
from farwhist.analysis.seat_review import SeatReview, judges, seat_reviews, seats_of
from farwhist.bots.judging.coach import USUAL, Work
from farwhist.bots.judging.verdict import VERSION, WORDS, Verdict
from farwhist.engine.cards import Seat
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.verdicts import VerdictKeeper

DIGITS: Final = 4
"""Numbers are written so far; sums are made of the numbers as they are."""


class Asked(Struct, frozen=True):
    """What is wanted of a review.

    Args:
        seats: whose decisions; empty: those of the people who play, or of all where none do.
        work: deals played out for one decision.
        plays: how often each deal is played again to tell luck; 0: luck is not asked for.
        others: the level that the opponents have when an expert plays a deal again; None for those
            who played the match.
        quick: how often the quick player plays each deal again, for luck.
    """

    seats: tuple[Seat, ...] = ()
    work: Work = USUAL
    plays: int = PLAYS
    others: str | None = None
    quick: int = QUICK_PLAYS


class Review(Struct):
    """All that is found of a match; `judged` is False for a game that the coach does not judge."""

    saved: Saved
    rules: Ruleset
    judged: bool
    seats: list[SeatReview]


def review(
    saved: Saved,
    asked: Asked,
    store: VerdictKeeper | None = None,
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
    whole = seat_reviews(saved, rules, seats, found)
    for one in whole:
        if asked.others is not None:
            one.sit(dict.fromkeys(one.tables, TableLevels.all(saved.seats, asked.others)))
        _play_again(one, asked)
    return Review(saved, rules, True, whole)


def _play_again(one: SeatReview, asked: Asked) -> None:
    saved, rules = one.saved, one.rules
    for deal in one.ended if asked.plays else ():
        others = one.others(deal.number)
        again = Again(deal.number, one.seat, others=others, plays=asked.plays)
        found = replayed_deal(saved, rules, again)
        if found is None:
            continue
        one.expert[deal.number] = found
        one.plays = asked.plays
        if one.fit is not None:
            fast = quick(deal.number, one.seat, asked.quick, one.luck_among)
            quickly = replayed_deal(saved, rules, fast)
            if quickly is not None:
                one.quick[deal.number] = quickly


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
        "players": [_of_seat(each) for each in found.seats],
    }


def _of_seat(one: SeatReview) -> dict[str, Any]:
    every = [judged for deal in one.deals for judged in deal.verdicts]
    verdicts = [each.verdict for each in every if each.verdict and each.maker.own]
    return {
        "seat": one.seat,
        "name": one.name,
        "points": one.points,
        **_sums(one.points, one.losses),
        "match_chance": _told(-one.matched.lost) if one.matched.chosen else None,
        "choices": sum(not each.forced for each in verdicts),
        "forced": sum(each.forced for each in verdicts),
        "not_judged": sum(deal.missing for deal in one.deals),
        "not_own": sum(not each.maker.own for each in every),
        "words": {word: sum(each.word == word for each in verdicts) for word in WORDS},
        "by_part": _groups(one, by_part),
        "by_size": _groups(one, by_size),
        "by_trump": _groups(one, by_trump),
        "luck": _luck_of_all(one),
        "luck_among": one.luck_among if one.quick else None,
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
        "opponents": _opponents(one, deal.number),
        "expert": _pair(one.expert.get(deal.number)),
        "usual": _pair(one.usually(deal.number)),
        "luck": _pair(one.luck([deal])),
        "how_it_fell": _fell(one, deal),
        "choices": [_of_choice(each) for each in deal.verdicts],
    }


def _opponents(one: SeatReview, deal: int) -> dict[str, Any] | None:
    table = one.tables.get(deal)
    if table is None:
        return None
    levels = [None if seat == one.seat else each for seat, each in enumerate(table.seats)]
    return {"levels": levels, "assumed": table.assumed}


def _fell(one: SeatReview, deal: DealAccount) -> float | None:
    found = one.breakdown([deal])
    return None if found is None or found.begins == "cards" else _told(found.fell)


def _luck_of_all(one: SeatReview) -> dict[str, Any] | None:
    found = one.breakdown()
    if found is None or found.luck is None:
        return None
    return {
        "usual": _told(found.start),
        "luck": _told(found.luck.mean),
        "error": _told(found.luck.error),
        "adjusted": _told(found.points - found.luck.mean),
        "bids": _told(found.bids),
        "play": _told(found.play),
        "how_it_fell": _told(found.fell),
    }


def _of_choice(each: Judged) -> dict[str, Any]:
    verdict = each.verdict
    if verdict is None:
        return {**_which(each), "judged": False, "open_cards": _open_cards(each)}
    found = verdict.data()
    found["choices"] = [
        {key: _told_all(value) for key, value in choice.items()} for choice in found["choices"]
    ]
    for key in ("loss", "error", "stake"):
        found[key] = _told(found[key])
    facts: Mapping[str, Any] = found["grounds"]["facts"]
    found["grounds"]["facts"] = {
        key: _told(value) if isinstance(value, float) else value for key, value in facts.items()
    }
    del found["seat"], found["deal"]
    return {**_which(each), "judged": True, "open_cards": _open_cards(each), **found}


def _which(each: Judged) -> dict[str, Any]:
    return {"move": each.number, "by": each.maker.value}


def _told_all(value: Any) -> Any:
    """Return a number, or the numbers of a list, as they are told; anything else as it is."""
    if isinstance(value, list):
        return [_told_all(each) for each in value]
    return _told(value) if isinstance(value, float) else value


def _open_cards(each: Judged) -> dict[str, Any] | None:
    if each.ending is None:
        return None
    certain = [card.text for card in each.ending.certain]
    return {"certain": certain, "out_of_reach": each.ending.out_of_reach}


def _pair(mean: Mean | None) -> list[float] | None:
    return None if mean is None else [_told(mean.mean), _told(mean.error)]


def _told(value: float) -> float:
    return round(value, DIGITS) + 0.0
