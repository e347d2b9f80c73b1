"""Make what people install: ``python3 dev.py package FORMAT...``, or ``all`` for this system.

Each format is a module with ``build(bundle, target)``: it makes the file ``target`` from the frozen
program in the folder ``bundle``, and stops with a sentence when it cannot.
"""

import argparse
import hashlib
import importlib
import os
from pathlib import Path
from typing import NamedTuple

import budgets
import bundle
import project
import sbom


class Format(NamedTuple):
    """One row: the system that it is for, the module that makes it, and its extension."""

    system: str
    module: str
    extension: str


FORMATS = {
    "tarball": Format("linux", "linux.tarball", "tar.xz"),
    "deb": Format("linux", "linux.deb", "deb"),
    "rpm": Format("linux", "linux.rpm", "rpm"),
    "appdir": Format("linux", "linux.appdir", "AppDir.squashfs"),
    "setup": Format("windows", "windows.setup", "exe"),
    "msi": Format("windows", "windows.msi", "msi"),
    "dmg": Format("macos", "macos.dmg", "dmg"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("formats", nargs="+", choices=[*FORMATS, "all"], metavar="FORMAT")
    parser.add_argument(
        "--frozen",
        type=Path,
        metavar="FOLDER",
        help="the frozen program, of this or another system, instead of freezing it now",
    )
    arguments = parser.parse_args()
    wanted = arguments.formats
    if "all" in wanted:
        wanted = [name for name, each in FORMATS.items() if each.system == project.system()]
    os.environ["SOURCE_DATE_EPOCH"] = str(project.epoch())
    frozen: dict[str, Path] = {}
    for name in wanted:
        made_for = FORMATS[name].system
        if made_for not in frozen:
            frozen[made_for] = arguments.frozen or bundle.make(made_for)
            budgets.check_folder(frozen[made_for], made_for)
        target = project.DIST / project.file_name(FORMATS[name].extension, made_for)
        importlib.import_module(FORMATS[name].module).build(frozen[made_for], target)
        print(f"{target.relative_to(project.ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
        budgets.check_file(target, frozen[made_for], made_for, FORMATS[name].extension)
    for system, folder in frozen.items():
        sbom.write(folder, project.DIST / project.file_name("cdx.json", system))
    write_checksums()


def write_checksums() -> None:
    """Write SHA256SUMS for all that lies in dist/ with this version in its name."""
    made = sorted(project.DIST.glob(f"farwhist-{project.version()}-*"))
    lines = [
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n"
        for each in made
        if each.is_file()
    ]
    (project.DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
