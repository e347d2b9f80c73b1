"""The positions and worked deals of the help: read, linked, legal, and right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farwhist import places
from farwhist.bots import OFFERED
from farwhist.bots.thinking.task import MoveTask, Terms, answer
from farwhist.engine.moves import write
from farwhist.rules.catalogue import PRESETS
from farwhist.ui.features.help.pages import PAGES
from farwhist.ui.features.help.pictures import FILE, BadHelpDeal, HelpDeal, entries, find
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS
from tests.helpers.languages import LANGUAGES

FOLDER = places.resource("help")
LINK = re.compile(r"\]\(position:([^)]+)\)")
NAMES = sorted(entries())
ASKED = [name for name in NAMES if "best" in entries()[name]]
FINISHED = "FW119FB6FPPPP796FWKJGX3CFSG73PT3PXY6YRBFQC8YX8H69EJ26"
SEED = 1
"""What chance in a thought goes by: a position is worth showing if the answer is clear."""
OPEN = "FW11CXZDD3KN59289Y8A2G15DSEJENVC0FKDZR5KFYZG62D073F69E22"


def linked(language: str, page: str) -> list[str]:
    file = FOLDER / language / f"{page}.md"
    return LINK.findall(file.read_text(encoding="utf-8")) if file.exists() else []


def page_of(name: str) -> str:
    return name.partition("-")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_to_a_deal_has_its_entry(language: str) -> None:
    for page in PAGES:
        assert set(linked(language, page)) <= set(NAMES), page


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_is_linked_from_the_page_of_its_game(name: str) -> None:
    assert re.fullmatch(r"[a-z_]+(-[a-z]+)+", name)
    assert linked("en", page_of(name)).count(name) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_can_be_shown_at_the_table(name: str) -> None:
    deal = find(name)
    assert PRESETS[deal.text.preset].game == page_of(name)
    assert LEAST_SEATS <= deal.text.seats <= MOST_SEATS
    assert deal.note.endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_a_position_asks_something_and_a_worked_deal_is_over(name: str) -> None:
    deal = find(name)
    match = deal.text.match()
    if deal.worked:
        assert name.endswith("-worked") and match.over
        return
    decision = match.decision(deal.seat)
    assert decision is not None and not match.over
    assert set(deal.best) < set(decision.moves), "something else could be chosen"


@pytest.mark.slow
@pytest.mark.whole_strength
@pytest.mark.parametrize("name", ASKED)
def test_the_strongest_opponent_agrees(name: str) -> None:
    deal = find(name)
    text, match = deal.text, deal.text.match()
    decision = match.decision(deal.seat)
    assert decision is not None
    terms = Terms(text.preset, text.seats, OFFERED[-1], tuple(sorted(text.changes.items())))
    move = answer(MoveTask.of(terms, match.view(deal.seat), decision, SEED))
    assert move in deal.best, f"{name}: {write(move)}"


# Reading


def read(folder: Path, text: str, name: str = "elevator-this") -> HelpDeal:
    file = folder / FILE
    file.write_text(text, encoding="utf-8")
    return find(name, file)


def test_a_position_is_for_whoever_has_to_choose(tmp_path: Path) -> None:
    deal = read(tmp_path, f'[elevator-this]\ncode = "{OPEN}"\nbest = ["play JC"]\n')
    assert list(map(write, deal.best)) == ["play JC"]
    assert (deal.seat, deal.worked, deal.note) == (0, False, "")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("[elevator-other]\n", "there is no [elevator-this]."),
        ("[elevator-this]\n", "[elevator-this]: an entry needs a code."),
        ("[elevator-this]\ncode = 5\n", "[elevator-this]: an entry needs a code."),
        ("elevator-this = 5\n", "[elevator-this]: an entry needs a code."),
        (f'[elevator-this]\ncode = "{OPEN[:-3]}XYZ"\nbest = ["play JC"]\n', "[elevator-this]: "),
        (
            f'[elevator-this]\ncode = "{OPEN}"\n',
            "[elevator-this]: the deal is not finished, and nothing is said to be best.",
        ),
        (
            f'[elevator-this]\ncode = "{FINISHED}"\nbest = ["play JC"]\n',
            "[elevator-this]: the deal is over, so nothing can be best.",
        ),
        (
            f'[elevator-this]\ncode = "{OPEN}"\nbest = ["play AS"]\n',
            "[elevator-this]: best are not moves of seat 0.",
        ),
        (
            f'[elevator-this]\ncode = "{OPEN}"\nbest = []\n',
            "[elevator-this]: best are not moves of seat 0.",
        ),
        (f'[elevator-this]\ncode = "{OPEN}"\nbest = ["shout"]\n', "[elevator-this]: "),
        (
            f'[elevator-this]\ncode = "{OPEN}"\nbest = "play JC"\n',
            "[elevator-this]: best is a list of texts, and note a text.",
        ),
        (
            f'[elevator-this]\ncode = "{OPEN}"\nworst = ["play 3C"]\n',
            "[elevator-this]: “worst” means nothing.",
        ),
        ("[elevator-this\n", ""),
    ],
)
def test_what_is_wrong_is_said_with_the_name_of_the_entry(
    tmp_path: Path, entry: str, why: str
) -> None:
    with pytest.raises(BadHelpDeal) as found:
        read(tmp_path, entry)
    assert str(found.value).startswith(f"{FILE}: {why}")
    assert len(str(found.value)) > len(f"{FILE}: {why}") or why.endswith(".")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadHelpDeal, match=FILE):
        find("elevator-this", tmp_path / FILE)
