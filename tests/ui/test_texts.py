"""Sentences: complete, translatable, and right in English."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import farwhist.ui
from farwhist.engine.cards import Card, Suit, card, pack
from farwhist.engine.decision import Objection
from farwhist.rules.words import OBJECTIONS
from farwhist.ui import texts
from farwhist.ui.card_names import card_name, card_sign

FILES = sorted(Path(farwhist.ui.__file__).parent.rglob("*.py"))

FACTS: dict[str, object] = {
    "suit": Suit.HEARTS, "most": 5, "bid": 2, "total": 7, "least": 4, "trump": Suit.SPADES,
}  # fmt: skip


@pytest.mark.parametrize("key", OBJECTIONS)
def test_every_objection_is_a_sentence(key: str) -> None:
    text = texts.objection(Objection(key, FACTS))
    assert text.endswith(".") and "{" not in text and "Suit" not in text


def test_every_card_has_its_own_name() -> None:
    deck = pack(jokers=2)
    assert len({card_name(each) for each in deck}) == 54
    assert card_name(card("QH")) == "queen of hearts"
    assert card_sign(card("TD")) == "10♦"


@pytest.mark.parametrize("each", pack(jokers=2), ids=lambda each: each.text)
def test_a_card_is_named_once_beside_the_hand(each: Card) -> None:
    for label in (
        texts.focus_label(each, asked=True, playable=True),
        texts.focus_label(each, asked=False, playable=False),
        texts.again_label(each),
    ):
        assert label.count(card_name(each)) == label.count(card_sign(each)) == 1


def test_plurals() -> None:
    assert texts.match_length(1) == "1 deal"
    assert texts.match_length(13) == "13 deals"


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (12, "+12"), (-3, "−3"), (0.5, "+0.5")])
def test_points_have_a_sign(points: float, text: str) -> None:
    assert texts.signed(points) == text


@pytest.mark.parametrize(("away", "sign"), [(0, "✓"), (-2, "▼2"), (1, "▲1")])
def test_shapes_tell_more_and_less(away: int, sign: str) -> None:
    assert texts.difference_sign(away) == sign


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("human", [0, 1])
def test_names_go_clockwise_from_the_player(seats: int, human: int) -> None:
    names = texts.default_names(seats, human)
    assert len(set(names)) == seats
    assert names[human] == ""
    assert names[(human + 1) % seats] == "West"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_translated_texts_are_literals(file: Path) -> None:
    """An f-string or a sum in `translate` is extracted and never found again."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "translate":
            assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
            assert not isinstance(node.args[1], ast.JoinedStr | ast.BinOp), ast.unparse(node)
            assert len(node.args) < 4, "lupdate loses a plural that is not written with tr"
        elif called.endswith(".tr"):
            text, _, number = node.args
            assert isinstance(text, ast.Constant) and "%n" in str(text.value)
            assert isinstance(number, ast.Name), "lupdate takes only a plain name for a plural"


def test_halves_have_the_comma_of_the_language() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de"))
        assert (texts.number(-2.5), texts.number(7), texts.decimal(1.26)) == ("−2,5", "7", "1,3")
        QLocale.setDefault(QLocale("en"))
        assert (texts.number(-2.5), texts.number(7)) == ("−2.5", "7")
    finally:
        QLocale.setDefault(before)
