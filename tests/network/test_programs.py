"""The real programs at one table: no move is lost when some of them are killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.network.programs import Trial

pytestmark = pytest.mark.slow


def test_a_match_survives_the_sudden_end_of_host_and_guests(tmp_path: Path) -> None:
    trial = Trial(tmp_path, ("--game", "elevator", "--seats", "3", "--bots", "rule"))
    try:
        trial.play(Random(3), kills=3, pause=0.8, longest=120)
        assert trial.codes() == [0, 0]
        host, *guests = trial.records()
        for guest in guests:
            assert guest.moves == host.moves
            assert guest.seed == host.seed
        assert "verified: the cards came from the numbers of all" in trial.logs()
    finally:
        trial.close()


def test_no_command_but_those_of_the_table_reads_anything_of_the_network() -> None:
    code = (
        "import sys; from farwhist import cli; cli.main(['games']);"
        "sys.exit(any(name.partition('.')[0] in ('websockets', 'zeroconf', 'nacl')"
        " or name.startswith('farwhist.network.') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
