"""Put an AppImage together: ``appimage.py SQUASHFS --runtime FILE --sha256 DIGEST --output FILE``.

The runtime is a program of others that mounts the squashfs after it; only the one with this SHA-256
is taken.
"""

import argparse
import hashlib
from pathlib import Path

MAGIC = b"AI\x02"
MAGIC_AT = 8  # bytes into the file; it says that this is an AppImage of type 2


def assemble(squashfs: Path, runtime: Path, sha256: str, target: Path) -> None:
    """Write the AppImage `target`.

    Raises:
        SystemExit: this is not the runtime that was asked for, or no runtime at all.
    """
    program = runtime.read_bytes()
    found = hashlib.sha256(program).hexdigest()
    if found != sha256.lower():
        raise SystemExit(f"{runtime} has the SHA-256 {found}, not {sha256}.")
    if program[MAGIC_AT : MAGIC_AT + len(MAGIC)] != MAGIC:
        raise SystemExit(f"{runtime} is no runtime of an AppImage.")
    target.write_bytes(program + squashfs.read_bytes())
    target.chmod(0o755)


def main() -> None:
    parser = argparse.ArgumentParser(prog="appimage.py", description=__doc__)
    parser.add_argument("squashfs", type=Path)
    parser.add_argument("--runtime", type=Path, required=True)
    parser.add_argument("--sha256", required=True)
    parser.add_argument("--output", type=Path, required=True)
    wanted = parser.parse_args()
    assemble(wanted.squashfs, wanted.runtime, wanted.sha256, wanted.output)


if __name__ == "__main__":
    main()
