"""The last chance of Knock-out Whist and its options: docs/rules.md#last-chance-dogs-life."""

from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.events import CardsDealt, LeadSet, SeatsFell, TrickTaken, TrumpSet
from farwhist.engine.moves import KNOCK, PLAY_UNSEEN
from farwhist.rules.phases.elimination import Falling
from farwhist.rules.phases.single_cards import SingleCardTricks
from tests.helpers.drive import any_moves, rules_of, start
from tests.helpers.tables import Table, dealt, opened, taken

FULL = ["AS KS QS", "2S 3S 4S", "5S 6S 7S"]


def table(dog: str = "AH", seat: int = 3, blind: bool = False, **options: str) -> Table:
    """Lay out a deal of three cards; the dog is `seat`, the other three hold spades, trump H."""
    rules = rules_of("knockout", 4, **options)
    hands = [*FULL[:seat], dog, *FULL[seat:]]
    started, deal = opened(rules, 3)
    before = SeatsFell((), (seat,), blind=blind)
    leader = next(s for s in range(4) if s != seat)
    events = [started, before, deal, dealt(hands, "2C", (seat,) if blind else ())]
    lead = [LeadSet(leader)] if leader else []
    return Table(rules, [*events, *lead, TrumpSet(Suit.HEARTS)], SingleCardTricks)


def settle(*rounds: tuple[int, ...], size: int = 7, **options: str) -> list[SeatsFell]:
    """Settle deals in which the seats took these tricks, and return who fell in each."""
    rules = rules_of("knockout", len(rounds[0]), **options)
    first = Table(rules, [*opened(rules, size), *taken(*rounds[0])], Falling)
    position, events = first.position, first.of(SeatsFell)
    falling = next(phase for phase in rules.phases if isinstance(phase, Falling))
    for number, tricks in enumerate(rounds[1:], 1):
        start_events = opened(rules, size - number, position.alive)[1:]
        for event in [*start_events, *taken(*tricks)]:
            event.apply(position)
        for event in falling.step(position, Random(1)):
            event.apply(position)  # type: ignore[union-attr]
            if isinstance(event, SeatsFell):
                events.append(event)
    return events  # type: ignore[return-value]


def test_the_first_to_take_no_trick_gets_one_card_in_the_next_deal() -> None:
    assert settle((4, 3, 0)) == [SeatsFell((), (2,))]
    rules = rules_of("knockout", 3)
    played = Table(rules, [*opened(rules, 7), *taken(4, 3, 0)], Falling, onward=True)
    assert [len(hand) for hand in played.position.hands] == [6, 6, 1]
    assert played.position.alive == (0, 1, 2)


def test_all_who_take_nothing_in_the_same_deal_get_the_dogs_life() -> None:
    assert settle((7, 0, 0, 0), sweep_ends_game="off") == [SeatsFell((), (1, 2, 3))]


def test_there_is_only_one_dogs_life_in_a_game() -> None:
    assert settle((4, 3, 0, 0), (4, 0, 1, 1)) == [SeatsFell((), (2, 3)), SeatsFell((1,))]


def test_a_dog_without_a_trick_is_out() -> None:
    assert settle((4, 3, 0), (3, 3, 0))[-1] == SeatsFell((2,))


def test_a_dog_with_a_trick_is_back_with_a_full_hand() -> None:
    assert settle((4, 3, 0), (3, 2, 1))[-1] == SeatsFell(())
    rules = rules_of("knockout", 3)
    begun = [*opened(rules, 7), *taken(4, 3, 0)]
    position = Table(rules, begun, Falling).position
    events = [*begun, *Falling(rules.pack).step(position, Random(0))]
    again = [*events[:-1], SeatsFell((), (2,)), *opened(rules, 6)[1:], *taken(3, 2, 1)]
    back = Table(rules, again, Falling, onward=True)
    assert len(back.position.hands[2]) > 1


def test_a_dog_plays_its_card_or_knocks() -> None:
    played = table().do("play AS", "play 2S", "play 5S")
    assert played.seat == 3 and played.legal == {"play AH", "knock"}
    assert played.objection("play 2C") == "not_in_hand"
    played.do("knock")
    assert played.seat == 0 and len(played.position.tricks) == 1
    assert len(played.position.tricks[0].plays) == 3


def test_a_dog_must_play_to_the_last_trick() -> None:
    played = table("2C").do("play AS", "play 2S", "play 5S", "knock")
    played.do("play KS", "play 3S", "play 6S", "knock", "play QS", "play 4S", "play 7S")
    assert played.seat == 3 and played.legal == {"play 2C"}
    assert played.objection("knock") == "last_trick"


def test_a_dog_need_not_follow_suit_and_others_must() -> None:
    played = table("AS", 1)
    played.do("play KS")
    assert played.legal == {"play AS", "knock"}, "it could follow and may still knock"
    played.do("knock", "play 2S", "play 5S")
    assert played.objection("knock") == "not_now", "nobody else knocks"


def test_a_dog_that_takes_a_trick_gives_the_lead_to_its_left() -> None:
    played = table("AH", 1).do("play AS", "play AH", "play 2S", "play 5S")
    assert played.of(TrickTaken) == [TrickTaken(1)]
    assert played.seat == 2 and played.position.taken == [0, 1, 0, 0]
    played.do("play 3S", "play 6S", "play KS")
    assert len(played.position.tricks[1].plays) == 3, "the dog has no card left"


def test_the_eldest_hand_on_a_dogs_life_does_not_lead_and_acts_last() -> None:
    rules = rules_of("knockout", 3, choose_when="before")
    begun = [*opened(rules, 7, dealer=1), *taken(0, 4, 3)]
    played = Table(rules, begun, Falling, onward=True).do("trump S")
    position = played.position
    assert position.dealer == 2 and position.eldest == 0 and position.single == (0,)
    assert played.seat == 1
    for seat in (1, 2, 0):
        assert played.seat == seat
        played.do(sorted(played.legal)[-1])


def test_the_lead_skips_two_dogs_in_a_row() -> None:
    rules = rules_of("knockout", 4)
    hands = ["AH", "KH", "2S 3S", "4S 5S"]
    started, deal = opened(rules, 2)
    events = [started, SeatsFell((), (0, 1)), deal, dealt(hands, "2C"), TrumpSet(Suit.HEARTS)]
    played = Table(rules, events, SingleCardTricks)
    assert played.seat == 2
    played.do("play 2S", "play 4S", "play AH", "knock")
    assert played.seat == 2, "seat 0 took the trick, and seat 1 keeps its card"


def test_a_dogs_trick_counts_for_the_right_to_name_trump() -> None:
    rules = rules_of("knockout", 3)
    started, deal = opened(rules, 2)
    cut = Table(rules, [started, SeatsFell((), (2,)), deal, *taken(1, 0, 1)], Falling)
    assert cut.position.caller in (0, 2) and cut.position.alive == (0, 2)


def test_a_dog_deals_when_its_turn_comes() -> None:
    rules = rules_of("knockout", 3)
    played = Table(rules, [*opened(rules, 7, dealer=0), *taken(4, 0, 3)], Falling, onward=True)
    assert played.position.single == (1,) and played.position.dealer == 1


# The blind dog


def test_without_the_option_there_is_no_second_chance() -> None:
    assert settle((4, 3, 0), (3, 3, 0))[-1] == SeatsFell((2,))


def test_the_next_victims_get_a_card_that_they_may_not_see() -> None:
    falls = settle((4, 3, 0, 0), (4, 0, 2, 0), (2, 2, 1, 0), second_life="blind_card")
    assert falls[1] == SeatsFell((), (1, 3), blind=True)
    assert falls[2] == SeatsFell((3,)), "and after them nobody"


def test_with_the_dogs_life_off_the_first_chance_is_the_blind_one() -> None:
    falls = settle((4, 3, 0), (4, 0, 2), second_life="blind_card", dogs_life="off")
    assert falls == [SeatsFell((), (2,), blind=True), SeatsFell((1,))]


def test_a_blind_dog_plays_unseen_or_knocks() -> None:
    played = table(blind=True).do("play AS", "play 2S", "play 5S")
    assert played.legal == {"unseen", "knock"}
    played.do("unseen")
    assert played.position.tricks[0].winner == 3


def test_a_blind_dog_does_not_see_its_card_before_it_is_played() -> None:
    found = 0
    for seed in range(40):
        match = start("knockout", 5, seed, dogs_life="off", second_life="blind_card")
        any_moves(match, Random(seed), lambda m: m.position.single_blind)
        if match.over:
            continue
        for seat in match.position.single_blind:
            found += 1
            assert match.view(seat).hands[seat] == [None]
            deal = [event for event in match.events if isinstance(event, CardsDealt)][-1]
            assert deal.seen_by(seat).hands[seat] == (None,)
        dogs = match.position.single_blind
        any_moves(match, Random(seed), lambda m, d=dogs: m.decisions[0].seat in d)
        assert set(match.decisions[0].moves) <= {PLAY_UNSEEN, KNOCK}
    assert found > 10


@pytest.mark.parametrize("option", ["dogs_life", "second_life"])
def test_in_the_one_card_deal_there_are_no_second_chances(option: str) -> None:
    texts = {"dogs_life": "on"} if option == "dogs_life" else {"second_life": "blind_card"}
    rules = rules_of("knockout", 3, **texts)
    end = Table(rules, [*opened(rules, 1), *taken(0, 1, 0)], Falling)
    assert end.of(SeatsFell) == [SeatsFell((0, 2))]


def test_in_the_deal_of_two_cards_there_still_is_one() -> None:
    assert settle((1, 1, 0), size=2) == [SeatsFell((), (2,))]
