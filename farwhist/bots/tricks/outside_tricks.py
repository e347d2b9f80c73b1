"""Reading a position of a game without exact bids in which tricks are taken, as one seat knows it.

The phases of the rules are walked through. Where one asks a seat, the answer is taken from the
fields; where they hold none, that seat is the one that asks for advice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from farwhist.bots.core.outside_fields import (
    MOST,
    Unfit,
    cards_of,
    flag,
    number,
    rows_of,
    rules_of,
    seat_rows,
    seats_of,
    totals_of,
    trick_of,
)
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    CardDiscarded,
    CardGiven,
    CardKept,
    CardLookedAt,
    CardPlayed,
    CardsCut,
    CardsDealt,
    CardTurned,
    DealGiven,
    Event,
    HandOpened,
    KittySet,
    LeadSet,
    MatchStarted,
    StockDiscarded,
    TrickTaken,
    TrumpSet,
    TurnedFrom,
    TurnPassed,
)
from farwhist.engine.moves import (
    KEEP,
    LOOK,
    PASS,
    REFUSE,
    STRAINS,
    Bid,
    Contract,
    Discard,
    Give,
    Keep,
    Move,
    NameOrder,
    NameTrump,
    Refuse,
    Strain,
    bid,
    name_trump,
    play,
)
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import unseen

FIELDS: Final = frozenset(
    (
        "game", "set", "seats", "deal", "cards", "dealer", "seat", "hand", "turn_up", "trump",
        "tricks", "totals", "bids", "blind", "in", "single", "single_blind", "lives", "caller",
        "first", "knocks", "calls", "order", "kitty", "kitty_shown", "discards", "open_hand",
        "passed", "drawn", "looked",
    )
)  # fmt: skip

MOST_STEPS: Final = 200
"""A deal has fewer steps before its tricks."""

MISSING: Final = object()


def read_position(data: Mapping[str, Any]) -> tuple[Ruleset, Position, Decision]:
    """Return the rules, what the seat knows, and its open decision.

    Raises:
        Unfit: the position cannot be.
    """
    return _Reader(rules_of(data, FIELDS), data).read()


class _Reader:
    def __init__(self, rules: Ruleset, data: Mapping[str, Any]) -> None:
        self.rules, self.data = rules, data
        seats = rules.seats
        self.seat = number(data, "seat", 0, seats - 1)
        self.dealer = number(data, "dealer", 0, seats - 1)
        self.size = number(data, "cards", 1, 26)
        self.hand = cards_of(data.get("hand", []), "The hand")
        tricks = rows_of(data, "tricks")
        self.tricks = [trick_of(each, place, seats) for place, each in enumerate(tricks, 1)]
        self.alive = seats_of(data, "in", seats) or tuple(range(seats))
        self.single = seats_of(data, "single", seats)
        self.kitty = cards_of(data.get("kitty", []), "The kitty")
        self.discards = cards_of(data.get("discards", []), "The discards")
        self.drawn = list(self._drawn())
        self.calls = iter(self._calls())
        self.passed = list(self._passed())
        self.knocks = {(place, seat) for place, seat in self._knocks()}
        self.bids = self._bids()
        self.position = Position(seats)

    def _calls(self) -> list[tuple[Seat, Move]]:
        rows = seat_rows(self.data, "calls", self.rules.seats)
        return [(who, _call(text)) for who, text in rows if text != "look"]

    def _drawn(self) -> Iterator[tuple[Seat, str, Card | None]]:
        for row in rows_of(self.data, "drawn"):
            if not isinstance(row, list) or len(row) != 3 or row[1] not in ("keep", "discard"):
                raise Unfit("“drawn” must list a seat, “keep” or “discard”, and a card or null.")
            who, what, text = row
            if type(who) is not int or not 0 <= who < self.rules.seats:
                raise Unfit("“drawn” must name seats.")
            yield who, what, None if text is None else cards_of([text], "“drawn”")[0]

    def _passed(self) -> Iterator[tuple[Seat, Card | None]]:
        for who, text in seat_rows(self.data, "passed", self.rules.seats):
            yield who, None if text is None else cards_of([text], "“passed”")[0]

    def _knocks(self) -> Iterator[tuple[int, Seat]]:
        for row in rows_of(self.data, "knocks"):
            if not isinstance(row, list) or [type(each) for each in row] != [int, int]:
                raise Unfit("“knocks” must list pairs: how many tricks were taken, and the seat.")
            yield row[0], row[1]

    def _bids(self) -> list[int | None]:
        seats = self.rules.seats
        bids = self.data.get("bids", [None] * seats)
        right = isinstance(bids, list) and len(bids) == seats
        if not right or not all(each is None or type(each) is int for each in bids):
            raise Unfit("“bids” must hold one entry for each seat, null where it is not known.")
        return list(bids)

    def _happen(self, *events: Event) -> None:
        for event in events:
            event.apply(self.position)

    def read(self) -> tuple[Ruleset, Position, Decision]:
        self._check_cards()
        self._start()
        last = lookup.place_of(self.rules, "tricks")
        assert last is not None, "tricks are played"
        for place, phase in enumerate(self.rules.phases[:last]):
            self.position.phase = place
            decision = self._walk(phase)
            if decision is not None:
                return self._done(decision)
        self.position.phase = last
        if not self.position.trump_fixed:
            raise Unfit("“trump” is missing.")
        self._led_by()
        phase = self.rules.phases[last]
        self._play(phase)
        self._open()
        return self._done(self._asked(phase))

    def _open(self) -> None:
        """Lay the hand of an open misère on the table, once the first trick has been taken."""
        position = self.position
        seat, made = position.declarer, position.contract
        if seat is None or made is None or made.strain is not Strain.OPEN or not position.tricks:
            return
        cards = tuple(cards_of(self.data.get("open_hand", []), "The open hand"))
        if seat == self.seat:
            cards = tuple(card for card in position.hands[seat] if card is not None)
        if len(cards) != len(position.hands[seat]):
            raise Unfit(
                f"“open_hand” must hold the {len(position.hands[seat])} cards on the table."
            )
        self._happen(HandOpened(seat, cards))

    def _done(self, decision: Decision) -> tuple[Ruleset, Position, Decision]:
        waiting = next(self.calls, None)
        if waiting is not None:
            raise Unfit(f"There is a call of seat {waiting[0]} too many.")
        held = sum(card is None for hand in self.position.hands for card in hand)
        if held > len(unseen(self.rules, self.position, self.seat)):
            raise Unfit("More cards are hidden in hands than there are left in the pack.")
        return self.rules, self.position, decision

    def _check_cards(self) -> None:
        played = [each for _, cards, _ in self.tricks for each in cards]
        away = [*self.hand, *played, *self.discards]
        turned = self._turned()
        if turned is not None and self._turned_from() == "stock":
            away.append(turned)
        for each in (*away, *self.kitty):
            if each not in self.rules.pack:
                raise Unfit(f"{each} is not in the pack of this game.")
        for each in away:
            if away.count(each) > 1:
                raise Unfit(f"{each} is there twice.")

    def _turned(self) -> Card | None:
        text = self.data.get("turn_up")
        return None if text is None else cards_of([text], "The turn-up")[0]

    def _turned_from(self) -> TurnedFrom:
        rule = lookup.tricks(self.rules).trump.method
        places: dict[str, TurnedFrom] = {"dealer_last": "hand", "cut_first": "cut"}
        return places.get(rule, "stock")

    # Before the tricks

    def _start(self) -> None:
        rules, position = self.rules, self.position
        caller = self.data.get("caller")
        if caller is not None:
            number(self.data, "caller", 0, rules.seats - 1)
        self._happen(MatchStarted(rules.sides, self.dealer, rules.direction))
        sizes = {size: place for place, size in self._sizes()}
        if self.size not in sizes:
            raise Unfit(f"No deal of this game has {self.size} cards.")
        out = tuple(seat for seat in range(rules.seats) if seat not in self.alive)
        blind = self.single if flag(self.data, "single_blind") else ()
        lives = number(self.data, "lives", 0, 99, len(self.single[:1]))
        totals = totals_of(self.data, rules.sides)
        points = tuple(totals or ())
        place = sizes[self.size]
        if "deal" in self.data and len(sizes) == 1:
            place = number(self.data, "deal", 1, MOST) - 1
        given = (place, out, self.single, blind, lives, caller, points)
        self._happen(DealGiven(*given))
        self._happen(*rules.phases[0].step(position, Random(0)))
        if self.seat not in position.active:
            raise Unfit("The seat sits this deal out.")

    def _sizes(self) -> Iterator[tuple[int, int]]:
        """Yield the places of deals with the cards that each of the first such deals has."""
        found: set[int] = set()
        for place in range(26):
            position = Position(self.rules.seats)
            MatchStarted(self.rules.sides, self.dealer, self.rules.direction).apply(position)
            position.place = place
            for event in self.rules.phases[0].step(position, Random(0)):
                assert isinstance(event, Event), "an opening asks nobody"
                event.apply(position)
            if position.size in found or position.size < 1:
                return
            found.add(position.size)
            yield place, position.size

    def _walk(self, phase: Phase) -> Decision | None:
        """Go through a phase; return the decision that the seat itself has to make."""
        position = self.position
        for _ in range(MOST_STEPS):
            step = phase.step(position, Random(0))
            if not step:
                return None
            first = step[0]
            if isinstance(first, Decision):
                move = self._answer(first)
                if move is None:
                    return first
                self._make(phase, first, move)
            elif isinstance(first, CardsDealt):
                self._deal(first, step[1:])
            elif isinstance(first, CardLookedAt):
                self._happen(self._looked(first.seat))
            elif isinstance(first, CardsCut):
                raise Unfit("“caller” is missing: who names trump, or who won the cut.")
            elif isinstance(first, KittySet):
                self._happen(KittySet(self._kitty_as_seen(len(first.cards))))
            else:
                self._happen(*[each for each in step if isinstance(each, Event)])
        raise Unfit("The fields do not lead to a decision.")

    def _answer(self, decision: Decision) -> Move | None:
        """Return what a seat has done; None where it is the seat that asks, and has to choose."""
        # Who lays hidden cards away, or passes them, has no move that could be named.
        hidden = Give if self.position.contract is None else Discard
        kind = type(decision.moves[-1]) if decision.moves else hidden
        found = _ANSWERS[kind](self, decision)
        if found is MISSING:
            if decision.seat != self.seat:
                raise Unfit(f"It is seat {decision.seat}'s turn, not that of seat {self.seat}.")
            return None
        return found  # type: ignore[no-any-return]

    def _make(self, phase: Phase, decision: Decision, move: Move) -> None:
        hidden = isinstance(move, Discard) and decision.seat != self.seat
        if hidden:
            self._happen(CardDiscarded(decision.seat, None))
            return
        if isinstance(move, Give):
            self._happen(self._given(decision))
            return
        if isinstance(move, Keep | Refuse):
            self._draw(phase, decision.seat, move)
            return
        objection = phase.why_not(self.position, decision.seat, move)
        if objection is not None:
            raise Unfit(f"Seat {decision.seat} could not do so ({objection.key}).")
        self._happen(*phase.answer(self.position, decision.seat, move))

    def _called(self, decision: Decision) -> Any:
        found = next(self.calls, None)
        if found is None:
            return MISSING
        who, call = found
        if who != decision.seat:
            raise Unfit(f"Seat {who} has called, but it was seat {decision.seat}'s turn.")
        return call

    def _named(self, decision: Decision) -> Any:
        if "trump" not in self.data:
            return MISSING
        letter = self.data["trump"]
        text = "NT" if letter is None else str(letter)
        if text not in STRAINS:
            raise Unfit(f"No trump is written “{letter}”: S, H, D, C or null.")
        return name_trump(STRAINS[text])

    def _ordered(self, decision: Decision) -> Any:
        order = self.data.get("order")
        if order is None:
            return MISSING
        if order not in ("high", "low"):
            raise Unfit("“order” must be “high” or “low”.")
        return NameOrder(order == "low")

    def _laid_away(self, decision: Decision) -> Any:
        if decision.seat != self.seat:
            return decision.moves[0] if decision.moves else Discard(self.rules.pack[0])
        laid = [each for each in self.position.discards if each is not None]
        waiting = [each for each in self.discards if each not in laid]
        return Discard(waiting[0]) if waiting else MISSING

    def _turns_drawn(self) -> Sequence[tuple[Seat, str, Card | None]]:
        """Return what became of the two top cards of the stock; nothing where it is not told."""
        at = len(self.position.discards) * 2
        return self.drawn[at : at + 2]

    def _looked(self, seat: Seat) -> CardLookedAt:
        """Return that a seat looks at the top card, which only the one asked knows."""
        rows = self._turns_drawn()
        if seat != self.seat:
            return CardLookedAt(seat, None)
        if rows:
            return CardLookedAt(seat, rows[0][2])
        return CardLookedAt(seat, cards_of([self.data.get("looked", "")], "“looked”")[0])

    def _kept(self, decision: Decision) -> Any:
        rows = self._turns_drawn()
        if not rows:
            return MISSING
        if [who for who, _, _ in rows] != [decision.seat] * 2 or rows[0][1] == rows[1][1]:
            raise Unfit(f"Seat {decision.seat} keeps one of two cards and discards the other.")
        return KEEP if rows[0][1] == "keep" else REFUSE

    def _draw(self, phase: Phase, seat: Seat, move: Move) -> None:
        rows = iter(self._turns_drawn())
        for event in phase.answer(self.position, seat, move):
            if not isinstance(event, CardKept | StockDiscarded):
                self._happen(event)
                continue
            card = next(rows)[2]
            if isinstance(event, CardKept) and (card is None) is (seat == self.seat):
                raise Unfit("The seat knows what it has kept, and nothing else that was.")
            self._happen(replace(event, card=card))

    def _passes(self, decision: Decision) -> Any:
        given = self.position.given
        if given == len(self.passed):
            return MISSING
        who, card = self.passed[given]
        if who != decision.seat:
            raise Unfit(f"Seat {who} has passed a card, but it was seat {decision.seat}'s turn.")
        return Give(self.rules.pack[0] if card is None else card)

    def _given(self, decision: Decision) -> CardGiven:
        """Return the next card that was passed; both partners must know which it was."""
        phase = lookup.passing(self.rules)
        assert phase is not None, "a card is passed"
        giver, taker = phase.passes(self.position)[self.position.given]
        _, card = self.passed[self.position.given]
        if (card is None) is (self.seat in (giver, taker)):
            raise Unfit("The seat knows what it and its partner have passed, and nothing else.")
        if giver == self.seat and card not in self.position.hands[giver]:
            raise Unfit(f"The seat could not pass {card}.")
        return CardGiven(giver, taker, card)

    def _as_dealt(self, cards: list[Card]) -> list[Card]:
        """Return the own cards before any were passed."""
        own = [card for who, card in self.passed if who == self.seat and card is not None]
        found = [*cards, *own]
        for who, card in self.passed:
            if who != self.seat and card is not None:
                if card not in found:
                    raise Unfit(f"{card} was passed to the seat, which does not hold it.")
                found.remove(card)
        return found

    def _bid(self, decision: Decision) -> Any:
        tricks = self.bids[decision.seat]
        blind = decision.seat in seats_of(self.data, "blind", self.rules.seats)
        looked = decision.seat != self.seat or bool(self.hand)
        if LOOK in decision.moves and not blind:
            return LOOK if looked else MISSING
        return MISSING if tricks is None else bid(tricks)

    def _kitty_as_seen(self, count: int) -> tuple[Card | None, ...]:
        shown = flag(self.data, "kitty_shown")
        if self.kitty and len(self.kitty) != count:
            raise Unfit(f"The kitty has {count} cards, not {len(self.kitty)}.")
        return tuple(self.kitty) if self.kitty and (shown or self._declares()) else (None,) * count

    def _declares(self) -> bool:
        made = [who for who, call in self._calls() if isinstance(call, Contract)]
        return bool(made) and made[-1] == self.seat

    def _deal(self, dealt: CardsDealt, then: Sequence[Event | Decision]) -> None:
        """Deal what the seat has been given, and blanks; `dealt` tells how many cards each gets."""
        if not any(dealt.hands):
            self._lay(dealt, then)
            return
        own = [card for who, card in self._played() if who == self.seat]
        taken = self._declares() and bool(self.kitty) and lookup.declarer_takes_kitty(self.rules)
        first = [*self.hand, *own, *self.discards]
        if taken:
            first = [each for each in first if each not in self.kitty]
        first = self._as_dealt(first)
        count = len(dealt.hands[self.seat])
        blind = self.seat in dealt.unseen and not first
        if len(first) != count and not blind:
            raise Unfit(
                f"The seat was dealt {count} cards: what it holds, has played and laid away makes "
                f"{len(first)}."
            )
        hands: list[tuple[Card | None, ...]] = [(None,) * len(hand) for hand in dealt.hands]
        if not blind:
            hands[self.seat] = tuple(first)
        self._happen(CardsDealt(tuple(hands), (None,) * len(dealt.stock), unseen=dealt.unseen))
        self._fix_trump(then)

    def _lay(self, dealt: CardsDealt, then: Sequence[Event | Decision]) -> None:
        """Lay the pack down, from which the hands are drawn."""
        kept = {card for who, what, card in self.drawn if (who, what) == (self.seat, "keep")}
        held = {*self.hand, *(card for who, card in self._played() if who == self.seat)}
        if kept != held:
            raise Unfit("What the seat has kept is not what it holds and has played: “drawn”.")
        self._happen(replace(dealt, stock=(None,) * len(dealt.stock)))
        self._fix_trump(then)

    def _fix_trump(self, then: Sequence[Event | Decision]) -> None:
        """Turn the card, or name the trump that the deal itself has fixed."""
        turned = self._turned()
        position = self.position
        if turned is not None:
            place = self._turned_from()
            last = position.order_from(position.eldest)[-1]
            self._happen(CardTurned(turned, place, last), TrumpSet(turned.suit))
            named = lookup.makes_sides(self.rules)  # then a contract may have another trump
            if "trump" in self.data and self.data["trump"] != _letter(turned) and not named:
                trump = self.data["trump"]
                raise Unfit(f"{turned} was turned, so trump cannot be “{trump}”.")
        elif any(isinstance(each, CardTurned) for each in then):
            if "trump" not in self.data:
                raise Unfit("“turn_up” is missing.")
            self._name()
        elif any(isinstance(each, TrumpSet) for each in then):
            fixed = lookup.tricks(self.rules).trump.method in ("fixed", "nt_always")
            if "trump" in self.data or not fixed:
                self._name()
            else:
                self._happen(*[each for each in then if isinstance(each, TrumpSet)])

    def _name(self) -> None:
        named = self._named(Decision(self.seat, ()))
        if named is MISSING:
            raise Unfit("“trump” is missing.")
        self._happen(TrumpSet(named.suit))

    # The tricks

    def _led_by(self) -> None:
        first = self.data.get("first")
        if first is not None:
            first = number(self.data, "first", 0, self.rules.seats - 1)
            if first not in self.position.active:
                raise Unfit(f"Seat {first} does not play and cannot lead.")
            if first != self.position.leader:
                self._happen(LeadSet(first))

    def _played(self) -> Iterator[tuple[Seat, Card]]:
        """Yield who has played which card, those left out that have knocked or hold none."""
        held = {seat: 1 if seat in self.single else self.size for seat in self.position.active}
        for place, (leader, cards, _) in enumerate(self.tricks, 1):
            if leader not in self.position.active:
                raise Unfit(f"Trick {place} is led by seat {leader}, which does not play.")
            laid = iter(cards)
            for seat in self.position.order_from(leader):
                if not held[seat] or (place - 1, seat) in self.knocks:
                    continue
                card = next(laid, None)
                if card is None:
                    break
                held[seat] -= 1
                yield seat, card
            if next(laid, None) is not None:
                raise Unfit(f"Trick {place} has more cards than players.")

    def _play(self, phase: Phase) -> None:
        for place, (leader, cards, winner) in enumerate(self.tricks, 1):
            position = self.position
            if leader != position.turn:
                turn = position.turn
                if position.hands[turn] and turn not in position.single:
                    raise Unfit(
                        f"Trick {place} is led by seat {leader}, but seat {turn} has the lead."
                    )
                self._happen(LeadSet(leader))
            whole = self._trick(phase, place, leader, cards)
            if not whole and place < len(self.tricks):
                raise Unfit(f"Trick {place} is not complete, yet another one follows.")
            if whole:
                turned = position.turn_up
                best = self.rules.ranking.winner(
                    position.trick, position.trump, position.low, turned=turned
                )
                if winner is not None and winner != best:
                    raise Unfit(f"Trick {place} is taken by seat {best}, not by seat {winner}.")
                self._happen(TrickTaken(best))

    def _trick(self, phase: Phase, place: int, leader: Seat, cards: Sequence[Card]) -> bool:
        """Play the cards of a trick; return whether all have acted in it."""
        position, laid = self.position, iter(cards)
        for seat in position.order_from(leader):
            if not position.hands[seat]:
                self._happen(TurnPassed(seat, knocked=False))
            elif (place - 1, seat) in self.knocks:
                self._happen(TurnPassed(seat, knocked=True))
            else:
                card = next(laid, None)
                if card is None:
                    return False
                move = play(card)
                blind = seat in position.single_blind
                objection = None
                if seat == self.seat and not blind:
                    objection = phase.why_not(position, seat, move)
                if objection is not None:
                    raise Unfit(f"Trick {place}: the seat could not play {card} ({objection.key}).")
                self._happen(CardPlayed(seat, card))
        return True

    def _asked(self, phase: Phase) -> Decision:
        for _ in range(2 * self.rules.seats):
            if self.position.turn == self.seat and not self.position.hands[self.seat]:
                raise Unfit("The hand is empty: there is nothing to choose.")
            if self.position.turn != self.seat and self.position.hands[self.position.turn]:
                turn = self.position.turn
                if self.position.trick or turn not in self.position.single:
                    raise Unfit(f"It is seat {turn}'s turn, not that of seat {self.seat}.")
            (first, *_) = phase.step(self.position, Random(0)) or (None,)
            if isinstance(first, Decision):
                return first
            if first is None:
                break
            self._happen(first)
        raise Unfit("The deal has ended.")


_ANSWERS: Final[Mapping[type, Callable[[_Reader, Decision], Any]]] = {
    Contract: _Reader._called,
    type(PASS): _Reader._called,
    NameTrump: _Reader._named,
    NameOrder: _Reader._ordered,
    Discard: _Reader._laid_away,
    Give: _Reader._passes,
    Refuse: _Reader._kept,
    Bid: _Reader._bid,
    type(LOOK): _Reader._bid,
}
"""Where the fields tell what a seat has done, by the last of the moves that it could choose."""


def _call(text: Any) -> Move:
    words = text.split() if isinstance(text, str) else []
    if words == ["pass"]:
        return PASS
    strains = {strain.value: strain for strain in Strain}
    if len(words) != 2 or not words[0].isdecimal() or words[1] not in strains:
        raise Unfit(f"A call is written “pass”, “3 up”, “5 nt” or “1 solo”, not “{text}”.")
    return Contract(int(words[0]), strains[words[1]])


def _letter(card: Card) -> str | None:
    return None if card.suit is None else card.suit.letter
