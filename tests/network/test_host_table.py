"""A table at its host: coming back, taking back, chat, clocks, watching, and a fair seed."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, BidSealed
from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid
from farwhist.network import messages as ms
from farwhist.network import shared_seed
from farwhist.network.guest_table import UnknownRules
from farwhist.network.host_table import SAID, SAID_IN
from farwhist.rules.catalogue import PRESETS
from farwhist.store.matches import Saved
from tests.bots.thinking.test_honesty import written_cards
from tests.helpers.drive import EXACT, cards_in
from tests.helpers.family import SHORT
from tests.network.tables import Company, Player


def started(people: int = 2, **rules: object) -> Company:
    """Return a table at which a match has begun."""
    company = Company(people, **rules)  # type: ignore[arg-type]
    company.begin()
    assert company.table.match is not None
    return company


def truth(company: Company) -> Match:
    assert company.table.match is not None
    return company.table.match.match


# --- a whole match ----------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_is_played_to_its_end_and_everybody_has_the_same_record(preset: str) -> None:
    seats = PRESETS[preset].usual_seats
    exact = preset in EXACT
    changes = SHORT.get(preset, {"sequence": "CUSTOM", "custom": "2,1"} if exact else {})
    people = min(seats, 2 if seats > 2 else seats)
    company = started(people, preset=preset, seats=seats, changes=changes)
    company.players.append(watcher := Player(company.table, 9, watch=True))
    company.play(Random(4))
    assert truth(company).over
    (finished,) = company.finished
    for player in company.players:
        checked = player.folded.checked
        assert checked is not None
        assert checked.faults == ()
        assert checked.record.moves == finished.moves
        assert checked.record.human == (None if player is watcher else player.folded.seat)


def test_who_was_away_at_the_end_has_the_record_later_also_while_numbers_are_given() -> None:
    company = started()
    gone, other = company.players
    company.play(Random(1), 12)
    assert gone.visitor is not None
    company.table.rules = replace(company.table.rules, away=1)
    company.table.lost(gone.visitor)
    gone.closed = True
    company.clock.pass_time(1)
    company.play(Random(1))
    assert truth(company).over
    other.say(ms.Ready(True))
    company.settle()
    gone.come(company.table)
    assert gone.folded.checked is not None
    assert gone.folded.checked.faults == ()
    gone.say(ms.Ready(True))
    gone.flush()
    other.flush()
    late = Player(company.table, 9, watch=True)
    assert late.folded.checked is not None
    assert [each for each in late.folded.checked.faults if each != "events"] == []


def test_computers_have_names_of_their_own_that_all_see() -> None:
    company = started(2)
    one, two = (player.folded.names for player in company.players)
    assert one == two
    assert len(set(one)) == 4
    assert all(one)


def test_another_match_can_follow_with_other_cards() -> None:
    company = started()
    company.play(Random(1))
    first = company.finished[0]
    company.begin()
    company.play(Random(1))
    assert [player.folded.checked.faults for player in company.players] == [(), ()]  # type: ignore[union-attr]
    assert company.finished[1].seed != first.seed


# --- what each is sent ------------------------------------------------------------------


def test_nobody_is_sent_a_card_before_its_time_or_the_seed_or_the_salt_at_all() -> None:
    company = started(4, seats=4)
    rng = Random(3)
    players = [*company.players, Player(company.table, 9, watch=True)]
    while not truth(company).over:
        match, more = truth(company), company.step(rng)
        if match.over or not more:
            break
        for player in players:
            seat = player.folded.seat
            view = [each.seen_by(seat) for each in match.events]
            known = {card.text for each in view for card in cards_in(each)}
            assert written_cards(b"".join(player.stream), match) <= known
            player.stream = []
    saved = company.finished[0]
    secrets = (str(saved.seed).encode(), saved.salt.encode())
    for player in players:
        told = [each for each in player.heard if not isinstance(each, ms.Opened)]
        stream = b"".join(map(ms.encode, told))
        assert not any(secret in stream for secret in secrets)
        assert bytes.fromhex(company.table.kept.numbers[-1]) not in stream


def test_a_sealed_bid_is_told_to_nobody_else_before_all_are_revealed() -> None:
    company = started(2)
    first = company.players[0]
    assert first.folded.decision is not None
    first.folded.make("bid 1")
    company.settle()
    seen = company.players[1].folded.match
    assert seen is not None
    assert seen.events[-1] == BidSealed(0, None)


# --- coming and going -------------------------------------------------------------------


def test_who_comes_back_has_the_same_seat_and_sees_the_table_as_it_is() -> None:
    company = started()
    company.play(Random(2), 5)
    gone = company.players[0]
    assert gone.visitor is not None
    before = gone.folded.match
    company.table.lost(gone.visitor)
    assert not company.table.room().places[0].present
    gone.come(company.table)
    assert gone.folded.seat == 0
    assert gone.folded.match is not None
    assert before is not None
    assert gone.folded.match is not before
    assert gone.folded.match.position == truth(company).view(0)
    assert company.table.room().places[0].present
    company.play(Random(2))
    assert truth(company).over


def test_a_bot_plays_for_who_is_away_until_they_come_back() -> None:
    company = started(away=30)
    gone = company.players[0]
    assert gone.visitor is not None
    company.table.lost(gone.visitor)
    gone.closed = True
    company.clock.pass_time(29)
    company.play(Random(2))
    assert truth(company).made(0) == 0
    company.clock.pass_time(1)
    assert company.table.room().places[0].stand_in
    company.play(Random(2), 6)
    match = company.table.match
    assert match is not None
    made = [number for number, (seat, _) in enumerate(match.match.moves) if seat == 0]
    assert made
    assert all(match.makers[number] is Maker.BOT for number in made)
    gone.come(company.table)
    assert not company.table.room().places[0].stand_in
    company.play(Random(2))
    assert truth(company).over


def test_who_was_away_for_a_moment_is_not_replaced_later() -> None:
    company = started(away=30)
    gone = company.players[0]
    assert gone.visitor is not None
    for _ in range(3):
        company.table.lost(gone.visitor)
        company.clock.pass_time(20)
        gone.come(company.table)
    company.table.lost(gone.visitor)
    company.clock.pass_time(20)
    assert not company.table.room().places[0].stand_in


def test_the_same_person_elsewhere_takes_over_and_the_old_place_is_told() -> None:
    company = started()
    old = company.players[0]
    new = Player(company.table, 0)
    assert new.folded.seat == 0
    assert old.heard[-1] == ms.TurnedAway("elsewhere")
    assert old.closed


def test_a_bot_plays_on_for_who_leaves_for_good() -> None:
    company = started()
    company.players[0].say(ms.Leave())
    company.settle()
    company.play(Random(5))
    assert truth(company).over
    assert company.table.rules.levels[0] == "club"


def test_a_full_table_takes_nobody_and_an_old_or_new_program_is_told_so() -> None:
    company = started()
    late = Player(company.table, 7)
    assert late.heard == [ms.TurnedAway("full", str(ms.PROTOCOL))]
    for protocol, why in ((ms.PROTOCOL + 1, "newer"), (ms.PROTOCOL - 1, "older")):
        late.heard = []
        late.come(company.table, protocol)
        assert late.heard == [ms.TurnedAway(why, str(ms.PROTOCOL))]


def test_only_so_many_watch_and_they_are_asked_nothing() -> None:
    company = started(watchers=1)
    watcher = Player(company.table, 8, watch=True)
    assert watcher.folded.seat == NOBODY
    assert Player(company.table, 9, watch=True).heard[0] == ms.TurnedAway("no_watching", "1")
    company.players.append(watcher)
    company.play(Random(1))
    asked = [each for each in watcher.heard if isinstance(each, ms.ChoiceAsked)]
    assert asked
    assert all(each.decision is None for each in asked)


def test_the_host_ended_and_opens_the_table_again_with_everybody_where_they_were() -> None:
    company = started()
    company.play(Random(6), 7)
    moves = truth(company).moves
    assert company.files.kept is not None
    company.bots.asked.clear()
    company.table = company.opened(company.files.kept, company.files.saved)
    assert truth(company).moves == moves
    for player in reversed(company.players):
        player.come(company.table)
    assert [player.folded.seat for player in company.players] == [0, 1]
    company.play(Random(6))
    assert [player.folded.checked.faults for player in company.players] == [(), ()]  # type: ignore[union-attr]


def test_rules_that_a_guest_does_not_know_are_refused_by_their_name() -> None:
    company = Company(1)
    guest = company.players[0].folded
    room = company.table.room()
    for told in ({"preset": "tarock"}, {"changes": {"wind": "strong"}}):
        with pytest.raises(UnknownRules, match=r"tarock|elevator"):
            guest.take(replace(room, rules=replace(room.rules, **told)))


def test_a_full_disk_is_told_and_stops_no_match() -> None:
    company = started()
    company.files.full = True
    company.play(Random(3))
    assert truth(company).over
    assert company.problems


# --- moves ------------------------------------------------------------------------------


def test_an_illegal_late_or_senseless_move_changes_nothing_and_is_answered() -> None:
    company = started()
    player = company.players[0]
    events = len(truth(company).events)
    for move in ("bid 99", "play AS", "nonsense", "play", "bid 1 2"):
        player.say(ms.Make(0, events, move))
        company.settle()
        assert isinstance(player.heard[-1], ms.NotMade)
    player.say(ms.Make(5, events, "bid 0"))
    company.settle()
    assert player.heard[-1] == ms.NotMade("not_now")
    assert truth(company).moves == []


def test_a_bot_makes_the_move_of_who_has_no_time_left() -> None:
    company = started(clock=20)
    company.clock.pass_time(19)
    assert not [task for task, _ in company.bots.asked if task.seat == 0]
    company.clock.pass_time(1)
    while company.bots.answer():
        company.settle()
    match = company.table.match
    assert match is not None
    mine = [number for number, (seat, _) in enumerate(match.match.moves) if seat in (0, 1)]
    assert mine
    assert {match.makers[number] for number in mine} == {Maker.CLOCK}


def test_each_is_told_how_much_time_is_left_for_the_own_move() -> None:
    company = started(clock=20, undo=True)
    first, second = company.players

    def left(player: Player) -> float:
        asked = [each for each in player.heard if isinstance(each, ms.ChoiceAsked)]
        return asked[-1].clock

    assert (left(first), left(second)) == (20, 20), "bids are sealed at the same time"
    company.clock.pass_time(5)
    first.folded.make("bid 0")
    company.settle()
    assert (left(first), left(second)) == (0, 15), "who has chosen has no time that runs"
    company.table.lost(second.visitor)  # type: ignore[arg-type]
    company.clock.pass_time(4)
    second.come(company.table)
    assert left(second) == 11, "who comes back has not more than before"


def test_no_two_at_the_table_have_the_same_picture() -> None:
    company = Company(3)
    for player in company.players:
        hello = ms.Hello(ms.PROTOCOL, "0.1", "s", player.key, player.folded.table, 2)
        player.visitor = company.table.greet(player, hello)
    company.begin()
    portraits = company.players[0].folded.portraits
    assert portraits[0] == 2 and len(set(portraits)) == 4


def test_a_move_is_taken_back_only_when_all_people_agree() -> None:
    company = started(3)
    company.play(Random(7), 9)
    one, two, three = company.players
    match = truth(company)
    own = max(number for number, (seat, _) in enumerate(match.moves) if seat == 0)
    one.say(ms.AskBack())
    company.settle()
    assert two.heard[-1] == ms.BackAsked(0)
    two.say(ms.Consent(False))
    company.settle()
    assert len(match.moves) > own
    assert one.heard[-1] != ms.BackAsked(0)
    one.say(ms.AskBack())
    company.settle()
    two.say(ms.Consent(True))
    company.settle()
    assert len(match.moves) > own
    three.say(ms.Consent(True))
    company.settle()
    assert len(match.moves) == own
    assert company.table.match is not None
    assert company.table.match.setting.assisted
    for player in company.players:
        assert player.folded.match is not None
        assert player.folded.match.position == match.view(player.folded.seat)
    company.play(Random(7))
    assert [player.folded.checked.faults for player in company.players] == [()] * 3  # type: ignore[union-attr]


def test_no_move_is_taken_back_where_the_table_does_not_allow_it() -> None:
    company = started(undo=False)
    company.play(Random(7), 5)
    moves = len(truth(company).moves)
    company.players[0].say(ms.AskBack())
    company.settle()
    assert len(truth(company).moves) == moves
    assert not company.players[1].told(ms.BackAsked)


# --- chat -------------------------------------------------------------------------------


def test_a_phrase_is_told_by_its_key_and_a_text_as_one_plain_line() -> None:
    company = Company(2)
    one, two = company.players
    one.say(ms.Say("well_played"))
    one.say(ms.Say("", "<b>hello</b>\n\x07there" + "x" * 500))
    company.settle()
    first, second = two.told(ms.Said)
    assert first == ms.Said(0, "Player 0", "well_played", "")
    assert isinstance(second, ms.Said)
    assert second.text.startswith("<b>hello</b> there")
    assert len(second.text) == ms.LONGEST_TEXT


@pytest.mark.parametrize(("chat", "heard"), [("off", 0), ("phrases", 1), ("free", 2)])
def test_the_table_says_what_may_be_said(chat: str, heard: int) -> None:
    company = Company(2, chat=chat)
    company.players[0].say(ms.Say("hello"))
    company.players[0].say(ms.Say("", "hello"))
    company.settle()
    assert len(company.players[1].told(ms.Said)) == heard


def test_nobody_can_say_too_much_at_once() -> None:
    company = Company(2)
    for _ in range(SAID + 3):
        company.players[0].say(ms.Say("hello"))
    company.settle()
    assert len(company.players[1].told(ms.Said)) == SAID
    company.clock.pass_time(SAID_IN)
    company.players[0].say(ms.Say("hello"))
    company.settle()
    assert len(company.players[1].told(ms.Said)) == SAID + 1


# --- the seed ---------------------------------------------------------------------------


def test_a_guest_who_says_another_number_than_was_fixed_is_turned_away() -> None:
    company = Company(2)
    cheat = company.players[0]
    table = company.table
    assert cheat.visitor is not None
    for player in company.players:
        player.say(ms.Ready(True))
    for player in company.players:
        player.flush()
    company.players[1].flush()
    table.hear(cheat.visitor, ms.Commitment(1, shared_seed.fingerprint(b"a" * 32)))
    table.hear(cheat.visitor, ms.Number(1, b"b" * 32))
    assert ms.TurnedAway("number") in cheat.heard
    assert table.match is None


def finished(company: Company) -> Saved:
    company.play(Random(1))
    return company.finished[0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda saved: replace(saved, seed=saved.seed + 1), "seed"),
        (lambda saved: replace(saved, changes={}), "rules"),
        (lambda saved: replace(saved, moves=saved.moves[:-1]), "events"),
        (lambda saved: replace(saved, moves=saved.moves[::-1]), "rules"),
    ],
    ids=["seed", "rules", "moves", "nonsense"],
)
def test_a_record_that_is_not_the_match_is_found_out(change: object, fault: str) -> None:
    company = started()
    saved = finished(company)
    guest = company.players[0].folded
    number = bytes.fromhex(company.table.kept.numbers[-1])
    guest.take(ms.Opened(number, change(saved).text()))  # type: ignore[operator]
    assert guest.checked is not None
    assert fault in guest.checked.faults


def test_a_host_that_says_another_number_than_it_had_fixed_is_found_out() -> None:
    company = started()
    saved = finished(company)
    guest = company.players[0].folded
    guest.take(ms.Opened(b"z" * 32, saved.text()))
    assert guest.checked is not None
    assert set(guest.checked.faults) == {"number", "seed"}


def test_a_match_begins_only_when_all_are_ready_and_numbers_wait_for_all() -> None:
    company = Company(2)
    one, two = company.players
    one.say(ms.Ready(True))
    company.settle()
    assert not one.told(ms.CommitmentWanted)
    two.say(ms.Ready(True))
    one.flush()
    two.flush()
    assert one.told(ms.CommitmentWanted)
    assert not one.told(ms.Numbers)
    company.settle()
    assert company.table.match is not None


def test_who_goes_while_numbers_are_given_does_not_stop_the_table() -> None:
    company = Company(2)
    one, two = company.players
    one.say(ms.Ready(True))
    two.say(ms.Ready(True))
    one.flush()
    two.flush()
    assert two.visitor is not None
    company.table.lost(two.visitor)
    two.come(company.table)
    company.settle()
    assert company.table.match is None
    company.begin()
    assert company.table.match is not None


def test_the_hosts_own_person_can_begin_with_bots_for_who_is_missing() -> None:
    company = Company(1, levels=("", "", "", "casual"))
    player = company.players[0]
    player.come(company.table, host=True)
    player.say(ms.Begin())
    company.settle()
    assert company.table.rules.levels == ("", "club", "club", "casual")
    company.play(Random(1))
    assert truth(company).over


def test_nobody_else_can_begin() -> None:
    company = Company(2, levels=("", "", "", "casual"))
    company.players[1].say(ms.Begin())
    company.settle()
    assert company.table.match is None


@pytest.mark.parametrize(
    "message",
    [
        ms.Welcome("t", 99, ms.PROTOCOL, "1"),
        ms.ChoiceAsked((9,), None),
        ms.Numbers(77, {}),
        ms.Opened(b"n" * 32, "no record", False),
    ],
    ids=lambda message: type(message).__name__,
)
def test_what_a_host_says_at_the_wrong_time_or_of_no_seat_is_refused(message: ms.FromHost) -> None:
    company = Company(2)
    folded = company.players[0].folded
    names = ("a",) * company.table.rules.seats
    with pytest.raises(ms.BadMessage):
        folded.take(message)
        folded.take(ms.Began(names, (0,) * len(names), 0))
        folded.take(message)


def test_a_choice_before_any_event_is_refused() -> None:
    company = started()
    folded = company.players[0].folded
    names = ("a",) * company.table.rules.seats
    folded.take(ms.Began(names, (0,) * len(names), 0))
    with pytest.raises(ms.BadMessage):
        folded.take(ms.ChoiceAsked((folded.seat,), Decision(folded.seat, (Bid(1),))))
