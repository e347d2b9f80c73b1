"""A game that is not in the catalogue is played in the window, from the first bid to the podium.

It is made of public parts of the rules alone, and answers in a way of its own what kind it is: so
whatever asks for an option, a phase or a name of the games that are there fails here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import pack
from farwhist.rules.catalogue import GAMES, PRESETS, Game
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, number
from farwhist.rules.phases.bidding import TurnBidding
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.scoring import Scoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.scheme import Case, Scheme
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.furnished import Furnished

ID = "thirds"
KIND = GameKind(
    thinks="exact",
    plate="bids",
    corner="deal",
    summary="bids",
    outcome="bid",
    rules_page="exact",
    counted_as="alone",
    exact=True,
)
OPTIONS = OptionTable([number("rounds", 2, 1, 5, label="Rounds", help="How many deals there are.")])


class OneEach(Scheme, frozen=True):
    """A point for each trick, and three for a bid that is made."""

    lower_wins: bool = False

    def parts(self, case: Case, seat: int) -> Parts:
        tricks = Part("tricks", 1, case.taken[seat])
        return (tricks, Part("made", 3)) if case.made(seat) else (tricks,)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    values = OPTIONS.resolve(preset, texts)
    plan = Plan(tuple(PlannedDeal(3) for _ in range(values["rounds"])), 1)
    trump, ranking, cards = TrumpRule("turn_up"), Ranking(), pack()
    book = Book(OneEach(), 3, len(cards))
    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump),
            TurnBidding(plan),
            Tricks(ranking, trump),
            Scoring(plan, book),
        ),
        options=values,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND,
        book=book,
    )


@pytest.fixture(autouse=True)
def _one_game_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the catalogue end with this game, as if a file of it stood among the others."""
    preset = Preset(ID, ID, "Thirds", "Three cards each.", least_seats=3, most_seats=5)
    game = Game(ID, "Thirds", KIND, OPTIONS, (preset,), build, "partners")
    assert len(PRESETS) > len(GAMES)  # now all are read
    for catalogue, entry in ((GAMES, game), (PRESETS, preset)):
        monkeypatch.setitem(catalogue._read, ID, entry)  # type: ignore[arg-type]
        monkeypatch.setattr(catalogue, "_order", [*catalogue._order, ID])


@pytest.mark.parametrize("once", [driving.click_once, driving.key_once], ids=["mouse", "keys"])
def test_it_is_played_from_the_first_bid_to_the_podium(
    window: Furnished, qtbot: QtBot, once: Callable[[Furnished, QtBot], None]
) -> None:
    driving.only_beginners(window)
    window.matches.start(ID, 4, changes={"rounds": "2"})
    sums = 0
    for _ in range(40):
        driving.wait_until_asked(window, qtbot)
        if isinstance(window.host.panel, RankingPanel):
            break
        sums += isinstance(window.host.panel, SummaryPanel)
        once(window, qtbot)
    assert isinstance(window.host.panel, RankingPanel) and sums >= 2
    position = window.table.position
    assert position.over and [result.size for result in position.results] == [3, 3]
    assert sum(position.totals) >= 6
    assert any("Deal 2 of 2" in line for line in window.access.log.lines)
    window.scoreboard.show_all()
    assert "Thirds" in window.windowTitle()
