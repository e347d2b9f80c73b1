"""Real programs at one table: a host and its guests, each a process that may be killed."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

from farwhist.store.library import MatchLibrary
from farwhist.store.matches import Saved, read_file
from tests.network.cables import HERE, Cables, Loopback

PROGRAM = (sys.executable, "-m", "farwhist")
START = 30.0
"""Seconds that a program has to start."""


class Trial:
    """One table of programs that play one match, while some of them are killed.

    Args:
        folder: for the files of all.
        game: the arguments of `host` that say what is played.
        guests: how many there are, one for each seat of a person.
        cables: how they reach the host.
    """

    def __init__(
        self,
        folder: Path,
        game: tuple[str, ...],
        guests: int = 2,
        cables: Cables | None = None,
    ) -> None:
        self._cables: Cables = cables or Loopback()
        self._folder = folder
        self._game = game
        self._port = ""
        self.line = ""
        self.kills = 0
        self._host = self._start_host(("--port", "0", *game))
        self._port = self.line.partition("/?")[0].rpartition(":")[2]
        self._guests = [self._start_guest(number) for number in range(guests)]

    def _start_host(self, arguments: tuple[str, ...]) -> subprocess.Popen[bytes]:
        where = ("--listen", self._cables.listen, "--address", HERE)
        kept = ("--folder", str(self._folder / "host"))
        log = self._folder / f"host {self.kills}.log"
        with log.open("wb") as file:
            host = subprocess.Popen(
                [*self._cables.host(), *PROGRAM, "host", *where, *kept, *arguments],
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        end = monotonic() + START
        while "\n" not in (told := log.read_text(errors="replace")):
            if host.poll() is not None or monotonic() > end:
                raise TimeoutError(f"the host does not start: {told}")
            sleep(0.02)
        line = told.partition("\n")[0]
        assert line.startswith("farwhist://"), told
        assert self.line in ("", line)
        self.line = line
        return host

    def _start_guest(self, number: int) -> subprocess.Popen[bytes]:
        folder = self._folder / f"guest {number}"
        line = self._cables.line(number, self.line)
        log = (self._folder / f"guest {number}.log").open("ab")
        told = ("--bot", "rule", "--folder", str(folder), "--matches", "1", "--seed", str(number))
        with log:
            return subprocess.Popen(
                [*self._cables.guest(number), *PROGRAM, "join", line, *told],
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def kill_one(self, rng: Random) -> None:
        """Kill a program by force and start it again."""
        which = rng.randrange(-1, len(self._guests))
        self.kills += 1
        if which < 0:
            self._host.kill()
            self._host.wait()
            self._host = self._start_host(("--port", self._port, "--resume"))
        elif self._guests[which].poll() is None:
            self._guests[which].kill()
            self._guests[which].wait()
            self._guests[which] = self._start_guest(which)

    @property
    def over(self) -> bool:
        """Whether all guests have left because the match is over."""
        return all(each.poll() is not None for each in self._guests)

    def play(self, rng: Random, kills: int, pause: float, longest: float, cuts: int = 0) -> None:
        """Kill so many, and cut so many cables, at random moments; wait for the end of the match.

        Raises:
            TimeoutError: the match did not end.
        """
        blows = [self.kill_one] * kills + [self._cables.cut] * cuts
        rng.shuffle(blows)
        for blow in blows:
            sleep(rng.random() * pause)
            if self.over:
                break
            blow(rng)
        end = monotonic() + longest
        while not self.over:
            if monotonic() > end:
                raise TimeoutError(self.logs())
            sleep(0.05)

    def logs(self) -> str:
        """Return what all have said."""
        return "\n".join(
            path.read_text(errors="replace") for path in sorted(self._folder.glob("*.log"))
        )

    def codes(self) -> list[int | None]:
        """Return the exit codes of the guests."""
        return [each.poll() for each in self._guests]

    def records(self) -> list[Saved]:
        """Return the match as the host has kept it, and as each guest has."""
        found = []
        for folder in ("host", *(f"guest {number}" for number in range(len(self._guests)))):
            library = MatchLibrary(self._folder / folder)
            (path,) = library.folder.glob("*.farwhist")
            found.append(read_file(path))
        return found

    def close(self) -> None:
        """End all programs."""
        for each in (self._host, *self._guests):
            with suppress(OSError):
                each.kill()
            each.wait()
