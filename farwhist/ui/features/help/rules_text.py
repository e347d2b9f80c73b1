"""The rules of a match as a help page, with the options of the match filled in.

Those of exact bids are told in `exact_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules import lookup
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.kind import RulesPage
from farwhist.rules.options import OptionTable
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help import exact_rules
from farwhist.ui.features.help.rule_sentences import (
    Section,
    first_dealer,
    first_lead,
    markdown,
    option_sentences,
    turned_card,
)
from farwhist.ui.wording.option_words import RuleCounts, length

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
_CONTRACT_SCORE: Final = ("score_level_only", "defensive_scoring", "double_nt", "boston")
_GRAND_SCORE: Final = ("grand_trick", "grand_failed")
_SIDE_BIDS: Final = (
    *("bidding", "least_bid", "nil", "blind_nil", "blind_bid", "passing", "passed_cards"),
    "first_deal",
)
"""The options of games in which players drop out or bid, in the order of the page."""

_OTHER_TWOS: Final = QT_TRANSLATE_NOOP(
    "Rules",
    "Two jokers take the place of the twos of hearts and clubs. The red joker is the highest "
    "spade, the black one the second.",
)

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
                RuleCounts.alone(rules.seats),
                translate("Rules", "The full pack of 52 cards, ace high."),
                RuleCounts.start_cards(values["start_cards"]),
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
    every = table.options["all_tricks"]
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
            tuple(option_sentences(("trump",), table, values)),
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
                translate("Rules", every.sentences[every.applies(values) and values[every.key]]),
                *option_sentences(("honours",), table, values),
            ),
        ),
        Section(
            translate("Rules", "End of the match"),
            (length(rules), *option_sentences(("rubber_to",), table, values)),
        ),
    ]


def contracts(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners with an auction."""
    values, table = rules.options, _table(rules)
    kitty = values["kitty"] == "on"
    cards = (
        (_PACKS[len(rules.pack)](), RuleCounts.kitty(len(rules.pack) - 4 * 12))
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
                RuleCounts.lowest(int(values["minimum_bid"])),
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
        Section(translate("Rules", "End of the match"), (length(rules),)),
    ]


_NULLO: Final[Mapping[tuple[str, str], str]] = {
    ("1", "others"): QT_TRANSLATE_NOOP(
        "Rules", "At nullo each trick above six scores 1 for the other side."
    ),
    ("2", "others"): QT_TRANSLATE_NOOP(
        "Rules", "At nullo each trick above six scores 2 for the other side."
    ),
    ("1", "lost"): QT_TRANSLATE_NOOP(
        "Rules", "At nullo a side loses 1 for each of its tricks above six."
    ),
    ("2", "lost"): QT_TRANSLATE_NOOP(
        "Rules", "At nullo a side loses 2 for each of its tricks above six."
    ),
}


def grand(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners that is played for tricks or against them."""
    values, table = rules.options, _table(rules)
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                translate("Rules", "Four players; partners face each other."),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
                first_dealer(),
                translate("Rules", "There are no trumps."),
            ),
        ),
        Section(
            translate("Rules", "Grand or nullo"),
            (
                translate(
                    "Rules",
                    "At grand both sides try to take more than six tricks, at nullo both try to "
                    "leave them to the others.",
                ),
                *option_sentences(("calls",), table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                *option_sentences(("grand_lead",), table, values),
                translate("Rules", "You must follow suit if you can."),
                translate("Rules", "The highest card of the suit that was led takes the trick."),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                *option_sentences(_GRAND_SCORE, table, values),
                translate("Rules", _NULLO[values["nullo_trick"], values["nullo_pays"]]),
            ),
        ),
        Section(translate("Rules", "End of the match"), (length(rules),)),
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
                RuleCounts.alone(rules.seats),
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
                RuleCounts.session(values["games"]),
            ),
        ),
    ]


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


def bids(rules: Ruleset) -> list[Section]:
    """Return the rules of a match."""
    values, table = rules.options, GAMES[PRESETS[rules.id].game].options
    contract = (
        translate("Rules", "The bids of partners add up to their contract.")
        if rules.partners
        else translate("Rules", "Each player's own bid is the contract.")
    )
    alone_at_nil = values["nil"] != "off" and not rules.partners
    paying = [table.options[key] for key in ("ten_tricks", "nil", "blind_nil", "blind_bid")]
    jokers = {"jokers": {"2": _OTHER_TWOS}} if values["deuces"] else {}
    nils = [each.pays.get(values[each.key]) for each in paying if each.applies(values)]
    bags = table.options["nil_tricks"].sentences["bags"]
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                *_bids_players(rules),
                *option_sentences(("jokers", "deuces"), table, values, jokers),
                first_dealer(),
            ),
        ),
        Section(
            translate("Rules", "Bidding"),
            (
                translate(
                    "Rules",
                    "Starting with the player after the dealer, each player bids once how many "
                    "tricks they will take, from 0 to all.",
                ),
                contract,
                *option_sentences(_SIDE_BIDS, table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate("Rules", "Spades are always trumps. The player after the dealer leads."),
                *option_sentences(("trump_lead",), table, values),
                translate("Rules", "You must follow suit if you can."),
                translate(
                    "Rules",
                    "If you cannot follow suit, you may play any card; you need not play a trump.",
                ),
                translate(
                    "Rules",
                    "The highest trump takes the trick; without a trump, the highest card of the "
                    "suit that was led.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate(
                    "Rules",
                    "A made contract scores 10 for each trick bid, and 1 for each trick more, "
                    "which is a bag. A missed contract loses 10 for each trick bid.",
                ),
                *(translate("Rules", sentence) for sentence in nils if sentence),
                *option_sentences(("nil_tricks",), table, values),
                *([translate("Rules", bags)] if alone_at_nil else ()),
                *option_sentences(("bags", "bag_penalty"), table, values),
            ),
        ),
        Section(translate("Rules", "End of the match"), _bids_end(rules)),
    ]


def calls(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in which everybody bids alone and is glad of tricks above."""
    values, table = rules.options, GAMES[PRESETS[rules.id].game].options
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts.alone(rules.seats),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
                first_dealer(),
                translate("Rules", "Deal, bids and play go round counter-clockwise."),
            ),
        ),
        Section(
            translate("Rules", "Bidding"),
            (
                translate(
                    "Rules",
                    "Starting with the player after the dealer, each player bids once how many "
                    "tricks they will take at least.",
                ),
                *option_sentences(("least_bid",), table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate("Rules", "Spades are always trumps. The player after the dealer leads."),
                translate("Rules", "A spade may be led at any time."),
                translate("Rules", "You must follow suit if you can."),
                *option_sentences(("must_beat", "must_ruff"), table, values),
                translate(
                    "Rules",
                    "The highest trump takes the trick; without a trump, the highest card of the "
                    "suit that was led.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate(
                    "Rules",
                    "A made bid scores 1 point for each trick bid. A missed bid loses as much, "
                    "however many tricks were taken.",
                ),
                *option_sentences(("over",), table, values),
            ),
        ),
        Section(
            translate("Rules", "End of the match"),
            (
                RuleCounts.deals(rules.deal_count or 0),
                translate("Rules", "The highest total wins; those who have as much share it."),
            ),
        ),
    ]


def _bids_players(rules: Ruleset) -> tuple[str, ...]:
    size, values = rules.size_of(0), rules.options
    if rules.partners:
        players = translate("Rules", "Four players; partners face each other.")
    else:
        players = RuleCounts.alone(rules.seats)
    if lookup.draws_hands(rules):
        return players, *option_sentences(("drawn",), _table(rules), values)
    if rules.seats * size == 51 and values["deuces"] and values["jokers"] == "2":
        return players, translate("Rules", "The three of clubs is left out; 17 cards for each.")
    if rules.seats * size == 51:
        return players, translate("Rules", "The two of clubs is left out; 17 cards for each.")
    return players, translate("Rules", "The full pack of 52 cards, 13 for each.")


def _bids_end(rules: Ruleset) -> tuple[str, ...]:
    values = rules.options
    floor = {
        "-200": translate("Rules", "It also ends when somebody is 200 points below zero."),
        "-500": translate("Rules", "It also ends when somebody is 500 points below zero."),
    }.get(values["floor"])
    return (
        RuleCounts.target(values["target"]),
        *([floor] if floor else []),
        translate("Rules", "The highest total wins; if it is tied, another deal is played."),
    )


def drawing(rules: Ruleset) -> list[Section]:
    """Return the rules of a match of two who draw from the stock."""
    table, values = _table(rules), rules.options
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts.alone(rules.seats),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
                translate(
                    "Rules",
                    "The rest is the stock. Its top card is turned up: its suit is trumps in this "
                    "deal.",
                ),
                first_dealer(),
            ),
        ),
        Section(
            translate("Rules", "The tricks for the stock"),
            (
                translate("Rules", "The player after the dealer leads."),
                *_tricks(),
                translate(
                    "Rules",
                    "The winner of a trick takes the face-up card of the stock, the other the card "
                    "below it, without showing it. Then the next card is turned up, and the winner "
                    "leads.",
                ),
            ),
        ),
        Section(
            translate("Rules", "The last tricks"),
            (
                translate(
                    "Rules",
                    "When the stock is used up, both hold 13 cards and play them in the same way, "
                    "without drawing.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            tuple(option_sentences(("counted", "points"), table, values)),
        ),
        Section(
            translate("Rules", "End of the match"),
            (
                length(rules),
                translate("Rules", "While both have the same total, another deal is played."),
            ),
        ),
    ]


def alliances(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in which calls make the sides of each deal."""
    table, values = _table(rules), rules.options
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts.alone(rules.seats),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
                first_dealer(),
                translate(
                    "Rules",
                    "The last card dealt is turned up and stays the dealer's: its suit is trumps.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Calls"),
            (
                translate(
                    "Rules",
                    "Starting with the player after the dealer, each player calls higher than the "
                    "call before or passes, until nobody has more to say. Who has passed may not "
                    "call again.",
                ),
                translate(
                    "Rules",
                    "Proposal and acceptance (prop and cop): two partners take at least eight "
                    "tricks. Solo: five tricks alone.",
                ),
                translate(
                    "Rules",
                    "Misère: no trick, alone and without trumps. At open misère, the cards lie "
                    "face up after the first trick.",
                ),
                translate(
                    "Rules",
                    "Abundance: nine tricks alone. Royal abundance, with the turned suit as "
                    "trumps, is higher. Abundance declared: all thirteen tricks.",
                ),
                *option_sentences(("declared_trump",), table, values),
                translate(
                    "Rules",
                    "The player after the dealer may accept a proposal after passing. Whoever "
                    "proposes and finds no partner may play solo.",
                ),
                *option_sentences(("all_pass",), table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate(
                    "Rules",
                    "The player after the dealer leads, at abundance declared whoever plays it.",
                ),
                *_tricks(),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate(
                    "Rules",
                    "Whoever plays alone wins or loses with each of the three others: 1 at solo, 2 "
                    "at misère, 3 at abundance, 4 at open misère, 6 at abundance declared. At prop "
                    "and cop each partner wins 1 from an opponent, or loses it.",
                ),
                *option_sentences(("over",), table, values),
            ),
        ),
        Section(
            translate("Rules", "End of the match"),
            (
                RuleCounts.deals(rules.deal_count or 0),
                translate("Rules", "The highest total wins; those who have as much share it."),
            ),
        ),
    ]


def sections(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in the player's language, told by what they consist of."""
    return PAGES[rules.kind.rules_page](rules)


def page(rules: Ruleset, name: str) -> str:
    """Return the help page of a match by rules of this name."""
    title = translate("Rules", "The rules of this game: {game}").format(game=name)
    intro = translate("Rules", "This is how the match on the table is played.")
    return markdown(title, intro, sections(rules))


PAGES: Final[Mapping[RulesPage, Callable[[Ruleset], list[Section]]]] = {
    "exact": exact_rules.sections,
    "elimination": elimination,
    "sides": sides,
    "contracts": contracts,
    "grand": grand,
    "bids": bids,
    "calls": calls,
    "shedding": shedding,
    "drawing": drawing,
    "alliances": alliances,
}
