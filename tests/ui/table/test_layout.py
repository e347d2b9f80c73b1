"""Properties of the layout over every table size, number of seats and hand size."""

from __future__ import annotations

from itertools import combinations

import pytest

from farwhist.engine.cards import Card, Suit, card, cards, pack
from farwhist.engine.position import Position
from farwhist.ui.table.layout import hand
from farwhist.ui.table.layout.geometry import Pose, Rect, UnseenCard
from farwhist.ui.table.layout.layout import Layout, Stance, lay_out
from farwhist.ui.table.layout.measures import Fold
from farwhist.ui.viewmodels import hand_order

MOST = {2: 26, 3: 17, 4: 13, 5: 10, 6: 8, 7: 7, 8: 6}
TABLES = [
    (900, 510),
    (1000, 590),
    (990, 720),
    (1280, 740),
    (1630, 1020),
    (2560, 1380),
    (3840, 2100),
]
CASES = [
    (seats, count, width, height)
    for seats, most in MOST.items()
    for count in range(1, most + 1)
    for width, height in TABLES
]


def position(seats: int, count: int) -> Position:
    """A deal in which every seat holds `count` cards and, if enough are left, a full trick lies."""
    view, deck = Position(seats), list(pack())
    view.hands = [list(deck[:count]), *([None] * count for _ in range(seats - 1))]
    view.dealt = tuple(tuple(each) for each in view.hands)
    view.active = tuple(range(seats))
    rest = 52 - seats * count
    view.stock = [None] * rest
    if rest:
        view.turn_up = view.stock[0] = deck[-1]
    view.trick = [(seat, deck[count + seat]) for seat in range(seats)]
    return view


def hull(poses: list[Pose]) -> Rect:
    boxes = [pose.bounds() for pose in poses]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Rect(x, y, max(b.right for b in boxes) - x, max(b.bottom for b in boxes) - y)


def seen_of(layout: Layout, seat: int, count: int) -> Rect:
    """What is seen of another seat's cards: nothing of what lies below its plate."""
    cards = [layout.poses[UnseenCard(seat, n)] for n in range(count)]
    box, end = hull(cards), layout.plates[seat].bottom
    if layout.sizes.fold >= Fold.HIDDEN:
        assert not any(each.opacity for each in cards)
        return Rect(box.x, end, box.w, 0)
    top = max(box.y, end)
    return Rect(box.x, top, box.w, box.bottom - top)


def standing(layout: Layout, count: int) -> dict[str, Rect]:
    """Everything that keeps its place during a deal, by name."""
    found = {f"plate {seat}": rect for seat, rect in layout.plates.items()}
    for seat in layout.plates:
        if seat:
            found[f"hand {seat}"] = seen_of(layout, seat, count)
    found["hand 0"] = hull(list(layout.resting.values()))
    found["trump"] = layout.trump_text
    found["sum"] = layout.sum_text
    found["last trick"] = layout.last_trick
    pile = [layout.poses[thing] for thing, owner in layout.owners.items() if owner is None]
    if pile:
        found["stock"] = hull(pile)
    return found


@pytest.mark.parametrize("seats", MOST)
def test_nothing_overlaps_and_all_is_on_the_table(seats: int) -> None:
    for players, count, width, height in CASES:
        if players != seats:
            continue
        layout = lay_out(position(seats, count), 0, width, height)
        places = standing(layout, count)
        where = (seats, count, width, height)
        table = Rect(0, 0, width, height)
        for (one, box), (other, box2) in combinations(places.items(), 2):
            assert not box.overlaps(box2), (one, other, where)
        for name, box in places.items():
            if name != "hand 0":
                assert table.contains(box), (name, where)
        own = places["hand 0"]
        assert own.x >= 0 and own.right <= width, where
        assert own.bottom <= height + (0.12 + layout.sizes.lower) * layout.sizes.card + 0.01, where


@pytest.mark.parametrize("seats", MOST)
def test_a_word_about_a_card_covers_no_other_seat(seats: int) -> None:
    for players, count, width, height in CASES:
        if players != seats:
            continue
        layout = lay_out(position(seats, count), 0, width, height)
        label, where = layout.label, (seats, count, width, height)
        assert Rect(0, 0, width, height).contains(label), where
        for seat in range(1, seats):
            assert not label.overlaps(layout.plates[seat]), (seat, where)
            assert not label.overlaps(seen_of(layout, seat, count)), (seat, where)


@pytest.mark.parametrize("seats", MOST)
@pytest.mark.parametrize("height", [480, 460, 440, 420, 400, 380, 360, 336])
def test_nothing_overlaps_on_a_table_as_low_as_a_small_screen_makes_it(
    seats: int, height: int
) -> None:
    for count in (1, MOST[seats]):
        layout = lay_out(position(seats, count), 0, 900, height)
        places = standing(layout, count)
        for (one, box), (other, box2) in combinations(places.items(), 2):
            assert not box.overlaps(box2), (one, other, count)
        for name, box in places.items():
            assert not any(box.overlaps(slot) for slot in layout.slots.values()), (name, count)
        assert (
            places["hand 0"].bottom
            <= height + (0.12 + layout.sizes.lower) * layout.sizes.card + 0.01
        )
        assert all(slot.h >= 44 for slot in layout.slots.values())
        assert layout.panel.h >= min(0.27 * height, 115), "with room for a bid"


@pytest.mark.parametrize("seats", MOST)
def test_trick_and_panel_are_clear_of_the_seats(seats: int) -> None:
    for players, count, width, height in CASES:
        if players != seats:
            continue
        layout = lay_out(position(seats, count), 0, width, height)
        where = (seats, count, width, height)
        for name, box in standing(layout, count).items():
            for seat, slot in layout.slots.items():
                assert not box.overlaps(slot), (name, seat, where)
            assert name in ("trump", "sum", "last trick", "stock") or not box.overlaps(
                layout.panel
            ), (
                name,
                where,
            )
        assert layout.panel.w >= 400 and layout.panel.h >= 185, where


@pytest.mark.parametrize("seats", MOST)
@pytest.mark.parametrize(("width", "height"), TABLES)
def test_no_index_of_a_trick_card_is_covered(seats: int, width: int, height: int) -> None:
    layout = lay_out(position(seats, 3), 0, width, height)
    trick = [
        pose for thing, pose in layout.poses.items() if isinstance(thing, Card) and pose.z >= 300
    ]
    assert len(trick) == seats
    for lower in trick:
        corners = [
            hand.moved(lower, (0.5 - y) * lower.height, (x - 0.5) * lower.width)
            for x in (0.03, 0.21)
            for y in (0.04, 0.26)
        ]
        for upper in trick:
            if upper.z > lower.z:
                assert not any(upper.holds(spot.x, spot.y) for spot in corners)


@pytest.mark.parametrize(("seats", "count"), MOST.items())
@pytest.mark.parametrize(("width", "height"), TABLES)
def test_every_card_of_the_hand_can_be_hit(seats: int, count: int, width: int, height: int) -> None:
    layout = lay_out(position(seats, count), 0, width, height)
    assert len(layout.resting) == count
    for held, pose in layout.resting.items():
        index = hand.moved(pose, 0.36 * pose.height, -0.385 * pose.width)
        assert hand.card_at(layout.resting, index.x, index.y) is held


def test_cards_grow_with_the_window() -> None:
    heights = [lay_out(position(4, 5), 0, *size).sizes.card for size in TABLES]
    assert heights == sorted(heights) and heights[-1] > 2 * heights[0]


def test_illegal_cards_lie_lower_and_the_raised_one_higher() -> None:
    view = position(4, 5)
    first, second = cards("6S 5S")
    rest = lay_out(view, 0, 1000, 590)
    held = lay_out(view, 0, 1000, 590, Stance(first, lowered=frozenset({second})))
    assert held.poses[first].y < rest.poses[first].y - 0.09 * rest.sizes.card
    assert held.resting[second].y > rest.resting[second].y
    assert held.resting[first] == rest.resting[first]


@pytest.mark.parametrize(
    ("held", "trump", "order"),
    [
        ("2S 2H 2D 2C", None, "SHCD"),
        ("2S 2H 2D 2C", "D", "DSHC"),
        ("2S 2D 2C", None, "SDC"),
        ("2H 2D 2S", "H", "HSD"),
        ("2S 2C", "C", "CS"),
        ("2H", "S", "H"),
    ],
)
def test_suits_alternate_with_trump_left(held: str, trump: str | None, order: str) -> None:
    suits = {each.suit for each in cards(held) if each.suit is not None}
    fixed = None if trump is None else Suit("SHDC".index(trump))
    found = "".join(suit.letter for suit in hand_order.suit_order(suits, fixed))
    assert found == order


def test_the_order_of_suits_does_not_change_when_one_runs_out() -> None:
    dealt = cards("AS KH QC JD")
    left = hand_order.arranged(cards("JD AS QC"), dealt, None)
    assert left == list(cards("AS QC JD"))


def test_high_cards_stand_left() -> None:
    held = cards("2H AH TH KH")
    assert hand_order.arranged(held, held, None) == [card(c) for c in ("AH", "KH", "TH", "2H")]


def test_a_card_that_is_played_keeps_its_key() -> None:
    view = position(4, 5)
    shown = view.trick[0][1]
    assert lay_out(view, 0, 1000, 590).owners[shown] == 0


def test_cards_beyond_the_stock_are_not_drawn() -> None:
    layout = lay_out(position(4, 13), 0, 1000, 590)
    assert not [thing for thing, owner in layout.owners.items() if owner is None]
    assert layout.trump_text.x < layout.stock.x


@pytest.mark.parametrize("text", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("seats", MOST)
def test_nothing_overlaps_with_larger_texts(seats: int, text: float) -> None:
    for count in (1, MOST[seats] // 2 + 1, MOST[seats]):
        for width, height in TABLES:
            layout = lay_out(position(seats, count), 0, width, height, text=text)
            where, places = (seats, count, width, height), standing(layout, count)
            for (one, box), (other, box2) in combinations(places.items(), 2):
                assert not box.overlaps(box2), (one, other, where)
            for name, box in places.items():
                assert name == "hand 0" or Rect(0, 0, width, height).contains(box), (name, where)
                for slot in layout.slots.values():
                    assert not box.overlaps(slot), (name, where)
                if name not in ("trump", "sum", "last trick", "stock"):
                    assert not box.overlaps(layout.panel), (name, where)
            assert layout.panel.w >= 400 and layout.panel.h >= 165, where


@pytest.mark.parametrize(("seats", "count"), MOST.items())
@pytest.mark.parametrize(("width", "height"), TABLES)
def test_a_flat_hand_shows_every_index_and_covers_nothing(
    seats: int, count: int, width: int, height: int
) -> None:
    flat = Stance(order=hand_order.HandOrder(flat=True))
    layout = lay_out(position(seats, count), 0, width, height, flat)
    for held, pose in layout.resting.items():
        index = hand.moved(pose, 0.36 * pose.height, -0.385 * pose.width)
        assert hand.card_at(layout.resting, index.x, index.y) is held
    box = hull(list(layout.resting.values()))
    assert box.x >= 0 and box.right <= width
    assert box.bottom <= height + (0.12 + layout.sizes.lower) * layout.sizes.card + 0.01
    for name, other in standing(layout, count).items():
        assert name == "hand 0" or not box.overlaps(other), name


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize(("seats", "count"), MOST.items())
@pytest.mark.parametrize(("width", "height"), TABLES)
def test_a_raised_card_covers_no_plate(
    seats: int, count: int, width: int, height: int, chosen: bool
) -> None:
    view = position(seats, count)
    hand_at_rest = lay_out(view, 0, width, height)
    for raised in hand_at_rest.resting:
        for lean in (-hand.LEAN, hand.LEAN):
            held = lay_out(view, 0, width, height, Stance(raised, lean=lean, chosen=chosen))
            box = held.poses[raised].bounds()
            assert box.x >= 0 and box.right <= width
            # Its corner may touch the lower edge of the own plate, never what is written on it.
            assert box.y >= held.plates[0].bottom - 0.06 * held.sizes.card


@pytest.mark.parametrize(
    ("held", "order"),
    [("2S 2H 2D 2C", "SHCD"), ("2S 2D 2C", "SDC"), ("2H 2D 2S", "HSD"), ("2H 2D", "HD")],
)
def test_trump_can_stay_in_its_place(held: str, order: str) -> None:
    in_place = hand_order.HandOrder(trumps="fixed")
    for trump in Suit:
        found = hand_order.arranged(cards(held), cards(held), trump, in_place)
        assert "".join(each.suit.letter for each in found if each.suit is not None) == order


def test_low_cards_can_stand_left() -> None:
    held = cards("2H AH TH KH")
    low = hand_order.arranged(held, held, None, hand_order.HandOrder(low=True))
    assert low == list(cards("2H TH KH AH"))


def test_wizards_are_held_before_everything_and_jesters_behind() -> None:
    held = cards("2S J3 W2 AS J1 KH W1")
    for manner, wanted in (
        (hand_order.USUAL_ORDER, "W1 W2 AS 2S KH J1 J3"),
        (hand_order.HandOrder(low=True), "J1 J3 2S AS KH W1 W2"),
    ):
        assert hand_order.arranged(held, held, None, manner) == list(cards(wanted))


@pytest.mark.parametrize("seats", list(MOST))
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_is_told_of_a_deal_covers_nothing(seats: int, text: float) -> None:
    for count in (1, MOST[seats] - 1, MOST[seats]):
        for width, height in TABLES:
            layout = lay_out(position(seats, count), 0, width, height, text=text)
            where, room = (seats, count, width, height), layout.facts
            for thing, pose in layout.poses.items():
                assert not (pose.opacity and pose.bounds().overlaps(room)), (where, thing)
            for seat, plate in layout.plates.items():
                assert not plate.overlaps(room), (where, seat)
            assert not layout.last_trick.overlaps(room), where
            if room.x == layout.trump_text.x or room.y >= layout.trump_text.bottom:
                assert not layout.trump_text.overlaps(room), where
