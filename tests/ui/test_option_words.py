"""Every option and every value has words, in every game."""

from __future__ import annotations

import pytest

from farwhist.rules.catalogue import GAMES
from farwhist.rules.scoring.record import Record
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.ui import option_words, scheme_words


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_words_of_its_own(game: str) -> None:
    for option in GAMES[game].options:
        assert option_words.label(option) and option_words.about(option).endswith(".")
        words = [option_words.value(option, text) for text in option.texts]
        assert all(words) and len(set(words)) == len(words), option.key
        shown = option_words.value(option, option.write(option.default))
        assert (shown and not shown.isupper()) or shown.isdecimal() or option.kind == "text"


def test_there_are_no_words_for_values_that_do_not_exist() -> None:
    legal: dict[str, set[str]] = {}
    for game in GAMES.values():
        for option in game.options:
            legal.setdefault(option.key, set()).update(option.texts)
    for key, words in option_words.VALUES.items():
        assert set(words) <= legal[key], key


def test_a_value_that_is_no_choice_stands_for_itself() -> None:
    options = GAMES["elevator"].options.options
    assert option_words.value(options["tours"], "3") == "3"
    assert option_words.value(options["cap"], "auto") == "As many as fit"
    assert option_words.value(options["rotation"], "S,NT") == "Spades, No trump"
    assert option_words.value(options["scoring"], "M0=3") == "Your own scheme"
    assert option_words.value(options["trump_suit"], "H") == "Hearts"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_has_a_name_and_a_formula(scheme: str) -> None:
    assert scheme_words.scheme_name(scheme)
    assert scheme_words.in_words(scheme).endswith(".")
    chosen = SCHEMES[scheme].scheme
    if isinstance(chosen, Record):
        assert scheme_words.in_words(chosen.text) == scheme_words.in_words(scheme)


def test_formulas_read_like_sums() -> None:
    assert scheme_words.in_words("FRED") == "Made: 10 + bid. Missed: −tricks off."
    assert scheme_words.in_words("M0=-2 M1=0.5 Ot=2 U0=-10 low") == (
        "Made: −2 + 0.5 × bid. Too few: −10. Too many: 2 × tricks. The lowest score wins."
    )
    assert scheme_words.in_words("T0=10 T1=15 M1=11 nilfail=-3") == (
        "Made: 11 × bid. Made bids of their own: 0 → 10, 1 → 15. Missed: 0. A missed 0: −3."
    )
