"""Dialogs for files begin in a folder that exists, with a name that a file may have.

Else the name of the folder would stand as that of a file.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from farwhist.ui.system.files import DOCUMENTS, PICTURES, as_file_name, folder_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the home of somebody who may have a folder of documents in it."""

    def place(kind: QStandardPaths.StandardLocation) -> str:
        return {DOCUMENTS: str(tmp_path / "Documents"), PICTURES: ""}[kind]

    monkeypatch.setattr(QStandardPaths, "writableLocation", place)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def test_without_the_folder_it_is_the_home(home: Path) -> None:
    assert folder_of(DOCUMENTS) == home
    assert folder_of(PICTURES) == home


def test_the_last_folder_comes_first_while_it_is_there(home: Path) -> None:
    (home / "Documents").mkdir()
    last = home / "stick"
    assert folder_of(DOCUMENTS, last) == home / "Documents"
    last.mkdir()
    assert folder_of(DOCUMENTS, last) == last


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Mine: 1/2", "Mine- 1-2"),
        ("Sonntag, 29. November", "Sonntag, 29. November"),
        ("rules v1.2", "rules v1-2"),
        ("..", "Far Whist"),
        ("", "Far Whist"),
    ],
)
def test_a_file_is_called_so_that_it_can_be(text: str, name: str) -> None:
    assert as_file_name(text) == name
