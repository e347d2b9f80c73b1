"""The AppImage for this machine: the AppDir behind a runtime that is fetched and checked."""

import hashlib
import platform
import tomllib
from pathlib import Path
from urllib.request import urlopen

import project

PIN = Path(__file__).with_name("appimage_runtime.toml")
TIMEOUT = 60  # seconds without an answer


def make() -> None:
    """Fetch the pinned runtime and put the AppDir, which was made before, behind it."""
    from linux import appimage

    folder = project.DIST / project.file_name("AppDir.squashfs", "linux")
    if not folder.is_file():
        raise SystemExit(f"Make {folder.name} first: dev.py package appdir")
    address, wanted = pinned(platform.machine())
    runtime = project.BUILD / address.rpartition("/")[2]
    runtime.parent.mkdir(exist_ok=True)
    with urlopen(address, timeout=TIMEOUT) as answer:
        runtime.write_bytes(checked(answer.read(), wanted, address))
    target = project.DIST / project.file_name("AppImage", "linux")
    appimage.assemble(folder, runtime, wanted, target)
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB")


def pinned(machine: str) -> tuple[str, str]:
    """Return the address of the runtime for a machine, and its SHA-256."""
    pin = tomllib.loads(PIN.read_text(encoding="utf-8"))
    if machine not in pin["sha256"]:
        raise SystemExit(f"{PIN.name} knows no runtime for {machine}.")
    return pin["url"].format(release=pin["release"], machine=machine), pin["sha256"][machine]


def checked(data: bytes, wanted: str, name: str) -> bytes:
    """Return the data, or stop when they are not those with this SHA-256."""
    found = hashlib.sha256(data).hexdigest()
    if found != wanted:
        raise SystemExit(f"{name} has the SHA-256 {found}, and not {wanted}.")
    return data
