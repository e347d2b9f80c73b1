"""Sentences about the rules with a number in them, in the player's language."""

from __future__ import annotations

from farwhist.ui.wording.number_words import Plural


class RuleCounts:
    """Each is a whole sentence; names in braces are filled in by the caller."""

    alone = Plural("RuleCounts", "%n player(s), everybody alone.", "", 1)
    two_ranks = Plural("RuleCounts", "%n card(s): the highest ranks, two for each player.", "", 1)
    even_pack = Plural(
        "RuleCounts", "%n card(s): twos are left out so that the cards deal out evenly.", "", 1
    )
    deals = Plural("RuleCounts", "The match has %n deal(s).", "", 1)
    tours = Plural("RuleCounts", "The whole sequence is played %n time(s).", "", 1)
    target = Plural("RuleCounts", "The match ends when somebody has %n point(s).", "", 1)
    longest = Plural("RuleCounts", "It ends after %n deal(s) at the latest.", "", 1)
    hook_from = Plural(
        "RuleCounts",
        "The bids may not add up to the number of tricks: the last bidder must avoid that. In "
        "deals of fewer than %n card(s) the last bidder is free.",
        "",
        1,
    )
    together = Plural(
        "RuleCounts",
        "Such a deal is played until everybody makes their bid, but at most %n time(s) in all.",
        "",
        1,
    )
    behind = Plural(
        "RuleCounts",
        "A player %n point(s) or more behind the leader may bid before looking at the cards "
        "and before the others.",
        "",
        1,
    )
    made = Plural("RuleCounts", "A made bid scores %n point(s).", "", 1)
    made_more = Plural(
        "RuleCounts", "A made bid scores %n point(s), and {more} more for each trick.", "", 1
    )
    """The points of a made bid with `{more}` for each trick."""
    loses_each = Plural(
        "RuleCounts", "A missed bid loses %n point(s) for each trick too many or too few.", "", 1
    )
    keeps_each = Plural(
        "RuleCounts", "A missed bid scores only its tricks: %n point(s) each.", "", 1
    )
    run = Plural(
        "RuleCounts",
        "Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.",
        "",
        1,
    )
    """The premium for a run; `{plus}` is won and `{minus}` lost."""
    start_cards = Plural(
        "RuleCounts",
        "In the first deal everybody gets %n card(s), in each later deal one fewer.",
        "",
        1,
    )
    side_target = Plural("RuleCounts", "The match ends when a side has %n point(s).", "", 1)
    both_ways = Plural(
        "RuleCounts", "The match ends when a side has %n point(s), or as many below zero.", "", 1
    )
    hands = Plural("RuleCounts", "The match has %n deal(s); then the higher score wins.", "", 1)
    kitty = Plural(
        "RuleCounts",
        "Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the "
        "side that plays the contract.",
        "",
        1,
    )
    lowest = Plural("RuleCounts", "The first bid must be at least %n trick(s) above six.", "", 1)
    session = Plural("RuleCounts", "The points of %n game(s) are added up.", "", 1)
    examples = Plural("RuleCounts", "Examples from a deal of %n card(s)", "", 1)
