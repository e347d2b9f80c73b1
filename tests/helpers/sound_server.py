"""Sound servers of the tests' own, in a folder of their own, whose sinks are heard by nobody."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

PATIENCE: Final = 20.0
"""Seconds until something that was waited for counts as missing."""

LOUD: Final = 50
"""A sample above this, of 32767, is heard."""

PULSEAUDIO: Final = (
    "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
    "-L", "module-native-protocol-unix auth-anonymous=1",
)  # fmt: skip

COMMANDS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "pulseaudio": (PULSEAUDIO,),
    "pipewire": (
        ("dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=unix:path={bus}"),
        ("pipewire",),
        ("wireplumber",),
        ("pipewire-pulse",),
    ),
}
"""The programs of each server, in the order in which they start."""


def need(kind: str) -> None:
    """Skip the test where a server, or what asks it, is not installed, and say what is not."""
    if not sys.platform.startswith("linux"):
        pytest.skip("these sound servers are there on Linux only")
    tools = [command[0] for command in COMMANDS[kind]] + ["pactl", "parec"]
    if lacking := [tool for tool in tools if shutil.which(tool) is None]:
        pytest.skip(f"not installed: {', '.join(lacking)}")


def until(what: str, holds: Callable[[], bool]) -> None:
    """Wait until something holds.

    Raises:
        AssertionError: it does not, after a while.
    """
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.05)


class SoundServer:
    """A server that can be started, hung and killed; `environment` leads programs to it alone."""

    def __init__(self, kind: str, folder: Path) -> None:
        self._commands = COMMANDS[kind]
        self._said = folder / "servers.log"
        self._running: list[subprocess.Popen[bytes]] = []
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self.alsa = folder / "asound.conf"
        self.alsa.touch()
        self._bus = runtime / "bus"
        kept = {key: text for key, text in os.environ.items() if not key.startswith("PULSE_")}
        self.environment = kept | {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            **{f"XDG_{name}_HOME": str(folder / name) for name in ("CONFIG", "STATE", "DATA")},
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self._bus}",
            "ALSA_CONFIG_PATH": str(self.alsa),
            "LC_ALL": "C.UTF-8",
        }

    def start(self) -> None:
        """Start it without a sink, and wait until it answers."""
        with self._said.open("ab") as log:
            for command in self._commands:
                words = [word.format(bus=self._bus) for word in command]
                self._running.append(
                    subprocess.Popen(words, env=self.environment, stdout=log, stderr=log)
                )
                if words[0] == "dbus-daemon":
                    until("a bus", self._bus.exists)
                if words[0] == "pipewire":
                    until("PipeWire", (self._bus.parent / "pipewire-0").exists)
        until("a sound server", lambda: self._ask("info").returncode == 0)

    def kill(self) -> None:
        """Let it be gone at once, with everything that belongs to it."""
        for each in self._running:
            each.kill()
            each.wait()
        self._running.clear()
        self._bus.unlink(missing_ok=True)

    def hang(self) -> None:
        """Let it answer nobody."""
        for each in self._running:
            each.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer again."""
        for each in self._running:
            each.send_signal(signal.SIGCONT)

    def _ask(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = ["pactl", *words]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )

    def tell(self, *words: str) -> str:
        """Tell it something by pactl, and return what it answers."""
        done = self._ask(*words)
        assert not done.returncode, (words, done.stderr)
        return done.stdout.strip()

    def add_sink(self, name: str) -> str:
        """Add a sink and return the number of its module; `unload-module` takes it away."""
        number = self.tell("load-module", "module-null-sink", f"sink_name={name}")
        until(f"the sink {name}", lambda: name in self.tell("list", "short", "sinks").split())
        return number

    def hears(self, sink: str) -> bool:
        """Return whether anything is heard in a sink before patience ends.

        A server that has just begun may turn a recorder away, so another one is tried.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._records(sink, end):
                return True
        return False

    def _records(self, sink: str, end: float) -> bool:
        form = ("--raw", "--format=s16le", "--channels=1", "--rate=8000", "--latency-msec=50")
        with subprocess.Popen(
            ["parec", f"--device={sink}.monitor", *form],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        ) as recorder:  # fmt: skip
            try:
                return _loud(recorder, end)
            finally:
                recorder.kill()


def _loud(recorder: subprocess.Popen[bytes], end: float) -> bool:
    assert recorder.stdout is not None
    while (left := end - time.monotonic()) > 0:
        if not select.select([recorder.stdout], [], [], left)[0]:
            break
        data = os.read(recorder.stdout.fileno(), 4096)
        if not data:
            break
        if max(map(abs, array("h", data[: len(data) & ~1]))) > LOUD:
            return True
    return False


@contextmanager
def sound_server(kind: str) -> Iterator[SoundServer]:
    """Yield a server that does not run yet; it is gone in the end."""
    need(kind)
    # Not in the folder of the test: the address of a socket must be short.
    with TemporaryDirectory(prefix="fw-") as folder:
        server = SoundServer(kind, Path(folder))
        try:
            yield server
        finally:
            server.kill()


class Watched:
    """The program, which plays by itself at quick speed with every sound."""

    def __init__(self, program: subprocess.Popen[Any], folder: Path) -> None:
        self.program = program
        self._match = folder / "match.json"
        self._complaints = folder / "stderr"

    def plays_on(self) -> None:
        """Wait until a move is made."""
        before = self._match.read_bytes()
        until("a move", lambda: self._match.read_bytes() != before)
        assert self.program.poll() is None

    def ends(self) -> int:
        """End it as the player does, and return its exit code."""
        assert self.program.stdin is not None
        self.program.stdin.close()
        return int(self.program.wait(PATIENCE))

    @property
    def complaints(self) -> str:
        """What it has written to stderr, but for what Qt says wherever there is no screen."""
        from farwhist.platform_warnings import without_tolerated

        return without_tolerated(self._complaints.read_text(encoding="utf-8"))


@contextmanager
def watched(environment: dict[str, str]) -> Iterator[Watched]:
    """Start the program on a match of bots, and yield it; it is killed in the end."""
    from farwhist.rules.catalogue import default_preset
    from farwhist.store.matches import MatchStore, Saved
    from farwhist.store.preferences import Preferences

    with TemporaryDirectory(prefix="fw-") as place:
        folder = Path(place)
        saved = Saved(default_preset(), 4, 1, {}, salt="5a" * 32, moves=(), human=None)
        MatchStore(folder).save(saved)
        preferences = Preferences(folder)
        preferences.set("table/speed", "fast")
        preferences.save()
        with (
            (folder / "stderr").open("wb") as complaints,
            subprocess.Popen(
                [sys.executable, "-m", "tests.helpers.watching", "--folder", str(folder)],
                env={**environment, "QT_QPA_PLATFORM": "offscreen"},
                stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=complaints,
            ) as program,
        ):  # fmt: skip
            try:
                yield Watched(program, folder)
            finally:
                program.kill()
