"""The fair play dialog: what it shows when, and what it says of a text."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from farwhist import cli
from farwhist.engine.proof import fingerprint
from farwhist.store.matches import MatchStore
from farwhist.ui.features.fair_play.feature import FairPlayDialog, verdict
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


def opened(window: Furnished) -> FairPlayDialog:
    window.actions_["fair_play"].trigger()
    dialog = window.findChildren(FairPlayDialog)[-1]
    assert dialog.isVisible()
    return dialog


def titles(dialog: FairPlayDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def shown(dialog: FairPlayDialog) -> dict[str, tuple[str, str]]:
    """Return the fingerprint and the text of every title."""
    found = {}
    for row, title in enumerate(titles(dialog)):
        dialog.list.setCurrentRow(row)
        found[title] = dialog.print.text(), dialog.text.toPlainText()
    dialog.list.setCurrentRow(1)
    return found


def to_the_summary(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def all_ready(window: Furnished, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)


def test_what_is_secret_shows_a_fingerprint_and_is_revealed_when_it_may_be(
    window: Furnished, qtbot: QtBot
) -> None:
    all_ready(window, qtbot)
    dialog = opened(window)
    bids = [f"Deal 1: bid of {name}" for name in ("Oscar", "Nora", "Eddie")]
    assert titles(dialog) == ["The whole match", "Deal 1", *bids]
    assert dialog.list.currentRow() == 1
    before = shown(dialog)
    assert all(len(fingerprint_) == 64 and not text for fingerprint_, text in before.values())
    assert not dialog.verify_button.isEnabled()
    assert "Secret until the deal is over." in dialog.text.placeholderText()
    dialog.close()
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    dialog = opened(window)
    bidding = shown(dialog)
    assert [title for title, (_, text) in bidding.items() if text] == bids
    dialog.close()
    to_the_summary(window, qtbot)
    after = shown(opened(window))
    assert {title: one for title, (one, _) in after.items()} == {
        title: one for title, (one, _) in before.items()
    }
    assert [title for title, (_, text) in after.items() if not text] == ["The whole match"]
    for one, text in list(after.values())[1:]:
        assert fingerprint(text) == one
    hand = window.table.position.results[0].dealt[0][0]
    assert f"\nseat 0: {hand}\n" in after["Deal 1"][1]


def test_verify_compares_with_what_was_noted(window: Furnished, qtbot: QtBot) -> None:
    to_the_summary(window, qtbot)
    dialog = opened(window)
    qtbot.mouseClick(dialog.verify_button, driving.LEFT)
    assert dialog.said.text().startswith(
        "✓ The text has this fingerprint and its cards are the ones"
    )
    dialog.noted.setText(f" {dialog.print.text().upper()} ")
    qtbot.mouseClick(dialog.verify_button, driving.LEFT)
    assert dialog.said.text().startswith("✓")
    dialog.noted.setText("1" + dialog.print.text()[1:][::-1])
    qtbot.mouseClick(dialog.verify_button, driving.LEFT)
    assert dialog.said.text().startswith("✗ This is not the fingerprint of the text.")
    dialog.list.setCurrentRow(2)
    assert dialog.said.text() == ""
    qtbot.mouseClick(dialog.verify_button, driving.LEFT)
    assert dialog.said.text() == "✓ The text has this fingerprint: nothing was changed."


def test_a_text_with_other_cards_than_those_played_is_not_believed(
    window: Furnished, qtbot: QtBot
) -> None:
    to_the_summary(window, qtbot)
    result = window.table.position.results[0]
    cards = [card.text for _, card in sorted(result.tricks[0].plays)]
    dialog = opened(window)
    true = dialog._entries[1]
    assert true.text is not None
    swapped = true.text.replace(f"seat 1: {cards[1]}", "seat 1: ??").replace(
        f"seat 2: {cards[2]}", f"seat 2: {cards[1]}"
    )
    forged = replace(true, text=swapped, fingerprint=fingerprint(swapped))
    right, words = verdict(forged, forged.fingerprint, window.table.position)
    assert not right and "different cards were played" in words


def test_a_copied_text_is_verified_on_the_command_line(
    window: Furnished, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to_the_summary(window, qtbot)
    dialog = opened(window)
    qtbot.mouseClick(dialog.copy_button, driving.LEFT)
    assert dialog.copy_button.text() == "Copied"
    one = dialog.print.text()
    file = tmp_path / "deal.txt"
    file.write_text(QGuiApplication.clipboard().text(), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"deal 1: {one} as noted in the file\n"
    assert cli.main(["verify", str(file), "--fingerprint", one]) == 0
    assert cli.main(["verify", str(file), "--fingerprint", one[::-1]]) == 1
    file.write_text(file.read_text(encoding="utf-8").replace("dealer: ", "dealer: 1"))
    capsys.readouterr()
    assert cli.main(["verify", str(file)]) == 1
    assert "NOT the one noted in the file" in capsys.readouterr().out
    file.write_text("nothing")
    assert cli.main(["verify", str(file)]) == 1
    assert cli.main(["verify", str(tmp_path / "none")]) == 2


def test_fingerprints_are_the_same_after_a_restart(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    all_ready(window, qtbot)
    before = shown(opened(window))
    window.runner.stop()
    other = make_window()
    other.runner.new_salt = lambda: "77" * 32
    other.matches.open()
    assert shown(opened(other)) == before
    other.matches.play_again()
    saved = MatchStore(tmp_path).load()
    assert saved is not None and saved.salt == "77" * 32


def test_the_match_is_revealed_at_its_end(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.start("elevator", 3, changes=driving.FEW_DEALS, watch=True)
    window.runner.stop()
    saved = window.runner.setting
    qtbot.waitUntil(lambda: window.table.idle)
    window.runner.go_on()
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)
    found = shown(opened(window))
    assert f"\nseed: {saved.seed}\n" in found["The whole match"][1]
    assert all(text for _, text in found.values())
    whole = found["The whole match"][0]
    deals = [
        text for title, (_, text) in found.items() if title.startswith("Deal") and ":" not in title
    ]
    assert len(deals) == window.runner.rules.deal_count
    assert all(f"match fingerprint: {whole}" in text for text in deals)
