"""The disk image for macOS: the app beside a link to the folder of programs."""

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import bundle as frozen
import project
from farwhist import identity
from macos import info_plist, signing

LICENCES = ("LICENSE", "THIRD-PARTY.txt")


def build(bundle: Path, target: Path) -> None:
    """Try the app that was frozen beside the folder ``bundle``, and make the image of it.

    Unless it is signed already, which sign.py does, it is signed ad hoc.
    """
    if project.system() != "macos":
        raise SystemExit("A disk image can only be made on macOS.")
    import dmgbuild

    app = bundle.with_name(info_plist.APP)
    if not app.is_dir():
        raise SystemExit(f"There is no {app.name} beside {bundle.name}.")
    wanted = settings(app)
    if not os.environ.get(project.SIGNATURES["dmg"]):
        info_plist.localise(app)
        signing.Signer(signing.AD_HOC).sign_app(app)
    play_a_match(app)
    dmgbuild.build_dmg(str(target), identity.NAME, settings=wanted)


def settings(app: Path) -> dict[str, Any]:
    """Return what dmgbuild is told: an image in which one drags the app onto the folder.

    Stops when the app lacks the licences, which lie beside it.
    """
    resources = app / "Contents" / "Resources"
    texts = [resources / identity.PROGRAM / name for name in LICENCES]
    if missing := [path.name for path in texts if not path.is_file()]:
        raise SystemExit(f"{app} lacks what every format must hold: {', '.join(missing)}")
    return {
        "format": "ULMO",  # lzma, which macOS reads since 10.15
        "filesystem": "HFS+",
        "files": [str(app), *map(str, texts)],
        "symlinks": {"Applications": "/Applications"},
        "hide_extensions": [app.name],
        "icon": str(resources / info_plist.ICON),
        "background": "builtin-arrow",
        "window_rect": ((200, 200), (640, 400)),
        "icon_size": 128.0,
        "icon_locations": {
            app.name: (140, 120),
            "Applications": (500, 120),
            **{path.name: (140 + 180 * place, 300) for place, path in enumerate(texts)},
        },
    }


def play_a_match(app: Path) -> None:
    """Start the signed program: a right that it lacks under its signature ends it here."""
    program = app / "Contents" / "MacOS" / identity.PROGRAM
    with tempfile.TemporaryDirectory(prefix="farwhist-") as home:
        done = subprocess.run(
            [str(program), "--autoplay"],
            cwd=home,
            env=frozen.bare_environment(os.environ, Path(home)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=frozen.TIMEOUT,
            check=False,
        )
    said = frozen.spoken(done.stdout)
    if done.returncode or said:
        raise SystemExit(f"The signed app ended with code {done.returncode}.\n{said}")
