"""Name what Windows would load without a signature: ``signatures.py FOLDER [--catalog FILE]``.

Smart App Control lets nothing be loaded that is neither signed nor known to Microsoft.
"""

import argparse
import struct
from pathlib import Path

EXECUTABLE = {".exe", ".dll", ".pyd"}
PE_OFFSET = 0x3C  # where the place of the PE header stands
CERTIFICATES = 24 + 112 + 4 * 8  # from the PE header of 64 bits: the fifth directory


def is_signed(file: Path) -> bool:
    """Whether a program or library for 64-bit Windows bears a signature, valid or not."""
    data = file.read_bytes()
    (header,) = struct.unpack_from("<I", data, PE_OFFSET)
    _, size = struct.unpack_from("<II", data, header + CERTIFICATES)
    return bool(size)


def unsigned(folder: Path) -> list[str]:
    """Return the programs and libraries in a folder without a signature, by their paths in it."""
    files = (file for file in folder.rglob("*") if file.suffix.lower() in EXECUTABLE)
    return sorted(file.relative_to(folder).as_posix() for file in files if not is_signed(file))


def main() -> None:
    parser = argparse.ArgumentParser(prog="signatures.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of the frozen program")
    parser.add_argument("--catalog", type=Path, help="a file to write them to, for what signs them")
    wanted = parser.parse_args()
    names = unsigned(wanted.folder)
    print(f"{len(names)} programs and libraries bear no signature:", *names, sep="\n  ")
    if wanted.catalog:
        folder = wanted.folder.resolve().relative_to(wanted.catalog.resolve().parent)
        lines = [f"{folder / name}\n" for name in names]
        wanted.catalog.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
