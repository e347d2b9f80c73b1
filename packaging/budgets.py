"""How large what people download and install may be. What has grown is named before it is shipped.

All numbers are in MB of 1,000,000 bytes.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDERS: Final = {"linux": 105, "windows": 75}
"""The program as it is installed. A language takes 0.4 MB of it, 0.1 of a download; what plays
together 2.3 on Linux, and some 8 on Windows, which has no OpenSSL of its own."""

FILES: Final = {("linux", "tar.xz"): 30, ("windows", "exe"): 24}
"""What is downloaded, by its system and extension."""

MEGABYTE: Final = 1_000_000
NAMED: Final = 10


def check_folder(folder: Path, system: str) -> None:
    """Stop when the program in this folder is larger than its budget.

    Raises:
        SystemExit: it is; the message names the ten largest files.
    """
    size = sum(size for _, size in sizes(folder))
    if system in FOLDERS and (over := excess(size, FOLDERS[system])):
        raise SystemExit("\n".join([f"The program in {folder} {over}", *largest(sizes(folder))]))


def check_file(file: Path, folder: Path, system: str, extension: str) -> None:
    """Stop when a file to download is larger than its budget.

    Args:
        folder: what it was made from.

    Raises:
        SystemExit: it is; the message names the ten largest files in it.
    """
    limit = FILES.get((system, extension))
    if limit is not None and (over := excess(file.stat().st_size, limit)):
        raise SystemExit("\n".join([f"{file.name} {over}", *largest(sizes(folder))]))


def sizes(folder: Path) -> list[tuple[str, int]]:
    """Return the place of each file in a folder, and its bytes; links take none."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return [(file.relative_to(folder).as_posix(), file.stat().st_size) for file in files]


def excess(size: int, limit: float) -> str:
    """Return the end of a sentence about so many bytes above so many MB; nothing within them."""
    if size <= limit * MEGABYTE:
        return ""
    return f"has {size / MEGABYTE:.1f} MB; at most {limit} MB are allowed. Its largest files:"


def largest(sizes: Iterable[tuple[str, int]]) -> list[str]:
    """Return a line for each of the ten largest files, the largest first."""
    first = sorted(sizes, key=lambda each: (-each[1], each[0]))[:NAMED]
    return [f"{size / MEGABYTE:8.1f} MB  {name}" for name, size in first]
