"""What a match will be like."""

from __future__ import annotations

from farwhist.rules.catalogue import ruleset
from farwhist.rules.exact_bid.outlook import outlook


def test_the_outlook_counts_deals_and_tricks_and_knows_deals_without_trump() -> None:
    seen = outlook(ruleset("elevator", 4))
    assert (seen.deals, seen.tricks) == (13, 85)
    assert [seen.sizes[place] for place, none in enumerate(seen.no_trump) if none] == [13]
    romanian = outlook(ruleset("romanian", 4))
    assert (romanian.deals, romanian.tricks, sum(romanian.no_trump)) == (24, 94, 4)
    turning = outlook(ruleset("nomination", 4))
    assert [place for place, none in enumerate(turning.no_trump) if none] == [4, 9, 14]
    long = outlook(ruleset("elevator", 4, {"tours": "3", "trump": "NT_ALWAYS"}))
    assert (long.deals, long.tricks) == (39, 255) and all(long.no_trump)
    assert outlook(ruleset("elevator", 4, {"end": "target"})).tours is None
