"""From what the viewer knows to where everything lies: a pure function. No Qt here."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.ui.table.layout import hand as hands
from farwhist.ui.table.layout.geometry import Pose, Rect, Stock, Thing, UnseenCard
from farwhist.ui.table.layout.measures import (
    GAP,
    MARGIN,
    USUAL,
    CardSize,
    Measures,
    enlarged,
    own_plate,
    plate_rects,
    top_edge,
    trick_slots,
)
from farwhist.ui.viewmodels.deals import pile_aside, shown_trump
from farwhist.ui.viewmodels.hand_order import USUAL_ORDER, HandOrder, held_cards

BETWEEN = 6.0
"""Between these lines and what stands around them."""

LEAST = 150.0
"""The width that these lines need at least beside trump and deal."""


SUM_LINES = 3.9
"""The height of the sum of the bids and of its boxes, in sizes of text."""


def sums_room(text: Rect, sizes: Measures, others: list[Rect]) -> Rect:
    """Return the room for the sum of the bids, below `text`, which is trump and deal.

    `others` are the plates but the own one. Where plates leave no room the height is 0.
    """
    below = [
        r.y for r in others if r.bottom > text.bottom and r.x < text.right and text.x < r.right
    ]
    bottom = min(below, default=sizes.height) - BETWEEN
    return Rect(
        text.x, text.bottom, text.w, min(SUM_LINES * sizes.font, max(bottom - text.bottom, 0))
    )


def facts_room(above: float, sizes: Measures, others: list[Rect], text: Rect, trick: Rect) -> Rect:
    """Return the room below `above`, left of the plates at the top and above those at the side.

    Where nobody sits at the top and there is more room beside `text`, which is trump and deal, it
    is that; where plates leave none, it is empty. `others` are the plates but the own one; in
    `trick` lie the cards of the trick.
    """
    top = above + BETWEEN
    beside = [rect.x for rect in others if rect.x > MARGIN and rect.y < top]
    right = min(beside, default=sizes.width / 2) - 8
    under = [rect.y for rect in others if rect.x == MARGIN and rect.bottom > top]
    bottom = min(under, default=trick.bottom) - BETWEEN
    if bottom - top < 1:
        return Rect(0, 0, 0, 0)
    # Beside the cards of the trick, or above them: whichever is the larger room.
    narrow, low = min(right, trick.x - BETWEEN), min(bottom, trick.y - BETWEEN)
    rooms = [
        Rect(MARGIN, top, max(narrow - MARGIN, 1.0), max(bottom - top, 1.0)),
        Rect(MARGIN, top, max(right - MARGIN, 1.0), max(low - top, 1.0)),
    ]
    below = max(rooms, key=lambda room: room.w * room.h)
    x = text.x + 12 * sizes.font
    aside = Rect(x, MARGIN, sizes.width / 2 - x, trick.y - BETWEEN - MARGIN)
    free = all(rect.y > MARGIN for rect in others) and aside.w >= LEAST
    return aside if free and aside.h > below.h else below


STOCK = Stock()

STOCK_SIZE = 1.37
"""The height of the stock and of the card turned up, in heights of another seat's card."""

TURNED_ASIDE = 0.43
"""How far the card turned up lies to the right of the stock, in widths."""

LAST_TRICK = 0.56
"""The height of a card of the last trick, in heights of a usual hand card."""

TRUMP_LINES = 4.6
"""The height of trump and deal, in sizes of text."""

LEAST_BESIDE = 9.0
"""The width that trump and deal need beside the stock, in sizes of text."""

PICKED = 0.16
"""How far a picked card rises, in card heights."""

PILE_SHOWN = 3
"""How many cards of a pile can be seen."""


class Stance(Struct, frozen=True):
    """How the own hand is held: one card is raised, some lie lower than the others.

    The raised card leans by `lean` degrees; when it is `chosen` the next click plays it. The
    `picked` ones are raised to be laid together; each has a number, 1 for the one laid first.
    The `cursor` of the keyboard may be on a card that stays where it is.
    """

    raised: Card | None = None
    in_front: bool = False
    lowered: frozenset[Card] = frozenset()
    picked: Mapping[Card, int] = field(default_factory=dict)
    lean: float = 0.0
    chosen: bool = False
    order: HandOrder = USUAL_ORDER
    cursor: Card | None = None

    def mark(self, thing: object) -> str:
        """Return which of the picked cards this is, "1" for the first, or nothing."""
        return str(self.picked[thing]) if isinstance(thing, Card) and thing in self.picked else ""


AT_REST = Stance()


class Layout(Struct, frozen=True):
    """Where everything is, in logical pixels of the table.

    `poses` and `owners` have an entry for every thing that looks like a card; the stock and its
    turned card are owned by nobody. `resting` holds the own hand, left to right, as it lies when
    no card is raised. `panel` is the part of the felt that a panel may cover.
    """

    sizes: Measures
    poses: dict[Thing, Pose]
    owners: dict[Thing, Seat | None]
    resting: dict[Card, Pose]
    plates: dict[Seat, Rect]
    slots: dict[Seat, Rect]
    stock: Pose
    trump_text: Rect
    sum_text: Rect
    facts: Rect
    last_trick: Rect
    panel: Rect
    label: Rect


def lay_out(
    view: Position,
    viewer: Seat,
    width: float,
    height: float,
    stance: Stance = AT_REST,
    *,
    text: float = 1.0,
    cards: CardSize = USUAL,
    sums: bool = True,
) -> Layout:
    """Return the layout of a table of this size as `viewer` sees it.

    `text` from 1 to 2 is how much larger than usual texts should be, and `cards` what the
    player chose about cards. `sums` says that the sum of the bids is told beside the trump.
    """
    sizes = enlarged(width, height, view.seats, text, cards)
    plates = plate_rects(viewer, sizes)
    plates[viewer] = own_plate(sizes)
    slots, trick_card = trick_slots(viewer, sizes, plates[viewer].y - GAP)
    things = _Things()
    resting = _resting(view, viewer, sizes, stance)
    lying = shown_trump(view)
    for seat, hand in enumerate(view.hands):
        if seat == viewer:
            things.add(seat, _own_hand(view, viewer, sizes, stance, resting))
        else:
            held = [card for card in hand if card is None or card is not lying]
            things.add(seat, _other_hand(seat, held, plates[seat], sizes))
    for seat, card in view.trick:
        x, y = slots[seat]
        # Lower on the screen is on top: so no card's index is ever covered, whoever led.
        layer = 300 + 90 * y / height
        things.add(
            seat, {card: Pose(x, y, trick_card, _tilt(card, seat), layer, ratio=sizes.ratio)}
        )
    middle = (sizes.width / 2, sum(y for _, y in slots.values()) / len(slots))
    things.add(view.owner, _pile(view, middle, trick_card, sizes))
    things.add(None, _kitty(view, middle, trick_card, sizes))
    stock = Pose(
        MARGIN + STOCK_SIZE / 2 * sizes.back_w,
        MARGIN + STOCK_SIZE / 2 * sizes.back,
        STOCK_SIZE * sizes.back,
        ratio=sizes.ratio,
    )
    things.add(None, _stock(view, stock))
    if lying is not None:
        things.add(view.dealer, {lying: replace(stock, z=2)})
    trump_text = _trump_text(view, sizes, stock, plates, viewer)
    others = [rect for seat, rect in plates.items() if seat != viewer]
    trick = _trick_room(slots.values(), trick_card, sizes)
    pile = stock.y + stock.height / 2 + 5 if _stock_place(view) else 0.0
    last = _last_trick(sizes, plates, viewer)
    sum_text = sums_room(trump_text, sizes, others)
    told = sum_text.bottom if sums else trump_text.bottom
    return Layout(
        sizes=sizes,
        poses=things.poses,
        owners=things.owners,
        resting=resting,
        plates=plates,
        slots={
            seat: Rect.around(x, y, trick_card * sizes.ratio, trick_card)
            for seat, (x, y) in slots.items()
        },
        stock=stock,
        trump_text=trump_text,
        sum_text=sum_text,
        facts=facts_room(max(told, pile), sizes, others, trump_text, trick),
        last_trick=last,
        panel=_panel(view, viewer, sizes, plates),
        label=_label(viewer, sizes, plates),
    )


class _Things:
    def __init__(self) -> None:
        self.poses: dict[Thing, Pose] = {}
        self.owners: dict[Thing, Seat | None] = {}

    def add(self, owner: Seat | None, poses: dict[Thing, Pose]) -> None:
        self.poses |= poses
        self.owners |= dict.fromkeys(poses, owner)


def _own_places(count: int, sizes: Measures, stance: Stance) -> list[Pose]:
    return hands.hand_poses(
        count,
        sizes.width / 2,
        sizes.height,
        0.82 * sizes.width,
        sizes.card,
        ratio=sizes.ratio,
        flat=stance.order.flat,
    )


def _resting(view: Position, viewer: Seat, sizes: Measures, stance: Stance) -> dict[Card, Pose]:
    known = held_cards(view, viewer, stance.order)
    if not known:
        return {}
    places = _own_places(len(view.hands[viewer]), sizes, stance)
    sink = hands.SINK * sizes.card
    return {
        card: hands.moved(pose, -sink) if card in stance.lowered else pose
        for card, pose in zip(known, places, strict=False)
    }


def _own_hand(
    view: Position, viewer: Seat, sizes: Measures, stance: Stance, resting: dict[Card, Pose]
) -> dict[Thing, Pose]:
    blanks = len(view.hands[viewer]) - len(resting)
    found: dict[Thing, Pose] = {}
    behind = True
    for card, pose in resting.items():
        if card in stance.picked and card is not stance.raised:
            found[card] = hands.moved(pose, PICKED * sizes.card)
        elif card is stance.raised:
            behind = False
            rise = hands.CHOSEN if stance.chosen else hands.LIFT
            up = rise + (PICKED if card in stance.picked else 0.0)
            lifted = hands.moved(pose, up * sizes.card)
            layer = 190 if stance.in_front else pose.z
            found[card] = replace(lifted, angle=pose.angle + stance.lean, z=layer, lift=1.0)
        elif stance.raised in resting and not behind:
            found[card] = hands.moved(pose, 0, hands.ASIDE * sizes.card_w)
        else:
            found[card] = pose
    if blanks:
        places = _own_places(len(view.hands[viewer]), sizes, stance)[-blanks:]
        for number, pose in enumerate(places):
            found[UnseenCard(viewer, number)] = replace(pose, face_up=False)
    return found


def _other_hand(
    seat: Seat, hand: list[Card | None], plate: Rect, sizes: Measures
) -> dict[Thing, Pose]:
    if not hand:
        return {}
    step = 0.0
    if len(hand) > 1:
        step = min(0.30 * sizes.back_w, (plate.w - sizes.back_w) / (len(hand) - 1))
    x = plate.cx - step * (len(hand) - 1) / 2
    y = plate.bottom + GAP + sizes.back / 2
    known = [card for card in hand if card is not None]
    blanks = [UnseenCard(seat, number) for number in range(len(hand) - len(known))]
    things: list[Thing] = [*known, *blanks]
    return {
        thing: Pose(
            x + step * number,
            y,
            sizes.back,
            z=10 + number,
            face_up=isinstance(thing, Card),
            ratio=sizes.ratio,
        )
        for number, thing in enumerate(things)
    }


def _tilt(card: Card, seat: Seat) -> float:
    """Up to three degrees either way, the same for the same card each time."""
    return (card.rank * 5 + (card.suit or 0) * 3 + seat * 2) % 7 - 3.0


def _pile(
    view: Position, middle: tuple[float, float], card: float, sizes: Measures
) -> dict[Thing, Pose]:
    """The cards laid last, fanned so that the corner of each can be read."""
    shown = view.pile[-PILE_SHOWN:]
    step = 0.34 * card * sizes.ratio
    x = middle[0] - step * (len(shown) - 1) / 2
    return {
        each: Pose(
            x + step * number, middle[1], card, _tilt(each, 0), 300.0 + number, ratio=sizes.ratio
        )
        for number, each in enumerate(shown)
    }


def _kitty(
    view: Position, middle: tuple[float, float], card: float, sizes: Measures
) -> dict[Thing, Pose]:
    """The kitty lies open in the middle until the first card is played."""
    cards = [each for each in view.kitty if each is not None]
    if not cards or view.tricks or view.trick:
        return {}
    step = min(1.06 * card * sizes.ratio, 0.5 * sizes.width / len(cards))
    x = middle[0] - step * (len(cards) - 1) / 2
    return {
        each: Pose(x + step * number, middle[1], card, z=300.0 + number, ratio=sizes.ratio)
        for number, each in enumerate(cards)
    }


def _stock(view: Position, stock: Pose) -> dict[Thing, Pose]:
    found: dict[Thing, Pose] = {}
    hidden = view.discards or (view.kitty and (None in view.kitty or view.trick or view.tricks))
    if hidden and not view.stock:
        found[STOCK] = replace(stock, z=1, face_up=False)
        return found
    turned = _turned(view)
    if len(view.stock) > (turned is not None):
        found[STOCK] = replace(stock, z=1, face_up=False)
    if turned is not None:
        found[turned] = replace(stock, x=stock.x + TURNED_ASIDE * stock.width, y=stock.y + 5, z=2)
    return found


def _turned(view: Position) -> Card | None:
    """Return the card turned up that lies on the stock, if one does."""
    return view.turn_up if view.stock and view.stock[0] is view.turn_up else None


def _panel(view: Position, viewer: Seat, sizes: Measures, plates: dict[Seat, Rect]) -> Rect:
    """Between the plates, below those at the top and above the own one."""
    at_left = [rect.right for seat, rect in plates.items() if seat != viewer and rect.x == MARGIN]
    cards = any(hand for seat, hand in enumerate(view.hands) if seat != viewer)
    left = max(at_left, default=MARGIN) + 8
    top = top_edge(sizes, with_cards=cards) + 2
    return Rect(left, top, sizes.width - 2 * left, plates[viewer].y - 6 - top)


def _trick_room(slots: Collection[tuple[float, float]], card: float, sizes: Measures) -> Rect:
    """Return what the cards of a trick can cover, however they are tilted."""
    tilted = Pose(0, 0, card, 3.0, ratio=sizes.ratio).bounds()
    across, down = [x for x, _ in slots], [y for _, y in slots]
    wide, high = max(across) - min(across), max(down) - min(down)
    return Rect(min(across) + tilted.x, min(down) + tilted.y, wide + tilted.w, high + tilted.h)


def _stock_place(view: Position) -> bool:
    """Whether something lies in the place of the stock."""
    return bool(view.stock) or pile_aside(view) or shown_trump(view) is not None


def _trump_text(
    view: Position, sizes: Measures, stock: Pose, plates: dict[Seat, Rect], viewer: Seat
) -> Rect:
    """Beside the stock, or below it where that is too narrow, or in its place without one."""
    high = TRUMP_LINES * sizes.font
    others = [rect for seat, rect in plates.items() if seat != viewer]
    x = MARGIN
    if _stock_place(view):
        both = 0.5 + TURNED_ASIDE if _turned(view) is not None else 0.5
        x = stock.x + both * stock.width + 0.18 * stock.width
    above = [rect.x for rect in others if rect.y == MARGIN and rect.x > x]
    beside = Rect(x, MARGIN, min(above, default=sizes.width / 2) - x - 8, high)
    if sizes.seats > 4 and beside.w < LEAST_BESIDE * sizes.font:
        first = min(rect.x for rect in others if rect.y == MARGIN)
        top = stock.y + stock.height / 2 + 12 if _stock_place(view) else MARGIN
        below = Rect(MARGIN, top, first - MARGIN - 8, high)
        if not any(below.overlaps(rect) for rect in others):
            return below
    return beside


def _last_trick(sizes: Measures, plates: dict[Seat, Rect], viewer: Seat) -> Rect:
    """The room for the small picture of the last trick, its caption included."""
    last = max(
        (r.right for s, r in plates.items() if s != viewer and r.y == MARGIN),
        default=sizes.width / 2,
    )
    usual = sizes.back / (0.46 if sizes.seats <= 5 else 0.396)
    card = LAST_TRICK * usual
    step = (0.6 if sizes.seats <= 6 else 0.36) * card * sizes.ratio
    cards = card * sizes.ratio + step * (sizes.seats - 1)
    wide = min(sizes.width - MARGIN - last - 8, max(14 * sizes.font, cards))
    below = [r.y for s, r in plates.items() if s != viewer and r.right > sizes.width / 2 + 1]
    lowest = min((y for y in below if y > MARGIN), default=sizes.height)
    high = min(1.6 * sizes.font + card, lowest - 6 - (MARGIN - 4))
    return Rect(sizes.width - MARGIN - wide, MARGIN - 4, wide, high)


def _label(viewer: Seat, sizes: Measures, plates: dict[Seat, Rect]) -> Rect:
    """The room for a word about a card, to the right of the own plate."""
    own = plates[viewer]
    room = Rect(own.right + 12, own.bottom - 2.2 * sizes.font, 0, 2.2 * sizes.font)
    ends = [sizes.width - MARGIN]
    for seat, rect in plates.items():
        if seat != viewer and rect.x > own.right and rect.bottom + GAP + sizes.back > room.y:
            ends.append(rect.x - 8)
    return Rect(room.x, room.y, min(ends) - room.x, room.h)
