"""The words of the library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from farwhist.engine.cards import Suit
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.lengths import own_rules
from farwhist.store.library_entry import LibraryEntry
from farwhist.store.outcome import Deal
from farwhist.ui.wording import game_names, number_words, player_names
from farwhist.ui.wording.card_names import suit_title
from farwhist.ui.wording.days import long_day, short_day
from farwhist.ui.wording.number_words import Counts, Plural
from farwhist.ui.wording.punctuation import folded, joined, sentence

translate = QCoreApplication.translate


NOTHING: Final = "–"
_SUITS: Final = {suit.letter: suit for suit in Suit}
_LONG, _SHORT = QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat


class LibraryCounts:
    """Numbers of things in words: each takes the number of them."""

    matches = Plural("LibraryCounts", "%n match(es)", "", 1)
    unreadable = Plural(
        "LibraryCounts",
        "%n file(s) in the library cannot be read and were left as they are:",
        "",
        1,
    )
    to_read = Plural("LibraryCounts", "reading %n more", "", 1)


def game(entry: LibraryEntry) -> str:
    """Return what the match is called: own rules have the name that the player gave."""
    return entry.title or plain_game(entry)


def plain_game(entry: LibraryEntry) -> str:
    """Return the name of the game, whatever the player calls these rules."""
    known = entry.preset in PRESETS
    return game_names.preset_name(entry.preset) if known else entry.preset


def below(entry: LibraryEntry) -> str:
    """Return the second line: how long, how many, and what is special."""
    deals = Counts.deals(len(entry.deals))
    if not entry.over:
        deals = translate("Library", "stopped after {deals}").format(deals=deals)
    parts = [deals, Counts.players(entry.seats)]
    if entry.title:
        parts.insert(0, plain_game(entry))
    elif own_rules(entry.preset, entry.seats, tuple(sorted(entry.options.items()))):
        parts.append(translate("Library", "own rules"))
    return " · ".join([*parts, *marks(entry)])


def marks(entry: LibraryEntry) -> list[str]:
    """Return how the match counts, where that is special."""
    if entry.practice:
        return [translate("Library", "practice")]
    return [translate("Library", "assisted")] if entry.assisted else []


def when(entry: LibraryEntry) -> QDateTime:
    """Return when the match ended, by the player's clock."""
    return QDateTime.fromSecsSinceEpoch(int(entry.finished.timestamp()))


def played(entry: LibraryEntry) -> str:
    """Return day and time in short."""
    return QLocale().toString(when(entry), _SHORT)


def day(entry: LibraryEntry) -> str:
    """Return the day in full."""
    return long_day(entry.finished.astimezone().date())


def place(entry: LibraryEntry) -> str:
    """Return how the match ended for the player, in a word or two."""
    if entry.place is None:
        return NOTHING
    if entry.sides == 2:
        return translate("Library", "won") if entry.won else translate("Library", "lost")
    return translate("Library", "{place} of {sides}").format(place=entry.place, sides=entry.sides)


def points(entry: LibraryEntry) -> str:
    """Return the player's points; nothing where points do not tell how a match stands."""
    return "" if entry.points is None else number_words.number(entry.points)


def exact(entry: LibraryEntry) -> str:
    """Return how many bids were exact; nothing where there are none."""
    if entry.exact is None or not entry.bids:
        return ""
    return translate("Library", "{exact} of {bids}").format(exact=entry.exact, bids=entry.bids)


def spoken(entry: LibraryEntry) -> str:
    """Return the whole row in a sentence."""
    parts = [game(entry), played(entry), below(entry)]
    if entry.place is not None:
        told = translate("Library", "Place: {place}")
        parts.append(told.format(place=place(entry)))
    if entry.points is not None:
        parts.append(number_words.points_text(entry.points))
    if exact(entry):
        parts.append(translate("Library", "exact: {count}").format(count=exact(entry)))
    return " ".join(map(sentence, parts))


def names(entry: LibraryEntry) -> list[str]:
    """Return what the players are called, by seat."""
    given = list(entry.names) or player_names.default_names(entry.seats, entry.human or 0)
    return player_names.shown_names(given)


def side_name(entry: LibraryEntry, all_names: Sequence[str], side: int) -> str:
    """Return what a side is called: its player, or its partners."""
    return joined(all_names[side :: entry.sides])


def deal_line(deal: Deal, number: int, *, points_tell: bool = True) -> str:
    """Return what happened in a deal, in a sentence or two."""
    cards, trump = Counts.cards(deal.size), suit_title(_SUITS.get(deal.trump))
    text = translate("Library", "Deal {number}: {cards}, {trump}.").format(
        number=number, cards=cards, trump=trump
    )
    if deal.void:
        void = translate("Library", "It did not count.")
        return f"{text} {void}"
    if deal.bid is not None:
        how = translate("Library", "Bid {bid}, took {took}: {result}.")
        result = number_words.difference_words(deal.took - deal.bid)
        text += " " + how.format(bid=deal.bid, took=deal.took, result=result)
    else:
        text += " " + sentence(Counts.tricks(deal.took))
    return f"{text} {number_words.points_text(deal.points)}" if points_tell else text


def deleted(entry: LibraryEntry) -> str:
    """Return that a match was deleted."""
    text = translate("Library", "{game} of {day} was deleted.")
    return text.format(game=game(entry), day=short_day(entry.finished.astimezone().date()))


def haystack(entry: LibraryEntry) -> str:
    """Return all that a search looks at, folded."""
    stamp = when(entry)
    locale = QLocale()
    parts = [
        game(entry), plain_game(entry), *names(entry), below(entry), played(entry), day(entry),
        locale.standaloneMonthName(stamp.date().month(), _LONG),
        entry.finished.astimezone().date().isoformat(), str(stamp.date().year()),
        place(entry),
    ]  # fmt: skip
    return folded(" ".join(parts))


def deal_phrases(entry: LibraryEntry) -> frozenset[str]:
    """Return what is said of its deals, such as "9 cards" and "no trump", folded."""
    sizes = {Counts.cards(each.size) for each in entry.deals}
    trumps = {suit_title(_SUITS.get(each.trump)) for each in entry.deals}
    return frozenset(map(folded, sizes | trumps))


def size_words(size: int) -> str:
    """Return how much room something takes, as "31 kB"."""
    return QLocale().formattedDataSize(size, 0, QLocale.DataSizeFormat.DataSizeSIFormat)
