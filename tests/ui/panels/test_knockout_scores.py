"""Knock-out Whist: the sheet tells tricks, who is out and who is in; nobody scores points."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import ruleset
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.scores.model import as_text, heads, rows
from farwhist.ui.scores.printing import print_scores
from farwhist.ui.wording.option_words import length
from tests.helpers.listener import Listener
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished


def watch(window: Furnished, qtbot: QtBot, game: str = "knockout", seats: int = 5) -> None:
    window.matches.start(game, seats, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)


@pytest.mark.parametrize("game", ["knockout", "knockout_plain"])
def test_the_sheet_tells_tricks_and_who_fell_when(
    window: Furnished, qtbot: QtBot, game: str
) -> None:
    watch(window, qtbot, game)
    view, scores = window.table.position, window.scoreboard.scores()
    lines, titles = rows(scores), heads(scores)
    assert len(lines) == len(view.results) + 1
    for column, seat in enumerate(scores.order, start=3):
        winner = seat in view.winners
        assert titles[column].startswith("★") is winner
        cells = [line[column].text for line in lines[:-1]]
        played = [bool(result.dealt[seat]) for result in view.results]
        assert played == sorted(played, reverse=True)
        last = sum(played) - 1
        for number, result in enumerate(view.results):
            if number > last:
                assert cells[number] == "–"
            elif number == last and not winner:
                assert cells[number] == f"{result.taken[seat]} ✗"
                assert "out" in lines[number][column].hint
            else:
                assert cells[number] == str(result.taken[seat])
        place = next(n for n, group in enumerate(view.ranking) if seat in group)
        assert lines[-1][column].text == str(1 + sum(map(len, view.ranking[:place])))
    text = as_text(heads(scores), rows(scores))
    assert "Total" not in text and "+1" not in text and "Place" in text


def test_while_it_runs_nobody_leads_and_those_in_are_said_to_be_in(
    window: Furnished, qtbot: QtBot
) -> None:
    window.matches.start("knockout", 5, watch=True)
    qtbot.waitUntil(lambda: bool(window.table.position.out), timeout=60_000)
    window.runner.stop()
    view, scores = window.table.position, window.scoreboard.scores()
    assert not view.over
    assert not any(title.startswith("★") for title in heads(scores))
    last = rows(scores)[-1]
    for column, seat in enumerate(scores.order, start=3):
        assert (last[column].text == "in") is (seat in view.alive)


def test_a_chart_of_no_points_is_not_shown(window: Furnished, qtbot: QtBot, tmp_path: Path) -> None:
    watch(window, qtbot)
    window.actions_["all_scores"].trigger()
    sheet = window.scoreboard.great.get()
    assert sheet.isVisible() and not sheet.points.isVisible()
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "scores.pdf"))
    assert sheet.scores is not None and print_scores(sheet.scores, printer)
    window.matches.start("elevator", 4)
    driving.wait_until_asked(window, qtbot)
    assert sheet.points.isVisible()


def test_the_last_summary_says_who_wins(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("knockout", 3)
    seen = []
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        panel = window.host.panel
        if isinstance(panel, SummaryPanel):
            result, view = panel.scores.results[-1], panel.scores.view
            said = [label.text() for label in panel.findChildren(QLabel)]
            won = max(result.points) > 0
            seen.append(won)
            assert ("wins" in said) is won
            if won:
                assert "stays in" not in said
                told = next(text for text in said if text.startswith("You "))
                assert ("win the match" in told) is bool(result.points[0])
            assert view.alive
            press(window, qtbot, Key.Key_Return)
            if won:
                break
        elif panel is not None and panel.objectName() == "trump":
            press(window, qtbot, Key.Key_Right, Key.Key_Return)
        elif panel is not None and panel.objectName() == "strip":
            press(window, qtbot, Key.Key_K, Key.Key_Return, Key.Key_Space, Key.Key_Return)
        else:
            driving.key_once(window, qtbot)
    assert seen[-1] and not any(seen[:-1])


def test_the_strip_of_a_last_chance_covers_no_card_of_seven(
    window: Furnished, qtbot: QtBot
) -> None:
    window.resize(1000, 650)
    window.matches.start("knockout", 7)
    driving.only_beginners(window)
    panel = None
    while panel is None or panel.objectName() != "strip" or not window.table.position.trick:
        driving.wait_until_asked(window, qtbot)
        decision, panel = window.table.input.decision, window.host.panel
        if panel is None and decision is not None:
            window.runner.submit(decision.moves[0])
        elif panel is not None and panel.objectName() == "strip":
            if not window.table.position.trick:
                press(window, qtbot, Key.Key_K)
        elif panel is not None:
            press(window, qtbot, Key.Key_Return)
    for size in ((1000, 650), (1280, 800)):
        window.resize(*size)
        qtbot.wait(1)
        layout = window.table.layout_now()
        cards = [card for _, card in window.table.position.trick]
        cards += window.table.hand()
        assert not any(panel.covers(layout.poses[card].bounds()) for card in cards if card)
        assert not any(panel.covers(plate) for plate in layout.plates.values())


def test_nothing_is_told_of_points_that_mean_nothing(window: Furnished, qtbot: QtBot) -> None:
    watch(window, qtbot)
    runner = window.runner
    teller = Listener(window.scoreboard.names(), 0, runner.rules)
    told = [sentence for event in runner.seen() for sentence in teller.tell(event)]
    assert not any("point" in sentence or "+1" in sentence for sentence in told)
    places = [sentence for sentence in told if sentence.startswith("Place ")]
    assert len(places) == 5 and places[0].startswith("Place 1: ")


@pytest.mark.parametrize(
    ("preset", "changes", "wanted"),
    [
        ("elevator", {}, "13 deals"),
        ("elevator", {"end": "target"}, "The match ends when somebody has 100 points."),
        ("knockout", {}, "The last player left wins."),
        ("classic", {}, "The match ends when a side has 7 points."),
        ("classic", {"play": "hands"}, "The match has 8 deals; then the higher score wins."),
        ("bid_whist", {}, "The match ends when a side has 7 points, or as many below zero."),
        ("bastard", {}, "The points of 5 games are added up."),
    ],
)
def test_the_length_of_a_match_is_told_as_it_is(
    preset: str, changes: dict[str, str], wanted: str
) -> None:
    assert length(ruleset(preset, 4, changes)) == wanted
