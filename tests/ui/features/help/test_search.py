"""The search of the help finds what people type, in every language."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from farwhist.places import resource
from farwhist.rules.catalogue import PRESETS
from farwhist.ui.features.help import search
from farwhist.ui.features.help.markup import PageLine, passages
from farwhist.ui.features.help.pages import PAGES, Library
from farwhist.ui.features.help.search import one_letter_off, pattern_of, small_words

FOLDER: Final = resource("help")
LANGUAGES: Final = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())

ASKED: Final = {
    "en": {
        "print the scores": "program", "continue later": "resume", "resume": "resume",
        "change names": "names", "how do I win": "to_win", "what is a hook": "bidding",
        "contract whist": "many_names", "oh pshaw": "many_names", "two players": "two_players",
        "up and down the river": "many_names", "rikiki": "many_names", "estimation": "many_names",
        "big cards": "card_size", "start over": "restart", "restart": "restart",
        "how do I play faster": "speed", "slower": "speed", "slow": "speed", "bust": "missed",
        "go on later": "resume", "play online": "online", "multiplayer": "online",
        "dog's life": "dog",
    },
    "de": {
        "Punkte drucken": "program", "später weiterspielen": "resume", "Namen ändern": "names",
        "Wie gewinne ich": "to_win", "Was ist die Sperre": "bidding", "zu zweit": "two_players",
        "große Karten": "card_size", "von vorn beginnen": "restart", "schneller": "speed",
        "Mehrspieler": "online", "Hundeleben": "dog",
    },
    "es": {
        "imprimir los puntos": "program", "seguir más tarde": "resume",
        "cambiar nombres": "names", "cómo gano": "to_win", "qué es el límite": "bidding",
        "dos jugadores": "two_players", "cartas grandes": "card_size",
        "empezar de nuevo": "restart", "más rápido": "speed", "multijugador": "online",
    },
    "fr": {
        "imprimer les points": "program", "continuer plus tard": "resume",
        "changer les noms": "names", "comment gagner": "to_win",
        "deux joueurs": "two_players", "grandes cartes": "card_size", "recommencer": "restart",
        "plus vite": "speed", "multijoueur": "online",
    },
    "it": {
        "stampare i punti": "program", "continuare più tardi": "resume",
        "cambiare i nomi": "names", "come si vince": "to_win",
        "due giocatori": "two_players", "carte grandi": "card_size", "ricominciare": "restart",
        "più veloce": "speed", "multigiocatore": "online",
    },
    "nl": {
        "punten afdrukken": "program", "later verder spelen": "resume",
        "namen veranderen": "names", "hoe kan ik winnen": "to_win",
        "twee spelers": "two_players", "grote kaarten": "card_size",
        "opnieuw beginnen": "restart", "sneller": "speed", "multiplayer": "online",
    },
    "pt": {
        "imprimir os pontos": "program", "continuar mais tarde": "resume",
        "mudar nomes": "names", "como posso ganhar": "to_win",
        "dois jogadores": "two_players", "cartas grandes": "card_size", "recomeçar": "restart",
        "mais rápido": "speed", "multiplayer": "online",
    },
    "ro": {
        "a tipări punctele": "program", "continuă mai târziu": "resume",
        "schimbă numele": "names", "cum se câștigă": "to_win",
        "doi jucători": "two_players", "cărți mari": "card_size", "a reîncepe": "restart",
        "mai repede": "speed", "rețea": "online",
    },
}  # fmt: skip
"""The place of the glossary that comes first, by what is asked."""


@cache
def index(language: str) -> search.Index:
    library = Library({}, language=lambda: language)
    return search.Index({page: library.source(page) for page in PAGES}, small_words(language))


@pytest.mark.parametrize(
    ("language", "query", "anchor"),
    [(language, *asked) for language, all_ in ASKED.items() for asked in all_.items()],
)
def test_what_people_ask_leads_to_the_right_passage_first(
    language: str, query: str, anchor: str
) -> None:
    found = index(language).answer(query)
    assert found.how == "all"
    assert (found.hits[0].page, found.hits[0].anchor) == ("glossary", anchor)
    assert found.hits[0].spans


def test_every_language_is_asked() -> None:
    assert set(ASKED) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_words_are_left_out_unless_there_is_nothing_else(language: str) -> None:
    small = small_words(language)
    assert len(small) > 40 and all(search.fold(word) == word for word in small)
    least, other = sorted(small)[:2]
    assert index(language).wanted(f"{least} bastard {other}") == ["bastard"]
    assert index(language).wanted(f"{least} {other}") == [least, other]


def test_an_unknown_language_has_no_small_words() -> None:
    assert small_words("xx") == frozenset()


def test_words_are_found_by_their_beginning() -> None:
    assert not index("en").marks("do").search("the points are doubled")
    assert not index("en").marks("win").search("the window")
    for word, text in (("pause", "paused"), ("bid", "bids"), ("scores", "the score sheet")):
        assert pattern_of(word).search(text), word


def test_what_is_still_being_typed_is_found() -> None:
    found = index("en").answer("tr")
    assert found.how == "all" and found.marks.search("trump")


@pytest.mark.parametrize(
    ("word", "other"),
    [("tirck", "trick"), ("trcks", "tricks"), ("trrick", "trick"), ("trikc", "trick"),
     ("tricj", "trick")],
)  # fmt: skip
def test_a_slip_of_the_finger_is_one_letter(word: str, other: str) -> None:
    assert one_letter_off(word, other)


@pytest.mark.parametrize(
    ("word", "other"),
    [("faster", "master"), ("slow", "low"), ("bust", "but"), ("bids", "bid"), ("resume", "result"),
     ("trick", "tracks")],
)  # fmt: skip
def test_no_other_word_is_offered_for_one(word: str, other: str) -> None:
    assert not one_letter_off(word, other)
    known = {"one": f"# One\n\nHere is {other}.\n"}
    assert search.Index(known).answer(word).how != "near"


def test_a_word_with_a_slip_finds_the_nearest_one() -> None:
    assert index("en").answer("tirck")[:2] == ("near", ["trick"])
    assert index("en").answer("what is a tirck")[:2] == ("near", ["trick"])


def test_what_explains_a_word_comes_before_what_uses_it() -> None:
    pages = {
        "one": "# One\n\nA hook is often used.\n\n- **Never lead when the hook holds.** It is bad.",
        "two": "# Two\n\n- **Ruff:** to trump.\n- {#here}**Hook, bar:** the rule. *Also:* a limit.",
    }
    hits = search.Index(pages).answer("hook").hits
    assert [(hit.page, hit.anchor) for hit in hits] == [("two", "here"), ("one", "")]
    assert hits[0].excerpt.startswith("Hook, bar")


def test_a_passage_with_words_in_several_lines_leads_to_the_rarest() -> None:
    found = index("en").answer("how do I go faster")
    assert found.hits[0].anchor == "speed" and found.hits[0].excerpt.startswith("Speed")


def test_a_line_knows_its_names() -> None:
    source = "# T\n\n- {#a}**A, b:** text. *Also:* c d, e. See *f*.\n\n| G | h |\n|---|---|\n"
    assert passages(source)[0].lines == (
        PageLine("A, b: text. Also: c d, e. See f.", ("A", "b", "c d", "e"), "a"),
        PageLine("G h", ("G",), ""),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_for_two_are_those_that_two_can_play(language: str) -> None:
    lines = FOLDER.joinpath(language, "glossary.md").read_text(encoding="utf-8").splitlines()
    told = next(line for line in lines if "{#two_players}" in line)
    games = {preset.game for preset in PRESETS.values() if preset.least_seats == 2}
    assert {game for game in PAGES if any(f"]({game}{end}" in told for end in ")#")} == games


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_after_a_deal_is_explained(language: str) -> None:
    text = FOLDER.joinpath(language, "five_minutes.md").read_text(encoding="utf-8")
    places = [text.index(f"{{#{anchor}}}") for anchor in ("facts", "summary", "marks")]
    assert places == sorted(places)
    assert "▼" in text[places[1] : places[2]]
