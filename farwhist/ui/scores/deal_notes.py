"""What is told of a finished deal at the end of its line in the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwhist.rules.kind import SummaryText
from farwhist.rules.sides import BOOK
from farwhist.ui.scores import panel_words, score_words, side_words
from farwhist.ui.scores.tally import Scores, falls
from farwhist.ui.wording.punctuation import joined, joined_groups

PlateStatus = Callable[[Scores, int], str]


def note(scores: Scores, index: int) -> str:
    """Return what else is to be said of finished deal `index`."""
    return NOTES[scores.kind.summary](scores, index)


def head(scores: Scores) -> str:
    """Return the heading of these notes, if there are any."""
    if scores.kind.bids:
        return score_words.bids_head()
    if any(result.declarer is not None for result in scores.results):
        return side_words.contract()
    return ""


def _bids(scores: Scores, index: int) -> str:
    result = scores.results[index]
    if result.void:
        return score_words.played_again()
    total = sum(bid for bid in result.bids if bid is not None)
    return score_words.bids_words(total, result.size)


def _contract(scores: Scores, index: int) -> str:
    result = scores.results[index]
    made, who = result.contract, result.declarer
    if made is None or who is None:
        return ""
    taken = panel_words.taken_in(scores, result, who % scores.view.sides)
    need = BOOK + made.level
    fate = side_words.made() if taken >= need else side_words.down(need - taken)
    contract = side_words.contract_of(
        panel_words.player(scores, who) if scores.players else "", panel_words.contract_words(made)
    )
    return joined((contract, f"{side_words.took_of(taken, need)}  {fate}"))


def _staying(scores: Scores, index: int) -> str:
    """Return who named the trump, and who is out after it."""
    result = scores.results[index]
    told = []
    if result.named_by is not None:
        told.append(side_words.named_by(panel_words.player(scores, result.named_by)))
    gone = [seat for seat in scores.order if falls(scores, index, seat)]
    if gone:
        names = joined(panel_words.player(scores, seat) for seat in gone)
        told.append(side_words.out(names, len(gone)))
    return joined_groups(told)


NOTES: Final[Mapping[SummaryText, PlateStatus]] = {
    "bids": _bids,
    "bags": _bids,
    "tricks": _contract,
    "staying": _staying,
    "cards": lambda scores, index: "",
}
