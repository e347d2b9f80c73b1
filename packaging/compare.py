"""Compare two frozen programs, file by file: ``python packaging/compare.py FOLDER OTHER``.

Two that were frozen from the same commit, with the same Python on the same system, are the same.
Where they are not, each file that differs is named, and the modules that differ inside the program.
"""

import hashlib
import sys
from pathlib import Path

import third_party


def differences(first: Path, second: Path) -> list[str]:
    """Return a line for each file that is in one folder alone, or differs."""
    one, two = fingerprints(first), fingerprints(second)
    lines = [f"only in {first}: {name}" for name in sorted(one.keys() - two.keys())]
    lines += [f"only in {second}: {name}" for name in sorted(two.keys() - one.keys())]
    return lines + [
        f"differs: {name}" for name in sorted(one) if two.get(name, one[name]) != one[name]
    ]


def fingerprints(folder: Path) -> dict[str, str]:
    """Return what each file holds, or where each link points, and who may run it."""
    found = {}
    for file in folder.rglob("*"):
        name = file.relative_to(folder).as_posix()
        if file.is_symlink():
            found[name] = f"link to {file.readlink()}"
        elif file.is_file():
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            found[name] = f"{digest} {file.stat().st_mode & 0o111:o}"
    return found


def inside(first: Path, second: Path) -> list[str]:
    """Return a line for each part that differs inside the two programs."""
    one, two = parts(third_party.program_of(first)), parts(third_party.program_of(second))
    names = sorted(one.keys() | two.keys())
    return [f"inside the program: {name}" for name in names if one.get(name) != two.get(name)]


def parts(program: Path) -> dict[str, bytes]:
    """Return the parts of a program that PyInstaller has put together, and its modules."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    found = {name: archive.extract(name) for name in archive.toc if not name.endswith(".pyz")}
    for name in archive.toc:
        if name.endswith(".pyz"):
            modules = archive.open_embedded_archive(name)
            found |= {f"{name}/{each}": modules.extract(each, raw=True) for each in modules.toc}
    return found


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("Name two folders, each of a frozen program.")
    first, second = map(Path, sys.argv[1:])
    lines = differences(first, second)
    if any(third_party.program_of(first).name in line for line in lines):
        lines += inside(first, second)
    print("\n".join(lines) or "They are the same.")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
