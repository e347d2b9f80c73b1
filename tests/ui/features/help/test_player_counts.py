"""For how many players a game is: the same wherever it is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from farwhist import places
from farwhist.cli import main
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.help.pages import Library, parts
from farwhist.ui.features.new_match.selection import MatchSelection
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, players_text, seats_range

FOLDER = places.resource("help")
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight")
ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_tells_how_many_play(tmp_path: Path, game: str) -> None:
    library = Library(parts(Keymap(COMMANDS, Preferences(tmp_path))), language=lambda: "en")
    least, most = seats_range(game)
    wanted = f"{least} to {most} players." if least < most else f"{most} players."
    allowed = max(preset.most_seats for preset in GAMES[game].presets)
    paragraph = library.source(game).split("\n\n")[1]
    assert paragraph.startswith(wanted)
    assert (f"up to {allowed}" in paragraph) is (allowed > most)


def test_no_page_tells_it_by_itself() -> None:
    players = "players|Spieler|joueurs|jugadores|giocatori|jucători"
    told = re.compile(rf"\d+\s\w+(\sla)?\s\d+\s({players})")
    pages = sorted(FOLDER.rglob("*.md"))
    assert pages
    assert [page for page in pages if told.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_the_window_offers_what_it_tells(tmp_path: Path, preset: str, qtbot: object) -> None:
    least, most = seats_range(preset)
    draft = Draft(preset, least)
    words = players_text(preset)
    assert {int(each) for each in re.findall(r"\d+", words)} == {least, most}
    model = RulesModel(OwnPresets(tmp_path), {})
    model.edit(draft)
    assert MatchSelection(model).seats_range == (least, most)
    for seats in (least, most):
        try:
            draft.with_seats(seats).ruleset()
        except RulesError as error:
            raise AssertionError(f"{preset} for {seats}: {error}") from None


def test_the_command_line_tells_what_the_rules_allow(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    for game in json.loads(capsys.readouterr().out):
        for told in game["presets"]:
            preset = PRESETS[told["id"]]
            assert told["seats"] == [preset.least_seats, preset.most_seats]
            least, most = seats_range(preset.id)
            assert preset.least_seats <= least <= most <= preset.most_seats


def test_what_changes_with_the_players_is_as_the_pages_say() -> None:
    def page(game: str) -> str:
        return FOLDER.joinpath("en", f"{game}.md").read_text(encoding="utf-8")

    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    assert "two packs from seven players on" in page("bastard")
    assert [n for n in seats if len(ruleset("bastard", n).pack) > 54] == [7]
    assert "With six or seven players the largest deal is smaller" in page("oh_hell")
    assert [n for n in seats if ruleset("oh_hell", n).plan.largest < 10] == [6, 7]
    assert "With seven players the dealer sits out" in page("romanian")
    assert [n for n in seats if ruleset("romanian", n).options["sit_out"] == "dealer"] == [7]


def test_the_readme_tells_how_many_sit_at_the_table() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"(\w+) to (\w+) players", text)
    assert told == [(NUMBERS[LEAST_SEATS].title(), NUMBERS[MOST_SEATS])]
