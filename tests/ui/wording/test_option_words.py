"""Every option and every value has words, in every game."""

from __future__ import annotations

from typing import get_args

import pytest

from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import Means, Option, OptionTable, choice
from farwhist.rules.scoring.record import Record
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.ui.wording import option_words


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_words_of_its_own(game: str) -> None:
    for option in GAMES[game].options:
        assert option_words.label(option) and option_words.about(option).endswith(".")
        words = [option_words.value(option, text) for text in option.texts]
        assert all(words) and len(set(words)) == len(words), option.key
        shown = option_words.value(option, option.write(option.default))
        assert (shown and not shown.isupper()) or shown.isdecimal() or option.kind == "text"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_of_values_that_do_not_exist(game: str) -> None:
    for option in GAMES[game].options:
        assert set(option.words) <= {*option.texts, option.write(option.default)}, option.key
        assert option.sentences.keys() <= set(option.values), option.key
        assert option.pays.keys() <= set(option.values), option.key


def test_options_of_one_name_in_two_games_have_words_of_their_own() -> None:
    def tie(words: str) -> Option:
        found = choice("tie", "cut", "shared", label="Tie", help="Who wins.", words={"cut": words})
        return OptionTable([found]).options["tie"]

    assert option_words.value(tie("The highest card"), "cut") == "The highest card"
    assert option_words.value(tie("A cut decides"), "cut") == "A cut decides"
    with pytest.raises(KeyError):
        option_words.value(tie("A cut decides"), "shared")
    knockout, exact = (GAMES[game].options.options["tie"] for game in ("knockout", "oh_hell"))
    assert not set(knockout.words) & set(exact.words)


def test_a_name_alone_does_not_make_an_option_a_scheme_or_a_suit() -> None:
    for key in ("scoring", "trump_suit", "rotation"):
        option = choice(key, "S", "H", label="", help="", words={"S": "Short", "H": "High"})
        assert option_words.value(option, "H") == "High"


def test_every_meaning_of_a_value_has_words() -> None:
    assert set(option_words.MEANINGS) == set(get_args(Means))


def test_a_value_that_is_no_choice_stands_for_itself() -> None:
    options = GAMES["elevator"].options.options
    assert option_words.value(options["tours"], "3") == "3"
    assert option_words.value(options["cap"], "auto") == "As many as fit"
    assert option_words.value(options["rotation"], "S,NT") == "Spades, No trump"
    assert option_words.value(options["scoring"], "M0=3") == "Your own scheme"
    assert option_words.value(options["trump_suit"], "H") == "Hearts"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_has_a_name_and_a_formula(scheme: str) -> None:
    assert option_words.scheme_name(scheme)
    assert option_words.scheme_in_words(scheme).endswith(".")
    chosen = SCHEMES[scheme].scheme
    if isinstance(chosen, Record):
        assert option_words.scheme_in_words(chosen.text) == option_words.scheme_in_words(scheme)


def test_formulas_read_like_sums() -> None:
    assert option_words.scheme_in_words("FRED") == "Made: 10 + bid. Missed: −tricks off."
    assert option_words.scheme_in_words("M0=-2 M1=0.5 Ot=2 U0=-10 low") == (
        "Made: −2 + 0.5 × bid. Too few: −10. Too many: 2 × tricks. The lowest score wins."
    )
    assert option_words.scheme_in_words("T0=10 T1=15 M1=11 nilfail=-3") == (
        "Made: 11 × bid. Special made bids: 0 → 10, 1 → 15. Missed: 0. A missed 0: −3."
    )
