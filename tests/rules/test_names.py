"""A name that somebody typed, or that a file holds, cannot break what stands beside it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.rules.words import as_name, shortened

SIGNS = st.one_of(
    st.characters(), st.sampled_from("\u202e\u2066\u0301\u0489\u200d\u200b\n\t\x1b\ud800")
)
TEXTS = st.text(SIGNS)

KEPT = {
    "a line break": ("Ada\r\nLove", "Ada Love"),
    "a tab": ("\tAda\t", "Ada"),
    "a code for a terminal": ("Ada\x1b[2J", "Ada [2J"),
    "an override": ("Ada\u202eabc", "Adaabc"),
    "an isolate": ("\u2067Ada", "Ada"),
    "no width": ("A\u200bd\u2060a\ufeff", "Ada"),
    "half a character": ("Ada\ud83d", "Ada"),
    "a heap of accents": ("a" + "\u0301" * 400 + "b", "a" + "\u0301" * 4 + "b"),
    "an accent on nothing": ("\u0301Ada", "Ada"),
    "letters without ink": ("\u3164\u2800", ""),
    "what others fill in": ("%1 %n {x} {0} %s", "%1 %n {x} {0} %s"),
    "400 letters": ("x" * 400, "x" * 60),
    "400 letters behind others": (" " * 400 + "x", "x"),
    "Persian": ("می\u200cخواهم", "می\u200cخواهم"),
    "a family": ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    "Vietnamese": ("Nguye\u0302\u0303n", "Nguye\u0302\u0303n"),
    "Thai": ("ที่นี่", "ที่นี่"),
    "Hebrew": ("דָּנִיאֵל", "דָּנִיאֵל"),
    "Hindi": ("क्ष", "क्ष"),
}


@pytest.mark.parametrize(("typed", "name"), KEPT.values(), ids=KEPT)
def test_a_name_is_what_can_be_read_of_it(typed: str, name: str) -> None:
    assert as_name(typed, 60) == name


@given(TEXTS, st.integers(1, 30))
def test_whatever_is_typed_a_name_is_short_on_one_line_and_can_be_written(
    typed: str, most: int
) -> None:
    name = as_name(typed, most)
    assert len(name) <= most
    assert name == as_name(name, most), "a name is its own name"
    name.encode("utf-8")
    for text in (name, shortened(typed, most)):
        kinds = {
            unicodedata.category(each) for each in text.replace("\u200c", "").replace("\u200d", "")
        }
        assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}
