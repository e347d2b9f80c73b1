"""The score sheet as rows of texts: what the table shows, and what is copied, saved, printed."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.ui.scores import score_words
from farwhist.ui.scores.tally import (
    Scores,
    away_of,
    bid_of,
    exact,
    falls,
    numbers,
    off_of,
    tricks_of,
)
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import bracketed, labelled

translate = QCoreApplication.translate


class Cell(Struct, frozen=True):
    """One cell. `away`: tricks above the bid, None where there is nothing to compare."""

    text: str
    away: int | None = None
    strong: bool = False
    hint: str = ""


Row = list[Cell]


def heads(scores: Scores) -> list[str]:
    """Return the headings; the leader's name has a star."""
    leaders = scores.leaders
    names = [f"★ {scores.names[s]}" if s in leaders else scores.names[s] for s in scores.order]
    fixed = (
        translate("Scores", "Deal"),
        translate("Scores", "Cards"),
        translate("Scores", "Trump"),
    )
    return [*fixed, *names, score_words.notes_head(scores)]


def rows(scores: Scores, first: int = 0) -> list[Row]:
    """Return the deals, the running one, the sums and how often each was exact.

    The `first` finished deals are left out. Where players drop out, the cells are tricks, and the
    places take the place of the sums.
    """
    found: list[Row] = []
    deals = list(zip(numbers(scores.view), scores.results, strict=True))
    for index, (number, result) in enumerate(deals[first:], first):
        row = [Cell(str(number)), Cell(str(result.size)), Cell(score_words.trump(result.trump))]
        if not scores.charted:
            cells = [_trick_cell(scores, index, seat) for seat in scores.order]
            found.append([*row, *cells, Cell(score_words.deal_note(scores, index))])
            continue
        for seat in scores.order:
            away = away_of(scores, index, seat)
            why = score_words.why(scores, index, seat)
            hint = labelled(scores.names[seat], why) if scores.kind.bids else ""
            row.append(Cell(score_words.cell(scores, index, seat), away, away == 0, hint))
        found.append([*row, Cell(score_words.deal_note(scores, index))])
    if scores.running:
        found.append(_running(scores))
    blank = Cell("")
    if not scores.charted:
        fates = [Cell(score_words.fate(scores.view, seat), strong=True) for seat in scores.order]
        place = Cell(translate("Scores", "Place"), strong=True)
        return [*found, [place, blank, blank, *fates, blank]]
    sums = [Cell(number_words.number(scores.totals[seat]), strong=True) for seat in scores.order]
    found.append([Cell(translate("Scores", "Total"), strong=True), blank, blank, *sums, blank])
    if not scores.kind.exact:
        return found
    counts = [Cell(score_words.exact_words(exact(scores.results, seat))) for seat in scores.order]
    found.append([Cell(translate("Scores", "Exact")), blank, blank, *counts, blank])
    return found


def _running(scores: Scores) -> Row:
    view = scores.view
    row = [Cell(str(scores.number)), Cell(str(view.size)), Cell(score_words.trump(view.trump))]
    if not scores.kind.bids:
        cells = [_running_cell(scores, column) for column in scores.order]
        return [*row, *cells, Cell(translate("Scores", "(in progress)"))]
    known = all(view.spoken[seat] for seat in view.active) if view.spoken else False
    for seat in scores.order:
        bid = bid_of(view, view.bids, seat) if known or not scores.partners else None
        playing = seat in view.active
        taken = tricks_of(view, view.taken, seat) if view.taken else 0
        row.append(Cell(score_words.so_far(taken, bid) if playing else "–"))
    note = score_words.bids_words(view.bid_total, view.size) if known else ""
    text = f"{note}  " + translate("Scores", "(in progress)")
    return [*row, Cell(text.strip())]


def _running_cell(scores: Scores, column: int) -> Cell:
    """Return the cards left where they are shed, else the tricks taken so far."""
    view = scores.view
    if column not in view.active and not scores.charted:
        return Cell("–")
    if not scores.kind.tricks:
        return Cell(bracketed(str(len(view.hands[column]))))
    return Cell(bracketed(str(tricks_of(view, view.taken, column))))


def _trick_cell(scores: Scores, index: int, seat: Seat) -> Cell:
    """Return the tricks of a seat in a deal, and whether it is out after that."""
    result = scores.results[index]
    if not result.dealt[seat]:
        return Cell("–")
    if not falls(scores, index, seat):
        return Cell(str(result.taken[seat]))
    hint = labelled(scores.names[seat], translate("Summary", "out"))
    return Cell(f"{result.taken[seat]} ✗", hint=hint)


def as_text(titles: Sequence[str], cells: Iterable[Row]) -> str:
    """Return a sheet with tabs between the cells, as spreadsheets take it."""
    lines = [titles, *([cell.text for cell in row] for row in cells)]
    return "\n".join("\t".join(line) for line in lines) + "\n"


def as_csv(scores: Scores) -> str:
    """Return one line a deal and player: plain numbers, for a spreadsheet to count with."""
    import csv

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(
        ["deal", "cards", "trump", "player", "bid", "took", "points", "sum", "exact", "counts"]
    )
    deals = zip(numbers(scores.view), scores.results, strict=True)
    for index, (number, result) in enumerate(deals):
        for seat in scores.order:
            bid = bid_of(scores.view, result.bids, seat)
            writer.writerow(
                [
                    number,
                    result.size,
                    "" if result.trump is None else result.trump.name.lower(),
                    scores.names[seat],
                    "" if bid is None else bid,
                    sum(result.taken[seat::2]) if scores.partners else result.taken[seat],
                    result.points[seat],
                    result.totals[seat],
                    "" if bid is None else int(off_of(scores, index, seat) == 0),
                    int(not result.void),
                ]
            )
    return out.getvalue()
