"""A rubber: the score of the game and the games won, in the corner, the panel, the sheet, aloud."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.events import CardsDealt, DealScored, DealStarted, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules import deal_text
from farwhist.ui.panels.summary_table import summary_rows
from farwhist.ui.scores import score_words
from farwhist.ui.scores.model import heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice.speech_lengths import LENGTHS
from farwhist.ui.wording import outcomes
from tests.helpers.drive import any_moves, deals_done, fold, rules_of, start
from tests.helpers.tables import opened, taken

NAMES = ("You", "Oscar", "Nora", "Eddie")
RULES = rules_of("classic_short", 4, honours="off")
SHOWN = ShownMatch(0, NAMES, rules=RULES)

pytestmark = pytest.mark.usefixtures("qapp")


def scored(*tricks: int) -> tuple[Position, DealScored]:
    """Return a view before the last of these deals is scored, and that event."""
    view = Position(4)
    score = DealScored((0, 0), (None,) * 4)
    for number, won in enumerate(tricks):
        if number:
            fold(view, [score])
        blank = CardsDealt(((None,) * 13,) * 4, ())
        begun = [*opened(RULES, 13)[number > 0 :], blank, TrumpSet(Suit.SPADES)]
        fold(view, [*begun, *taken(won, 13 - won, 0, 0)])
        assert RULES.rubber is not None
        found = RULES.rubber.scored(view)
        score = DealScored(found.points, (None,) * 4, game=found.game, games=found.games)
    return view, score


def after(*tricks: int) -> Position:
    view, score = scored(*tricks)
    fold(view, [score])
    return view


def scores(view: Position) -> Scores:
    return score_words.scores_of(SHOWN, view)


def corner(view: Position) -> str:
    return outcomes.corner(view, "sides", NAMES, 0, None)[1]


def test_the_corner_tells_the_game_and_the_games() -> None:
    assert corner(after(9)) == "We 3 – They 0 · games 0–0 · tricks 9–4"
    view = after(9, 9)
    assert corner(view) == "We 6 – They 0 · games 1–0 · tricks 9–4", "as it was won"
    fold(view, [DealStarted(13, 0, (0, 1, 2, 3), 1), CardsDealt(((None,) * 13,) * 4, ())])
    assert corner(view) == "We 0 – They 0 · games 1–0 · tricks 0–0", "the next one begins"


def test_the_panel_tells_games_and_points() -> None:
    assert score_words.games_note(scores(after(9, 9, 4)), 0)[0] == "games 1, points 0"
    assert score_words.games_note(scores(after(9, 9, 4)), 1)[0] == "games 0, points 3"
    plain = any_moves(start("classic", 4, 1), Random(1), deals_done(1)).view(0)
    assert score_words.games_note(scores(plain), 0)[0] == ""


def test_the_sheet_has_the_score_of_the_game_in_its_last_column() -> None:
    sheet = scores(after(9, 9, 4))
    assert heads(sheet)[-1] == "Score of the game"
    assert [row[-1].text for row in rows(sheet)[:3]] == ["3–0", "6–0", "0–3"]
    assert [row[3].text for row in rows(sheet)[:3]] == ["–", "+3", "–"]


def test_the_summary_tells_the_game_of_each_side() -> None:
    told = {row.column: row.text for row in summary_rows(scores(after(9, 9, 4)), 0)}
    assert (told[0].did, told[0].mark) == ("4 tricks", "game 0, won 1")
    assert (told[1].did, told[1].mark) == ("9 tricks", "game 3, won 0")


def spoken(length: str, *tricks: int) -> str:
    view, score = scored(*tricks)
    return " ".join(LENGTHS[length]().told(score, view, SHOWN))


def test_the_game_is_told_aloud_after_each_deal_and_the_games_when_one_is_won() -> None:
    game = "We: 3 in this game. They: 0 in this game."
    assert spoken("short", 9) == game
    assert spoken("normal", 9) == f"Deal 1 is scored. {game}"
    told = spoken("normal", 9, 9)
    assert told.startswith("Deal 2 is scored. We: 6 in this game. They: 0 in this game.")
    assert told.endswith("We: the game is won, 3 points, 3 in all. Games: We 1, They 0.")


def test_a_deal_of_a_rubber_that_is_studied_alone_is_scored_by_itself() -> None:
    match = any_moves(start("classic_short", 4, 5), Random(5), deals_done(3))
    text = deal_text.of_match(match, "classic_short", 4, {}, 2)
    again = Match(text.rules(), text.seed)
    for seat, move in text.moves:
        deal_text.submit(again, seat, move)
    (result,) = again.position.results
    assert not result.games and any(result.points) and again.position.over
