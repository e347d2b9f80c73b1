"""Write what Flathub asks for: ``flatpak.py --sums SHA256SUMS --output FOLDER``.

The Flatpak holds the program of the release's tarballs. The manifest names them by their addresses
on the page of the release and by their SHA-256, so it can only be written once they are made.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import addresses
import project
from farwhist import identity

RUNTIME = "org.freedesktop.Platform"
SDK = "org.freedesktop.Sdk"
RUNTIME_VERSION = "25.08"
ARCHITECTURES = {"x64": "x86_64", "arm64": "aarch64"}

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
INSTALL = (
    "mkdir -p /app/bin /app/lib/farwhist /app/share",
    "cp -r lib/. /app/lib/farwhist/",
    "cp -r share/. /app/share/",
    "ln -s ../lib/farwhist/farwhist /app/bin/farwhist",
    f"install -Dm644 -t /app/share/licenses/{identity.APP_ID} LICENSE THIRD-PARTY.txt",
)


def manifest(sums: dict[str, str]) -> dict[str, Any]:
    """Return the manifest. `sums` are the SHA-256 of files by name.

    Raises:
        SystemExit: no tarball of this version is among them.
    """
    names = {arch: project.file_name("tar.xz", "linux", arch) for arch in ARCHITECTURES}
    sources = [
        {
            "type": "archive",
            "url": addresses.download(name),
            "sha256": sums[name],
            "only-arches": [ARCHITECTURES[arch]],
        }
        for arch, name in names.items()
        if name in sums
    ]
    if not sources:
        raise SystemExit(f"None of these is in the list of checksums: {', '.join(names.values())}")
    module = {
        "name": identity.PROGRAM,
        "buildsystem": "simple",
        "build-commands": list(INSTALL),
        "sources": sources,
    }
    return {
        "id": identity.APP_ID,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": SDK,
        "command": identity.PROGRAM,
        "finish-args": list(FINISH),
        # What is in the tarball is stripped already, and the Flatpak holds the same bytes.
        "build-options": {"no-debuginfo": True, "strip": False},
        "modules": [module],
    }


def flathub(sums: dict[str, str]) -> dict[str, Any]:
    """Return flathub.json: what it builds for."""
    sources = manifest(sums)["modules"][0]["sources"]
    return {"only-arches": [arch for source in sources for arch in source["only-arches"]]}


def checksums(text: str) -> dict[str, str]:
    """Return the SHA-256 by file name from a SHA256SUMS file."""
    return {name: digest for digest, name in re.findall(r"^([0-9a-f]{64})  (\S+)$", text, re.M)}


def write(sums: dict[str, str], folder: Path) -> None:
    """Write the manifest and flathub.json into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in ((identity.APP_ID, manifest(sums)), ("flathub", flathub(sums))):
        text = json.dumps(data, indent=4) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="flatpak.py", description=__doc__)
    parser.add_argument("--sums", type=Path, required=True, help="SHA256SUMS of the release")
    parser.add_argument("--output", type=Path, required=True, help="folder to write into")
    wanted = parser.parse_args()
    write(checksums(wanted.sums.read_text(encoding="utf-8")), wanted.output)


if __name__ == "__main__":
    main()
