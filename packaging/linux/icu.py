"""Cuts the data of ICU down to what Qt asks ICU for, which is a third of the whole program.

Qt has it compare texts, turn them into capital letters, and read texts in old encodings: these are
all functions of ICU that Qt's libraries name. The names of units, currencies, languages and time
zones, ways to break lines and to write numbers in words are for others.
"""

import re
import struct
import subprocess
from pathlib import Path

NEVER_ASKED = re.compile(r"[^/]+/((brkitr|curr|lang|rbnf|region|translit|unit|zone)/|unames[.]icu)")
SYMBOL = re.compile(rb"\bicudt\d+_dat\b")
FORMAT = (
    b"CmnD"  # ICU's "common data", a header before a table of items in the order of their names
)
BEFORE_FORMAT = 12  # bytes
ALIGNED = 16  # bytes

LIBRARY = """\
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, STT_OBJECT
{symbol}:
    .incbin "data"
    .size {symbol}, . - {symbol}
"""


def write(library: Path, folder: Path) -> Path:
    """Write the library of ICU's data anew without what is never asked for, and return it.

    Raises:
        SystemExit: there is no C compiler, or it fails.
        ValueError: it is no such library.
    """
    content = library.read_bytes()
    symbol = SYMBOL.search(content)
    if symbol is None:
        raise ValueError(f"{library} holds no data of ICU")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "data").write_bytes(cut(content))
    source = LIBRARY.format(symbol=symbol[0].decode(), aligned=ALIGNED)
    (folder / "data.s").write_text(source, encoding="ascii")
    options = ["-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none"]
    command = ["cc", *options, "-Wl,-z,noexecstack", "-o", library.name, "data.s"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"cc could not make {library.name}:\n{done.stderr}")
    return folder / library.name


def cut(content: bytes) -> bytes:
    """Return ICU's data in this library without the items that are never asked for."""
    start = content.index(FORMAT) - BEFORE_FORMAT
    (header,) = struct.unpack_from("<H", content, start)
    table = start + header
    (count,) = struct.unpack_from("<I", content, table)
    rows = list(struct.iter_unpack("<II", content[table + 4 : table + 4 + 8 * count]))
    ends = [at for _, at in rows[1:]] + [len(content) - table]
    kept = []
    for (name_at, begin), end in zip(rows, ends, strict=True):
        name = content[table + name_at : content.index(0, table + name_at)]
        if not NEVER_ASKED.match(name.decode("ascii")):
            kept.append((name + b"\0", padded(content[table + begin : table + end])))
    return content[start:table] + packed(kept)


def packed(items: list[tuple[bytes, bytes]]) -> bytes:
    """Return the table of these items and the items themselves."""
    names = b"".join(name for name, _ in items)
    name_at = 4 + 8 * len(items)
    at = len(padded(bytes(name_at) + names))
    rows = struct.pack("<I", len(items))
    for name, item in items:
        rows += struct.pack("<II", name_at, at)
        name_at += len(name)
        at += len(item)
    return padded(rows + names) + b"".join(item for _, item in items)


def padded(content: bytes) -> bytes:
    return content + bytes(-len(content) % ALIGNED)
