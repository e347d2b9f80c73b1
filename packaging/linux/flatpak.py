"""Write what Flathub asks for: ``python3 dev.py flathub FOLDER``, in the commit of a release.

Flathub builds from source and without a network: Qt and PySide6 are those of its base app, the
others are named one by one in the versions of packaging/lock, as sources or in pure Python.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import addresses
import dev
import project
from farwhist import identity

VERSION = "6.11"
"""Of KDE's platform, which has Qt, and of the base app, which has PySide6 for it."""
PYTHON = "3.13"
"""That of the platform."""
OF_THE_BASE = ("pyside6-essentials", "shiboken6")
FIRST = ("cffi", "pycparser", "setuptools")
ANYWHERE = "-none-any.whl"

# A window, sound, and the network, which nothing but playing together uses; files only through the
# portals.
FINISH = (
    "--share=ipc",
    "--share=network",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
)
PIP = (
    "pip3 install --no-index --no-deps --no-build-isolation --ignore-installed"
    ' --find-links="file://${PWD}" --prefix="${FLATPAK_DEST}"'
)
LICENCES = "/app/share/licenses"


def manifest(commit: str, build: Sequence[Any], libraries: Sequence[Any]) -> dict[str, Any]:
    """Return the manifest.

    Args:
        commit: the commit of the release, in 40 hexadecimal digits.
        build: the packages of Python that the others are built with, as a pylock.toml names them.
        libraries: those that the program needs.
    """
    program = {
        "type": "git",
        "url": f"{addresses.home()}.git",
        "tag": f"v{project.version()}",
        "commit": commit,
    }
    return {
        "id": identity.APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": VERSION,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": VERSION,
        "command": identity.PROGRAM,
        "finish-args": list(FINISH),
        "build-options": {"env": {"BASEAPP_REMOVE_WEBENGINE": "1"}},
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "modules": [
            {**module("python-build", build), "cleanup": ["*"]},
            module("python-libraries", libraries),
            {
                "name": identity.PROGRAM,
                "buildsystem": "simple",
                "build-commands": [
                    f"{PIP} .",
                    f"install -Dm644 -t {LICENCES}/{identity.APP_ID} LICENSE",
                ],
                "sources": [program],
            },
        ],
    }


def module(name: str, packages: Sequence[Any]) -> dict[str, Any]:
    """Return the module that installs these packages, each after those that it is built with."""
    names = [each["name"] for each in packages]
    return {
        "name": name,
        "buildsystem": "simple",
        "build-commands": [f"{PIP} {each}" for each in names],
        "sources": [source(each) for each in packages],
    }


def source(package: dict[str, Any]) -> dict[str, Any]:
    """Return where a package is fetched from: as a wheel for every machine, or else its source."""
    wheels = [each for each in package.get("wheels", ()) if each["url"].endswith(ANYWHERE)]
    chosen = wheels[0] if wheels else package["sdist"]
    return {"type": "file", "url": chosen["url"], "sha256": chosen["hashes"]["sha256"]}


def ordered(packages: Iterable[Any]) -> list[Any]:
    """Return the packages in the order of their names, but for those that others are built with."""
    wanted = [each for each in packages if each["name"] not in OF_THE_BASE]
    return sorted(wanted, key=lambda each: (each["name"] not in FIRST, each["name"]))


def locked(*asked: str) -> list[Any]:
    """Return what is locked of the packages that are asked for, with the places of their files."""
    with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
        target = Path(folder) / "pylock.toml"
        options = ["--quiet", "--format", "pylock.toml", "--output-file", str(target)]
        options += ["--python-version", PYTHON, "--python-platform", "x86_64-manylinux_2_39"]
        constraints = [f"--constraints={lock}" for lock in dev.locks()]
        command = [*dev.uv_command(), "pip", "compile", *options, *constraints, *asked]
        subprocess.run(command, cwd=project.ROOT, check=True)
        packages: list[Any] = tomllib.loads(target.read_text(encoding="utf-8"))["packages"]
    return packages


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py flathub", description=__doc__)
    parser.add_argument("folder", type=Path, help="to write into")
    folder = parser.parse_args().folder
    asked = ["git", "rev-parse", "HEAD"]
    commit = subprocess.run(asked, cwd=project.ROOT, capture_output=True, text=True, check=True)
    libraries = locked("pyproject.toml")
    names = {each["name"] for each in libraries}
    build = [each for each in locked("--group", "build") if each["name"] not in names]
    made = manifest(commit.stdout.strip(), ordered(build), ordered(libraries))
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{identity.APP_ID}.json"
    target.write_text(json.dumps(made, indent=4) + "\n", encoding="utf-8", newline="\n")
    print(target)


if __name__ == "__main__":
    main()
