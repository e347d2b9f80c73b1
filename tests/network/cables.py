"""Cables between programs on one machine: straight through, or slow, lossy and pulled out at times.

A bad cable needs root, Linux, and the commands `ip` and `nft`. Each guest lives in a network
namespace of its own. Packets are lost by a rule of nftables; the delay comes from `tests.network.
delaying`, since many kernels lack the queue that could do it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from random import Random
from threading import Timer
from typing import Final, Protocol

HERE: Final = "127.0.0.1"
PREFIX: Final = f"fw{os.getpid()}"


class Cables(Protocol):
    """How the programs of a trial reach each other.

    `listen` is where the host listens, `cuts` how often a cable was pulled out.
    """

    listen: str
    cuts: int

    def host(self) -> tuple[str, ...]:
        """Return what stands before the command of the host."""

    def guest(self, number: int) -> tuple[str, ...]:
        """Return what stands before the command of a guest."""

    def line(self, number: int, line: str) -> str:
        """Return the invitation as that guest uses it."""

    def cut(self, rng: Random) -> None:
        """Pull out a cable for a while, if there is one."""

    def close(self) -> None:
        """Remove what was made."""


class Loopback:
    """All programs talk within the machine, and nothing is in the way."""

    listen = HERE
    cuts = 0

    def host(self) -> tuple[str, ...]:
        """Return nothing: the host is here."""
        return ()

    def guest(self, number: int) -> tuple[str, ...]:
        """Return nothing: the guests are here."""
        return ()

    def line(self, number: int, line: str) -> str:
        """Return the line as it is."""
        return line

    def cut(self, rng: Random) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class BadCables:
    """One cable from the host to each guest.

    Args:
        guests: how many there are, 1 to 7.
        loss: the share of the packets that are lost in each direction, 0 to 50 of 100.
        delay: milliseconds that each byte takes each way; half as much more or less by chance.
        longest_cut: seconds that a cable is out at most.
    """

    listen = "0.0.0.0"
    cuts = 0

    def __init__(
        self, guests: int, loss: int = 5, delay: int = 80, longest_cut: float = 15
    ) -> None:
        self._guests = guests
        self._delay = delay
        self._longest_cut = longest_cut
        self._timers: list[Timer] = []
        self._relays: dict[int, subprocess.Popen[bytes]] = {}
        self._remove()
        self._run("ip", "netns", "add", self._name("host"))
        for number in range(guests):
            name, near, far = self._name(number), f"{PREFIX}h{number}", f"{PREFIX}g{number}"
            self._run("ip", "netns", "add", name)
            ends = ("type", "veth", "peer", "name", far, "netns", name)
            self._run("ip", "link", "add", near, "netns", self._name("host"), *ends)
            for space, end, last in ((self._name("host"), near, 1), (name, far, 2)):
                self._run("ip", "-n", space, "addr", "add", f"10.77.{number}.{last}/24", "dev", end)
                self._run("ip", "-n", space, "link", "set", end, "up")
                self._run("ip", "-n", space, "link", "set", "lo", "up")
            self._lose(name, far, loss)
        for number in range(guests):
            self._lose(self._name("host"), f"{PREFIX}h{number}", loss)

    @staticmethod
    def _name(which: int | str) -> str:
        return f"{PREFIX}-{which}"

    @staticmethod
    def _run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True)

    def _lose(self, space: str, end: str, loss: int) -> None:
        rules = (
            f"table inet {end} {{ chain lost {{ type filter hook input priority 0; "
            f'iifname "{end}" numgen random mod 100 < {loss} drop; }}; }}'
        )
        self._run("ip", "netns", "exec", space, "nft", rules)

    def host(self) -> tuple[str, ...]:
        """Return what starts a command in the namespace of the host."""
        return ("ip", "netns", "exec", self._name("host"))

    def guest(self, number: int) -> tuple[str, ...]:
        """Return what starts a command in the namespace of a guest."""
        return ("ip", "netns", "exec", self._name(number))

    def line(self, number: int, line: str) -> str:
        """Return the invitation that goes through what delays the bytes of that guest."""
        head, slash, rest = line.partition("/?")
        port = head.rpartition(":")[2]
        if number not in self._relays:
            relay = (sys.executable, "-m", "tests.network.delaying")
            where = (port, f"10.77.{number}.1", str(self._delay))
            self._relays[number] = subprocess.Popen([*self.guest(number), *relay, *where])
        return f"farwhist://{HERE}:{port}{slash}{rest.partition('&a=')[0]}"

    def cut(self, rng: Random) -> None:
        """Pull out the cable of a guest and put it back after up to `longest_cut` seconds."""
        self.cuts += 1
        end = f"{PREFIX}h{rng.randrange(self._guests)}"
        self._set(end, "down")
        timer = Timer(rng.random() * self._longest_cut, self._set, (end, "up"))
        self._timers.append(timer)
        timer.start()

    def _set(self, end: str, state: str) -> None:
        self._run("ip", "-n", self._name("host"), "link", "set", end, state)

    def close(self) -> None:
        """Remove the namespaces and all that is in them."""
        for timer in self._timers:
            timer.cancel()
            timer.join()
        for relay in self._relays.values():
            relay.kill()
            relay.wait()
        self._remove()

    def _remove(self) -> None:
        for which in ("host", *range(self._guests)):
            with suppress(subprocess.CalledProcessError):
                self._run("ip", "netns", "del", self._name(which))
