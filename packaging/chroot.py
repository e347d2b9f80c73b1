"""Bare systems to try the program in: made by debootstrap, kept as tar files, unpacked anew.

This needs root. What is mounted for a command vanishes with it, because it has mounts and processes
of its own.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import project

SCRIPTS = Path("/usr/share/debootstrap")
CHROOT = "/usr/sbin/chroot"  # which is not in an ordinary user's PATH
PLAYER = "player"
HOME = f"/home/{PLAYER}"

# What this machine needs to reach the network, a bare system on it needs as well.
SETTINGS = (
    "etc/resolv.conf",
    "etc/hosts",
    "etc/pip.conf",
    "etc/ssl/certs/ca-certificates.crt",
    "etc/apt/apt.conf.d",
    "etc/apt/auth.conf.d",
)
KEEP = 'Dpkg::Options { "--force-confdef"; "--force-confold"; };\n'
PASSED_ON = ("PIP_", "SSL_CERT_", "REQUESTS_CA_", "http_proxy", "https_proxy", "no_proxy")
NOT_PASSED_ON = ("PIP_FIND_LINKS",)  # a folder that is not there

# Folders in which a system changes files by itself.
PASSING = (
    "dev",
    "proc",
    "run",
    "sys",
    "tmp",
    "home",
    "root",
    "srv",
    "var/cache",
    "var/lib/apt",
    "var/log",
)


DEBIAN = ("bookworm", "trixie")
SUITES = (*DEBIAN, "noble")
PACKAGES = ("python3", "python3-pip")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say which bare systems to use, and where they are kept."""
    parser.add_argument("--suites", nargs="+", default=SUITES, metavar="SUITE")
    parser.add_argument("--store", type=Path, default=project.BUILD / "chroots", metavar="FOLDER")


def chosen(wanted: argparse.Namespace, suite: str) -> Path:
    """Return the tar file of a bare system with Python and pip, by the options of `add_options`."""
    keys = None if suite in DEBIAN else ubuntu_keys(wanted.store)
    return base(suite, wanted.store, PACKAGES, keys)


def ubuntu_keys(store: Path) -> Path:
    """Return Ubuntu's keys: those of this system, or else those that Debian 13 has as a package."""
    keys = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
    kept = store / keys.name
    if not (keys.exists() or kept.exists()):
        with Chroot(base("trixie", store, PACKAGES)) as system:
            system.shell("apt-get update && apt-get install -y ubuntu-keyring")
            shutil.copyfile(system.root / keys.relative_to("/"), kept)
    return keys if keys.exists() else kept


def base(suite: str, store: Path, packages: Sequence[str], keyring: Path | None = None) -> Path:
    """Return the tar file of a bare system, which is made unless it is in the folder `store`.

    A suite that this debootstrap does not know is taken for one of Ubuntu; what is in its part
    "universe" can be had as well. `keyring` is a file with the keys of its makers.
    """
    made = store / f"{suite}.tar"
    if made.exists():
        return made
    store.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=store) as scratch:
        scripts, root = Path(scratch) / "debootstrap", Path(scratch) / "root"
        shutil.copytree(SCRIPTS, scripts, symlinks=True)
        options = ["--variant=minbase", f"--include={','.join(packages)}"]
        if not (scripts / "scripts" / suite).exists():
            (scripts / "scripts" / suite).symlink_to("gutsy")
        if (scripts / "scripts" / suite).resolve().name == "gutsy":
            options.append("--components=main,universe")
        if keyring:
            options.append(f"--keyring={keyring}")
        environment = {**os.environ, "DEBOOTSTRAP_DIR": str(scripts)}
        command = ["debootstrap", *options, suite, str(root)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"debootstrap failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        draft = Path(scratch) / "system.tar"
        subprocess.run(["tar", "-C", str(root), "-cf", str(draft), "."], check=True)
        draft.rename(made)
    return made


class Chroot:
    """A fresh copy of a bare system, gone when the `with` block ends."""

    def __init__(self, system: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="farwhist-chroot-")
        self.root = Path(self._folder.name) / "root"
        self.root.mkdir()
        subprocess.run(["tar", "-C", str(self.root), "-xf", str(system)], check=True)
        for name in SETTINGS:
            self._copy(Path("/") / name)
        (self.root / "etc/apt/apt.conf.d/90keep-settings").write_text(KEEP, encoding="utf-8")
        self.run(["useradd", "--create-home", "--shell", "/bin/bash", PLAYER]).check_returncode()

    def __enter__(self) -> "Chroot":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def _copy(self, source: Path) -> None:
        target = self.root / source.relative_to("/")
        if source.is_dir():
            for each in source.iterdir():
                self._copy(each)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            shutil.copyfile(source, target)

    def put(self, source: Path, target: str, owner: str = "root") -> None:
        """Copy a file or folder to this path inside, links as links."""
        place = self.root / target.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-a", "--no-preserve=ownership", str(source), str(place)], check=True)
        self.run(["chown", "-R", f"{owner}:", target]).check_returncode()

    def put_commit(self, target: str, owner: str = "root") -> None:
        """Write the files of the last commit to this path inside, as a clone would have them."""
        with tempfile.TemporaryDirectory() as scratch:
            archive = subprocess.run(
                ["git", "archive", "HEAD"], cwd=project.ROOT, capture_output=True, check=True
            )
            checkout = Path(scratch) / "checkout"
            checkout.mkdir()
            subprocess.run(["tar", "-C", str(checkout), "-x"], input=archive.stdout, check=True)
            self.put(checkout, target, owner)

    def run(
        self,
        command: Sequence[str],
        *,
        user: str = "root",
        folder: str = "/",
        environment: Mapping[str, str] | None = None,
        shared: Sequence[Path] = (),
        timeout: float | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run a command inside. What it prints is in `stdout`, errors among it.

        `shared` are folders of this machine that are seen inside at the same place.

        Raises:
            subprocess.TimeoutExpired: it took longer than `timeout` seconds, and was ended.
        """
        return subprocess.run(
            self._entered(command, user, folder, shared),
            env=self._environment(user, environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )

    def start(
        self,
        command: Sequence[str],
        *,
        user: str = "root",
        environment: Mapping[str, str] | None = None,
        shared: Sequence[Path] = (),
    ) -> subprocess.Popen[str]:
        """Start a command inside; killing the process that is returned ends all that it started."""
        return subprocess.Popen(
            self._entered(command, user, "/", shared),
            env=self._environment(user, environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )

    def _entered(
        self, command: Sequence[str], user: str, folder: str, shared: Sequence[Path]
    ) -> list[str]:
        """Return the command that enters the chroot, with /dev, /proc and what is shared."""
        binds = []
        for path in ("/dev", *map(str, shared)):
            (self.root / path.lstrip("/")).mkdir(parents=True, exist_ok=True)
            binds.append(f"mount --rbind {path} {self.root}{path}")
        mounts = " && ".join([*binds, f"mount -t proc proc {self.root}/proc"])
        enter = f'{mounts} && exec {CHROOT} --userspec="$0" {self.root} "$@"'
        who = "0:0" if user == "root" else self._numbers(user)
        return [
            *("env", "--default-signal=INT,HUP"),  # a job in the background ignores them
            *("unshare", "--mount", "--pid", "--fork", "--kill-child"),
            *("sh", "-c", enter, who),
            *("/bin/sh", "-c", 'cd "$0" && exec "$@"', folder),
            *command,
        ]

    def shell(self, line: str, user: str = "root") -> str:
        """Run a line of shell inside and return what it printed.

        Raises:
            SystemExit: it failed.
        """
        done = self.run(["/bin/sh", "-c", line], user=user)
        if done.returncode:
            raise SystemExit(f"{line}: code {done.returncode}\n{done.stdout[-3000:]}")
        return done.stdout

    def _numbers(self, user: str) -> str:
        for line in (self.root / "etc/passwd").read_text(encoding="utf-8").splitlines():
            name, _, number, group, *_ = line.split(":")
            if name == user:
                return f"{number}:{group}"
        raise KeyError(user)

    def _environment(self, user: str, more: Mapping[str, str]) -> dict[str, str]:
        passed = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(PASSED_ON) and name not in NOT_PASSED_ON
        }
        path = "/usr/local/bin:/usr/bin:/bin:/usr/games"
        return {
            **passed,
            "HOME": "/root" if user == "root" else HOME,
            "USER": user,
            "PATH": f"/usr/sbin:/sbin:{path}" if user == "root" else path,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **more,
        }

    def files(self) -> set[str]:
        """Return the paths of all that is there, but for what a system changes by itself."""
        skipped = {self.root / name for name in PASSING}
        found = set()
        for folder, folders, names in os.walk(self.root):
            here = Path(folder)
            folders[:] = [name for name in folders if here / name not in skipped]
            found |= {str((here / name).relative_to(self.root)) for name in (*folders, *names)}
        return found
