"""The statistics as text for the clipboard, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence

from farwhist.store.statistics import PlayedDeal, PlayedMatch
from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import Figures
from farwhist.ui.features.statistics.pages import Bids, Overview, Shuffle

HEADS = (
    "match", "game", "own_rules", "seats", "opponents", "assisted", "hints", "deal", "finished",
    "cards", "trump", "bid", "took", "points", "exact", "counts", "place", "won", "sum", "player",
)  # fmt: skip


def as_csv(matches: Sequence[PlayedMatch], people: Mapping[str, str] | None = None) -> str:
    """Return one line a deal: plain numbers and English keys, for a spreadsheet to count with.

    `people` are the names of those who play here, by the keys of their profiles.
    """
    names = people or {}
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEADS)
    for number, match in enumerate(matches, 1):
        for deal in match.deals:
            writer.writerow(_row(number, match, deal, names))
    return out.getvalue()


def _row(
    number: int, match: PlayedMatch, deal: PlayedDeal, names: Mapping[str, str]
) -> list[object]:
    over = match.place is not None
    return [
        number, match.preset, int(match.changed), match.seats, deal.levels, int(match.assisted),
        int(match.hints), deal.number, deal.finished, deal.size, deal.trump,
        "" if deal.bid is None else deal.bid, deal.took, deal.points,
        "" if deal.exact is None else int(deal.exact), int(not deal.void),
        match.place if over else "", int(match.won) if over else "", match.total if over else "",
        names.get(match.profile) or match.profile,
    ]  # fmt: skip


def as_text(overview: Overview, bids: Bids, shuffle: Shuffle, figures: Figures) -> str:
    """Return what the pages show, with tabs between the cells."""
    return "\n".join("\t".join(row) for row in _rows(overview, bids, shuffle, figures)) + "\n"


def _rows(
    overview: Overview, bids: Bids, shuffle: Shuffle, figures: Figures
) -> Iterator[Sequence[str]]:
    for tile in overview.tiles:
        if tile.value.text():
            yield tile.caption.text(), tile.value.text(), tile.note.text()
    if figures.exact.of:
        yield (bids.bias.text(),)
        yield (bids.misses.text(),)
        for rates in (bids.sizes, bids.trumps):
            for label, rate in rates.rates:
                yield label, statistics_words.rate(rate)
    for title, bands in ((shuffle.aces_head, shuffle.aces), (shuffle.trumps_head, shuffle.trumps)):
        for dealt in bands.seats:
            yield (
                title.text(),
                statistics_words.seat_name(dealt.seat),
                statistics_words.dealt(dealt),
            )
