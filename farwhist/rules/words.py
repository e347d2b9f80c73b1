"""Sentences that the rules need, in English, for whoever shows them.

The names in braces are filled with facts: numbers, and suits in the reader's language. This module
knows no screen; the function below only marks the texts for translation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from unicodedata import category

from farwhist.engine.cards import Card, Suit


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for translation in `context` and return it unchanged."""
    return text


OBJECTIONS: Final = {
    "not_your_turn": QT_TRANSLATE_NOOP("Objections", "It is not your turn."),
    "match_over": QT_TRANSLATE_NOOP("Objections", "The match is over."),
    "not_now": QT_TRANSLATE_NOOP("Objections", "That cannot be done now."),
    "not_in_hand": QT_TRANSLATE_NOOP("Objections", "You do not hold that card."),
    "follow_suit": QT_TRANSLATE_NOOP("Objections", "You must follow suit: {suit}."),
    "must_beat": QT_TRANSLATE_NOOP("Objections", "You must beat the best card if you can."),
    "must_ruff": QT_TRANSLATE_NOOP("Objections", "You are void and must play a trump: {suit}."),
    "must_overruff": QT_TRANSLATE_NOOP("Objections", "You must play a higher trump if you can."),
    "trump_unbroken": QT_TRANSLATE_NOOP(
        "Objections", "Trumps may not be led until they are broken (one is played on another suit)."
    ),
    "trump_first_trick": QT_TRANSLATE_NOOP(
        "Objections", "Trumps may not be led to the first trick."
    ),
    "trump_only_forced": QT_TRANSLATE_NOOP(
        "Objections", "Trumps may only be led when you hold nothing else."
    ),
    "bid_range": QT_TRANSLATE_NOOP("Objections", "Bid a number from 0 to {most}."),
    "least_bid": QT_TRANSLATE_NOOP("Objections", "Bid at least {least}."),
    "blind_bid": QT_TRANSLATE_NOOP(
        "Objections", "Before looking at your cards you may bid no more than {most}."
    ),
    "blind_beside": QT_TRANSLATE_NOOP(
        "Objections", "Your partner has bid blind, so you must bid before looking too."
    ),
    "blind_alone": QT_TRANSLATE_NOOP(
        "Objections", "Your partner has looked or bid nil, so your side cannot bid blind."
    ),
    "hook": QT_TRANSLATE_NOOP(
        "Objections", "The last bidder may not bid {bid}: the bids would add up to {total}."
    ),
    "must_exceed": QT_TRANSLATE_NOOP("Objections", "The bids must add up to more than {total}."),
    "must_equal": QT_TRANSLATE_NOOP("Objections", "The bids must add up to exactly {total}."),
    "raise_by_one": QT_TRANSLATE_NOOP(
        "Objections", "In the second round a bid is kept or raised by one."
    ),
    "nil_twice": QT_TRANSLATE_NOOP("Objections", "Nobody may bid 0 in two deals in a row."),
    "suicide_least": QT_TRANSLATE_NOOP(
        "Objections", "One of two partners bids nil, the other at least {least}."
    ),
    "suicide_one_nil": QT_TRANSLATE_NOOP("Objections", "Your partner has bid nil, so you may not."),
    "suicide_nil": QT_TRANSLATE_NOOP("Objections", "Your partner has not bid nil, so you must."),
    "mirror": QT_TRANSLATE_NOOP("Objections", "You must bid the number of your spades: {number}."),
    "whiz": QT_TRANSLATE_NOOP(
        "Objections", "You must bid nil or the number of your spades: {number}."
    ),
    "side_least": QT_TRANSLATE_NOOP(
        "Objections", "The bids of partners must add up to at least {least}."
    ),
    "last_trick": QT_TRANSLATE_NOOP("Objections", "In the last trick the card must be played."),
    "dealer_must_bid": QT_TRANSLATE_NOOP(
        "Objections", "All others have passed: the dealer must bid."
    ),
    "least_level": QT_TRANSLATE_NOOP("Objections", "The lowest bid is {least}."),
    "must_outbid": QT_TRANSLATE_NOOP("Objections", "A bid must outrank the one before."),
    "nothing_proposed": QT_TRANSLATE_NOOP("Objections", "There is no proposal to accept."),
    "joker_lead": QT_TRANSLATE_NOOP(
        "Objections", "At no trump a joker may only be led when you hold nothing else."
    ),
    "must_joker": QT_TRANSLATE_NOOP("Objections", "You are void and must play a joker."),
    "open_pile": QT_TRANSLATE_NOOP("Objections", "The pile is open: you must play."),
    "pass_two_left": QT_TRANSLATE_NOOP(
        "Objections", "With two players left, whoever can play must play."
    ),
    "pass_after_pass": QT_TRANSLATE_NOOP(
        "Objections", "The player before you passed, so you must play if you can."
    ),
    "joker_colour": QT_TRANSLATE_NOOP("Objections", "A joker goes only on the other colour."),
    "other_colour": QT_TRANSLATE_NOOP("Objections", "Red goes on black, and black goes on red."),
    "must_be_higher": QT_TRANSLATE_NOOP("Objections", "You must play higher."),
    "must_be_lower": QT_TRANSLATE_NOOP("Objections", "You must play lower."),
    "must_give": QT_TRANSLATE_NOOP("Objections", "You must give a card."),
    "same_rank": QT_TRANSLATE_NOOP("Objections", "Cards played together must be of one rank."),
    "alternate": QT_TRANSLATE_NOOP(
        "Objections", "Cards played together must alternate red and black."
    ),
    "one_joker": QT_TRANSLATE_NOOP("Objections", "Jokers are played one at a time."),
    "set_order": QT_TRANSLATE_NOOP(
        "Objections", "Play cards of one colour in the order you hold them."
    ),
    "auction_higher": QT_TRANSLATE_NOOP("Objections", "Bid {least} or more, or pass."),
}

REFUSALS: Final = {
    "unknown_option": QT_TRANSLATE_NOOP("Refusals", "There is no option “{option}” here."),
    "bad_value": QT_TRANSLATE_NOOP(
        "Refusals", "“{value}” is not a value for {option}: choose one of {legal}."
    ),
    "seats": QT_TRANSLATE_NOOP(
        "Refusals", "Players: {players}; this game takes at least {least} and at most {most}."
    ),
    "too_many_cards": QT_TRANSLATE_NOOP(
        "Refusals",
        "{players} players with {size} cards each need {need} of {pack} cards: "
        "choose fewer players, fewer cards or a larger pack.",
    ),
    "cap": QT_TRANSLATE_NOOP(
        "Refusals",
        "{players} players with {size} cards each need {need} of {pack} cards: set the maximum "
        "cards per player to {most} or less.",
    ),
    "bad_sequence": QT_TRANSLATE_NOOP(
        "Refusals",
        "“{value}” is not a list of deals: write sizes such as 1,3,5 or first/turning "
        "point/last such as 10/1/10, optionally followed by a step.",
    ),
    "bad_record": QT_TRANSLATE_NOOP(
        "Refusals",
        "“{value}” is not a scoring scheme: choose a named one or write a record such as M0=10 "
        "M1=1 Xd=-1.",
    ),
    "bad_rotation": QT_TRANSLATE_NOOP(
        "Refusals", "“{value}” is not a list of trumps: write suits such as S,H,D,C,NT, each once."
    ),
}


LONGEST_QUOTE: Final = 60
LONGEST_PATH: Final = 400
"""Of a file with its folders."""


def shortened(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return a text of unknown origin as a sentence may quote it: on one line and not too long.

    What cannot be printed, such as a code that clears a terminal, is a blank.
    """
    plain = _one_line(text[: 4 * most])
    return plain if len(plain) <= most and len(text) <= 4 * most else f"{plain[: most - 1]}…"


def as_name(text: str, most: int) -> str:
    """Return a text that somebody typed, or that a file holds, as a name; it may be empty.

    It has up to `most` characters on one line and can do nothing to what stands beside it: it
    turns no text round, and marks no letters but its own.
    """
    words = " ".join(_one_line(text[:_MOST_LOOKED_AT]).split())
    return words[:most].strip(f" {_JOINERS}")


_JOINERS: Final = "\u200c\u200d"
"""Without a width, but within words of Persian and of Hindi, and within pictures."""

_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters of which nothing is to be seen."""

_MOST_LOOKED_AT: Final = 10_000

_MOST_MARKS: Final = 4
"""So many accents may stand on one letter; no language needs more."""


def _one_line(text: str) -> str:
    """Return a text without what breaks lines, changes directions, or cannot be seen or written."""
    found: list[str] = []
    marks = _MOST_MARKS  # none before the first letter
    for each in text:
        kind = category(each)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > _MOST_MARKS:
                continue
        elif each not in _JOINERS:
            if kind in ("Cf", "Cs"):
                continue
            marks = 0
            if kind in ("Cc", "Zl", "Zp", "Zs") or each in _BLANK:
                found.append(" ")
                marks = _MOST_MARKS
                continue
        found.append(each)
    return "".join(found)


def sentence(template: str, facts: Mapping[str, object]) -> str:
    """Return a template with its facts filled in, in English."""
    return template.format(**{name: _english(fact) for name, fact in facts.items()})


def _english(fact: object) -> str:
    if isinstance(fact, Suit):
        return fact.name.lower()
    if isinstance(fact, Card):
        return fact.text
    return str(fact)
