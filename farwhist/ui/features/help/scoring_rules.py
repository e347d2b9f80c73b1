"""How a match of exact bids is scored, in sentences and worked examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.position import Points
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.options import Values
from farwhist.rules.scoring.add_ons import AddOn, AddOnKey
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.example import case_of
from farwhist.rules.scoring.parts import total
from farwhist.rules.scoring.record import Record
from farwhist.rules.scoring.scheme import Scheme
from farwhist.rules.scoring.schemes import COLUMNS, SCHEMES, SIZE, Formula
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_sentences import option_sentences
from farwhist.ui.scores.score_words import part_line
from farwhist.ui.wording import number_words
from farwhist.ui.wording.option_words import scheme_name
from farwhist.ui.wording.punctuation import joined_groups
from farwhist.ui.wording.rule_counts import RuleCounts

translate = QCoreApplication.translate

_MADE: Final = {
    "M0": QT_TRANSLATE_NOOP("Rules", "Made bid: {points}."),
    "M1": QT_TRANSLATE_NOOP("Rules", "Made bid, for each trick: {points}."),
    "M2": QT_TRANSLATE_NOOP("Rules", "Made bid: the bid squared times {points}."),
    "Mtri": QT_TRANSLATE_NOOP(
        "Rules", "Made bid: the sum 1 + 2 + … up to the bid, times {points}."
    ),
    "Mn": QT_TRANSLATE_NOOP("Rules", "Made bid, for each card of the deal: {points}."),
    "Mv": QT_TRANSLATE_NOOP(
        "Rules",
        "Made bid: {points}, and as much again for each card that the deal is short of the "
        "largest.",
    ),
    "Z0": QT_TRANSLATE_NOOP("Rules", "A made bid of 0 has its own score: {points}."),
    "Zn": QT_TRANSLATE_NOOP(
        "Rules", "A made bid of 0 has its own score, for each card of the deal: {points}."
    ),
}

_MISSED: Final = {
    "X0": QT_TRANSLATE_NOOP("Rules", "Missed bid: {points}."),
    "Xt": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each trick taken: {points}."),
    "Xb": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each trick bid: {points}."),
    "Xb2": QT_TRANSLATE_NOOP("Rules", "Missed bid: the bid squared times {points}."),
    "Xd": QT_TRANSLATE_NOOP("Rules", "For each trick too many or too few: {points}."),
    "Xtri": QT_TRANSLATE_NOOP(
        "Rules", "Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}."
    ),
    "Xsq": QT_TRANSLATE_NOOP("Rules", "Missed bid: the tricks off squared, times {points}."),
    "Xn": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each card of the deal: {points}."),
    "O0": QT_TRANSLATE_NOOP("Rules", "Too many tricks: {points}."),
    "Ot": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each trick taken: {points}."),
    "Ob": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each trick bid: {points}."),
    "Ob2": QT_TRANSLATE_NOOP("Rules", "Too many tricks: the bid squared times {points}."),
    "Od": QT_TRANSLATE_NOOP("Rules", "For each trick too many: {points}."),
    "Otri": QT_TRANSLATE_NOOP(
        "Rules", "Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}."
    ),
    "Osq": QT_TRANSLATE_NOOP("Rules", "Too many tricks: the extra tricks squared, times {points}."),
    "On": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each card of the deal: {points}."),
    "U0": QT_TRANSLATE_NOOP("Rules", "Too few tricks: {points}."),
    "Ut": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each trick taken: {points}."),
    "Ub": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each trick bid: {points}."),
    "Ub2": QT_TRANSLATE_NOOP("Rules", "Too few tricks: the bid squared times {points}."),
    "Ud": QT_TRANSLATE_NOOP("Rules", "For each trick too few: {points}."),
    "Utri": QT_TRANSLATE_NOOP(
        "Rules", "Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}."
    ),
    "Usq": QT_TRANSLATE_NOOP(
        "Rules", "Too few tricks: the missing tricks squared, times {points}."
    ),
    "Un": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each card of the deal: {points}."),
    "nilfail": QT_TRANSLATE_NOOP("Rules", "A missed bid of 0 has its own score: {points}."),
}


def points_in_words(chosen: Scheme) -> list[str]:
    """Return how one deal is scored."""
    if isinstance(chosen, Record):
        return _record(chosen)
    assert isinstance(chosen, Formula)
    return [translate("Rules", chosen.sentence)]


def _record(record: Record) -> list[str]:
    numbers = {key: value for key, value in record.numbers.items() if value or key[0] in "ZTn"}
    made = {key: value for key, value in numbers.items() if key[0] in "MZT"}
    missed = {key: value for key, value in numbers.items() if key not in made}
    lines = [*_made(made), *_missed(missed)]
    if record.lower_wins:
        lines.append(translate("Rules", "The lowest total wins."))
    return lines


def _made(numbers: dict[str, Points]) -> list[str]:
    base, more = numbers.get("M0"), numbers.get("M1")
    own = [key for key in numbers if key[0] == "T"]
    rest = {key: value for key, value in numbers.items() if key not in own}
    lines = []
    if not numbers:
        return [translate("Rules", "A made bid scores nothing.")]
    if _counts(base) and rest.keys() - {"Z0", "Zn"} == {"M0"}:
        lines.append(RuleCounts.made(int(base or 0)))
    elif _counts(base) and _counts(more) and rest.keys() - {"Z0", "Zn"} == {"M0", "M1"}:
        text = RuleCounts.made_more(int(base or 0))
        lines.append(text.format(more=number_words.number(more or 0)))
    else:
        lines += _labelled(_MADE, {key: rest[key] for key in rest if key[0] == "M"})
    lines += _labelled(_MADE, {key: rest[key] for key in rest if key[0] == "Z"})
    for key in sorted(own, key=lambda each: int(each[1:])):
        text = translate("Rules", "A made bid of {bid} has its own score: {points}.")
        lines.append(text.format(bid=key[1:], points=number_words.signed(numbers[key])))
    return lines


def _missed(numbers: dict[str, Points]) -> list[str]:
    if not numbers:
        return [translate("Rules", "A missed bid scores nothing.")]
    (key, value), *others = numbers.items()
    if not others and key == "Xd" and _counts(-value):
        return [RuleCounts.loses_each(int(-value))]
    if not others and key == "Xt" and _counts(value):
        return [RuleCounts.keeps_each(int(value))]
    lines = _labelled(_MISSED, numbers)
    sides = {each[0] for each in numbers}
    if sides <= {"U", "n"}:
        lines.append(translate("Rules", "Too many tricks score nothing."))
    elif sides <= {"O", "n"}:
        lines.append(translate("Rules", "Too few tricks score nothing."))
    return lines


def _counts(value: Points | None) -> bool:
    """Whether a sentence can count so many points."""
    return value is not None and value > 0 and value == int(value)


def _labelled(words: dict[str, str], numbers: dict[str, Points]) -> list[str]:
    return [
        translate("Rules", words[key]).format(points=number_words.signed(numbers[key]))
        for key in words
        if key in numbers
    ]


def _slam(facts: Mapping[str, int]) -> str:
    text = translate("Rules", "Bidding and taking every trick of a deal: {points} extra.")
    return text.format(points=number_words.signed(facts["points"]))


def _blind(facts: Mapping[str, int]) -> str:
    text = translate("Rules", "A made blind bid: {points} extra.")
    return text.format(points=number_words.signed(facts["points"]))


def _spades(facts: Mapping[str, int]) -> str:
    return translate("Rules", "When a spade is turned up, the deal counts double.")


def _streak(facts: Mapping[str, int]) -> str:
    plus, minus = facts["points"], -facts["points"]
    text = RuleCounts.run(facts["length"])
    return text.format(plus=number_words.signed(plus), minus=number_words.signed(minus))


_ADDITIONS: Final[Mapping[AddOnKey, Callable[[Mapping[str, int]], str]]] = {
    "slam": _slam,
    "blind_extra": _blind,
    "streak": _streak,
    "spade_double": _spades,
}

_DETAILS: Final[Mapping[AddOnKey, tuple[str, ...]]] = {
    "streak": ("streak_one_card", "streak_restart")
}
"""The options that change an add-on."""


def addition(add_on: AddOn) -> str:
    """Return what is paid on top, in a sentence."""
    return _ADDITIONS[add_on.key](add_on.facts)


def additions(values: Values, add_ons: Sequence[AddOn]) -> list[str]:
    """Return what is added to the points of the scheme, by add-ons that have an effect."""
    lines = []
    for add_on in add_ons:
        keys = (add_on.key, *add_on.beside)
        if all(OPTIONS.options[key].applies(values) for key in keys):
            lines.append(addition(add_on))
            lines += option_sentences(_DETAILS.get(add_on.key, ()), OPTIONS, values)
    return lines


def examples(chosen: Scheme, largest: int, players: int) -> tuple[int, list[tuple[str, ...]]]:
    """Return the cards of the deal of the examples, and their rows: bid, took, points, how.

    The first row is the head.
    """
    size = min(SIZE, largest)
    rows: list[tuple[str, ...]] = [
        (
            translate("Rules", "Bid"),
            translate("Rules", "Took"),
            translate("Rules", "Points"),
            translate("Rules", "How"),
        )
    ]
    for bid, taken in COLUMNS:
        if max(bid, taken) <= size:
            case = case_of(bid, taken, size=size, largest=largest, players=players)
            parts = chosen.parts(case, 0)
            how = joined_groups(part_line(part) for part in parts if part.points)
            rows.append((str(bid), str(taken), number_words.signed(total(parts)), how))
    return size, rows


def scheme_label(name: str) -> str:
    """Return what a scheme is called."""
    return scheme_name(name)


def scheme_table() -> list[tuple[str, ...]]:
    """Return every scheme with its points in the examples; the first row is the head."""
    head = [f"{bid}/{taken}" for bid, taken in COLUMNS]
    rows = [(translate("Rules", "Scheme"), *head, translate("Rules", "In words"))]
    for row in SCHEMES.values():
        points = [number_words.signed(each) for each in row.examples]
        rows.append((scheme_label(row.id), *points, " ".join(points_in_words(row.scheme))))
    return rows


def lines(values: Values, book: Book) -> Sequence[str]:
    """Return everything about points, without examples."""
    return [*points_in_words(book.scheme), *additions(values, book.add_ons)]
