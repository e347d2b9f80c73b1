"""The rules of the games without exact bids, with all options filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules import lookup
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.options import OptionTable, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_counts import RuleCounts
from farwhist.ui.features.help.rule_section import (
    Section,
    first_dealer,
    first_lead,
    option_sentences,
    turned_card,
)

translate = QCoreApplication.translate

_PACKS: Final[Mapping[int, Callable[[], str]]] = {
    52: lambda: translate("Rules", "The full pack of 52 cards."),
    53: lambda: translate("Rules", "52 cards and one joker."),
    54: lambda: translate("Rules", "52 cards and two jokers."),
}

_TRUMP: Final = ("first_trump", "choose_when", "allow_nt", "tie")
_LIVES: Final = ("misere", "dogs_life", "second_life", "sweep_ends_game")
_AUCTION: Final = ("low_beats_high", "sport_kitty", "bidder_gets_kitty")
_CONTRACT_PLAY: Final = ("bidder_leads", "jokers", "nt_joker", "nt_joker_lead")
_CONTRACT_SCORE: Final = ("score_level_only", "double_nt", "defensive_scoring")
"""The options of games in which players drop out or bid a contract, in the order of the page."""

ONE_CARD: Final = (
    QT_TRANSLATE_NOOP(
        "Rules",
        "A player on one card never leads: the next player who may leads instead.",
    ),
    QT_TRANSLATE_NOOP(
        "Rules",
        "That one card need not follow suit, and must be played to the last trick at the latest.",
    ),
)
"""What is told of the tricks where a player can live on with one card."""


def elimination(rules: Ruleset) -> list[Section]:
    """Return the rules of a game in which players drop out."""
    values, table = rules.options, _table(rules)
    trumps = option_sentences(_TRUMP, table, values)
    if values["first_trump"] == "turn_up":
        trumps.insert(1, turned_card())
    chances = any(
        values[key] != "off" and table.options[key].applies(values)
        for key in ("dogs_life", "second_life")
    )
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts().alone(rules.seats),
                translate("Rules", "The full pack of 52 cards, ace high."),
                RuleCounts().start_cards(values["start_cards"]),
                first_dealer(),
            ),
        ),
        Section(
            translate("Rules", "Trump"),
            tuple(trumps),
        ),
        Section(
            translate("Rules", "Play"),
            (
                first_lead(),
                *_tricks(),
                *option_sentences(("trump_lead",), table, values),
                *(translate("Rules", each) for each in ONE_CARD if chances),
            ),
        ),
        Section(
            translate("Rules", "Staying in"),
            (
                *option_sentences(_LIVES, table, values),
                translate("Rules", "The last player left wins."),
            ),
        ),
    ]


def sides(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners without bids."""
    values, table = rules.options, _table(rules)
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                translate("Rules", "Four players; partners face each other."),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
                first_dealer(),
            ),
        ),
        Section(
            translate("Rules", "Trump"),
            (translate("Rules", "The dealer's last card is shown: its suit is trumps."),),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate(
                    "Rules",
                    "There are no bids. The player after the dealer leads to the first trick.",
                ),
                *_tricks(),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate("Rules", "A side scores 1 for each trick above six."),
                *option_sentences(("honours",), table, values),
            ),
        ),
        Section(translate("Rules", "End of the match"), (_side_end(values, both_ways=False),)),
    ]


def contracts(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners with an auction."""
    values, table = rules.options, _table(rules)
    kitty = values["kitty"] == "on"
    cards = (
        (_PACKS[len(rules.pack)](), RuleCounts().kitty(len(rules.pack) - 4 * 12))
        if kitty
        else (translate("Rules", "The full pack of 52 cards, 13 for each."),)
    )
    return [
        Section(
            translate("Rules", "Players and cards"),
            (translate("Rules", "Four players; partners face each other."), *cards, first_dealer()),
        ),
        Section(
            translate("Rules", "Bidding"),
            (
                translate(
                    "Rules",
                    "Each player passes or bids once: a number of tricks above six, and uptown "
                    "(ace, king, queen … are high), downtown (ace, two, three … are high) or no "
                    "trump. When all others pass, the dealer must bid.",
                ),
                RuleCounts().lowest(int(values["minimum_bid"])),
                translate(
                    "Rules",
                    "The high bidder then chooses trumps or, at no trump, whether high or low "
                    "cards win.",
                ),
                *option_sentences(_AUCTION, table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                *option_sentences(_CONTRACT_PLAY, table, values),
                *_tricks(),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                *option_sentences(_CONTRACT_SCORE, table, values),
                translate("Rules", "A failed contract loses the number bid."),
            ),
        ),
        Section(translate("Rules", "End of the match"), (_side_end(values, both_ways=True),)),
    ]


def shedding(rules: Ruleset) -> list[Section]:
    """Return the rules of a game in which cards are got rid of."""
    values, table = rules.options, _table(rules)
    packs = (
        translate("Rules", "Two packs of 52 cards with their four jokers, seven cards for each.")
        if len(rules.pack) > 54
        else translate("Rules", "52 cards and two jokers, seven cards for each.")
    )
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts().alone(rules.seats),
                packs,
                translate(
                    "Rules",
                    "The ace is the highest card. Hearts and diamonds are red, spades and clubs "
                    "black, even if the deck has four colours.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate(
                    "Rules",
                    "The next card starts the pile. In turn, play a higher card of the other "
                    "colour, or several cards of one rank that alternate in colour.",
                ),
                translate(
                    "Rules", "On an ace the pile falls: play lower. On a two it rises again."
                ),
                *option_sentences(("coloured_jokers",), table, values),
                translate(
                    "Rules",
                    "Or pass and draw a card. If you can play, you may not pass when the player "
                    "before you passed, when only two players are left, or when the pile is "
                    "open: after a penalty any card may be played on it.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Penalty"),
            (
                translate(
                    "Rules",
                    "When everyone passes on a card and its player cannot beat it either, that "
                    "player draws one card for each other player who was dealt cards in this "
                    "game. When the stock runs out, the others give cards of their own.",
                ),
                *option_sentences(("gift",), table, values),
                translate(
                    "Rules",
                    "Only giver and taker see a given card; the giver can see it from then on.",
                ),
                translate(
                    "Rules",
                    "Then the player to the left of the one who paid leads to the open pile, and "
                    "it rises.",
                ),
                translate(
                    "Rules",
                    "A player who has gone out pays no penalty: when all have passed on the card, "
                    "the next player leads to the open pile.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate("Rules", "The first player out of cards wins; the last one loses."),
                *option_sentences(("points",), table, values),
                RuleCounts().session(values["games"]),
            ),
        ),
    ]


def elimination_length(rules: Ruleset) -> str:
    """Return what ends a match in which players drop out."""
    return translate("Rules", "The last player left wins.")


def sides_length(rules: Ruleset) -> str:
    """Return what ends a match of partners without bids."""
    return _side_end(rules.options, both_ways=False)


def contracts_length(rules: Ruleset) -> str:
    """Return what ends a match of partners with an auction."""
    return _side_end(rules.options, both_ways=True)


def shedding_length(rules: Ruleset) -> str:
    """Return what ends a match in which cards are got rid of."""
    return RuleCounts().session(lookup.fixed_deals(rules) or 0)


def _table(rules: Ruleset) -> OptionTable:
    return GAMES[PRESETS[rules.id].game].options


def _tricks() -> tuple[str, str, str]:
    return (
        translate("Rules", "You must follow suit if you can."),
        translate(
            "Rules", "If you cannot follow suit, you may play any card; you need not play a trump."
        ),
        translate(
            "Rules",
            "The highest trump takes the trick; without a trump, the highest card of the suit that "
            "was led.",
        ),
    )


def _side_end(values: Values, *, both_ways: bool) -> str:
    if values["play"] != "score":
        return RuleCounts().hands(values["hands"])
    goal = int(values["play_to"])
    return RuleCounts().both_ways(goal) if both_ways else RuleCounts().side_target(goal)
