"""A search finds a word with and without its accents, as Python's own table of letters would."""

import unicodedata

import pytest

from farwhist.ui.wording.punctuation import folded


@pytest.mark.parametrize(
    "text",
    [
        "Größe, Müller, Kreuz-Bube", "Cœur, Noël, déjà vu, garçon", "mañana, ¿qué?, Pingüino",
        "perché, città", "Împărțire, Știință, şi, ţară", "Łódź", "9\u00a0cards, 1\u202f000",
        "e\u0301te\u0301", "Жук", "",
    ],
)  # fmt: skip
def test_accents_go_as_the_table_of_unicode_says(text: str) -> None:
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(each for each in apart if not unicodedata.combining(each))
    assert folded(text) == plain.replace("ł", "l")
