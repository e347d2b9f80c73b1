"""The words of score sheets, formulas and the podium, made from ids and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Position
from farwhist.rules.kind import SummaryText
from farwhist.rules.scoring.parts import PARTS, Part
from farwhist.rules.sides import BOOK
from farwhist.ui.scores import panel_words
from farwhist.ui.scores.tally import Scores, away_of, bid_of, falls, tricks_of
from farwhist.ui.viewmodels.plates import place_of
from farwhist.ui.wording import number_words, table_words
from farwhist.ui.wording.card_names import SYMBOLS
from farwhist.ui.wording.punctuation import joined, joined_groups, labelled, noted

translate = QCoreApplication.translate


def formula(parts: Sequence[Part], result: DealResult, seat: Seat) -> str:
    """Return how points come about, such as "10 + 3 = 13" or "1 short: −1"."""
    bid = result.bids[seat]
    if bid is None or result.void:
        return ""
    away = result.taken[seat] - bid
    points = number_words.number(result.points[seat])
    terms = ""
    for part in parts:
        value = number_words.number(part.points)
        if not terms:
            terms = value
        elif part.points < 0:
            terms += f" − {number_words.number(-part.points)}"
        else:
            terms += f" + {value}"
    total = number_words.isolated(f"{terms} = {points}") if len(parts) > 1 else points
    if away and (len(parts) < 2 or parts[0].key == "off"):
        return labelled(number_words.difference_words(away), total)
    return total


def part_line(part: Part) -> str:
    """Return a part with what it is for, such as "+3  bid" or "−4  tricks off (2 × −2)"."""
    line = f"{number_words.signed(part.points)}  " + translate("Formula", PARTS[part.key])
    if part.count == 1 or part.each == 1:
        return line
    return noted(line, f"{part.count} × {number_words.number(part.each)}")


def why(scores: Scores, number: int, seat: Seat) -> str:
    """Return what is shown on hovering a score: the formula, then every part in words."""
    result = scores.results[number]
    parts = scores.explain(scores.results, number, seat)
    lines = [formula(parts, result, seat), *(part_line(part) for part in parts)]
    return "\n".join(line for line in lines if line)


def cell(scores: Scores, number: int, column: int) -> str:
    """Return `took/bid points sign`."""
    result = scores.results[number]
    bid, points = bid_of(scores.view, result.bids, column), result.points[column]
    taken = tricks_of(scores.view, result.taken, column)
    if result.void:
        return "–" if bid is None else f"{taken}/{bid}"
    away = away_of(scores, number, column)
    if bid is None or away is None:
        return number_words.signed(points) if points else "–"
    return f"{taken}/{bid}  {number_words.signed(points)} {number_words.difference_mark(away)}"


def so_far(taken: int, bid: int | None) -> str:
    """Return tricks and bid of a deal that is played, and "?" before the bids are known."""
    return "?" if bid is None else f"{taken}/{bid}"


def fate(view: Position, seat: Seat) -> str:
    """Return the place of a seat where players drop out, or that it is still in."""
    if view.over or seat not in view.alive:
        return str(place_of(view, seat))
    return translate("Scores", "in")


def bids_words(total: int, tricks: int) -> str:
    """Return the sum of the bids against the tricks, such as "5 of 7: 2 under"."""
    meaning = table_words.sum_of_bids(total, tricks).meaning
    text = translate("Scores", "{total} of {tricks}: {meaning}")
    return text.format(total=total, tricks=tricks, meaning=meaning)


def bids_head() -> str:
    """Return the heading of the sums of the bids."""
    return translate("Scores", "Bids")


def played_again() -> str:
    """Return that a deal did not count."""
    return translate("Scores", "played again")


def trump(result_trump: object) -> str:
    """Return the symbol of the trump, or a dash."""
    return next((sign for suit, sign in SYMBOLS.items() if suit is result_trump), "–")


def exact_words(made: Sequence[bool]) -> str:
    """Return "4 of 6"."""
    return translate("Scores", "{exact} of {deals}").format(exact=sum(made), deals=len(made))


DealNote = Callable[[Scores, int], str]


def deal_note(scores: Scores, index: int) -> str:
    """Return what else is to be said of finished deal `index`."""
    return DEAL_NOTES[scores.kind.summary](scores, index)


def notes_head(scores: Scores) -> str:
    """Return the heading of these notes, if there are any."""
    if scores.kind.bids:
        return bids_head()
    if any(result.declarer is not None for result in scores.results):
        return panel_words.contract()
    return ""


def _bids(scores: Scores, index: int) -> str:
    result = scores.results[index]
    if result.void:
        return played_again()
    total = sum(bid for bid in result.bids if bid is not None)
    return bids_words(total, result.size)


def _contract(scores: Scores, index: int) -> str:
    result = scores.results[index]
    made, who = result.contract, result.declarer
    if made is None or who is None:
        return ""
    taken = panel_words.taken_in(scores, result, who % scores.view.sides)
    need = BOOK + made.level
    fate = panel_words.made() if taken >= need else panel_words.down(need - taken)
    contract = panel_words.contract_of(
        panel_words.player(scores, who) if scores.players else "", panel_words.contract_words(made)
    )
    return joined((contract, f"{panel_words.took_of(taken, need)}  {fate}"))


def _staying(scores: Scores, index: int) -> str:
    """Return who named the trump, and who is out after it."""
    result = scores.results[index]
    told = []
    if result.named_by is not None:
        told.append(panel_words.named_by(panel_words.player(scores, result.named_by)))
    gone = [seat for seat in scores.order if falls(scores, index, seat)]
    if gone:
        names = joined(panel_words.player(scores, seat) for seat in gone)
        told.append(panel_words.out(names, len(gone)))
    return joined_groups(told)


DEAL_NOTES: Final[Mapping[SummaryText, DealNote]] = {
    "bids": _bids,
    "bags": _bids,
    "tricks": _contract,
    "staying": _staying,
    "cards": lambda scores, index: "",
}
