"""Options and their values in the player's language, for every game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.rules.options import Option
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.card_names import suit_title
from farwhist.ui.scheme_words import scheme_name

translate = QCoreApplication.translate

VALUES: Final = {
    "pack": {
        "52": QT_TRANSLATE_NOOP("Values", "52 cards"),
        "48": QT_TRANSLATE_NOOP("Values", "48 cards, from the three up"),
        "40": QT_TRANSLATE_NOOP("Values", "40 cards, from the five up"),
        "36": QT_TRANSLATE_NOOP("Values", "36 cards, from the six up"),
        "32": QT_TRANSLATE_NOOP("Values", "32 cards, from the seven up"),
        "8N": QT_TRANSLATE_NOOP("Values", "8 cards for each player"),
        "spanish": QT_TRANSLATE_NOOP("Values", "40 cards, Spanish: no 8, 9, 10"),
        "even": QT_TRANSLATE_NOOP("Values", "52 less some twos, so that all are dealt"),
        "56": QT_TRANSLATE_NOOP("Values", "56 cards: four jokers are ones"),
        "60": QT_TRANSLATE_NOOP("Values", "60 cards: wizards and jesters"),
        "104": QT_TRANSLATE_NOOP("Values", "104 cards: two packs"),
    },
    "ranks": {
        "standard": QT_TRANSLATE_NOOP("Values", "Ace high"),
        "ace_three": QT_TRANSLATE_NOOP("Values", "Spanish: ace, three, king …"),
        "bowers": QT_TRANSLATE_NOOP("Values", "Trump jack and its twin are highest"),
    },
    "sit_out": {
        "nobody": QT_TRANSLATE_NOOP("Values", "Nobody"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "direction": {
        "clockwise": QT_TRANSLATE_NOOP("Values", "Clockwise"),
        "counter": QT_TRANSLATE_NOOP("Values", "Counter-clockwise"),
    },
    "sequence": {
        "UP_DOWN_2": QT_TRANSLATE_NOOP("Values", "Up and down by two: 1, 3 … 3, 1"),
        "UP_DOWN": QT_TRANSLATE_NOOP("Values", "Up and down: 1, 2 … 2, 1"),
        "DOWN_UP": QT_TRANSLATE_NOOP("Values", "Down and up: 10 … 1 … 10"),
        "UP": QT_TRANSLATE_NOOP("Values", "Up only: 1, 2, 3 …"),
        "DOWN": QT_TRANSLATE_NOOP("Values", "Down only: … 3, 2, 1"),
        "DOWN_UP_ONES": QT_TRANSLATE_NOOP("Values", "Down and up, one card from every dealer"),
        "UP_DOWN_PEAKS": QT_TRANSLATE_NOOP("Values", "Up and down, the peak from every dealer"),
        "ROM_181": QT_TRANSLATE_NOOP("Values", "Romanian: 1 … 8 … 1"),
        "ROM_818": QT_TRANSLATE_NOOP("Values", "Romanian: 8 … 1 … 8"),
        "ROM_1381": QT_TRANSLATE_NOOP("Values", "Romanian by two: 1, 3, 5, 7, 8 … 1"),
        "FIDEPO": QT_TRANSLATE_NOOP("Values", "Down and up, never fewer than 4"),
        "STEP2_DOWN_UP": QT_TRANSLATE_NOOP("Values", "Down by two, the other sizes up"),
        "CARTIER": QT_TRANSLATE_NOOP("Values", "Down to 2 and up"),
        "NOMMIE": QT_TRANSLATE_NOOP("Values", "Down and up, 2 cards from every dealer"),
        "CONSTANT": QT_TRANSLATE_NOOP("Values", "Always the same number"),
        "CLAG": QT_TRANSLATE_NOOP("Values", "Clag, with special deals"),
        "CUSTOM": QT_TRANSLATE_NOOP("Values", "A sequence of your own"),
    },
    "one_card": {
        "normal": QT_TRANSLATE_NOOP("Values", "Played normally"),
        "FOREHEAD": QT_TRANSLATE_NOOP("Values", "Forehead: you see all but your own"),
        "HIDDEN_ONE": QT_TRANSLATE_NOOP("Values", "Hidden: nobody sees a card"),
    },
    "trump": {
        "TURN_UP": QT_TRANSLATE_NOOP("Values", "The next card is turned up"),
        "DEALER_LAST": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
        "CUT_FIRST": QT_TRANSLATE_NOOP("Values", "A card is cut before the deal"),
        "ROTATE": QT_TRANSLATE_NOOP("Values", "Trumps go round in an order"),
        "RANDOM": QT_TRANSLATE_NOOP("Values", "A suit is drawn"),
        "FIXED": QT_TRANSLATE_NOOP("Values", "The same suit in every deal"),
        "NT_ALWAYS": QT_TRANSLATE_NOOP("Values", "No trump"),
        "HIGH_BIDDER": QT_TRANSLATE_NOOP("Values", "The highest bidder names it"),
        "AUCTION": QT_TRANSLATE_NOOP("Values", "It is auctioned"),
        "REVEAL_AFTER_BIDS": QT_TRANSLATE_NOOP("Values", "Turned up after the bids"),
        "HIDDEN_TRUMP": QT_TRANSLATE_NOOP("Values", "Hidden until somebody cannot follow suit"),
    },
    "wizard_turned": {
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer names the suit"),
        "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
    },
    "full_pack_trump": {
        "NT": QT_TRANSLATE_NOOP("Values", "No trump"),
        "DEALER_LAST": QT_TRANSLATE_NOOP("Values", "The dealer's last card"),
        "CUT_FIRST": QT_TRANSLATE_NOOP("Values", "A card is cut before the deal"),
        "DEALER_BLIND": QT_TRANSLATE_NOOP("Values", "The dealer chooses before the deal"),
        "AUCTION": QT_TRANSLATE_NOOP("Values", "It is auctioned"),
    },
    "bidding": {
        "READY": QT_TRANSLATE_NOOP("Values", "All at once, hidden until everyone is ready"),
        "IN_TURN": QT_TRANSLATE_NOOP("Values", "Openly, in turn"),
    },
    "first_bidder": {
        "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "hook": {
        "off": QT_TRANSLATE_NOOP("Values", "None: the last bidder is free"),
        "on": QT_TRANSLATE_NOOP("Values", "In every deal"),
        "from_k": QT_TRANSLATE_NOOP("Values", "From a certain number of cards on"),
        "not_last_deal": QT_TRANSLATE_NOOP("Values", "In all deals but the last"),
    },
    "total_rule": {
        "free": QT_TRANSLATE_NOOP("Values", "Free"),
        "must_exceed": QT_TRANSLATE_NOOP("Values", "More than the tricks"),
        "coop": QT_TRANSLATE_NOOP("Values", "Exactly the tricks, played until all make it"),
    },
    "bid_visibility": {
        "open": QT_TRANSLATE_NOOP("Values", "Every bid"),
        "total_only": QT_TRANSLATE_NOOP("Values", "Only their sum"),
    },
    "first_leader": {
        "eldest": QT_TRANSLATE_NOOP("Values", "The player after the dealer"),
        "dealer": QT_TRANSLATE_NOOP("Values", "The dealer"),
    },
    "trump_lead": {
        "any": QT_TRANSLATE_NOOP("Values", "Any time"),
        "after_broken": QT_TRANSLATE_NOOP("Values", "Once a trump has been thrown on another suit"),
        "after_first": QT_TRANSLATE_NOOP("Values", "After the first trick"),
        "only_if_forced": QT_TRANSLATE_NOOP("Values", "Only when holding nothing else"),
    },
    "streak_one_card": {
        "skip": QT_TRANSLATE_NOOP("Values", "Passed over"),
        "break": QT_TRANSLATE_NOOP("Values", "They end the run"),
        "count": QT_TRANSLATE_NOOP("Values", "They count"),
    },
    "end": {
        "fixed": QT_TRANSLATE_NOOP("Values", "After the whole sequence"),
        "target": QT_TRANSLATE_NOOP("Values", "When a score is reached"),
    },
    "check": {
        "deal": QT_TRANSLATE_NOOP("Values", "After every deal"),
        "tour": QT_TRANSLATE_NOOP("Values", "At the end of a tour"),
    },
    "tie": {
        "shared": QT_TRANSLATE_NOOP("Values", "The place is shared"),
        "extra_deal": QT_TRANSLATE_NOOP("Values", "Another largest deal decides"),
        "sum_made_bids": QT_TRANSLATE_NOOP("Values", "The larger sum of made bids"),
        "total_tricks": QT_TRANSLATE_NOOP("Values", "The most tricks of the match"),
        "cut": QT_TRANSLATE_NOOP("Values", "They cut cards"),
        "last_trick": QT_TRANSLATE_NOOP("Values", "Who took the last trick"),
        "turn_up": QT_TRANSLATE_NOOP("Values", "Nobody: a card is turned"),
    },
    "second_life": {
        "off": QT_TRANSLATE_NOOP("Values", "None"),
        "blind_card": QT_TRANSLATE_NOOP("Values", "One card, unseen"),
    },
    "first_trump": {
        "turn_up": QT_TRANSLATE_NOOP("Values", "A card is turned up"),
        "random": QT_TRANSLATE_NOOP("Values", "A suit is drawn"),
        "cut": QT_TRANSLATE_NOOP("Values", "Who cuts the highest card names it"),
    },
    "choose_when": {
        "after": QT_TRANSLATE_NOOP("Values", "After seeing the hand"),
        "before": QT_TRANSLATE_NOOP("Values", "Before seeing the hand"),
    },
    "play": {
        "score": QT_TRANSLATE_NOOP("Values", "To a score"),
        "hands": QT_TRANSLATE_NOOP("Values", "A number of hands"),
    },
    "sport_kitty": {
        "Never": QT_TRANSLATE_NOOP("Values", "Never"),
        "Trump": QT_TRANSLATE_NOOP("Values", "For bids with trump"),
        "Always": QT_TRANSLATE_NOOP("Values", "Always"),
    },
    "nt_joker": {
        "when_void": QT_TRANSLATE_NOOP("Values", "May be thrown off when void"),
        "must_when_void": QT_TRANSLATE_NOOP("Values", "Must be thrown off when void"),
        "any_time": QT_TRANSLATE_NOOP("Values", "Any time"),
    },
    "nt_joker_lead": {
        "allowed": QT_TRANSLATE_NOOP("Values", "Allowed"),
        "only_if_last": QT_TRANSLATE_NOOP("Values", "Only when holding nothing else"),
    },
    "packs": {
        "auto": QT_TRANSLATE_NOOP("Values", "By the number of players"),
        "1": QT_TRANSLATE_NOOP("Values", "One"),
        "2": QT_TRANSLATE_NOOP("Values", "Two"),
    },
    "gift": {
        "chosen": QT_TRANSLATE_NOOP("Values", "Chosen by the giver"),
        "random": QT_TRANSLATE_NOOP("Values", "Drawn"),
    },
    "points": {
        "ends": QT_TRANSLATE_NOOP("Values", "For first and last"),
        "places": QT_TRANSLATE_NOOP("Values", "For every place"),
    },
}
"""What each text of an option with a few values means; plain numbers stand for themselves."""


def label(option: Option) -> str:
    """Return the short name of an option."""
    return translate("Options", option.label)


def about(option: Option) -> str:
    """Return the sentence that says what an option does."""
    return translate("Options", option.help)


def needs(option: Option) -> str:
    """Return the sentence that says when an option has an effect, or an empty text."""
    return translate("Options", option.needs) if option.needs else ""


def value(option: Option, text: str) -> str:
    """Return what `text`, one that the option's `write` gave, means.

    Raises:
        KeyError: a value of a choice has no words.
    """
    if option.kind == "switch":
        return translate("Values", "On") if text == "on" else translate("Values", "Off")
    if option.key == "scoring":
        return scheme_name(text) if text in SCHEMES else translate("Schemes", "Your own scheme")
    if option.key == "trump_suit":
        return suit_title(Suit("SHDC".index(text)))
    if option.key == "rotation":
        names = (None if each == "NT" else Suit("SHDC".index(each)) for each in text.split(","))
        return ", ".join(suit_title(suit) for suit in names)
    if text == "auto" and option.key == "cap":
        return translate("Values", "As many as fit")
    if option.kind != "choice" or (text.isdecimal() and option.key not in VALUES):
        return text
    return translate("Values", VALUES[option.key][text])
