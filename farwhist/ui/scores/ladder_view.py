"""The score panel where players drop out: a rail for each player, a rung for each deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from farwhist.engine.cards import Seat, Suit
from farwhist.ui.scores import score_words
from farwhist.ui.scores.ink import MIDDLE, SMALL, SUMS, Ink
from farwhist.ui.scores.points_view import EDGE, MARGIN, Shown
from farwhist.ui.scores.tally import Scores, falls
from farwhist.ui.style import icons
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import listed
from farwhist.ui.wording.table_words import trump_caller

translate = QCoreApplication.translate

RUNG: Final = 62.0
COMING: Final = 44.0
HEADS: Final = 56.0
KEY: Final = 54.0
FEW: Final = 4
"""Up to so many players there is room for their names."""


class Rung(Struct, frozen=True):
    """One deal of the ladder; `index` is that of its result, or of the running deal."""

    index: int
    size: int
    trump: Suit | None
    settled: bool
    named_by: Seat | None
    turned: bool
    taken: Sequence[int]
    players: tuple[Seat, ...]
    running: bool


def ladder(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw who is still in and who names trump, and how everybody came through each deal."""
    top = _still_in(ink, scores, box)
    wide = 104.0 if len(scores.order) <= FEW else 84.0
    left, right = box.left() + MARGIN + wide, box.right() - EDGE - 4
    each = (right - left) / len(scores.order)
    xs = {seat: left + (n + 0.5) * each for n, seat in enumerate(scores.order)}
    disc = min(32.0, each - 3)
    _heads(ink, scores, QRectF(box.left() + MARGIN, top, wide, HEADS), xs, each)
    top += HEADS
    key = KEY if box.height() > 420 else 0.0
    bottom = box.bottom() - key
    rungs = _rungs(scores)
    fits = max(1, int((bottom - top) // RUNG))
    seen = shown.deals(len(rungs), fits)
    rungs = rungs[seen.start : seen.stop]
    _rails(ink, scores, rungs, xs, top)
    for n, rung in enumerate(rungs):
        place = QRectF(box.left() + EDGE, top + n * RUNG, box.width() - 2 * EDGE, RUNG)
        _rung(ink, scores, rung, place, wide - 4, xs, disc, ringed=shown.ringed == rung.index)
    _coming(ink, scores, rungs, xs, box.left() + MARGIN, top + len(rungs) * RUNG, bottom)
    if key:
        _key(ink, QRectF(box.left() + MARGIN, bottom, box.width() - 2 * MARGIN, key))


def _still_in(ink: Ink, scores: Scores, box: QRectF) -> float:
    view, theme = scores.view, ink.theme
    names = [score_words.player(scores, seat) for seat in range(view.seats)]
    caller = trump_caller(view, names, scores.viewer, running=scores.running)
    caller = "" if scores.winners else caller
    place = QRectF(box.left() + EDGE + 4, box.top(), box.width() - 2 * EDGE - 8, 52)
    called = ink.height(caller, 12, place.width() - 24, 600) if caller else 0.0
    place.setHeight(52 + (called + 4 if caller else 0))
    ink.row(place, theme.own_row)
    alive = view.alive or tuple(range(view.seats))
    inner = place.adjusted(12, 6, -12, -6)
    upper = QRectF(inner.left(), inner.top(), inner.width(), 20)
    lower = QRectF(inner.left(), inner.top() + 21, inner.width(), 18)
    if scores.winners:
        winners = listed(scores.names[side] for side in scores.winners)
        told = score_words.match_of(winners, own=scores.winners == (scores.viewer,))
        ink.text(upper, told, 14, theme.text, weight=700, least=11)
    else:
        told = score_words.still_in(len(alive), view.seats)
        ink.text(upper, told, 14, theme.text, weight=700, least=11)
        own = scores.viewer
        need = score_words.needs(alive=own in alive, single=own in view.single)
        ink.text(lower, need, 12, theme.secondary, least=10)
        below = QRectF(inner.left(), lower.bottom() + 1, inner.width(), called)
        if caller:
            ink.lines(below, caller, 12, theme.accent, 600)
    return place.bottom() + 6


def _heads(ink: Ink, scores: Scores, box: QRectF, xs: dict[Seat, float], each: float) -> None:
    theme, view = ink.theme, scores.view
    words, wide = translate("Scores", "Tricks in each deal"), box.width() - 6
    high = ink.height(words, 12, wide)
    place = QRectF(box.left(), box.top() + (HEADS - high) / 2, wide, high)
    ink.lines(place, words, 12, theme.secondary)
    for seat, x in xs.items():
        gone = bool(view.alive) and seat not in view.alive
        ink.painter.setOpacity(0.5 if gone else 1.0)
        centre, side = QPointF(x, box.top() + 18), min(30.0, each - 2)
        ink.portrait(scores, seat, centre, side)
        ink.cell(SUMS, seat, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))
        spot = QRectF(x - each / 2 + 1, box.top() + 36, each - 2, 16)
        own = seat == scores.viewer
        name = score_words.player(scores, seat)
        ink.painter.setOpacity(1.0)
        if len(xs) > FEW:
            continue
        colour = theme.off if gone else (theme.text if own else theme.secondary)
        ink.text(spot, name, 11, colour, weight=700 if own else 400, align=MIDDLE, tip=name)


def _rungs(scores: Scores) -> list[Rung]:
    found = [
        Rung(
            index, result.size, result.trump, True, result.named_by, result.turn_up is not None,
            result.taken, tuple(s for s in scores.order if result.dealt[s]), False,
        )
        for index, result in enumerate(scores.results)
    ]  # fmt: skip
    view = scores.view
    if scores.running:
        taken = view.taken or [0] * view.seats
        found.append(
            Rung(
                len(found), view.size, view.trump, view.trump_fixed, view.named_by,
                view.turn_up is not None, taken, tuple(view.active), True,
            )
        )  # fmt: skip
    return found


def _best(rung: Rung) -> tuple[Seat, ...]:
    most = max((rung.taken[seat] for seat in rung.players), default=0)
    return tuple(seat for seat in rung.players if rung.taken[seat] == most and most)


def _rails(
    ink: Ink, scores: Scores, rungs: Sequence[Rung], xs: dict[Seat, float], top: float
) -> None:
    for seat, x in xs.items():
        own = seat == scores.viewer
        start, end = top, top
        for n, rung in enumerate(rungs):
            if seat in rung.players:
                last = not rung.running and falls(scores, rung.index, seat)
                end = top + n * RUNG + (RUNG / 2 if last else RUNG)
        colour = ink.theme.accent if own else ink.theme.control_line
        ink.painter.setPen(QPen(QColor(colour), 4 if own else 2.5))
        if end > start:
            ink.painter.drawLine(QPointF(x, start), QPointF(x, end))


def _rung(  # noqa: PLR0917
    ink: Ink,
    scores: Scores,
    rung: Rung,
    box: QRectF,
    wide: float,
    xs: dict[Seat, float],
    disc: float,
    *,
    ringed: bool,
) -> None:
    theme = ink.theme
    if rung.running:
        # The rails go on in front of what is lit.
        ink.painter.setPen(QPen(QColor(theme.accent), 1.5))
        lit = QColor(theme.lit_row)
        lit.setAlphaF(1.0 if theme.strong else 0.75)
        ink.painter.setBrush(lit)
        ink.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
    if ringed:
        ink.painter.setPen(QPen(QColor(theme.text), 2))
        ink.painter.setBrush(Qt.BrushStyle.NoBrush)
        ink.painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
    left = box.left() + MARGIN - EDGE
    number = score_words.deal_numbers(scores)[rung.index]
    ink.tip(box, score_words.deal_words(number, rung.size, rung.trump, settled=rung.settled))
    cards = Counts.cards(rung.size)
    ink.text(QRectF(left, box.top() + 4, wide - 16, 20), cards, 14, theme.text, weight=700)
    if rung.trump is not None:
        ink.suit(rung.trump, left + ink.width(cards, 14, 700) + 10, box.top() + 14, 12)
    happened = _happened(scores, rung)
    named = _named(scores, rung)
    room, below = QRectF(left, box.top() + 23, wide, 18), QRectF(left, box.top() + 24, wide, 34)
    if named and not happened and ink.height(named, 12, wide) <= below.height():
        ink.lines(below, named, 12, theme.secondary)
    else:
        who = "" if rung.named_by is None else score_words.player(scores, rung.named_by)
        line = named if not who or ink.width(named, SMALL) <= room.width() else who
        ink.text(room, line, 12, theme.secondary, least=SMALL, tip=named)
    if happened:
        words, few, kind = happened
        colours = {"out": theme.over, "chance": theme.needs, "back": theme.exact}
        whole = len(scores.order) <= FEW and ink.width(words, SMALL) <= room.width()
        line = words if whole else few
        ink.text(room.translated(0, 17), line, 12, colours[kind], least=SMALL, tip=words)
    for seat, x in xs.items():
        ink.cell(rung.index, seat, QRectF(x - disc / 2, box.center().y() - disc / 2, disc, disc))
    for seat in rung.players:
        _disc(ink, scores, rung, seat, QPointF(xs[seat], box.center().y()), disc)


def _named(scores: Scores, rung: Rung) -> str:
    if rung.named_by is None:
        return translate("Scores", "turned up") if rung.turned else ""
    return score_words.named_by(score_words.player(scores, rung.named_by))


def _happened(scores: Scores, rung: Rung) -> tuple[str, str, str] | None:
    """Return what became of somebody, in words and in few, and which of the colours tells it."""
    if rung.running:
        return None
    gone = [seat for seat in rung.players if falls(scores, rung.index, seat)]
    if gone:
        names = listed(score_words.player(scores, seat) for seat in gone)
        return score_words.out(names, len(gone)), score_words.count_out(len(gone)), "out"
    chance = [seat for seat in rung.players if not rung.taken[seat]]
    if chance and not scores.view.over:
        name = score_words.player(scores, chance[0])
        return score_words.last_chance(name), translate("Scores", "last chance"), "chance"
    if rung.index:
        before = scores.results[rung.index - 1]
        back = [s for s in rung.players if before.dealt[s] and not before.taken[s]]
        if back:
            name = score_words.player(scores, back[0])
            return score_words.back_in(name), translate("Scores", "back in"), "back"
    return None


def _disc(  # noqa: PLR0917
    ink: Ink, scores: Scores, rung: Rung, seat: Seat, at: QPointF, size: float
) -> None:
    theme, painter = ink.theme, ink.painter
    taken = rung.taken[seat]
    out = not rung.running and falls(scores, rung.index, seat)
    ground, ring, colour = theme.plate, theme.exact, theme.text
    style, text = Qt.PenStyle.SolidLine, str(taken)
    if out:
        ring = colour = theme.over
    elif not rung.running and seat in _best(rung):
        ground = ring = theme.accent
        colour = theme.ink
    elif not taken and not rung.running:
        ring = colour = theme.needs
        style = Qt.PenStyle.DashLine
    elif not taken:
        ring = theme.secondary
    painter.setPen(QPen(QColor(ring), 2, style))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(at, size / 2 - 1, size / 2 - 1)
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    if out:
        side = 0.42 * size
        cross = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        icons.draw(painter, "cross", cross, QColor(theme.over))
    else:
        ink.text(box, text, min(15, 0.5 * size), colour, weight=700, align=MIDDLE)
    ink.tip(box, score_words.tricks_cell(score_words.player(scores, seat), taken))


def _coming(  # noqa: PLR0917
    ink: Ink,
    scores: Scores,
    rungs: Sequence[Rung],
    xs: dict[Seat, float],
    left: float,
    top: float,
    bottom: float,
) -> None:
    """Draw the deals that are still to come, as far as they fit."""
    if not rungs or scores.winners:
        return
    alive = scores.view.alive or tuple(xs)
    fits = int((bottom - top) // COMING)
    sizes = range(rungs[-1].size - 1, 0, -1)[:fits]
    for n, size in enumerate(sizes):
        place = QRectF(left, top + n * COMING, 90, COMING)
        ink.text(place, Counts.cards(size), 13, ink.theme.secondary)
    pen = QPen(QColor(ink.theme.control_line), 2, Qt.PenStyle.DotLine)
    ink.painter.setPen(pen)
    for seat in alive:
        if sizes:
            x = xs[seat]
            ink.painter.drawLine(QPointF(x, top + 4), QPointF(x, top + len(sizes) * COMING - 6))


def _key(ink: Ink, box: QRectF) -> None:
    theme, painter = ink.theme, ink.painter
    y = box.top() + 16
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(QPointF(box.left() + 6, y), 6, 6)
    room = QRectF(box.left() + 18, y - 9, box.width() - 18, 18)
    words = translate("Scores", "most tricks: chooses the next trumps")
    ink.text(room, words, 12, theme.secondary, least=SMALL)
    y += 22
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.needs), 2, Qt.PenStyle.DashLine))
    painter.drawEllipse(QPointF(box.left() + 6, y), 5.5, 5.5)
    words = translate("Scores", "last chance")
    ink.text(QRectF(box.left() + 18, y - 9, box.width() / 2, 18), words, 12, theme.secondary)
    x = box.left() + 18 + ink.width(words, 12) + 16
    painter.setPen(QPen(QColor(theme.over), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), 5.5, 5.5)
    ink.text(QRectF(x + 12, y - 9, box.right() - x - 12, 18), translate("Scores", "out"), 12,
             theme.secondary)  # fmt: skip
