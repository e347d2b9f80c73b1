"""What is told of a deck of another program: why it is not used, and what it does not have."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card
from farwhist.rules.words import LONGEST_PATH, QT_TRANSLATE_NOOP, shortened
from farwhist.ui.wording.card_names import card_sign

translate = QCoreApplication.translate

_UNFIT = {
    "large": QT_TRANSLATE_NOOP("Decks", "“{file}” is larger than a card deck should be."),
    "damaged": QT_TRANSLATE_NOOP("Decks", "“{file}” is damaged, or no drawing in SVG."),
    "hostile": QT_TRANSLATE_NOOP(
        "Decks", "“{file}” is refused: it could keep the program from going on."
    ),
    "elsewhere": QT_TRANSLATE_NOOP("Decks", "“{file}” names a drawing outside its own folder."),
    "pictures": QT_TRANSLATE_NOOP("Decks", "“{file}” names no drawing in SVG."),
    "cards": QT_TRANSLATE_NOOP(
        "Decks", "“{file}” does not name its cards as decks of KDE or AisleRiot do."
    ),
    "undrawn": QT_TRANSLATE_NOOP("Decks", "“{file}” is drawn in a way that Far Whist cannot show."),
    "shape": QT_TRANSLATE_NOOP("Decks", "The cards in “{file}” are not upright."),
}
"""By the keys of `farwhist.ui.deck.foreign.files.UnfitDeck`."""


def unfit(file: str, key: str) -> str:
    """Return why a file is no deck for this table, and what is used in its place."""
    return _own(translate("Decks", _UNFIT[key]).format(file=shortened(file, LONGEST_PATH)))


def unreadable(file: str, problem: OSError) -> str:
    """Return that a deck cannot be read now, and what is used in its place."""
    text = translate("Decks", "The card deck {file} cannot be read: {problem}.")
    why = problem.strerror or str(problem)
    return _own(text.format(file=shortened(file, LONGEST_PATH), problem=why))


def nothing_in(folder: str) -> str:
    """Return that there is no deck in a folder."""
    text = translate("Decks", "There is no card deck of KDE or AisleRiot in {folder}.")
    return text.format(folder=shortened(folder, LONGEST_PATH))


def drawn_already() -> str:
    """Return why the style of our cards cannot be chosen."""
    return translate(
        "Decks",
        "This deck is used as it is drawn: style, suit colours, index size, paper and letters "
        "do not apply.",
    )


def no_back() -> str:
    """Return why the back of a deck cannot be chosen."""
    return translate("Decks", "Available with a deck from a folder that has a back")


def its_back() -> str:
    """Return why our backs cannot be chosen."""
    return translate("Decks", "The back of the deck from the folder is used")


def lacking(
    cards: Iterable[Card], *, jokers: bool, back: bool, points_elsewhere: bool
) -> list[str]:
    """Return what a deck does not have, a sentence each.

    Args:
        cards: those of an ordinary pack that are missing.
        jokers: whether it has jokers.
        back: whether it has a back.
        points_elsewhere: whether it names other files.
    """
    told = []
    if jokers:
        told.append(translate("Decks", "This deck has no wizards or jesters: ours are used."))
    else:
        told.append(
            translate("Decks", "This deck has no jokers, wizards or jesters: ours are used.")
        )
    if not back:
        told.append(translate("Decks", "It has no back: ours is used."))
    if signs := " ".join(map(card_sign, cards)):
        told.append(translate("Decks", "Cards of ours in it: {cards}.").format(cards=signs))
    if points_elsewhere:
        told.append(translate("Decks", "What it shows from other files is left out."))
    return told


def _own(why: str) -> str:
    told = translate("Decks", "The cards of Far Whist are used.")
    return f"{why} {told}"
