"""Trying the installed program in a bare system: without a screen, on X11 and on Wayland."""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import screens
from chroot import HOME, PLAYER, Chroot
from farwhist import identity
from farwhist.platform_warnings import without_tolerated

MATCH_SECONDS = 240.0
"""For a whole match at instant speed, on a slow machine."""


def offscreen(system: Chroot, program: str) -> str:
    """Let it play a match without a screen. Return what is wrong, or nothing."""
    return _plays(system, program, {"QT_QPA_PLATFORM": "offscreen"})


def on_wayland(system: Chroot, program: str) -> str:
    """Let it play a match on a Wayland compositor. Return what is wrong, or nothing."""
    with screens.wayland() as socket:
        environment = {"WAYLAND_DISPLAY": str(socket), "QT_QPA_PLATFORM": "wayland"}
        return _plays(system, program, environment, [socket.parent])


def on_x11(system: Chroot, program: str, picture: Path) -> str:
    """Open it on an X server, photograph it, close it. Return what is wrong, or nothing."""
    with screens.x_server() as display:
        process = system.start(
            [program],
            user=PLAYER,
            environment={"DISPLAY": display, "XDG_RUNTIME_DIR": _runtime(system)},
            shared=[screens.X_SOCKETS],
        )
        try:
            screens.wait_for(lambda: screens.windows(display, identity.NAME))
            screens.wait_for(lambda: _settled(display, picture))
            window = screens.windows(display, identity.NAME)[0]
            # The window may be gone before xdotool lets the keys go, which it takes for an error.
            subprocess.run(
                ["xdotool", "key", "--window", window, "ctrl+q"],
                env={**os.environ, "DISPLAY": display},
                stderr=subprocess.DEVNULL,
                check=False,
            )
            said, _ = process.communicate(timeout=screens.PATIENCE)
        except (TimeoutError, subprocess.TimeoutExpired):
            process.kill()
            said, _ = process.communicate()
            return f"no window, or it does not close: {said}"
        return _wrong(process.returncode, said)


def _settled(display: str, picture: Path) -> bool:
    """Take pictures until two in a row are the same: cards are dealt in motion."""
    before = picture.read_bytes() if picture.exists() else b""
    screens.photograph(display, picture)
    return picture.read_bytes() == before


def _plays(
    system: Chroot, program: str, environment: Mapping[str, str], shared: Sequence[Path] = ()
) -> str:
    try:
        done = system.run(
            [program, "--autoplay"],
            user=PLAYER,
            environment={**environment, "XDG_RUNTIME_DIR": _runtime(system)},
            shared=shared,
            timeout=MATCH_SECONDS,
        )
    except subprocess.TimeoutExpired as expired:
        return f"still playing after {MATCH_SECONDS} s: {expired.output}"
    return _wrong(done.returncode, done.stdout)


def _wrong(code: int, said: str) -> str:
    said = without_tolerated(said).strip()
    return f"code {code}: {said[-1500:]}" if code or said else ""


def _runtime(system: Chroot) -> str:
    """Return a folder of the player's own for sockets, as a session has one."""
    folder = f"{HOME}/.runtime"
    system.shell(f"mkdir -p {folder} && chmod 700 {folder}", user=PLAYER)
    return folder


class Results:
    """What held and what did not, printed as it is found."""

    def __init__(self) -> None:
        self._failed = 0

    def check(self, what: str, wrong: Callable[[], str]) -> None:
        """Find out whether something holds: `wrong` returns what is wrong, or nothing."""
        try:
            problem = wrong()
        except (SystemExit, subprocess.CalledProcessError, AssertionError) as error:
            problem = str(error)
        self._failed += bool(problem)
        print(f"{'FAILED' if problem else 'ok    '}  {what}", flush=True)
        if problem:
            print("        " + problem.replace("\n", "\n        "), flush=True)

    def end(self) -> int:
        """Return the exit code."""
        print(f"{self._failed} failed" if self._failed else "All of it held.")
        return int(self._failed > 0)
