"""What is too large is refused, and the largest files are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import budgets


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Twelve files of 100 to 1,200 bytes, 7,800 in all."""
    for number in range(1, 13):
        (tmp_path / f"{number}.so").write_bytes(b"x" * 100 * number)
    return tmp_path


def test_within_the_budget_nothing_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MEGABYTE", 1000)
    monkeypatch.setattr(budgets, "FOLDERS", {"linux": 7.8})
    budgets.check_folder(folder, "linux")
    budgets.check_folder(folder, "macos")


def test_a_folder_above_it_is_refused_with_the_ten_largest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MEGABYTE", 1000)
    monkeypatch.setattr(budgets, "FOLDERS", {"linux": 7})
    with pytest.raises(SystemExit) as refused:
        budgets.check_folder(folder, "linux")
    first, *rest = str(refused.value).splitlines()
    assert first == (
        f"The program in {folder} has 7.8 MB; at most 7 MB are allowed. Its largest files:"
    )
    assert [line.split()[-1] for line in rest] == [f"{number}.so" for number in range(12, 2, -1)]


def test_a_file_to_download_has_a_budget_of_its_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(budgets, "MEGABYTE", 1000)
    monkeypatch.setattr(budgets, "FILES", {("windows", "exe"): 2})
    setup = tmp_path / "farwhist-1-windows-x64.exe"
    setup.write_bytes(b"x" * 2000)
    budgets.check_file(setup, folder, "windows", "exe")
    setup.write_bytes(b"x" * 2100)
    budgets.check_file(setup, folder, "windows", "msi")
    with pytest.raises(SystemExit, match=r"^farwhist-1-windows-x64.exe has 2.1 MB; at most 2 MB"):
        budgets.check_file(setup, folder, "windows", "exe")


def test_a_link_takes_no_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MEGABYTE", 1000)
    monkeypatch.setattr(budgets, "FOLDERS", {"linux": 7.8})
    (folder / "link.so").symlink_to(folder / "12.so")
    budgets.check_folder(folder, "linux")
