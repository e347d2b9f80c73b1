"""The sheet in the score panel: a line for each deal, under the portraits of the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from farwhist.engine.cards import Seat, Suit
from farwhist.ui.scores import panel_words, score_words
from farwhist.ui.scores.ink import MIDDLE, Ink
from farwhist.ui.scores.standing import seats_of
from farwhist.ui.scores.standing_view import EDGE, MARGIN, Shown
from farwhist.ui.scores.tally import Scores, away_of, bid_of, tricks_of
from farwhist.ui.viewmodels.deals import bids_known
from farwhist.ui.wording import number_words

ROW: Final = 25.0
HEAD: Final = 32.0
LEAST: Final = 9
"""The size of the headings below which there are none."""
FROM_DEAL: Final = 3
"""The sheet comes with this deal: before, the standing says as much."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns stand, and how large their text is."""

    deal: QRectF
    cards: QRectF
    players: tuple[QRectF, ...]
    size: float
    signs: bool


def wanted(scores: Scores) -> bool:
    """Whether there is enough to write."""
    return scores.lines >= FROM_DEAL


def columns(box: QRectF, count: int) -> Columns:
    """Return the columns of `count` players in the width of `box`."""
    few = count <= 4
    first, second = (38.0, 56.0) if few else (26.0, 38.0)
    left = box.left() + MARGIN
    each = (box.width() - MARGIN - EDGE - 4 - first - second) / count
    deal, cards = QRectF(left, 0, first, ROW), QRectF(left + first, 0, second, ROW)
    start = cards.right()
    players = tuple(QRectF(start + n * each, 0, each, ROW) for n in range(count))
    return Columns(deal, cards, players, 13 if count < 6 else 12, count < 6)


def sheet(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw the newest deals that fit into `box`; older ones are left to the whole sheet."""
    count = len(scores.order)
    places = columns(box, count)
    theme = ink.theme
    head = box.top() + HEAD / 2
    heads = (places.deal, panel_words.deal_head()), (places.cards, panel_words.cards_head())
    for room, word in heads:
        spot = QRectF(room.left(), head - 9, room.width() - 3, 18)
        if ink.width(word, LEAST) <= spot.width():
            ink.text(spot, word, 12, theme.secondary, least=LEAST)
        else:
            ink.tip(spot, word)  # half a word would be read as another
    for column, place in zip(scores.order, places.players, strict=True):
        side = min(22.0, place.width() - 3)
        seats = seats_of(scores, column)
        step = 0.6 * side if len(seats) > 1 else 0.0
        x = place.center().x() - step * (len(seats) - 1) / 2
        for n, seat in enumerate(seats):
            ink.portrait(scores, seat, QPointF(x + n * step, head), side)
    fits = max(1, int((box.height() - HEAD) // ROW))
    for line, index in enumerate(shown.deals(scores.lines, fits)):
        top = box.top() + HEAD + line * ROW
        _deal(ink, scores, index, places, top, box, shown)


def _deal(  # noqa: PLR0917
    ink: Ink, scores: Scores, index: int, places: Columns, top: float, box: QRectF, shown: Shown
) -> None:
    theme, results = ink.theme, scores.results
    running = index == len(results)
    lit = running or (index == len(results) - 1 and not scores.running and not scores.view.over)
    line = QRectF(box.left() + EDGE, top, box.width() - 2 * EDGE, ROW)
    if lit:
        ink.row(line.adjusted(0.5, 0.5, -0.5, -0.5), theme.lit_row, line=theme.accent, radius=8)
    if shown.ringed == index:
        ink.painter.setBrush(Qt.BrushStyle.NoBrush)
        ink.painter.setPen(QPen(QColor(theme.text), 2))
        ink.painter.drawRoundedRect(line.adjusted(2, 2, -2, -2), 6, 6)
    number = panel_words.deal_numbers(scores)[index]
    size = scores.view.size if running else results[index].size
    trump = scores.view.trump if running else results[index].trump
    settled = not running or scores.view.trump_fixed or trump is not None
    ink.tip(line, panel_words.deal_words(number, size, trump, settled=settled))
    deal = places.deal.translated(0, top)
    ink.text(deal, str(number), places.size, theme.text, weight=600)
    _cards(ink, places.cards.translated(0, top), size, trump, settled=settled, text=places.size)
    for column, place in zip(scores.order, places.players, strict=True):
        spot = place.translated(0, top)
        ink.cell(index, column, spot)
        if running:
            _running_cell(ink, scores, column, spot, places.size)
        else:
            _cell(ink, scores, index, column, spot, places)


def _cards(
    ink: Ink, box: QRectF, size: int, trump: Suit | None, *, settled: bool, text: float
) -> None:
    wide = max(ink.width(str(size), text), ink.width("00", text)) if text > 12 else 0.0
    shown = str(size)
    ink.text(box, shown, text, ink.theme.text)
    x = box.left() + max(wide, ink.width(shown, text)) + 5
    if trump is not None:
        ink.suit(trump, x + 5, box.center().y(), 11)
    elif settled:
        room = QRectF(x - 1, box.top(), box.right() - x + 2, box.height())
        ink.text(room, panel_words.no_trump(), 10, ink.theme.secondary, least=8)


def _cell(  # noqa: PLR0917
    ink: Ink, scores: Scores, index: int, column: Seat, box: QRectF, places: Columns
) -> None:
    theme, result = ink.theme, scores.results[index]
    away = away_of(scores, index, column)
    points = result.points[column]
    bid = bid_of(scores.view, result.bids, column)
    written = number_words.signed(points) if places.signs else number_words.number(points)
    if result.void or (bid is None and not points):
        written = "–"
    colour, weight, italic = theme.text, 400, False
    if away is not None:
        colour = theme.exact if away == 0 else (theme.needs if away < 0 else theme.over)
        weight, italic = (600, False) if away == 0 else (400, True)
    words = panel_words.cell_words(scores, index, column)
    ink.text(
        box.adjusted(1, 0, -1, 0), written, places.size, colour, weight=weight, italic=italic,
        align=MIDDLE, tip=words, least=9,
    )  # fmt: skip


def _running_cell(ink: Ink, scores: Scores, column: Seat, box: QRectF, size: float) -> None:
    view, theme = scores.view, ink.theme
    if column not in view.active and not scores.partners:
        ink.text(box, "–", size, theme.off, align=MIDDLE)
        return
    words = panel_words.running_words(scores, column)
    colour = theme.text
    if not scores.kind.tricks:
        written = str(len(view.hands[column])) if view.hands else ""
        words = panel_words.cards_note(scores, column)[0]
    else:
        taken = tricks_of(view, view.taken, column) if view.taken else 0
        written = str(taken)
        if scores.kind.bids:
            bid = bid_of(view, view.bids, column) if view.bids else None
            if scores.partners and not bids_known(view):
                bid = None
            written = score_words.so_far(taken, bid)
            if bid is not None and scores.kind.exact:
                colour = (
                    theme.exact if taken == bid else (theme.needs if taken < bid else theme.over)
                )
    ink.text(
        box.adjusted(0.5, 0, -0.5, 0), written, size, colour, weight=600, align=MIDDLE, tip=words,
        least=9,
    )  # fmt: skip
