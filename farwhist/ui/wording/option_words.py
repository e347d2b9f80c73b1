"""Options, their values and scoring schemes in the player's language, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.engine.position import Points
from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import Means, Option
from farwhist.rules.scoring.schemes import SCHEMES, Formula, scheme
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.wording import number_words
from farwhist.ui.wording.card_names import suit_title
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


TERMS: Final = {
    "M1": QT_TRANSLATE_NOOP("Terms", "bid"),
    "M2": QT_TRANSLATE_NOOP("Terms", "bid²"),
    "Mtri": QT_TRANSLATE_NOOP("Terms", "(1 + 2 + … + bid)"),
    "Mn": QT_TRANSLATE_NOOP("Terms", "cards"),
    "Mv": QT_TRANSLATE_NOOP("Terms", "(most cards + 1 − cards)"),
    "Zn": QT_TRANSLATE_NOOP("Terms", "cards"),
    "t": QT_TRANSLATE_NOOP("Terms", "tricks"),
    "b": QT_TRANSLATE_NOOP("Terms", "bid"),
    "b2": QT_TRANSLATE_NOOP("Terms", "bid²"),
    "d": QT_TRANSLATE_NOOP("Terms", "tricks off"),
    "tri": QT_TRANSLATE_NOOP("Terms", "(1 + 2 + … + tricks off)"),
    "sq": QT_TRANSLATE_NOOP("Terms", "(tricks off)²"),
    "n": QT_TRANSLATE_NOOP("Terms", "cards"),
}
"""What a coefficient of a record is multiplied by; those of misses stand without their side."""

MADE: Final = ("M0", "M1", "M2", "Mtri", "Mn", "Mv")
MISSED: Final = ("0", "t", "b", "b2", "d", "tri", "sq", "n")


def scheme_name(id_: str) -> str:
    """Return the name of one of `SCHEMES`."""
    return translate("Schemes", SCHEMES[id_].name)


def term(key: str) -> str:
    """Return what a coefficient is multiplied by, or an empty text for a plain number."""
    return translate("Terms", TERMS[key]) if key in TERMS else ""


def formula(terms: list[tuple[Points, str]]) -> str:
    """Return "10 + bid − 2 × tricks off" for coefficients and their factors."""
    text = ""
    for number, factor in terms:
        if number == 0:
            continue
        size = abs(number)
        own = number_words.number(size) if not factor or size != 1 else ""
        part = " × ".join(each for each in (own, factor) if each)
        if text:
            text += f" − {part}" if number < 0 else f" + {part}"
        else:
            text = f"−{part}" if number < 0 else part
    return number_words.isolated(text) if text else "0"


def scheme_in_words(text: str) -> str:
    """Return what the scheme with this id, or this record, pays; in a few short sentences."""
    record = scheme(text)
    if isinstance(record, Formula):
        return translate("Rules", record.sentence)
    numbers = record.numbers
    parts = [
        translate("Schemes", "Made: {points}.").format(
            points=formula([(numbers.get(key, 0), term(key)) for key in MADE])
        )
    ]
    fixed = sorted((int(key[1:]), own) for key, own in numbers.items() if key[0] == "T")
    if fixed:
        words = joined(f"{bid} → {number_words.number(own)}" for bid, own in fixed)
        parts.append(translate("Schemes", "Special made bids: {list}.").format(list=words))
    if "Z0" in numbers or "Zn" in numbers:
        nil = formula([(numbers.get("Z0", 0), ""), (numbers.get("Zn", 0), term("Zn"))])
        parts.append(translate("Schemes", "A made 0: {points}.").format(points=nil))
    under, over = (_missed(numbers, side) for side in "UO")
    if under == over:
        parts.append(translate("Schemes", "Missed: {points}.").format(points=under))
    else:
        parts.append(translate("Schemes", "Too few: {points}.").format(points=under))
        parts.append(translate("Schemes", "Too many: {points}.").format(points=over))
    if "nilfail" in numbers:
        lost = number_words.number(numbers["nilfail"])
        parts.append(translate("Schemes", "A missed 0: {points}.").format(points=lost))
    if record.lower_wins:
        parts.append(translate("Schemes", "The lowest score wins."))
    return " ".join(parts)


def _missed(numbers: dict[str, Points], side: str) -> str:
    return formula(
        [(numbers.get(f"X{key}", 0) + numbers.get(f"{side}{key}", 0), term(key)) for key in MISSED]
    )


def label(option: Option) -> str:
    """Return the short name of an option."""
    return translate("Options", option.label)


def about(option: Option) -> str:
    """Return the sentence that says what an option does."""
    return translate("Options", option.help)


def needs(option: Option) -> str:
    """Return the sentence that says when an option has an effect, or an empty text."""
    return translate("Options", option.needs) if option.needs else ""


def help_place(option: Option) -> str:
    """Return where the help tells about an option; games that share their options share it.

    Raises:
        StopIteration: no game has this option.
    """
    first = next(game for game in GAMES.values() if any(each is option for each in game.options))
    return f"options#option-{first.id}-{option.key}"


def value(option: Option, text: str) -> str:
    """Return what `text`, one that the option's `write` gave, means.

    Raises:
        KeyError: a value of a choice has no words.
    """
    if option.kind == "switch":
        return translate("Values", "On") if text == "on" else translate("Values", "Off")
    return MEANINGS[option.means](option, text)


def _words(option: Option, text: str) -> str:
    if text in option.words or (option.kind == "choice" and not text.isdecimal()):
        return translate("Values", option.words[text])
    return text


def _scheme(option: Option, text: str) -> str:
    return scheme_name(text) if text in SCHEMES else translate("Schemes", "Your own scheme")


def _suits(option: Option, text: str) -> str:
    names = (None if each == "NT" else Suit("SHDC".index(each)) for each in text.split(","))
    return joined(suit_title(suit) for suit in names)


MEANINGS: Final[Mapping[Means, Callable[[Option, str], str]]] = {
    "words": _words,
    "scheme": _scheme,
    "suits": _suits,
}
