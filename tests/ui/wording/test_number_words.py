"""Points in words, whole and with a fraction, in languages that count differently."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.languages import Languages
from farwhist.ui.wording.number_words import (
    decimal,
    number,
    points_text,
    signed,
    signed_decimal,
    signed_points,
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["0.5 points", "1 point", "1.5 points", "−12 points"]),
        ("de", ["0,5 Punkte", "1 Punkt", "1,5 Punkte", "−12 Punkte"]),
        ("fr", ["0,5 point", "1 point", "1,5 point", "−12 points"]),
        ("ro", ["0,5 puncte", "1 punct", "1,5 puncte", "−12 puncte"]),
    ],
)
def test_points_take_the_form_of_their_number(
    qapp: QApplication, language: str, told: list[str]
) -> None:
    Languages(qapp).use(language)
    assert [points_text(each) for each in (0.5, 1, 1.5, -12)] == told


@given(st.floats(-1000, 1000), st.sampled_from([0, 1, 2]))
def test_only_what_shows_a_digit_has_a_sign(value: float, digits: int) -> None:
    for told in (decimal(value, digits), signed_decimal(value, digits)):
        assert any(each in "123456789" for each in told) or not {*told} & {*"+-−"}
    for told in (number(value), signed(value), points_text(value), signed_points(value)):
        assert any(each in "123456789" for each in told) or not {*told} & {*"+-−"}
