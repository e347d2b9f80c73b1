"""What the libraries and programs of a frozen folder ask of the system, as objdump reads them."""

import re
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
MAGIC = b"\x7fELF"
LOADED, DYNAMIC = 1, 2  # kinds of segments
STRINGS, SEARCH_PATHS = 5, (15, 29)  # tags of the dynamic section
ROW = struct.Struct("<QQ")


def is_elf(file: Path) -> bool:
    """Whether this is a program or a library of Linux."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def binaries(folder: Path) -> list[Path]:
    """Return the programs and libraries in a folder, no links among them."""
    files = [each for each in sorted(folder.rglob("*")) if each.is_file() and not each.is_symlink()]
    return [each for each in files if is_elf(each)]


def headers(file: Path) -> str:
    """Return what objdump says of it: the libraries that it needs, and their versions."""
    return subprocess.run(
        ["objdump", "--private-headers", str(file)], capture_output=True, text=True, check=True
    ).stdout


def needed(said: str) -> set[str]:
    """Return the sonames of the libraries that it needs."""
    return set(NEEDED.findall(said))


def glibc(said: str) -> tuple[int, int]:
    """Return the lowest version of the C library that has all it asks for."""
    found = [(int(match[1]), int(match[2])) for match in GLIBC.finditer(said)]
    return max(found, default=(2, 0))


def demands(folder: Path) -> tuple[set[str], tuple[int, int]]:
    """Return the sonames that are not in the folder, and the version of the C library."""
    said = [headers(file) for file in binaries(folder)]
    present = {file.name for file in folder.rglob("*")}
    wanted: set[str] = set().union(*map(needed, said))
    return wanted - present, max(map(glibc, said), default=(2, 0))


def forget_build_paths(file: Path) -> None:
    """Remove the search path of a library when it names a folder of the machine it was built on.

    Only ``$ORIGIN``, which is where the library lies, means anything elsewhere.

    Raises:
        ValueError: it is no library for 64 bits, little-endian.
    """
    data = bytearray(file.read_bytes())
    if data[:6] != MAGIC + b"\x02\x01":
        raise ValueError(f"{file} is no 64-bit little-endian ELF file")
    segments = list(_segments(data))
    for kind, offset, _, size in segments:
        if kind == DYNAMIC:
            rows = [ROW.unpack_from(data, at) for at in range(offset, offset + size, ROW.size)]
            kept = [row for row in rows if not _is_foreign(row, rows, segments, data)]
            kept += [(0, 0)] * (len(rows) - len(kept))
            if kept != rows:
                data[offset : offset + size] = b"".join(ROW.pack(*row) for row in kept)
                file.write_bytes(data)


def _segments(data: bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Yield kind, offset in the file, address and size in the file of each segment."""
    (start,) = struct.unpack_from("<Q", data, 0x20)
    size, count = struct.unpack_from("<HH", data, 0x36)
    for at in range(start, start + size * count, size):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, at)
        yield kind, offset, address, length


def _is_foreign(
    row: tuple[int, int],
    rows: list[tuple[int, int]],
    segments: list[tuple[int, int, int, int]],
    data: bytearray,
) -> bool:
    if row[0] not in SEARCH_PATHS:
        return False
    texts = dict(rows)[STRINGS]
    base = next(at - start for kind, at, start, size in segments
                if kind == LOADED and start <= texts < start + size)  # fmt: skip
    begin = base + texts + row[1]
    path = bytes(data[begin : data.index(0, begin)]).decode()
    return not all(part.startswith("$ORIGIN") for part in path.split(":"))
