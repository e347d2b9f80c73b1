"""What is asked, and what the player needed then, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules.kind import PlateText
from farwhist.ui.features.learn.question import Question
from farwhist.ui.review import ask_words, coach_words
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken
from farwhist.ui.wording.card_names import card_sign, suit_title
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate


def question(asked: Question, shown: ShownMatch) -> str:
    """Return the question, such as "Trick 3. Eddie leads K♥. Which card?"."""
    verdict, view = asked.verdict, asked.position
    which = ask_words.asked(asked.moves)
    if verdict.kind != "card":
        return which
    if not view.trick:
        text = translate("Study", "Trick {trick}, your lead").format(trick=verdict.trick)
        return f"{sentence(text)} {which}"
    seat, card = view.trick[0]
    text = translate("Learn", "Trick {trick}. {name} leads {card}.")
    told = text.format(trick=verdict.trick, name=shown.names[seat], card=card_sign(card))
    return f"{told} {which}"


def need(asked: Question, shown: ShownMatch) -> str:
    """Return how the player stood; nothing before the bids, where the question says it all."""
    if asked.verdict.kind == "bid":
        return ""
    return NEEDS[shown.kind.plate](asked.position, shown)


def about(asked: Question, shown: ShownMatch) -> str:
    """Return which deal it is of, such as "Oh Hell! · 18 November, 9 cards, Clubs"."""
    view, slip = asked.position, asked.slip
    day = day_words(QDate(slip.day.year, slip.day.month, slip.day.day))
    parts = [day, Counts.cards(view.size)]
    if view.trump is not None:
        parts.append(suit_title(view.trump))
    return f"{shown.title} · {joined(parts)}"


def memory(asked: Question) -> str:
    """Return what the player did then."""
    verdict, day = asked.verdict, asked.slip.day
    text = translate("Learn", "Found on {day}: you chose {choice}. {word}.")
    return text.format(
        day=day_words(QDate(day.year, day.month, day.day)),
        choice=coach_words.choice(verdict.choices[verdict.played]),
        word=coach_words.word(verdict),
    )


def day_words(day: QDate) -> str:
    """Return a day as the language writes it."""
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


def _of_bid(view: Position, shown: ShownMatch) -> str:
    seat = shown.viewer
    bid, taken = view.bids[seat], view.taken[seat]
    if bid is None:
        return _told(view, shown)
    left = Counts.need_of(view.size - len(view.tricks))
    if taken > bid:
        text = translate("Learn", "You bid {bid} and have {taken}: that is too many.")
    elif taken == bid:
        text = translate("Learn", "You bid {bid} and have {taken}: you need none {left}.")
    else:
        text = translate("Learn", "You bid {bid} and have {taken}: you need {need} {left}.")
    return text.format(bid=bid, taken=taken, need=bid - taken, left=left)


def _told(view: Position, shown: ShownMatch) -> str:
    seat: Seat = shown.viewer
    return sentence(spoken.seat(view, seat, seat, shown.names[seat], shown.kind))


NEEDS: Final[Mapping[PlateText, Callable[[Position, ShownMatch], str]]] = {
    "bids": _of_bid,
    "calls": _told,
    "lives": _told,
    "cards": _told,
}
"""Who tells how a player stood, by what plates say."""
