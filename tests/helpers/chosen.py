"""Option texts to choose from: every value of every option, and Hypothesis strategies over them."""

from __future__ import annotations

from hypothesis import strategies as st

from farwhist.engine.match import Match
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.options import OptionTable, RulesError
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import EXACT

TABLE: OptionTable = GAMES["elevator"].options

FREE_TEXTS = {
    "custom": ("1,2,1", "2/1/2", "1f,2m,2b,1h", "3r,2n", "1/4/4/2"),
    "cap": ("auto", "1", "3", "13"),
    "rotation": ("S,H,D,C,NT", "C,NT", "S"),
}
"""Texts for the options that list no values; numbers take their default and their ends."""

TELLING_SCHEMES = (
    "FRED", "TRICK", "GOLF_N", "PROSPECT", "BASAS", "BINARY_NIL", "BINARY_HALVE", "SCRATCH",
    "STACKPOT", "NINETY_NINE", "VARBONUS", "M0=1.5 Xn=-0.5 low",
)  # fmt: skip
"""Schemes that differ in what they look at: the pairs need not repeat all plain ones."""


def texts_of(key: str) -> list[str]:
    """Return the texts to try for one option, its default first."""
    option = TABLE.options[key]
    if key == "scoring":
        return list(TELLING_SCHEMES)
    if key in FREE_TEXTS:
        return list(FREE_TEXTS[key])
    if option.values:
        return [option.write(value) for value in option.values] + list(option.also)
    least, most = option.legal.split("..")
    return list(dict.fromkeys((option.write(option.default), least, most)))


CHOICES: list[tuple[str, str]] = [(key, text) for key in TABLE.options for text in texts_of(key)]
"""Every option with every text to try."""

SHORT = ("1f,2,1h", "3,2", "2b,2m,2", "3r,3n", "2,2,2", "1,4,1", "3f,3h", "5", "6,1")
"""Sequences that are over soon."""


def says_what_to_change(error: RulesError) -> bool:
    """Whether a refusal is one or more full sentences."""
    text = str(error)
    return bool(error.refusals) and len(text) > 20 and text.endswith(".") and "{" not in text


@st.composite
def short_rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw a ruleset with up to six options changed that is over after a few small deals."""
    preset = PRESETS[draw(st.sampled_from(sorted(EXACT)))]
    seats = draw(st.integers(max(2, preset.least_seats), preset.most_seats))
    chosen = draw(st.lists(st.sampled_from(CHOICES), max_size=6))
    texts = {**dict(chosen), "sequence": "CUSTOM", "custom": draw(st.sampled_from(SHORT))}
    texts = {**texts, "tours": "1", "longest": "4"}
    for key in ("each_dealer", "coop_tries", "cap"):
        texts.pop(key, None)
    if seats == 2:
        texts.pop("sit_out", None)
    try:
        return ruleset(preset.id, seats, texts)
    except RulesError as error:
        assert says_what_to_change(error)
        return ruleset(preset.id, seats, {"sequence": "CUSTOM", "custom": texts["custom"]})


@st.composite
def short_matches(draw: st.DrawFn) -> Match:
    """Draw a match of such a ruleset before its first move."""
    return Match(draw(short_rulesets()), draw(st.integers(0, 10**6)))
