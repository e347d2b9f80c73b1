"""Work gives the same wherever it is done; what cannot be done there is told in a sentence."""

from __future__ import annotations

import json
import os
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from farwhist import cli, executors
from farwhist.executors import NotDone
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from tests.helpers.drive import any_moves, start
from tests.helpers.local_cluster import local_cluster
from training.__main__ import main as train

pytestmark = pytest.mark.slow

SHORT = {"sequence": "CUSTOM", "custom": "2,3"}


def slow_first(number: int) -> int:
    """Return a number; the first one takes longest."""
    time.sleep(0.2 if number == 0 else 0.0)
    return number


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two workers on this machine."""
    with local_cluster(2) as address:
        yield address


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Two saved matches, played at random."""
    made = []
    for seed in (1, 2):
        match = any_moves(start("elevator", 4, seed, **SHORT), Random(seed))
        path = tmp_path / f"{seed}.farwhist"
        path.write_text(Saved.of(Setting("elevator", 4, seed, SHORT), match.moves).text(), "utf-8")
        made.append(str(path))
    return made


def told(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> str:
    """Return what a command prints."""
    assert cli.main(arguments) == 0
    return capsys.readouterr().out


def test_the_order_is_that_of_the_tasks() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert list(executors.results(slow_first, range(3), executor)) == [0, 1, 2]


def test_the_arena_plays_the_same_on_a_cluster(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for place in (["--jobs", "1"], ["--jobs", "2"], ["--cluster", cluster]):
        file = tmp_path / place[1][:1]
        short = ["--set", "sequence=CUSTOM", "--set", "custom=2,3", "--deals", "2"]
        told(capsys, ["arena", "--players", "casual", "--field", "rule", *short, *place,
                      "--resume", str(file)])  # fmt: skip
        head, *lines = file.read_text("utf-8").splitlines()
        found = [json.loads(line) for line in lines]
        written.append((head, [(line["task"], line["deals"]) for line in found]))
    assert len(written[0][1]) == 5
    assert written[0] == written[1] == written[2]


def test_matches_are_analysed_the_same_on_a_cluster(
    cluster: str, files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["analyse", *files, "--json", "--worlds", "24"]
    alone = told(capsys, [*asked, "--jobs", "1"])
    assert alone.count("\n") == 2
    assert told(capsys, [*asked, "--jobs", "2"]) == alone
    assert told(capsys, [*asked, "--cluster", cluster]) == alone


def test_what_a_cluster_judged_is_kept_here(
    cluster: str, files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    asked = ["analyse", *files, "--worlds", "24", "--keep", str(tmp_path / "kept.db")]
    first = told(capsys, [*asked, "--cluster", cluster])
    monkeypatch.setattr("farwhist.analysis.judged.judge", None)  # nothing is judged here
    assert told(capsys, [*asked, "--jobs", "1"]) == first


def test_tables_are_the_same_from_a_cluster(cluster: str, tmp_path: Path) -> None:
    made = []
    for place in (["--jobs", "1"], ["--cluster", cluster]):
        out = tmp_path / place[1][:1]
        kinds = ["--only", "3/2/13/t", "4/1/13/t"]
        train(["bids", *kinds, "--hands", "48", "--out", str(out), *place])
        made.append(out.read_bytes())
    assert made[0] == made[1]


def refused(address: str) -> str:
    """Return the sentence by which a cluster is refused."""
    with pytest.raises(NotDone) as caught, executors.opened(None, address, 3):
        pass
    return str(caught.value)


def test_without_the_library_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main(["arena", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == (
        "farwhist: a cluster needs Dask: install farwhist[cluster]\n"
    )
    with pytest.raises(SystemExit) as ended:
        train(["worth", "--cluster", "tcp://127.0.0.1:1"])
    assert ended.value.code == 2
    assert "install farwhist[cluster]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("", "a cluster has an address, such as tcp://192.168.1.5:8786"),
        ("nowhere", "no cluster answers at “nowhere”: missing port number"),
        ("http://127.0.0.1:8787", "no cluster answers at “http://127.0.0.1:8787”: unknown address"),
        ("tcp://127.0.0.1:1", "no cluster answers at “tcp://127.0.0.1:1”: Timed out"),
    ],
)
def test_a_wrong_address_is_told(address: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 1)
    assert refused(address).startswith(why)


def test_something_else_than_a_cluster_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        assert refused(address).endswith("what is there is no scheduler of Dask")


def test_a_cluster_with_another_version_is_sent_nothing(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = executors.__version__
    monkeypatch.setattr(executors, "__version__", "77.0")
    said = refused(cluster)
    assert said.startswith("the scheduler of the cluster has")
    assert f" Far Whist {there}, here is 77.0. The same version must be on all" in said


@pytest.mark.parametrize("package", ["farwhist", "training"])
def test_a_cluster_with_other_files_is_sent_nothing(
    package: str, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = executors.fingerprint

    def changed(name: str) -> str:
        return "changed here" if name == package else usual(name)

    monkeypatch.setattr(executors, "fingerprint", changed)
    with (
        pytest.raises(NotDone, match="has other files of Far Whist than are here"),
        executors.opened(None, cluster, 3, ("farwhist", "training")),
    ):
        pass


def test_a_worker_that_came_later_with_other_files_does_nothing(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        pytest.raises(NotDone, match="has other files of Far Whist"),
        executors.opened(None, cluster, 3) as executor,
    ):
        monkeypatch.setattr(executors, "fingerprint", lambda package: "changed since")
        list(executors.results(abs, [-1], executor))


def test_a_machine_that_lacks_something_is_told_what() -> None:
    assert executors._other(None) == "no Far Whist, or an old one"
    here = executors.program(["farwhist", "no_such_package"])
    assert executors._other(here) == "no package “no_such_package”"


def test_the_fingerprint_is_of_code_and_tables_and_not_of_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "some_package"
    (package / "ui").mkdir(parents=True)
    (package / "__init__.py").write_bytes(b"a = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    first = executors.fingerprint("some_package")
    (package / "ui" / "window.py").touch()
    (package / "__init__.py").write_bytes(b"a = 1\r\n")
    assert executors.fingerprint("some_package") == first
    (package / "table.json").write_bytes(b"[1]")
    assert executors.fingerprint("some_package") != first


def test_a_task_that_ends_its_worker_ends_the_run_and_not_the_cluster(cluster: str) -> None:
    with (
        pytest.raises(NotDone, match="gave up: its workers ended over one task"),
        executors.opened(None, cluster, 1) as executor,
    ):
        list(executors.results(os._exit, [3], executor))
    with executors.opened(None, cluster, 2) as executor:
        assert list(executors.results(abs, [-3, 4], executor)) == [3, 4]


def test_a_process_that_ends_is_told() -> None:
    with (
        pytest.raises(NotDone, match="one of the processes ended before its work was done"),
        executors.opened(2, None, 2) as executor,
    ):
        list(executors.results(os._exit, [3, 3], executor))


def test_processes_end_when_the_work_is_broken_off() -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        executors.opened(2, None, 2) as executor,
    ):
        found = executors.results(time.sleep, [0, 3600, 3600, 3600], executor)
        assert next(found) is None
        raise KeyboardInterrupt


def test_a_cluster_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "FIRST_WORKER", 0.1)
    with local_cluster(0) as empty:
        assert refused(empty).endswith("has no workers")


def test_what_ends_by_the_clock_takes_no_cluster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        train(["puzzles", "--out", str(tmp_path / "finds"), "--cluster", "tcp://127.0.0.1:1"])
    assert ended.value.code == 2
    assert "start it on each machine by itself" in capsys.readouterr().err
