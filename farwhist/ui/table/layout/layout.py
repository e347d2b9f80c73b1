"""From what the viewer knows to where everything lies: a pure function. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.ui.table.layout import hand as own_hand
from farwhist.ui.table.layout.corners import (
    STOCK_SIZE,
    TURNED_ASIDE,
    facts_room,
    last_trick_room,
    panel_room,
    stock_room,
    sums_room,
    trick_room,
    trump_room,
)
from farwhist.ui.table.layout.folding import enlarged
from farwhist.ui.table.layout.geometry import Pose, Rect, Stock, Thing, UnseenCard
from farwhist.ui.table.layout.measures import (
    GAP,
    MARGIN,
    USUAL,
    CardSize,
    Fold,
    Measures,
    own_plate,
    plate_rects,
    trick_slots,
)
from farwhist.ui.viewmodels.deals import drawing, pile_aside, shown_hand, shown_trump
from farwhist.ui.viewmodels.hand_order import USUAL_ORDER, HandOrder, held_cards, usual

STOCK = Stock()
DISCARDS = Stock(discards=True)

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
    lying = shown_trump(view)
    hands = [shown_hand(view, seat, viewer) for seat in range(len(view.hands))]
    theirs = [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]
    seen = any(card is not None and card is not lying for card in theirs)
    sizes = enlarged(width, height, view.seats, text, cards, open_hands=seen)
    plates = plate_rects(viewer, sizes)
    plates[viewer] = own_plate(sizes)
    slots, trick_card = trick_slots(viewer, sizes, plates[viewer].y - GAP)
    things = _Things()
    resting = _resting(view, viewer, sizes, stance)
    for seat, hand in enumerate(hands):
        if seat == viewer:
            things.add(seat, _own_hand(view, viewer, sizes, stance, resting))
        else:
            held = [card for card in hand if card is None or card is not lying]
            if seat in view.open_hands:
                from farwhist.ui.table.layout.open_hand import laid_open

                shown = usual(view, seat, [each for each in held if each], stance.order)
                things.add(seat, laid_open(shown, plates[seat], sizes, alone=True))
            else:
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
    others = [rect for seat, rect in plates.items() if seat != viewer]
    trick = trick_room(slots.values(), trick_card, sizes)
    pile = stock.y + stock.height / 2 + 5 if _stock_place(view) else 0.0
    turned = _turned(view) is not None or drawing(view)
    there = stock_room(sizes, turned=turned) if pile else None
    trump_text = trump_room(sizes, others, trick, there)
    last = last_trick_room(sizes, others, trick)
    places = {
        seat: Rect.around(x, y, trick_card * sizes.ratio, trick_card)
        for seat, (x, y) in slots.items()
    }
    sum_text = sums_room(trump_text, sizes, others, places.values())
    told = sum_text.bottom if sums else trump_text.bottom
    panel = panel_room(sizes, others, plates[viewer], trump_text, with_cards=bool(theirs))
    top = middle[0], panel.y + trick_card / 2
    things.add(view.looking, _drawn(view, top, trick_card, sizes))
    return Layout(
        sizes=sizes,
        poses=things.poses,
        owners=things.owners,
        resting=resting,
        plates=plates,
        slots=places,
        stock=stock,
        trump_text=trump_text,
        sum_text=sum_text,
        facts=facts_room(max(told, pile), sizes, others, trump_text, trick),
        last_trick=last,
        panel=panel,
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
    return own_hand.hand_poses(
        count,
        sizes.width / 2,
        sizes.height,
        0.82 * sizes.width,
        sizes.card,
        ratio=sizes.ratio,
        flat=stance.order.flat,
        lower=sizes.lower,
    )


def _resting(view: Position, viewer: Seat, sizes: Measures, stance: Stance) -> dict[Card, Pose]:
    known = held_cards(view, viewer, stance.order)
    if not known:
        return {}
    places = _own_places(len(view.hands[viewer]), sizes, stance)
    sink = own_hand.SINK * sizes.card
    return {
        card: own_hand.moved(pose, -sink) if card in stance.lowered else pose
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
            found[card] = own_hand.moved(pose, PICKED * sizes.card)
        elif card is stance.raised:
            behind = False
            rise = own_hand.CHOSEN if stance.chosen else own_hand.LIFT
            up = rise + (PICKED if card in stance.picked else 0.0)
            lifted = own_hand.moved(pose, up * sizes.card)
            layer = 190 if stance.in_front else pose.z
            found[card] = replace(lifted, angle=pose.angle + stance.lean, z=layer, lift=1.0)
        elif stance.raised in resting and not behind:
            found[card] = own_hand.moved(pose, 0, own_hand.ASIDE * sizes.card_w)
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
    known = [card for card in hand if card is not None]
    step = 0.0
    if len(hand) > 1:
        step = min(0.30 * sizes.back_w, (plate.w - sizes.back_w) / (len(hand) - 1))
    x = plate.cx - step * (len(hand) - 1) / 2
    hidden = sizes.fold >= Fold.HIDDEN
    y = plate.cy if hidden else plate.bottom + sizes.below - sizes.back / 2
    blanks = [UnseenCard(seat, number) for number in range(len(hand) - len(known))]
    things: list[Thing] = [*known, *blanks]
    return {
        thing: Pose(
            x + step * number,
            y,
            sizes.back,
            z=10 + number,
            face_up=isinstance(thing, Card),
            opacity=0.0 if hidden else 1.0,
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


def _drawn(
    view: Position, place: tuple[float, float], card: float, sizes: Measures
) -> dict[Thing, Pose]:
    """The card that is looked at, if it is seen, lies above the question about it."""
    looked = None if view.looking is None else view.stock[0]
    if looked is None:
        return {}
    return {looked: Pose(*place, card, z=300.0, ratio=sizes.ratio)}


def _stock(view: Position, stock: Pose) -> dict[Thing, Pose]:
    found: dict[Thing, Pose] = {}
    hidden = view.discards or (view.kitty and (None in view.kitty or view.trick or view.tricks))
    if hidden and not view.stock:
        found[STOCK] = replace(stock, z=1, face_up=False)
        return found
    turned = _turned(view)
    if len(view.stock) > (turned is not None):
        found[STOCK] = replace(stock, z=1, face_up=False)
    if drawing(view):
        aside = replace(stock, x=stock.x + TURNED_ASIDE * stock.width, y=stock.y + 5, z=2)
        top = view.discards[-1] if view.discards_open and view.discards else None
        if view.discards:
            found[DISCARDS if top is None else top] = replace(aside, face_up=top is not None)
    if turned is not None:
        found[turned] = replace(stock, x=stock.x + TURNED_ASIDE * stock.width, y=stock.y + 5, z=2)
    return found


def _turned(view: Position) -> Card | None:
    """Return the card turned up that lies on the stock, if one does."""
    if view.upcard is not None:
        return view.upcard
    return view.turn_up if view.stock and view.stock[0] is view.turn_up else None


def _stock_place(view: Position) -> bool:
    """Whether something lies in the place of the stock."""
    return bool(view.stock) or pile_aside(view) or shown_trump(view) is not None


def _label(viewer: Seat, sizes: Measures, plates: dict[Seat, Rect]) -> Rect:
    """The room for a word about a card, to the right of the own plate."""
    own = plates[viewer]
    room = Rect(own.right + 12, own.bottom - 2.2 * sizes.font, 0, 2.2 * sizes.font)
    ends = [sizes.width - MARGIN]
    for seat, rect in plates.items():
        if seat != viewer and rect.x > own.right and rect.bottom + sizes.below > room.y:
            ends.append(rect.x - 8)
    return Rect(room.x, room.y, min(ends) - room.x, room.h)
