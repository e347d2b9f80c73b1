"""Options and their values in the player's language, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import Means, Option
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.ui.wording.card_names import suit_title
from farwhist.ui.wording.punctuation import joined
from farwhist.ui.wording.scheme_words import scheme_name

translate = QCoreApplication.translate


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
