"""Signatures for macOS: a Developer ID and Apple's notary where the secrets are there.

Without them the app is signed ad hoc: Apple's processors start nothing that has no signature at
all, and Gatekeeper asks the player to allow the app once.
"""

import base64
import json
import os
import re
import secrets
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
SECRETS = (
    "APPLE_CERTIFICATE",  # Developer ID Application with its key: PKCS#12, in base64
    "APPLE_CERTIFICATE_PASSWORD",
    "APPLE_API_KEY",  # of App Store Connect, for the notary: the text of the .p8 file
    "APPLE_API_KEY_ID",
    "APPLE_API_ISSUER",
)
AD_HOC = "-"
MACH_O = {
    bytes.fromhex(magic) for magic in ("feedfacf", "cffaedfe", "feedface", "cefaedfe", "cafebabe")
}

Run = Callable[[Sequence[str]], str]
"""Runs a command and returns what it printed; stops with a sentence when it fails."""


def run(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        # Not the whole command: its arguments may be passwords.
        name = " ".join(command[:2])
        raise SystemExit(f"{name} failed with {done.returncode}.\n{done.stdout}{done.stderr}")
    return done.stdout


@dataclass(frozen=True)
class Signer:
    """Signs with one identity; tells the notary only where there is a key for it."""

    identity: str
    notary: tuple[str, ...] = ()
    run: Run = run

    def sign_app(self, app: Path) -> None:
        """Sign all that can be executed in the app from the inside out, then the app."""
        for inner in inside_out(app):
            self.run([*self.codesign(), str(inner)])
        rights = ["--entitlements", str(ENTITLEMENTS)] if self.notary else []
        self.run([*self.codesign(), *rights, str(app)])
        self.run(["codesign", "--verify", "--deep", "--strict", str(app)])

    def sign_image(self, image: Path) -> None:
        if self.notary:
            self.run(["codesign", "--force", "--sign", self.identity, "--timestamp", str(image)])

    def codesign(self) -> list[str]:
        hardened = ["--timestamp", "--options", "runtime"] if self.notary else []
        return ["codesign", "--force", "--sign", self.identity, *hardened]

    def notarise(self, path: Path) -> None:
        """Have Apple look at an app or an image, and fasten the answer to it."""
        if not self.notary:
            return
        with tempfile.TemporaryDirectory() as folder:
            sent = path
            if path.is_dir():
                sent = Path(folder) / f"{path.stem}.zip"
                self.run(["ditto", "-c", "-k", "--keepParent", str(path), str(sent)])
            tool = ["xcrun", "notarytool"]
            wait = ["--wait", "--timeout", "45m", "--output-format", "json"]
            answer = json.loads(self.run([*tool, "submit", str(sent), *self.notary, *wait]))
        if answer["status"] != "Accepted":
            log = self.run([*tool, "log", answer["id"], *self.notary])
            raise SystemExit(f"Apple's notary says {answer['status']} of {path.name}.\n{log}")
        self.run(["xcrun", "stapler", "staple", str(path)])


def inside_out(app: Path) -> list[Path]:
    """Return what is to be signed before the app: libraries, and frameworks by their version."""
    main = app / "Contents" / "MacOS"
    found = set()
    for folder, _, names in os.walk(app):
        for name in names:
            file = Path(folder) / name
            if file.parent != main and not file.is_symlink() and is_mach_o(file):
                found.add(file.parent if file.parent.parent.name == "Versions" else file)
    return sorted(found, key=lambda path: (-len(path.parts), path))


def is_mach_o(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) in MACH_O


@contextmanager
def signer(environment: Mapping[str, str], run: Run = run) -> Iterator[Signer]:
    """Give the signer that the environment allows; its keychain is gone afterwards.

    Stops with a sentence when only some of SECRETS are there.
    """
    missing = [name for name in SECRETS if not environment.get(name)]
    if len(missing) == len(SECRETS):
        yield Signer(AD_HOC, run=run)
        return
    if missing:
        raise SystemExit(f"To sign for macOS, these are missing, too: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        key = folder / "notary.p8"
        key.write_text(environment["APPLE_API_KEY"], encoding="utf-8")
        key_id, issuer = environment["APPLE_API_KEY_ID"], environment["APPLE_API_ISSUER"]
        notary = ("--key", str(key), "--key-id", key_id, "--issuer", issuer)
        with keychain(environment, folder, run) as identity:
            yield Signer(identity, notary, run)


@contextmanager
def keychain(environment: Mapping[str, str], folder: Path, run: Run) -> Iterator[str]:
    """Give the identity of the certificate, in a keychain of its own that codesign searches."""
    certificate, chain = folder / "certificate.p12", str(folder / "signing.keychain-db")
    certificate.write_bytes(base64.b64decode(environment["APPLE_CERTIFICATE"]))
    unlocked, password = secrets.token_hex(), environment["APPLE_CERTIFICATE_PASSWORD"]
    searched = re.findall(r'"(.+)"', run(["security", "list-keychains", "-d", "user"]))
    run(["security", "create-keychain", "-p", unlocked, chain])
    try:
        run(["security", "set-keychain-settings", "-u", "-t", "7200", chain])
        run(["security", "unlock-keychain", "-p", unlocked, chain])
        reader = ["-f", "pkcs12", "-T", "/usr/bin/codesign"]
        run(["security", "import", str(certificate), "-k", chain, "-P", password, *reader])
        readers = ["-S", "apple-tool:,apple:,codesign:", "-s", "-k", unlocked]
        run(["security", "set-key-partition-list", *readers, chain])
        run(["security", "list-keychains", "-d", "user", "-s", chain, *searched])
        known = run(["security", "find-identity", "-v", "-p", "codesigning", chain])
        identity = re.search(r'\b([0-9A-F]{40}) "Developer ID Application: ', known)
        if identity is None:
            raise SystemExit("APPLE_CERTIFICATE has no valid Developer ID Application.")
        yield identity[1]
    finally:
        run(["security", "list-keychains", "-d", "user", "-s", *searched])
        run(["security", "delete-keychain", chain])
