"""Diagrams of deals: people read them, and the program reads them back wherever they stand."""

from __future__ import annotations

import textwrap
from collections import Counter
from random import Random

import pytest

from farwhist.engine.cards import Rank
from farwhist.rules import deal_code, diagram, diagram_reading
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.diagram_reading import CardLetters
from tests.helpers.deals import midway, played

DEAL = """\
Far Whist deal
Game: Elevator Whist (elevator), 4 players
Deal: 3
Dealer: 4
Turned: 4C
Trump: clubs

Seat 1: S AJ8  H J7  D -  C -
Seat 2: S 3  H 6  D AQ9  C -
Seat 3: S KT  H 9  D KJ  C -
Seat 4: S 7  H 2  D T  C T9

Bids: 1: 2, 2: 1, 3: 1, 4: 2
Trick 1: 1: AS, 2: 3S, 3: TS, 4: 7S (taken by 1)
Trick 2: 1: JH, 2: 6H
"""


def without_code(text: str) -> str:
    return text.partition("Code:")[0]


def refusal(text: str) -> str:
    with pytest.raises(BadDeal) as caught:
        diagram_reading.read(text)
    return str(caught.value)


@pytest.fixture
def deal() -> str:
    """A diagram of a running deal of five cards, without its code."""
    return DEAL


def test_a_diagram_looks_so(deal: str) -> None:
    text = diagram_reading.read(deal)
    drawn = diagram.drawn(text)
    assert without_code(drawn).strip() == deal.strip()
    assert drawn.splitlines()[-1] == f"Code: {deal_code.write(text)}"
    assert max(map(len, drawn.splitlines())) < 76


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_game_is_read_as_it_was_drawn(preset: str) -> None:
    text = played(preset)
    drawn = diagram.drawn(text)
    assert diagram_reading.read(drawn) == diagram_reading.read(without_code(drawn)) == text
    assert text.preset in drawn and "Points:" in drawn


@pytest.mark.parametrize("part", range(3))
def test_a_position_by_any_options_is_read_as_it_was_drawn(part: int) -> None:
    for number in range(1000 + part * 30, 1030 + part * 30):
        for _, text, _ in midway(number):
            drawn = diagram.drawn(text)
            assert diagram_reading.read(drawn) == text
            assert diagram_reading.read(without_code(drawn)) == text


def test_it_is_found_inside_a_longer_text(deal: str) -> None:
    text = diagram_reading.read(deal)
    drawn = diagram.drawn(text)
    for around in (
        "Look at this: what would you play?\n\n" + textwrap.indent(drawn, "> ") + "\nYours",
        f"Hello\n```\n{drawn}```\nbye",
        textwrap.indent(drawn, "> > "),
        drawn.replace("\n", "\r\n"),
        f"On Monday I wrote: {deal_code.write(text)}, which you have lost.",
        "\ufeff" + drawn.lower().replace("elevator whist", "Elevator Whist"),
    ):
        assert diagram_reading.read(around) == text


def test_signs_of_suits_and_ten_are_read(deal: str) -> None:
    text = diagram_reading.read(deal)
    other = deal.replace("S KT  H 9  D KJ  C -", "♠K10 ♥️9 ♦KJ ♣—").replace("TS", "10♠")
    assert diagram_reading.read(other) == text


def test_letters_of_the_players_own_cards_are_read(deal: str) -> None:
    text = diagram_reading.read(deal)
    german = CardLetters({"B": Rank.JACK, "D": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE})
    other = deal.replace("AJ8", "AB8").replace("AQ9", "AD9").replace("JH", "BH")
    assert diagram_reading.read(other, german) == text
    assert "cannot be read" in refusal(other)
    russian = CardLetters({"Т": Rank.ACE, "К": Rank.KING, "Д": Rank.QUEEN, "В": Rank.JACK})
    assert diagram_reading.read(deal.replace("AJ8", "ТВ8").replace("KT", "КT"), russian) == text


def test_letters_that_mean_another_rank_in_english_are_not_taken() -> None:
    letters = CardLetters({"T": Rank.ACE, "q": Rank.KING, "Kn": Rank.JACK})
    assert letters.ranks["T"] is Rank.TEN and letters.ranks["Q"] is Rank.QUEEN
    assert letters.ranks["KN"] is Rank.JACK and next(iter(letters.ranks)) in ("KN", "10")


WRONG = {
    "two many in a hand": ("AJ8", "AJ84", "Wrong number of cards at seat 1: 6 instead of 5."),
    "a card missing": ("AJ8", "AJ", "Wrong number of cards at seat 1: 4 instead of 5."),
    "a card twice": ("S 3  ", "S A  ", "AS appears twice: seat 1 and seat 2."),
    "twice in one hand": ("AJ8", "AAJ", "AS appears twice: seat 1 and seat 1."),
    "the turned card": ("4C", "TC", "TC appears twice: seat 4 and not dealt."),
    "no such card": ("S 7 ", "S 1 ", "1S is not in this pack: seat 4."),
    "a bid of 14": ("1: 2", "1: 14", "Seat 1: “bid 14” is not possible. Bid a number from 0 to 5."),
    "a revoke": (
        "2: 6H", "2: AD",
        "Trick 2: seat 2 cannot play AD. You must follow suit: hearts.",
    ),
    "not in the hand": (
        "2: 6H", "2: 2H", "Trick 2: seat 2 cannot play 2H. You do not hold that card.",
    ),
    "out of turn": (
        "2: 6H", "3: 9H", "Trick 2: seat 3 cannot play 9H. It is not your turn.",
    ),
    "no dealer": ("Dealer: 4\n", "", "The line “Dealer:” is missing."),
    "a strange dealer": ("Dealer: 4", "Dealer: 9", "There is no seat 9."),
    "dealer nought": ("Dealer: 4", "Dealer: 0", "There is no seat 0."),
    "no number": ("Dealer: 4", "Dealer: Eve", "“Dealer: Eve” cannot be read."),
    "nothing turned": ("Turned: 4C\n", "", "The line “Turned:” is missing."),
    "a seat missing": (
        "Seat 2: S 3  H 6  D AQ9  C -\n", "", "The line “Seat 2:” is missing.",
    ),
    "another game": (
        "(elevator)", "(tarot)",
        "This deal is for the game “tarot”, which this version does not have.",
    ),
    "too many players": (
        "4 players", "40 players",
        "The rules of this deal cannot be played. Players: 40; this game takes at least 2 and at "
        "most 8.",
    ),
    "no such deal": ("Deal: 3", "Deal: 99", "This match has no deal 99."),
    "no card": ("AJ8", "AX8", "“Seat 1: S AX8 H J7 D - C -” cannot be read."),
    "no move": ("2: 6H", "2: hello", "“Trick 2: 1: JH, 2: hello” cannot be read."),
    "another trump": (
        "Trump: clubs", "Trump: hearts",
        "“Trump: hearts” does not follow from the cards and moves.",
    ),
    "another winner": (
        "taken by 1", "taken by 3",
        "“Trick 1: 1: AS, 2: 3S, 3: TS, 4: 7S (taken by 3)” does not follow from the cards and "
        "moves.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_with_its_place(what: str, deal: str) -> None:
    old, new, sentence = WRONG[what]
    assert old in deal
    assert refusal(deal.replace(old, new, 1)).replace("  ", " ") == sentence


def test_a_pack_of_53_cards_is_refused() -> None:
    drawn = without_code(diagram.drawn(played("classic")))
    hand = next(line for line in drawn.splitlines() if line.startswith("Seat 1:"))
    assert refusal(drawn.replace(hand, f"{hand}  * RJ")) == "RJ is not in this pack: seat 1."
    assert refusal(drawn.replace(hand, f"{hand}A")).startswith("AC appears twice: seat ")


def test_a_diagram_that_was_changed_above_its_code_is_told(deal: str) -> None:
    drawn = diagram.drawn(diagram_reading.read(deal))
    changed = drawn.replace("AJ8", "AJ9")
    assert refusal(changed) == "The diagram and the code below it show different deals."
    assert diagram_reading.read(without_code(changed)) != diagram_reading.read(drawn)
    assert "twice" in refusal(drawn.replace("AJ8", "AAJ"))


def test_a_diagram_stands_in_for_a_damaged_code(deal: str) -> None:
    text = diagram_reading.read(deal)
    drawn = diagram.drawn(text)
    assert diagram_reading.read(drawn[:-4]) == text


def test_every_line_that_is_left_out_gives_a_deal_or_a_sentence() -> None:
    found: Counter[bool] = Counter()
    for preset in ("knockout", "bastard", "bid_whist", "oh_hell", "spades"):
        lines = without_code(diagram.drawn(played(preset))).splitlines()
        for place in range(len(lines)):
            for line in ("", lines[place][: len(lines[place]) // 2], lines[place] + " 7"):
                try:
                    diagram_reading.read("\n".join([*lines[:place], line, *lines[place + 1 :]]))
                    found[True] += 1
                except BadDeal as problem:
                    assert str(problem)
                    found[False] += 1
    assert found[True] and found[False]


def test_a_diagram_that_was_changed_by_chance_is_read_or_told() -> None:
    rng, told = Random(5), Counter[str]()
    drawn = [without_code(diagram.drawn(played(preset))) for preset in ("oh_hell", "bastard")]
    for _ in range(600):
        signs = list(rng.choice(drawn))
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(signs))
            signs[place] = rng.choice(("", "A", "2", "S", ":", ",", "-", "\n", " ", "<", "{"))
        try:
            text = diagram_reading.read("".join(signs))
        except BadDeal as problem:
            assert str(problem)
            told[problem.key] += 1
        else:
            assert diagram_reading.read(diagram.drawn(text)) == text
            told[""] += 1
    assert told[""] and {"line", "card", "twice"} <= set(told)


def test_a_long_line_costs_no_time() -> None:
    for line in ("a" + " " * 150_000, "Seat 1:" + " " * 150_000, "FW1 " * 40_000):
        assert refusal(line)


def test_a_text_without_a_deal_is_told() -> None:
    for text in ("", "Game of the day", "Hello\nSeat 1: S A", "\0\ud800"):
        assert refusal(text) == "No deal code or diagram was found here."
    assert refusal("Game: chess\nSeat: 4") == "“Game: chess” cannot be read."
