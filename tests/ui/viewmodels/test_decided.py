"""What was decided before the cards are played, read off the views of real matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from farwhist import bots
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.ui.viewmodels.deals import cut_of_deal, from_kitty, out_of_play, pile_aside
from farwhist.ui.wording import table_words

NAMES = ("You", "Oscar", "Nora", "Eddie")


def views(preset: str, changes: dict[str, str], seed: int, moves: int) -> Iterator[Position]:
    """Play a match and yield what seat 0 sees after each move."""
    match, rng = Match(ruleset(preset, 4, changes), seed), Random(1)
    bot = bots.make("rule", match.rules)
    for _ in range(moves):
        if match.over:
            return
        decision = match.decisions[-1]
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, rng))
        yield match.view(0)


def test_the_cut_stays_for_the_deal_that_it_was_for() -> None:
    told = set()
    for view in views("knockout", {"first_trump": "cut"}, 5, 60):
        cut = cut_of_deal(view)
        if view.named_by is not None:
            told.add((view.deal, view.named_by, cut))
        if cut is not None and view.trump_fixed:
            assert cut.deal == view.deal
            assert cut.winner == view.named_by
            highest = max(card.rank for _, card in cut.draws)
            assert dict(cut.draws)[cut.winner].rank is highest
            assert table_words.cut_in_words(view, NAMES).startswith("Cut: ")
    assert any(cut for _, _, cut in told), "the first deal is cut for"
    deals = [deal for deal, _, _ in told]
    assert len(deals) == len(set(deals)) > 1, "one namer, and one cut, for the whole of a deal"


def test_it_is_told_who_named_trump() -> None:
    lines = set()
    for view in views("knockout", {"first_trump": "cut"}, 5, 60):
        lines |= set(table_words.deal_facts(view, "deal", NAMES, 0))
    assert "Nora won the cut and chose trumps" in lines
    assert any(line.endswith("chose trumps") and "cut" not in line for line in lines)


def test_auction_and_contract_stay_to_the_last_trick() -> None:
    heard = []
    for view in views("bid_whist_kitty", {}, 12, 70):
        if view.deal > 1:
            break
        heard.append(table_words.deal_facts(view, "sides", NAMES, 0))
    assert heard[0] == ["Bids: Nora passed"]
    assert "Bids: Nora passed, Eddie 3 downtown" in heard[1]
    with_cards = [lines for lines in heard if "High cards win: A K Q … 2" in lines]
    assert len(with_cards) > 48
    for lines in with_cards:
        assert lines[0] == "You bid 3: 9 tricks, counting the kitty as one"
        assert lines[-1] == "Bids: Nora passed, Eddie 3 downtown, You 3 no trump, Oscar passed"


def test_cards_of_the_kitty_are_known_until_enough_are_laid_away() -> None:
    sizes, laid = [], None
    for view in views("bid_whist_kitty", {}, 12, 40):
        if view.contract is None:
            assert out_of_play(view, 0) is None
        elif len(view.hands[0]) > view.size:
            kitty = from_kitty(view, 0)
            assert kitty <= set(view.hands[0]) and not kitty & set(view.dealt[0])
            sizes.append(len(kitty))
            assert out_of_play(view, 0) is None
            assert pile_aside(view)
        elif view.discards:
            assert not from_kitty(view, 0)
            laid = out_of_play(view, 0)
            assert laid is not None and laid.laid_away and len(laid.cards) == 6
            assert not set(laid.cards) & set(view.hands[0])
            assert table_words.aside_in_words(view, 0, "K") == "You discarded 6 cards  [K]"
    assert sizes and max(sizes) > 1 and laid is not None


def test_who_defends_sees_nothing_of_what_was_laid_away() -> None:
    match, rng = Match(ruleset("bid_whist_kitty", 4, {}), 12), Random(1)
    bot = bots.make("rule", match.rules)
    while not match.view(1).discards:
        decision = match.decisions[-1]
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, rng))
        assert out_of_play(match.view(1), 1) is None
        assert from_kitty(match.view(1), 1) == frozenset()
    assert table_words.aside_in_words(match.view(1), 1, "K") == ""


def test_nils_are_told_where_nil_is_a_bid_of_its_own() -> None:
    view = Position(4)
    view.active, view.spoken = (0, 1, 2, 3), [1, 1, 1, 0]
    view.bids, view.blind = [0, 3, 0, None], [False, False, True, False]
    assert table_words.deal_facts(view, "bids", NAMES, 0) == ["Nil: You", "Blind nil: Nora"]
    assert table_words.deal_facts(view, "deal", NAMES, 0) == []
