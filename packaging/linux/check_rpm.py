"""Check what an .rpm says of itself and what it holds: ``check_rpm.py FILE.rpm``.

Needs rpm with rpm2archive, and tar. The package is unpacked, and not installed.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project
from farwhist import identity
from linux import elf, rpm, tree, trial
from linux.system_libraries import C_LIBRARY

SHARE = (
    f"usr/share/applications/{identity.APP_ID}.desktop",
    f"usr/share/metainfo/{identity.APP_ID}.metainfo.xml",
    f"usr/share/mime/packages/{identity.APP_ID}.xml",
    f"usr/share/icons/hicolor/scalable/apps/{identity.APP_ID}.svg",
    "usr/share/man/man6/farwhist.6.gz",
    "usr/share/licenses/farwhist/LICENSE",
    "usr/share/licenses/farwhist/THIRD-PARTY.txt",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="check_rpm.py", description=__doc__)
    parser.add_argument("package", type=Path)
    package = parser.parse_args().package.resolve()
    results = trial.Results()
    results.check("the digests are right", lambda: _digests(package))
    results.check("name, version, processor", lambda: _names(package))
    with tempfile.TemporaryDirectory(prefix="farwhist-rpm-") as scratch:
        root = Path(scratch)
        unpack = 'rpm2archive - <"$0" | tar -xz'
        subprocess.run(["sh", "-c", unpack, str(package)], cwd=root, check=True)
        results.check("it asks for the libraries that it lacks", lambda: _requires(package, root))
        results.check("all files are there", lambda: _files(root))
        results.check("root owns everything", lambda: _owners(package))
        results.check("the program lists its games", lambda: _starts(root))
    return results.end()


def _query(package: Path, *options: str) -> str:
    return tree.call("rpm", "--query", "--package", str(package), *options)


def _digests(package: Path) -> str:
    said = tree.call("rpm", "--checksig", "--nosignature", str(package))
    return "" if "digests OK" in said else said


def _names(package: Path) -> str:
    said = _query(package, "--queryformat", "%{name} %{version} %{arch} %{url}")
    processor = rpm.ARCHITECTURES[project.arch()]
    wanted = f"{identity.PROGRAM} {project.version()} {processor} {identity.HOMEPAGE or '(none)'}"
    return "" if said == wanted else said


def _requires(package: Path, root: Path) -> str:
    asked = set(_query(package, "--requires", "--recommends").splitlines())
    lacking, _ = elf.demands(root / rpm.LIBRARIES)
    forgotten = {
        name
        for name in lacking - C_LIBRARY
        if f"{name}()(64bit)" not in asked
    }  # fmt: skip
    return f"forgotten: {sorted(forgotten)}" if forgotten else ""


def _files(root: Path) -> str:
    missing = [name for name in SHARE if not (root / name).is_file()]
    command = root / "usr/bin/farwhist"
    if not command.resolve().is_file():
        missing.append("what usr/bin/farwhist leads to")
    return ", ".join(missing)


def _owners(package: Path) -> str:
    said = _query(package, "--queryformat", "[%{fileusername}:%{filegroupname} %{filenames}\\n]")
    return "\n".join(line for line in said.splitlines() if not line.startswith("root:root "))


def _starts(root: Path) -> str:
    said = tree.call(str(root / "usr/bin/farwhist"), "games")
    return "" if said.startswith("elevator: ") else said


if __name__ == "__main__":
    sys.exit(main())
