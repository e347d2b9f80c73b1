"""Several names in one sentence."""

from __future__ import annotations

import pytest

from farwhist.ui.wording.name_lists import listed


@pytest.mark.parametrize(
    ("names", "text"),
    [([], ""), (["Nora"], "Nora"), (["Nora", "Eddie"], "Nora and Eddie"),
     (["Nora", "Eddie", "Oscar"], "Nora, Eddie and Oscar")],
)  # fmt: skip
def test_names_stand_in_a_sentence_as_one_would_say_them(names: list[str], text: str) -> None:
    assert listed(names) == text
