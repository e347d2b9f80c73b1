"""ICU's data in the frozen program: smaller, and the same for all that Qt asks of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from linux import icu

ASKED = """
from functools import cmp_to_key

from PySide6.QtCore import QCollator, QLocale, QStringConverter, QStringDecoder

words = "Zug zebra Äpfel apfel côte coté cote nino niño NIÑO ärger tva îmi ţară 10 9 ß ss ą".split()
for code in ("C", "de", "en", "es", "fr", "it", "nl", "pt", "ro", "sv", "ja", "zh"):
    collator = QCollator(QLocale(code))
    collator.setNumericMode(code != "C")
    print(code, *sorted(words, key=cmp_to_key(collator.compare)))
print("TITLE".lower(), QLocale("tr").toUpper("iı"), QLocale("de").toUpper("straße"))
for name in ("Shift_JIS", "GB18030", "windows-1252", "ISO-8859-2"):
    print(name, QStringDecoder(name).isValid())
print(*QStringConverter.availableCodecs())
"""


def said(environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout + done.stderr


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("cc") is None,
    reason="only on Linux Qt brings ICU, and a C compiler makes its library",
)
def test_qt_compares_and_reads_texts_with_a_third_of_the_data_gone(tmp_path: Path) -> None:
    (library,) = (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*")
    small = icu.write(library, tmp_path)
    assert small.stat().st_size < 0.5 * library.stat().st_size
    before = said({})
    assert "sv" in before and "GB18030 True" in before
    assert said({"LD_LIBRARY_PATH": str(tmp_path)}) == before


def test_items_stay_in_their_order_and_are_found_where_the_table_says() -> None:
    items = [(b"icudt1l/coll/de.res\0", b"compares" * 4), (b"icudt1l/unit/de.res\0", b"u" * 16)]
    items.append((b"icudt1l/zoneinfo64.res\0", b"z" * 32))
    header = b"\x20\0\xda\x27" + bytes(8) + icu.FORMAT
    library = b"\x7fELF of any size" + header + bytes(32 - len(header)) + icu.packed(items)
    assert icu.cut(library) == header + bytes(16) + icu.packed([items[0], items[2]])


def test_what_is_no_library_of_icu_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"x")
    with pytest.raises(ValueError, match="no data of ICU"):
        icu.write(tmp_path / "x", tmp_path)
