"""Compiled translations are found by the language that is wanted, packed or not."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from farwhist import places
from farwhist.ui.settings.compiled import Compiled
from farwhist.ui.settings.languages import offered


def packed(folder: Path, *codes: str) -> None:
    for code in codes:
        name = f"farwhist_{code}.qm"
        content = (places.translations() / name).read_bytes()
        (folder / (name + places.PACKED)).write_bytes(zlib.compress(content))


def test_a_packed_translation_is_offered_and_says_the_same(
    qapp: QApplication, tmp_path: Path
) -> None:
    packed(tmp_path, "de")
    assert set(offered(tmp_path)) == {"en", "de"}
    ways = [
        Compiled(qapp, folder, "farwhist", QLocale("de_AT"))
        for folder in (places.translations(), tmp_path)
    ]
    assert [way.code for way in ways] == ["de", "de"]
    said = [way.translate("Table", "equal") for way in ways]
    assert said[0] and said[0] == said[1]


@pytest.mark.parametrize("content", [b"", b"no archive", zlib.compress(b"no translation")])
def test_what_cannot_be_read_is_as_if_it_were_missing(
    qapp: QApplication, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "farwhist_de.qm.z").write_bytes(content)
    assert Compiled(qapp, tmp_path, "farwhist", QLocale("de")).code == ""
