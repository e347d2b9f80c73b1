"""The prepared deals that the program brings: sound, of every theme, and proven again."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from farwhist import bots, cli, places
from farwhist.analysis.puzzle_check import fault, refuted
from farwhist.analysis.puzzles import GRADES, SEAT, Puzzle, asked_of, prove, read, written
from farwhist.bots.drawing.draw_table import RANKS, DrawTable, cards_in, hand_of
from farwhist.bots.drawing.open_cards import OpenCards
from farwhist.engine.moves import PlayCard, write
from farwhist.rules.unseen import known_hand
from tests.bots.drawing.test_two_hands import Cards, followers, searched


@pytest.fixture(scope="module")
def shipped() -> tuple[Puzzle, ...]:
    return read(places.resource("prepared", "deals.json"))


def test_every_shipped_deal_is_sound(shipped: tuple[Puzzle, ...]) -> None:
    assert [(each.id, fault(each)) for each in shipped] == [(each.id, None) for each in shipped]
    assert all(0 <= each.right < each.asked for each in shipped)


def test_no_two_are_alike_and_few_are_of_one_size(shipped: tuple[Puzzle, ...]) -> None:
    assert len({each.id for each in shipped}) == len(shipped)
    texts = [each.text() for each in shipped]
    assert len({text.deal for text in texts}) == len(shipped)
    sizes = Counter((text.preset, max(map(len, text.deal.hands))) for text in texts)
    assert max(sizes.values()) <= 12


DATA = Path(bots.__file__).with_name("data")

PROVEN_WITH = "b5f61ab6a60e011b"
"""A checksum of the tables with which `farwhist puzzles --check` last proved every deal."""


def test_all_were_proven_with_the_tables_of_now() -> None:
    """With other tables lead and error change: prove all again, then write the new sum here.

    The same where unseen cards are dealt otherwise (`bots.core.sampling`), which no sum tells.
    """
    found = sha256()
    for name in ("bidder", "bids", "policy"):
        text = (DATA / f"{name}.json").read_text("utf-8")
        found.update(text.encode())
    assert found.hexdigest()[:16] == PROVEN_WITH


def test_a_sample_is_proven_again(shipped: tuple[Puzzle, ...]) -> None:
    small = sorted(shipped, key=lambda each: (len(asked_of(each.text())[2].moves), each.id))
    assert [refuted(each) for each in small[:2]] == [None, None]


def german(shipped: tuple[Puzzle, ...]) -> list[Puzzle]:
    return [each for each in shipped if each.text().preset == "german_whist"]


def test_after_the_stock_of_german_whist_the_answer_wins_and_nothing_else(
    shipped: tuple[Puzzle, ...],
) -> None:
    """By the solver of two open hands, and by a search of all plays where that is short."""
    found = german(shipped)
    assert {each.grade for each in found} == set(GRADES)
    for one in found:
        rules, match, decision = asked_of(one.text())
        view = match.view(SEAT)
        other = known_hand(rules, view, SEAT)
        assert set(other) == set(match.position.hands[1 - SEAT]), "the seat has seen all others"
        table = DrawTable.of(rules, view, SEAT)
        theirs = [table.number[each] for each in other]
        hands = OpenCards(table.mine, hand_of(theirs), table.led)
        lead = table.late[0] - table.late[1]
        cards = {
            write(move): table.number[move.cards[0]]
            for move in decision.moves
            if isinstance(move, PlayCard)
        }
        margins = {text: lead + hands.margin(number) for text, number in cards.items()}
        assert {text for text, margin in margins.items() if margin > 0} == set(one.best), one.id
        if len(theirs) <= 6:
            mine = frozenset(cards_in(table.mine))
            for text, number in cards.items():
                left = searched_margin(mine, frozenset(theirs), table.led, number)
                assert lead + left == margins[text], one.id


def searched_margin(mine: Cards, theirs: Cards, led: int, card: int) -> int:
    """Return what a search of all plays says of a card: the tricks less those of the other."""
    rest = len(mine) - 1
    if led >= 0:
        if beats(card, led):
            return 1 + 2 * searched(mine - {card}, theirs) - rest
        return rest - 1 - 2 * searched(theirs, mine - {card})
    return min(
        rest - 1 - 2 * searched(theirs - {answer}, mine - {card})
        if beats(answer, card)
        else 1 + 2 * searched(mine - {card}, theirs - {answer}) - rest
        for answer in followers(theirs, card)
    )


def beats(card: int, led: int) -> bool:
    """Whether a card wins a trick to which `led` was led; the first suit is trump."""
    if card // RANKS == led // RANKS:
        return card > led
    return card < RANKS


def test_a_wrong_answer_is_refuted(shipped: tuple[Puzzle, ...]) -> None:
    small = min(shipped, key=lambda each: (len(asked_of(each.text())[2].moves), each.id))
    legal = {write(move) for move in asked_of(small.text())[2].moves}
    other = replace(small, best=(min(legal - set(small.best)),))
    assert refuted(other) is not None
    assert fault(replace(small, best=("bid 40",))) == "the answer is no choice"
    assert fault(replace(small, proof=replace(small.proof, lead=small.proof.error)))
    assert fault(replace(small, code=small.code[:-1] + ("0" if small.code[-1] != "0" else "1")))


def test_a_proof_does_not_hang_on_hidden_cards(shipped: tuple[Puzzle, ...]) -> None:
    one = next(each for each in shipped if each.theme == "bid")
    text = one.text()
    hands = list(text.deal.hands)
    first, second = [seat for seat in range(text.seats) if seat != SEAT][:2]
    hands[first], hands[second] = hands[second], hands[first]
    other = replace(text, deal=replace(text.deal, hands=tuple(hands)))
    assert prove(other, 200) == prove(text, 200)


def test_a_file_is_read_as_it_was_written(shipped: tuple[Puzzle, ...], tmp_path: Path) -> None:
    path = tmp_path / "deals.json"
    path.write_text(written(shipped), encoding="utf-8")
    assert read(path) == shipped


def test_the_command_lists_and_checks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = read(places.resource("prepared", "deals.json"))
    assert cli.main(["puzzles", "--theme", "duck"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(each.theme == "duck" for each in whole)
    small = min(whole, key=lambda each: len(asked_of(each.text())[2].moves))
    wrong = replace(small, best=("bid 40",))
    path = tmp_path / "deals.json"
    path.write_text(written([small, wrong]), encoding="utf-8")
    monkeypatch.setattr(places, "resource", lambda *parts: path)
    assert cli.main(["puzzles", "--check", "--jobs", "1"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 2 proven"


def test_the_seed_of_a_shared_deal_never_changes(shipped: tuple[Puzzle, ...]) -> None:
    """It is made from the deal's text: everybody who has the code plays the same match."""
    known = {"02e1ab9d": 4747648039940, "02e843ab": 20717382777037, "08a02b6d": 250748174406928}
    found = {each.id: each.text().seed for each in shipped}
    assert {each: found[each] for each in known} == known
