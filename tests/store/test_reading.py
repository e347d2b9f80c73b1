"""Files that anybody may have changed."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from farwhist.store.reading import DEEPEST, TooLarge, Unreadable, parse_json, read_text

MOST = 1000


def test_a_text_is_read_with_and_without_its_mark(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfB\xc3\xa4r")
    assert read_text(file, MOST) == "Bär"
    file.write_bytes(b"B\xc3\xa4r\r\n")
    assert read_text(file, MOST) == "Bär\r\n"
    file.write_bytes(b"a" * MOST)
    assert len(read_text(file, MOST)) == MOST


@pytest.mark.parametrize("data", [b"\xff\xfe", b"a" * (MOST + 1), b"\xed\xa0\x80"])
def test_what_is_no_text_or_too_large_is_unreadable(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    with pytest.raises(Unreadable):
        read_text(file, MOST)


def test_a_missing_file_is_an_error_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "file", MOST)


def test_what_is_no_plain_file_neither_hangs_nor_reads(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no named pipes in folders")
    for make in (os.mkdir, os.mkfifo):
        path = tmp_path / make.__name__
        make(path)
        with pytest.raises(Unreadable):
            read_text(path, MOST)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "NaN", "[Infinity]", "[1e999]", '"\\ud800"', '{"\\udfff": 1}', "9" * 5000,
        "[" * 100_000, "[" * 600 + "]" * 600,
    ],
)  # fmt: skip
def test_json_that_could_not_be_used_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_json(text)


def test_what_can_be_read_can_be_written_in_lines(tmp_path: Path) -> None:
    deep = "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)
    data = parse_json(deep)
    assert json.loads(json.dumps(data, indent=1)) == data
    with pytest.raises(Unreadable):
        parse_json(f"[[{deep}]]")


def test_too_large_is_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"a" * (MOST + 1))
    with pytest.raises(TooLarge):
        read_text(file, MOST)


def test_json_is_read_as_it_was_written() -> None:
    data = {"name": "Bär 🂡", "more": [1, 2.5, None, True]}
    assert parse_json(json.dumps(data)) == data
