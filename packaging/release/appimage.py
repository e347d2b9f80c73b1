"""The AppImage for this machine: the AppDir behind a runtime that is fetched and checked."""

import hashlib
import platform
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

import project

PIN = Path(__file__).with_name("appimage_runtime.toml")
TIMEOUT = 60  # seconds without an answer


def make() -> None:
    """Fetch the pinned runtime, then have linux/appimage.py put the AppDir behind it."""
    address, wanted = pinned(platform.machine())
    runtime = project.BUILD / address.rpartition("/")[2]
    runtime.parent.mkdir(exist_ok=True)
    with urlopen(address, timeout=TIMEOUT) as answer:
        runtime.write_bytes(checked(answer.read(), wanted, address))
    script = project.ROOT / "packaging" / "linux" / "appimage.py"
    options = ["--runtime", str(runtime), "--sha256", wanted]
    done = subprocess.run([sys.executable, str(script), *options], check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


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
