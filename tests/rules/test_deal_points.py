"""The points of a match before a deal: in the deal, its texts and files, its match and its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.rules import deal_code, deal_text, diagram, diagram_reading
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.rules.deal_draft import DealDraft, new_draft, of_text, places
from farwhist.rules.deal_text import DealText
from farwhist.store.matches import Saved, parse
from tests.helpers.drive import any_moves, deals_done

GAMES = [
    (preset, seats)
    for preset, kind in PRESETS.items()
    for seats in range(max(kind.least_seats, 2), min(kind.most_seats, 7) + 1)
]


def drawn(game: tuple[str, int], place: int, seed: int) -> DealDraft | None:
    """Return a whole deal, with the points that such a match can have."""
    try:
        draft = new_draft(*game, {})
    except BadDeal:
        return None
    found = places(draft.rules)
    filled = draft.with_place(found[place % len(found)][0]).filled(Random(seed))
    if not filled.rules.kind.points:
        return filled
    rng = Random(seed)
    scores = [rng.choice((0, 7, -12, 340, 2.5, 0.25)) for _ in range(filled.rules.sides)]
    return filled.with_points(scores)


def moved(draft: DealDraft, count: int) -> DealDraft:
    """Return the draft after so many moves by chance, or at its end."""
    match, problem = draft.legal_moves()
    assert problem is None
    wanted = count % 60
    any_moves(match, Random(count), lambda match: match.over or len(match.moves) >= wanted)
    text = deal_text.of_match(match, draft.preset, draft.seats, draft.changes, 1)
    return of_text(text)


@settings(max_examples=60, deadline=None)
@given(
    game=st.sampled_from(GAMES),
    place=st.integers(0, 40),
    seed=st.integers(0, 10_000),
    count=st.integers(0, 1000),
)
def test_a_deal_is_the_same_after_a_code_a_diagram_and_a_file(
    game: tuple[str, int], place: int, seed: int, count: int
) -> None:
    whole = drawn(game, place, seed)
    if whole is None:
        return
    draft = moved(whole, count)
    assert draft.head.points == whole.head.points and draft.hands == whole.hands
    text = draft.text()
    code, shown = deal_code.write(text), diagram.drawn(text)
    assert code.startswith("FW2" if draft.head.points else "FW1")
    again = [deal_code.read(code), diagram_reading.read(shown)]
    again.append(diagram_reading.read(shown.partition("Code:")[0]))
    bare = deal_code.write(replace(text, moves=()))
    read = parse(
        Saved(text.preset, text.seats, text.seed, text.changes, moves=text.moves, deal=bare).text()
    )
    again.append(replace(deal_code.read(read.deal), moves=read.moves))
    for each in again:
        assert of_text(each) == draft and each.seed == text.seed
        assert deal_code.write(each) == code


def standing(points: tuple[float, ...]) -> DealText:
    return new_draft("oh_hell", 4, {}).filled(Random(5)).with_points(points).text()


def test_the_match_begins_with_the_points_and_ends_with_them() -> None:
    text = standing((0, 250, 0, -4))
    match = text.match()
    assert match.position.totals == [0, 250, 0, -4]
    assert match.view(2).totals == [0, 250, 0, -4]
    any_moves(match, Random(1), lambda match: match.over)
    (result,) = match.position.results
    assert match.position.totals == [
        before + won for before, won in zip((0, 250, 0, -4), result.points, strict=True)
    ]
    assert match.position.winners == (1,)


def test_points_part_deals_of_the_same_cards_and_nought_is_no_points() -> None:
    one, other, none = standing((0, 250, 0, -4)), standing((0, 0, 9, 0)), standing((0, 0, 0, 0))
    assert len({one.seed, other.seed, none.seed}) == 3
    assert none == new_draft("oh_hell", 4, {}).filled(Random(5)).text()
    assert deal_code.write(none).startswith("FW1")


@pytest.mark.parametrize("points", [(1, 2, 3), (1, 2, 3, 4, 5), (1, 2, 3, 1e6), (0, 0, 0, 0.125)])
def test_points_that_no_match_has_are_refused(points: tuple[float, ...]) -> None:
    with pytest.raises(BadDeal):
        standing(points)
    head = replace(new_draft("knockout", 4, {}).head, points=(1, 0, 0, 0))
    with pytest.raises(BadDeal):
        assert replace(new_draft("knockout", 4, {}), head=head).frame


def test_a_diagram_names_the_line_whose_points_cannot_be_read() -> None:
    shown = diagram.drawn(standing((0, 250, 0, -4))).partition("Code:")[0]
    assert "Points so far: 0, 250, 0, -4" in shown
    for wrong in ("0, x, 0, 1", "0 1e9 0 0"):
        with pytest.raises(BadDeal) as raised:
            diagram_reading.read(shown.replace("0, 250, 0, -4", wrong))
        assert raised.value.key == "line" and "Points so far" in str(raised.value)
    with pytest.raises(BadDeal):
        diagram_reading.read(shown.replace("0, 250, 0, -4", "0, 250, 0"))


def test_a_deal_of_a_match_has_its_standing_where_that_is_wanted() -> None:
    match = Match(ruleset("elevator", 4, {}), 3)
    any_moves(match, Random(3), deals_done(3))
    before = match.position.results[1].totals
    plain = deal_text.of_match(match, "elevator", 4, {}, 3)
    full = deal_text.of_match(match, "elevator", 4, {}, 3, standing=True)
    assert plain.deal.points == () and full.deal.points == before
    assert replace(full, deal=replace(full.deal, points=())) == plain


def test_other_rules_keep_the_points_where_they_have_as_many_sides() -> None:
    draft = new_draft("oh_hell", 4, {}).with_points((1, 2, 3, 4))
    assert draft.with_rules("elevator", 4, {}).head.points == (1, 2, 3, 4)
    for preset, seats in (("oh_hell", 5), ("knockout", 4), ("classic", 4)):
        assert draft.with_rules(preset, seats, {}).head.points == ()
