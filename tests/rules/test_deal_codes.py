"""Codes of deals: whatever is written is read again, and no damage goes unseen."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.rules import code_signs, deal_code
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.deal_code import Packer, Unpackable, Unpacker
from farwhist.rules.deal_text import DealText
from farwhist.rules.single_deal_rules import shuffled
from tests.helpers.deals import midway, played

CODE = deal_code.write(played("elevator", deal=3))
SIGNS = code_signs.SIGNS + "ILOU" + ",!ß"


def refusal(text: str) -> BadDeal:
    with pytest.raises(BadDeal) as caught:
        deal_code.read(text)
    return caught.value


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_game_is_read_as_it_was_written(preset: str) -> None:
    for text in (played(preset), played(preset).bare()):
        again = deal_code.read(deal_code.write(text))
        assert again == text
        assert deal_code.write(again) == deal_code.write(text)


@pytest.mark.parametrize("part", range(4))
def test_a_position_by_any_options_is_read_as_it_was_written(part: int) -> None:
    games = set()
    for number in range(part * 40, part * 40 + 40):
        for match, text, running in midway(number):
            again = deal_code.read(deal_code.write(text))
            assert again == text
            at, was = again.match().position, match.position
            games.add(PRESETS[text.preset].game)
            if not running:
                continue
            assert at.trick == was.trick and at.tricks == was.tricks and at.bids == was.bids
            assert at.trump == was.trump and at.turn == was.turn and at.pile == was.pile
            assert [set(hand) for hand in at.hands] == [set(hand) for hand in was.hands]
    assert len(games) > len(GAMES) / 2


def test_a_code_is_one_word_of_letters_and_digits() -> None:
    assert CODE.startswith("FW1") and CODE.isascii() and CODE.isalnum() and len(CODE) < 70


def test_case_blanks_and_quoting_do_not_matter() -> None:
    text = deal_code.read(CODE)
    assert deal_code.read(CODE.lower()) == text
    assert deal_code.read(" ".join(CODE[3:]).join(("FW1 ", ""))) == text
    assert deal_code.read("FW1\n> " + "\n> ".join((CODE[3:30], CODE[30:]))) == text
    assert deal_code.read(CODE.replace("0", "O").replace("1", "l")[3:].join(("FW1", ""))) == text
    assert deal_code.read_on(f"{CODE} and more")[1] == len(CODE)


@pytest.mark.parametrize("preset", ["elevator", "knockout", "bastard"])
def test_no_change_of_one_sign_makes_another_deal(preset: str) -> None:
    text = played(preset)
    code = deal_code.write(text)
    for place in range(len(code)):
        changed = {code[:place] + sign + code[place + 1 :] for sign in SIGNS}
        changed |= {code[:place] + code[place + 1 :], code[:place]}
        changed |= {code[:place] + sign + code[place:] for sign in "0AU "}
        changed.add(code[:place] + code[place : place + 2][::-1] + code[place + 2 :])
        for other in changed:
            try:
                assert deal_code.read(other) == text
            except BadDeal as problem:
                assert str(problem)


def test_the_place_of_a_wrong_sign_is_named() -> None:
    group = code_signs.GROUP + 1
    for place in range(3, len(CODE)):
        wrong = "A" if CODE[place] != "A" else "B"
        start = 3 + (place - 3) // group * group
        problem = refusal(CODE[:place] + wrong + CODE[place + 1 :])
        assert problem.key == "damaged"
        assert str(problem) == f"The code is damaged after {CODE[:start][-4:]}."


def test_what_is_cut_off_or_newer_is_told() -> None:
    assert str(refusal(CODE[:-5])) == f"The end of the code is missing, after {CODE[:-5][-4:]}."
    assert refusal("FW3" + CODE[3:]).key == "newer"
    assert refusal("no code").key == "nothing"


def test_rules_that_are_not_known_are_named() -> None:
    packer = Packer()
    packer.put_text("tarot")
    packer.put_count(4)
    problem = refusal(code_signs.written(packer.number()))
    assert str(problem) == "This deal is for the game “tarot”, which this version does not have."


def test_numbers_by_chance_are_refused_in_a_sentence() -> None:
    rng = Random(1)
    for _ in range(500):
        assert str(refusal(code_signs.written(int(rng.random() * 2**150))))
    assert deal_code.read(CODE)
    number, _ = code_signs.read(CODE, 0)
    for _ in range(500):
        try:
            deal_code.read(code_signs.written(number ^ 1 << int(rng.random() * 220)))
        except BadDeal as problem:
            assert str(problem)


def test_the_cards_of_a_seed_take_less_room() -> None:
    text = played("elevator", seed=7, deal=5).bare()
    short = replace(text, origin=(7, 5))
    assert deal_code.read(deal_code.write(short)) == text
    assert deal_code.read(deal_code.write(short)).origin == (7, 5)
    assert len(deal_code.write(short)) < len(deal_code.write(text)) - 10
    other = replace(text, origin=(8, 5))
    assert deal_code.write(other) == deal_code.write(text)


@pytest.mark.parametrize("trump", ["random", "cut_first", "dealer_last", "turn_up"])
def test_a_seed_gives_what_its_match_dealt(trump: str) -> None:
    text = played("elevator", seed=4, deal=2, changes={"trump": trump})
    assert shuffled(text.usual, text.deal, 4, 2) == text.deal


def test_small_choices_are_packed_and_read_again() -> None:
    packer = Packer()
    packer.put(3, 5)
    packer.put_count(0)
    packer.put_count(4711)
    packer.put_signed(-12)
    packer.put_share(2, [3, 0, 9])
    packer.put_text("any_text1")
    packer.put_text("M0=1.5 Ä")
    given = Unpacker(packer.number())
    assert (given.take(5), given.take_count(), given.take_count()) == (3, 0, 4711)
    assert given.take_signed() == -12 and given.take_share([3, 0, 9]) == 2
    assert (given.take_text(), given.take_text()) == ("any_text1", "M0=1.5 Ä")
    given.close()
    with pytest.raises(Unpackable):
        Unpacker(1).close()


def test_a_long_number_has_a_longer_head() -> None:
    number = 32**1500 + 17
    assert code_signs.read(code_signs.written(number), 0)[0] == number
    assert code_signs.read(code_signs.written(0), 0)[0] == 0


def test_the_match_goes_on_from_the_position() -> None:
    text = played("oh_hell", deal=2)
    part = DealText(text.preset, text.seats, text.changes, text.deal, text.moves[:-3])
    match: Match = deal_code.read(deal_code.write(part)).match()
    for seat, move in text.moves[-3:]:
        match.submit(seat, move)
    assert match.over and len(match.position.results) == 1
