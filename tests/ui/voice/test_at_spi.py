"""The real program with a screen reader on, where Linux has what that takes."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import TableRows
from tests.helpers.screen import PROGRAM, need, screen

REAL = Path(__file__).parents[1] / "real"
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
SYSTEM_PYTHON = "/usr/bin/python3"
PROBE = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"

WINDOWS = {
    *("Fair play", "Match number", "All hands", "About Far Whist"),
    *("Score sheet", "Statistics", "Far Whist Help", "Preferences"),
    *("Punktezettel", "Statistik", "Hilfe zu Far Whist", "Einstellungen"),
}


@pytest.fixture(scope="module")
def reader() -> None:
    """Skip the test where there is no AT-SPI."""
    need("dbus-run-session")
    if not BUS.exists():
        pytest.skip("not installed: at-spi2-core")
    if subprocess.run([SYSTEM_PYTHON, "-c", PROBE], capture_output=True, check=False).returncode:
        pytest.skip("not installed: python3-gi with gir1.2-atspi-2.0")


def sit(script: Path, folder: Path) -> Any:
    """Run a sitting, and return what it prints on its last line."""
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(script), str(folder)]
    with screen("1280x800", folder / "home") as env:
        done = subprocess.run(
            [*command, *PROGRAM, str(folder / "data")],
            env={**env, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
            capture_output=True,
            text=True,
            timeout=150,
            check=False,
        )
    lines = done.stdout.strip().splitlines()
    assert lines, done.stderr
    return json.loads(lines[-1])


@pytest.fixture(scope="module")
def met(reader: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return what a screen reader met in two sittings, and what the program wrote to stderr."""
    folder = tmp_path_factory.mktemp("at-spi")
    chosen = Preferences(folder / "data")
    # Else the only card of the first deal is played by itself.
    TableRows.last_card.choose(chosen, "no")
    chosen.save()
    found = sit(REAL / "sitting.py", folder)
    assert isinstance(found, dict)
    for sitting in ("first", "second"):
        file = folder / f"{sitting}.err"
        found[sitting] = file.read_text(encoding="utf-8") if file.exists() else "never begun"
    return found


def test_the_program_lives_through_two_sittings(met: dict[str, Any]) -> None:
    assert (met["missing"], met["first"], met["second"]) == ("", "", "")
    assert met["ends"] == [0, 0]
    assert set(met["windows"]) == WINDOWS


def test_the_cards_are_read_and_played(met: dict[str, Any]) -> None:
    hand = next(rows for rows in met["hands"] if any(row[2] == "playable" for row in rows))
    assert hand[0][0] == "list item" and " of " in hand[0][1]
    roles = [row[0] for row in hand]
    assert roles.count("list item") >= 1 and roles.count("label") == 7
    assert any(row[1].startswith("Oscar, ") and " bid " in row[1] for row in hand)
    assert any(row[2] == "spielbar" for rows in met["hands"] for row in rows), "after the change"
    assert any(f"You {verb} the " in met["spoken"] for verb in ("lead", "play"))
    assert " the trick with the " in met["spoken"]
    assert "Your turn" in met["spoken"]
    # Whoever plays at once, as a program can, may do it before it is said that it is one's turn.
    assert "Du bist dran." in met["spoken"] or "Du bist bereit." in met["spoken"]


def test_the_log_and_the_keyboard_are_followed(met: dict[str, Any]) -> None:
    assert "Runde 1 von 13 " in met["log"] and "Du spielst " in met["log"]
    assert {"Your hand, 1 card", "Fingerprints", "Match number:"} <= set(met["focused"])


@pytest.mark.usefixtures("reader")
def test_each_answer_is_heard_once_by_old_and_new_readers(tmp_path: Path) -> None:
    """The reader is exchanged while the program runs: old, new, old."""
    found = sit(REAL / "two_ways.py", tmp_path)
    assert found["missing"] == ""
    old, new, old_again = found["sittings"]
    answers = old["shown"][:4]
    assert answers[0] == "No card has been played to this trick."
    assert answers[3].startswith("You hold ")
    each_once = [*answers * 3, answers[-1]]
    assert (old["shown"], old["announced"]) == (each_once, [])
    assert (new["shown"], new["announced"]) == ([], each_once)
    assert (old_again["shown"], old_again["announced"]) == (each_once, [])
    assert not (tmp_path / "program.err").read_text(encoding="utf-8")
