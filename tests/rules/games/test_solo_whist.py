"""Solo Whist: who may call what, who plays with whom, trumps, leads, the open hand, and stakes."""

from itertools import pairwise
from random import Random

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.engine.events import NOBODY, ContractMade, DealScored, HandOpened, LeadSet, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, Strain, write
from farwhist.engine.position import Position
from farwhist.rules.decided import Ending, decided
from farwhist.rules.phases.alliances import GENERAL, PAIR, RANKED, AllianceAuction
from farwhist.rules.sides import avoids, divided, partner_of, together
from tests.helpers.drive import fold, rules_of, start
from tests.helpers.referees import check
from tests.helpers.tables import Table, dealt, opened, taken

HANDS = [" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC"]
LADDER = [f"contract 1 {strain.value}" for strain in RANKED]
PROPOSAL, ACCEPTANCE, SOLO, MISERE, ABUNDANCE, ROYAL, OPEN, DECLARED = LADDER


def auction(**options: str) -> Table:
    """Open the calls; seat 3 deals, and each seat holds a suit. Clubs are trump."""
    rules = rules_of("solo_whist", 4, **options)
    events = [*opened(rules, 13), dealt(HANDS), TrumpSet(Suit.CLUBS)]
    return Table(rules, events, AllianceAuction)


def made(table: Table) -> tuple[str, tuple[int, ...]]:
    """Return what is played, and who plays it together."""
    contract = table.position.contract
    return ("" if contract is None else contract.strain.value), table.position.declaring


def points(strain: Strain, declaring: tuple[int, ...], *won: int, **options: str) -> list[float]:
    """Return what the players are paid when the seats have won so many tricks."""
    rules = rules_of("solo_whist", 4, **options)
    who = declaring[0] if declaring else NOBODY
    begun = [*opened(rules, 13), dealt(HANDS), ContractMade(who, Contract(1, strain), declaring)]
    assert rules.side_pay
    return list(rules.side_pay.points(fold(Position(4), [*begun, *taken(*won)])))


# Calls


def test_the_eldest_hand_may_call_anything_but_accept() -> None:
    table = auction()
    assert (table.seat, table.legal) == (0, {"pass", *LADDER} - {ACCEPTANCE})
    assert table.objection(ACCEPTANCE) == "nothing_proposed"


@pytest.mark.parametrize(("lower", "higher"), list(pairwise([PROPOSAL, *LADDER[2:]])))
def test_a_call_must_be_higher_than_the_one_before(lower: str, higher: str) -> None:
    table = auction().do(lower)
    assert higher in table.legal and lower not in table.legal
    assert table.objection(lower) == "must_outbid"


def test_a_proposal_is_accepted_by_who_is_asked_next_or_later() -> None:
    assert made(auction().do(PROPOSAL, ACCEPTANCE, "pass", "pass")) == ("pair", (0, 1))
    assert made(auction().do(PROPOSAL, "pass", "pass", ACCEPTANCE)) == ("pair", (0, 3))


def test_who_has_proposed_or_accepted_may_overcall_who_outbids_them() -> None:
    table = auction().do(PROPOSAL, ACCEPTANCE, SOLO, "pass")
    assert (table.seat, PROPOSAL in table.legal, MISERE in table.legal) == (0, False, True)
    table.do(MISERE)
    assert table.seat == 1
    assert made(table.do("pass", "pass")) == ("misere", (0,))


def test_who_has_passed_is_asked_no_more() -> None:
    table = auction().do("pass", SOLO, "pass", MISERE)
    assert table.seat == 1
    assert made(table.do("pass")) == ("misere", (3,))


def test_the_eldest_hand_may_accept_after_it_has_passed() -> None:
    table = auction().do("pass", "pass", PROPOSAL, "pass")
    assert (table.seat, table.legal) == (0, {"pass", ACCEPTANCE})
    assert made(table.do(ACCEPTANCE)) == ("pair", (2, 0))


def test_who_proposes_in_vain_may_play_solo() -> None:
    table = auction().do("pass", PROPOSAL, "pass", "pass", "pass")
    assert (table.seat, table.legal) == (1, {"pass", SOLO})
    assert table.objection(MISERE) == "not_now"
    assert made(table.do(SOLO)) == ("solo", (1,))


@pytest.mark.parametrize(
    "calls", [["pass"] * 4, ["pass", PROPOSAL, "pass", "pass", "pass", "pass"]]
)
def test_a_deal_that_nobody_plays_does_not_count(calls: list[str]) -> None:
    table = auction().do(*calls)
    assert table.of(DealScored) == [DealScored((0, 0, 0, 0), (None,) * 4, void=True)]
    general = auction(all_pass="general").do(*calls)
    assert general.position.contract == GENERAL and general.position.trump is None
    assert (general.position.declarer, general.seat) == (None, 0)


def test_the_deal_passes_on_when_nobody_plays() -> None:
    match = start("solo_whist", 4, 3)
    dealer = match.position.dealer
    while match.position.deal == 1:
        (decision,) = match.decisions
        match.submit(decision.seat, decision.moves[0])
    assert match.position.dealer == (dealer + 1) % 4
    assert (match.position.place, match.position.results[0].void) == (0, True)


# Trumps and leads


@pytest.mark.parametrize(
    ("call", "trump", "leader"),
    [(SOLO, Suit.CLUBS, 0), (ROYAL, Suit.CLUBS, 0), (MISERE, None, 0), (OPEN, None, 0)],
)
def test_trump_and_lead(call: str, trump: Suit | None, leader: int) -> None:
    table = auction().do("pass", call, "pass", "pass")
    assert (table.position.trump, table.seat) == (trump, leader)


def test_who_plays_abundance_chooses_trumps() -> None:
    table = auction().do("pass", ABUNDANCE, "pass", "pass")
    assert (table.seat, table.legal) == (1, {"trump S", "trump H", "trump D", "trump C"})
    table.do("trump H")
    assert (table.position.trump, table.position.named_by, table.seat) == (Suit.HEARTS, 1, 0)


def test_who_declares_all_tricks_leads() -> None:
    table = auction().do("pass", "pass", DECLARED, "pass").do("trump D")
    assert table.of(LeadSet) == [LeadSet(2)] and table.seat == 2
    without = auction(declared_trump="none").do("pass", "pass", DECLARED, "pass")
    assert (without.position.trump, without.seat) == (None, 2)


def test_an_open_misere_is_laid_open_after_the_first_trick() -> None:
    table = auction().do("pass", OPEN, "pass", "pass")
    table.do("play AS", "play 2H", "play 2D")
    assert not table.of(HandOpened)
    table.do("play 2C")
    (event,) = table.of(HandOpened)
    assert (event.seat, len(event.cards), card("AH") in event.cards) == (1, 12, True)
    assert event.seen_by(3) == event and table.position.open_hands == (1,)


def test_everybody_sees_the_open_hand() -> None:
    for seed in range(200):
        match = start("solo_whist", 4, seed)
        while match.position.deal == 1 and not match.position.open_hands and not match.over:
            (decision,) = match.decisions
            texts = list(map(write, decision.moves))
            match.submit(decision.seat, decision.moves[texts.index(OPEN) if OPEN in texts else 0])
        if match.position.open_hands:
            break
    (seat,) = match.position.open_hands
    for viewer in range(4):
        assert None not in match.view(viewer).hands[seat]
    other = (seat + 1) % 4
    assert set(match.view(seat).hands[other]) <= {None, match.position.turn_up}


# Who plays with whom


def test_sides_are_those_of_the_deal() -> None:
    view = auction().position
    assert not divided(view) and not together(view, 0, 2) and partner_of(view, 0) is None
    ContractMade(1, PAIR, (1, 2)).apply(view)
    assert divided(view) and together(view, 1, 2) and together(view, 0, 3)
    assert not together(view, 0, 2)
    assert (partner_of(view, 1), partner_of(view, 0)) == (2, 3)
    ContractMade(1, Contract(1, Strain.MISERE), (1,)).apply(view)
    assert together(view, 0, 2) and partner_of(view, 0) is None and partner_of(view, 1) is None
    assert [avoids(view, seat) for seat in range(4)] == [False, True, False, False]
    ContractMade(NOBODY, GENERAL).apply(view)
    assert not divided(view) and all(avoids(view, seat) for seat in range(4))


def test_the_next_deal_has_no_sides_yet() -> None:
    match: Match = start("solo_whist", 4, 3, deals="2")
    while match.position.place < 1 or not match.decisions:
        (decision,) = match.decisions
        match.submit(decision.seat, decision.moves[-1])
    assert match.position.declaring == () and match.position.open_hands == ()
    assert match.position.results[-1].declaring


# Stakes


@pytest.mark.parametrize(
    ("strain", "tricks", "stake"),
    [
        (Strain.SOLO, 5, 1),
        (Strain.MISERE, 0, 2),
        (Strain.ABUNDANCE, 9, 3),
        (Strain.ROYAL, 9, 3),
        (Strain.OPEN, 0, 4),
        (Strain.DECLARED, 13, 6),
    ],
)
def test_alone_one_settles_with_each_of_three(strain: Strain, tricks: int, stake: int) -> None:
    rest = 13 - tricks
    assert points(strain, (1,), rest, tricks, 0, 0) == [-stake, 3 * stake, -stake, -stake]
    missed = tricks - 1 if tricks else 1
    failed = points(strain, (1,), 13 - missed, missed, 0, 0)
    assert failed == [stake, -3 * stake, stake, stake]


def test_partners_settle_with_one_opponent_each() -> None:
    assert points(Strain.PAIR, (3, 0), 3, 5, 0, 5) == [1, -1, -1, 1]
    assert points(Strain.PAIR, (3, 0), 3, 6, 0, 4) == [-1, 1, 1, -1]


def test_tricks_more_and_fewer_may_be_worth_a_fifth() -> None:
    assert points(Strain.SOLO, (0,), 7, 6, 0, 0, over="fifth") == [4.2, -1.4, -1.4, -1.4]
    assert points(Strain.SOLO, (0,), 4, 9, 0, 0, over="fifth") == [-3.6, 1.2, 1.2, 1.2]
    assert points(Strain.PAIR, (0, 1), 5, 5, 3, 0, over="fifth") == [1.4, 1.4, -1.4, -1.4]
    assert points(Strain.MISERE, (0,), 2, 11, 0, 0, over="fifth") == [-6, 2, 2, 2]


def test_most_tricks_pay_in_a_general_misere() -> None:
    assert points(Strain.GENERAL, (), 6, 4, 2, 1) == [-3, 1, 1, 1]
    assert points(Strain.GENERAL, (), 5, 5, 2, 1) == [-2, -2, 2, 2]


@pytest.mark.parametrize(
    "options", [{"all_pass": "general"}, {"declared_trump": "none"}, {"over": "fifth"}]
)
def test_matches_are_sound(options: dict[str, str]) -> None:
    assert check("solo_whist", 4, "--matches", "4", "--seed", "9", deals="3", **options) == 4


# The rest of a deal


@pytest.mark.parametrize("call", LADDER[2:])
@pytest.mark.parametrize("over", ["nothing", "fifth"])
def test_once_settled_the_points_stay_what_they_are(call: str, over: str) -> None:
    """A misère after its first trick, a solo after five: whatever is played then."""
    rules = rules_of("solo_whist", 4, over=over, deals="1")
    pay, settled = rules.side_pay, 0
    assert pay is not None
    for seed in range(4):
        match, rng = Match(rules, seed), Random(seed)
        told: set[tuple[float, ...]] = set()
        while not match.over:
            (decision,) = match.decisions
            view, texts = match.view(decision.seat), list(map(write, decision.moves))
            if pay.settled(view):
                assert decided(rules, view, decision.seat) == Ending(None)
                told.add(tuple(pay.points(match.position)))
            calls = decision.moves[texts.index(call) if call in texts else 0]
            wild = rng.choice(decision.moves)
            match.submit(decision.seat, calls if view.contract is None else wild)
        assert told <= {tuple(match.position.results[-1].points)}
        settled += len(told)
    avoids = call in (MISERE, OPEN, DECLARED)
    assert (settled >= 2) is (avoids or over == "nothing")


def test_a_misere_is_open_until_its_player_takes_a_trick() -> None:
    rules = rules_of("solo_whist", 4)
    assert rules.side_pay
    begun = [*opened(rules, 13), dealt(HANDS), ContractMade(1, Contract(1, Strain.MISERE), (1,))]
    assert not rules.side_pay.settled(fold(Position(4), [*begun, *taken(4, 0, 4, 4)]))
    assert rules.side_pay.settled(fold(Position(4), [*begun, *taken(0, 1, 0, 0)]))
