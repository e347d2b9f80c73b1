"""What tried lines are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.moves import read
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.facts.tried_lines import LineEnd, Made, TriedLine
from farwhist.ui.wording import number_words
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate


def own_move(moves: tuple[Made, ...], at: int, viewer: Seat) -> str:
    """Return the first move of a seat from the move with this number on, in a few signs."""
    return next((call_words(read(text)) for seat, text in moves[at:] if seat == viewer), "")


def first_trick(line: TriedLine, deal: DealReplay) -> int:
    """Return the trick in which a line leaves its parent, 0 before the first card."""
    first = deal.steps[0].moves
    return next((each.trick for each in deal.steps if each.moves - first == line.at), 0)


def called(line: TriedLine, trick: int, viewer: Seat) -> str:
    """Return what a line is, such as "Trick 6: 2♣"."""
    move = own_move(line.moves, line.at, viewer)
    if not trick:
        return translate("Study", "Before the play: {move}").format(move=move)
    return translate("Study", "Trick {trick}: {move}").format(trick=trick, move=move)


def what_if(line: TriedLine, before: tuple[Made, ...], trick: int, viewer: Seat) -> str:
    """Return the title of a line, such as "What if: 2♣ instead of 8♠ in trick 6"."""
    move, old = own_move(line.moves, line.at, viewer), own_move(before, line.at, viewer)
    if not old:
        text = translate("Study", "What if: {move}")
    elif trick:
        text = translate("Study", "What if: {move} instead of {old} in trick {trick}")
    else:
        text = translate("Study", "What if: {move} instead of {old}")
    return text.format(move=move, old=old, trick=trick)


def ended(end: LineEnd | None) -> str:
    """Return how a line ended, such as "+14 · 4 of 4"; nothing while it has not."""
    if end is None:
        return ""
    points = number_words.signed(end.points)
    if end.bid is None:
        return points
    text = translate("Study", "{points} · {taken} of {bid}")
    return text.format(points=points, taken=end.taken, bid=end.bid)


def waits(trick: int, seat: Seat, match: ShownMatch) -> str:
    """Return what a moment is where somebody has still to choose, such as "Trick 7, your turn"."""
    if trick:
        yours = translate("Study", "Trick {trick}, your turn")
        text = translate("Study", "Trick {trick}, {name} thinks")
    else:
        yours, text = translate("Study", "Your turn"), translate("Study", "{name} thinks")
    chosen = yours if seat == match.viewer else text
    return chosen.format(trick=trick, name=match.names[seat])
