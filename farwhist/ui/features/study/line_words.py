"""What tried lines are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.bots.judging.verdict import Valued, Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.moves import read
from farwhist.ui.review.hint_words import percent
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.viewmodels.tried_lines import LineEnd, Made, TriedLine
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
    if not trick and line.moves[line.at][1].startswith("play "):  # what it leaves ends there
        return translate("Study", "What if: {move}").format(move=move)
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


def taken_as(line: TriedLine, verdict: Verdict | None, viewer: Seat) -> str:
    """Return how the end of a line is to be taken; `verdict` is that of the choice it changes."""
    told = translate("Study", "One line is only one way the play can go.")
    move = next((text for seat, text in line.moves[line.at :] if seat == viewer), "")
    for each in () if verdict is None or verdict.share == "none" else verdict.choices:
        if move in each.moves:
            worth = translate("Study", "The choice had a chance of {share} %, whatever came of it.")
            told = f"{told} {worth.format(share=percent(each.share))}"
    return told


def so_far(left: Verdict | None, chosen: str, asked: Verdict) -> str:
    """Return what the deal was worth before the choice, in the match, and where the line stands.

    `left` is the verdict on the choice that the line changes, `chosen` that choice in a few signs,
    and `asked` the choice that is open.
    """
    lines = []
    if left is not None and not left.forced:
        before, match = left.choices[left.best], left.choices[left.played]
        text = translate("Study", "Before the choice: {worth}")
        lines.append(text.format(worth=_worth(left, before)))
        text = translate("Study", "In the match, {choice}: {worth}")
        lines.append(text.format(choice=chosen, worth=_worth(left, match)))
    if not asked.forced:
        text = translate("Study", "Here: {worth}")
        lines.append(text.format(worth=_worth(asked, asked.choices[asked.best])))
    return "\n".join(lines)


def _worth(verdict: Verdict, valued: Valued) -> str:
    """Return the chance and the points of a choice, such as "58 % · +7.6"."""
    share = number_words.percentage(percent(valued.share)) if verdict.share != "none" else ""
    points = number_words.signed(round(valued.value, 1)) if verdict.unit == "points" else ""
    return " · ".join(each for each in (share, points) if each)


def waits(trick: int, seat: Seat, match: ShownMatch) -> str:
    """Return what a moment is where somebody has still to choose, such as "Trick 7, your turn"."""
    if trick:
        yours = translate("Study", "Trick {trick}, your turn")
        text = translate("Study", "Trick {trick}, {name} thinks")
    else:
        yours, text = translate("Study", "Your turn"), translate("Study", "{name} thinks")
    chosen = yours if seat == match.viewer else text
    return chosen.format(trick=trick, name=match.names[seat])
