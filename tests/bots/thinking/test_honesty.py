"""No opponent can cheat: what a seat may not know is neither sent to it nor in its answers.

In most of these tests the levels play out few deals: they look at the same things as with many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from queue import SimpleQueue
from random import Random

import pytest

from farwhist import bots
from farwhist.bots.thinking.task import MoveTask, Terms, answer, luck, pack, unpack
from farwhist.bots.thinking.worker import Worker
from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from tests.engine.test_views import VARIANTS
from tests.helpers.drive import EXACT, any_moves, cards_in, fold, moves_on, start
from tests.helpers.family import SHORT, other_truth
from tests.helpers.quick_levels import quicken
from tests.helpers.retell import retell

pytestmark = pytest.mark.slow

GAMES = [(preset, PRESETS[preset].usual_seats) for preset in PRESETS]
STEPS = (1, 2, 9, 30)
"""How many moves lie before each look: while bidding, at the first lead, and deep in the deals."""


def other_events(match: Match, seat: int, rng: Random) -> list[Event]:
    """Return the events of another truth, in which others hold other cards and sealed bids."""
    if match.rules.id in EXACT:  # type: ignore[attr-defined]
        return retell(match.events, seat, rng)
    return other_truth(match.events, match.rules.pack, seat, rng)  # type: ignore[attr-defined]


def open_to_bots(match: Match) -> list[Decision]:
    return [decision for decision in match.decisions if not decision.settled]


def views(match: Match, seat: int, rng: Random) -> tuple[Position, Position, bool]:
    """Return what a seat knows in two truths, and whether these differ."""
    others = other_events(match, seat, rng)
    told = [fold(Position(match.rules.seats), [event.seen_by(seat) for event in events])
            for events in (match.events, others)]  # fmt: skip
    return told[0], told[1], others != match.events


def looks(match: Match, rng: Random) -> Iterator[Decision]:
    """Play a match at random and yield one open decision at each of `STEPS`."""
    for steps in STEPS:
        any_moves(match, rng, moves_on(match, steps - len(match.moves)))
        if decisions := open_to_bots(match):
            yield decisions[-1]


def check(match: Match, preset: str, texts: Mapping[str, str], seed: int) -> int:
    """Compare tasks and answers of all levels in two truths at every look.

    Return how often the truths differ.
    """
    rng, differ = Random(seed), 0
    for decision in looks(match, rng):
        one, other, differs = views(match, decision.seat, rng)
        differ += differs
        for level in bots.LEVELS:
            changes = tuple(sorted(texts.items()))
            terms = Terms(preset, match.rules.seats, level, changes, met=())
            tasks = [MoveTask.of(terms, view, decision, seed) for view in (one, other)]
            assert pack(tasks[0]) == pack(tasks[1]), level
            move = answer(tasks[0])
            assert move == answer(tasks[1]), level
            assert move in decision.moves, level
    return differ


WHOLE = ("elevator", "bid_whist", "bastard")
"""Games in which the levels play out as many deals as they do at the table."""


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_hidden_cards_and_sealed_bids_change_no_answer(
    monkeypatch: pytest.MonkeyPatch, preset: str, seats: int
) -> None:
    if preset not in WHOLE:
        quicken(monkeypatch)
    texts = SHORT.get(preset, {})
    assert check(start(preset, seats, 3, **texts), preset, texts, 3) >= 2


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("options", VARIANTS, ids=lambda texts: "-".join(texts.values()) or "plain")
def test_nor_do_they_in_any_kind_of_deal(options: dict[str, str]) -> None:
    texts = {"sequence": "CUSTOM", "custom": "4,3", **options}
    matches = {seed: start("elevator", 4, seed, **texts) for seed in (1, 2)}
    assert sum(check(match, "elevator", texts, seed) for seed, match in matches.items()) >= 2


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_what_is_sent_names_no_card_that_the_seat_may_not_know(preset: str, seats: int) -> None:
    seed = 987654321
    match = start(preset, seats, seed, **SHORT.get(preset, {}))
    for decision in looks(match, Random(8)):
        seat = decision.seat
        view = fold(Position(seats), [event.seen_by(seat) for event in match.events])
        data = pack(MoveTask.of(Terms(preset, seats, "rule"), view, decision, 1))
        known = {card.text for card in (*cards_in(view), *cards_in(decision.moves))}
        assert written_cards(data, match) <= known
        assert str(seed).encode() not in data
        assert seed.to_bytes(4, "little") not in data


def written_cards(data: bytes, match: Match) -> set[str]:
    """Return the text of every card of the pack that stands in some bytes as a text or a word."""
    words = re.findall(rb"(?<=\x8c[\x02\x03])[^ ]{2,3}(?=Q)|(?<= )[^ ]{2,3}(?=[ \x8c])", data)
    texts = {card.text for card in match.rules.pack}  # type: ignore[attr-defined]
    return texts & {word.decode("latin-1") for word in words}


def test_the_search_finds_a_card_that_is_sent() -> None:
    match = start("elevator", 4, 8, custom="13", sequence="CUSTOM")
    decision = match.decisions[0]
    data = pack(MoveTask.of(Terms("elevator", 4, "rule"), match.position, decision, 1))
    assert len(written_cards(data, match)) == 52


def test_the_bytes_show_neither_who_made_an_object_nor_where_else_it_stands() -> None:
    match = start("elevator", 4, 8)
    decision = match.decisions[0]
    task = MoveTask.of(Terms("elevator", 4, "rule"), match.view(decision.seat), decision, 1)
    again = unpack(pack(task))
    assert pack(again) == pack(task)
    assert isinstance(again, MoveTask)
    assert all(isinstance(card, Card) for card in cards_in(again.view))


def test_what_starts_a_generator_depends_on_salt_seat_and_number_only() -> None:
    salts = ["ab" * 32, "cd" * 32]
    found = {luck(salt, seat, number) for salt in salts for seat in range(4) for number in range(5)}
    assert len(found) == 40
    assert luck("ab" * 32, 2, 3) == 17167592050173573135


def test_another_process_gives_the_same_answers() -> None:
    heard: SimpleQueue[str | None] = SimpleQueue()
    worker = Worker(lambda ticket, text: heard.put(text), lambda: heard.put("lost"))
    worker.start()
    try:
        for preset in ("elevator", "romanian", "knockout", "classic", "bid_whist", "bastard"):
            seats, texts = PRESETS[preset].usual_seats, SHORT.get(preset, {})
            match = start(preset, seats, 6, **texts)
            asked = looks(match, Random(6))
            for decision, level in ((each, level) for each in asked for level in bots.LEVELS):
                terms = Terms(preset, seats, level, tuple(sorted(texts.items())))
                task = MoveTask.of(terms, match.view(decision.seat), decision, 11)
                worker.ask(pack(task))
                here = list(task.answers())
                assert [heard.get(timeout=60), heard.get(timeout=60)] == [*here, None], level
    finally:
        worker.close()
