"""A slip that is asked again, its words, and a round of such questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved, parse
from farwhist.store.reading import Unreadable, damage, parse_json
from farwhist.store.slips import Slip
from farwhist.ui.review import ask_moment, coach_words
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken
from farwhist.ui.wording.card_names import card_sign, suit_title
from farwhist.ui.wording.days import long_day
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate


class Question(Struct, frozen=True):
    """A slip that was read.

    `match` stands just before the choice, `saved` holds the whole deal unless the slip is of an
    older version, and `verdict` is what the coach found of it.
    """

    slip: Slip
    saved: Saved
    rules: Ruleset
    match: Match
    verdict: Verdict

    @classmethod
    def read(cls, slip: Slip) -> Question:
        """Return the question of a slip.

        Raises:
            Unreadable: it cannot be read any more, or was no choice of the player's.
            Newer: a later version of the program wrote it.
        """
        with damage():
            saved = parse(slip.match)
            if slip.move is not None and not saved.maker(slip.move).own:
                raise Unreadable("Something else chose in the player's place.")
            rules = saved.rules()
            verdict = Verdict.read(parse_json(slip.verdict))
            left = saved if slip.move is None else saved.first(slip.move)
            question = cls(slip, saved, rules, left.match(rules), verdict)
            if not question.moves:
                raise Unreadable("There is no such choice in this match.")
            return question

    @property
    def moves(self) -> list[Move]:
        """All that could be chosen, in an order that tells nothing of their worth."""
        known = {read(text) for each in self.verdict.choices for text in each.moves}
        decision = self.match.decision(self.verdict.seat)
        return [] if decision is None else [move for move in decision.moves if move in known]

    @property
    def position(self) -> Position:
        """What the player knew then."""
        return self.match.view(self.verdict.seat)

    @property
    def studied(self) -> bool:
        """Whether the rest of the deal is kept, so that it can be studied."""
        return self.slip.move is not None

    def choice_of(self, move: Move) -> int:
        """Return the place of the choice that holds a move."""
        choices = self.verdict.choices
        return next(place for place, each in enumerate(choices) if move in map(read, each.moves))

    def right(self, place: int) -> bool:
        """Whether a choice is the best, or cannot be told from it within two errors."""
        return place != self.verdict.played and not self.verdict.surely_lost(place)


def question_text(asked: Question, shown: ShownMatch) -> str:
    """Return the question, such as "Trick 3. Eddie leads K♥. Which card?"."""
    verdict, view = asked.verdict, asked.position
    which = ask_moment.asked(asked.moves)
    if verdict.kind != "card":
        return which
    if not view.trick:
        text = translate("Study", "Trick {trick}, your lead").format(trick=verdict.trick)
        return f"{sentence(text)} {which}"
    seat, card = view.trick[0]
    text = translate("Learn", "Trick {trick}. {name} leads {card}.")
    told = text.format(trick=verdict.trick, name=shown.names[seat], card=card_sign(card))
    return f"{told} {which}"


def need_text(asked: Question, shown: ShownMatch) -> str:
    """Return how the player stood; nothing before the bids, where the question says it all."""
    if asked.verdict.kind == "bid":
        return ""
    return spoken.standing(asked.position, shown)


def about_text(asked: Question, shown: ShownMatch) -> str:
    """Return which deal it is of, such as "Oh Hell! · 18 November, 9 cards, Clubs"."""
    view, slip = asked.position, asked.slip
    parts = [long_day(slip.day), Counts.cards(view.size)]
    if view.trump is not None:
        parts.append(suit_title(view.trump))
    return f"{shown.title} · {joined(parts)}"


def memory_text(asked: Question) -> str:
    """Return what the player did then."""
    verdict, day = asked.verdict, asked.slip.day
    text = translate("Learn", "Found on {day}: you chose {choice}. {word}.")
    return text.format(
        day=long_day(day),
        choice=coach_words.choice(verdict.choices[verdict.played]),
        word=coach_words.word(verdict),
    )


A_DAY: Final = 8
"""So many questions are asked on a day."""

Mark = Literal["open", "right", "wrong", "out"]


class LearnSession:
    """The questions of a day, in order.

    `marks` tells how each was answered first, and `answered` whether that of now has been answered.
    What is answered in `practice` changes nothing about when a question comes back.
    """

    def __init__(self, questions: Sequence[Question], *, practice: bool = False) -> None:
        self.practice = practice
        self._questions = list(questions)
        self._order = list(range(len(questions)))
        self.marks: list[Mark] = ["open"] * len(questions)
        self.answered = False
        self._out: tuple[int, Mark] | None = None

    @property
    def now(self) -> Question | None:
        """The question that is asked, if one is left."""
        return self._questions[self._order[0]] if self._order else None

    @property
    def again(self) -> bool:
        """Whether the question was answered wrong before in this round."""
        return bool(self._order) and self.marks[self._order[0]] == "wrong"

    def answer(self, *, right: bool) -> bool:
        """Take in an answer; return whether it was the first to this question."""
        number = self._order[0]
        self.answered = True
        first = self.marks[number] == "open"
        if first:
            self.marks[number] = "right" if right else "wrong"
        if not right:
            self._order.append(number)
        return first

    @property
    def count(self) -> int:
        """How many questions there are, without those that were left out."""
        return sum(each != "out" for each in self.marks)

    @property
    def number(self) -> int:
        """Which of those that were not left out is asked, from 1; 0 when none is left."""
        if not self._order:
            return 0
        return sum(each != "out" for each in self.marks[: self._order[0] + 1])

    def leave_out(self) -> None:
        """Take the question of now out of the round; see `put_back`."""
        number = self._order[0]
        self._out = number, self.marks[number]
        self.marks[number] = "out"
        self._order = [each for each in self._order if each != number]
        self.answered = False

    def put_back(self) -> None:
        """Ask the question that was left out last, before all others."""
        if self._out is None:
            return
        if self.answered:
            self.go_on()
        (number, mark), self._out = self._out, None
        self.marks[number] = mark
        self._order.insert(0, number)

    def go_on(self) -> None:
        """Go to the next question."""
        self._order.pop(0)
        self.answered = False
