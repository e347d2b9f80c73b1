"""Where work is done: in this process, in several, or by the workers of a cluster.

Work is a function of a module and its tasks. What becomes of them comes in the order of the tasks,
whichever was done first, so that a run gives the same bytes wherever it was.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from farwhist import __version__
from farwhist.child_processes import end_with_program, start_quietly
from farwhist.identity import NAME, PROGRAM

if TYPE_CHECKING:
    from concurrent.futures import Executor

Task = TypeVar("Task")
Result = TypeVar("Result")

Program = tuple[str, dict[str, str]]
"""A version, and the fingerprints of packages."""

PATIENCE: Final = 10
"""Seconds in which a cluster must answer."""

FIRST_WORKER: Final = 10
"""Seconds in which it must have one."""

MOST_ON_WINDOWS: Final = 61
"""Processes: the system waits for no more at once."""

SAME: Final = "The same version must be on all machines."


class NotDone(Exception):
    """Work could not be done where it should be; the text says why in a sentence."""


@contextmanager
def opened(
    jobs: int | None, cluster: str | None, tasks: int, packages: Sequence[str] = (PROGRAM,)
) -> Iterator[Executor | None]:
    """Give what does the work, None for this process, and end it.

    Args:
        jobs: how many processes; as many as processors if None.
        cluster: the address of a scheduler of Dask, in place of processes.
        tasks: how many there are at most; one alone is not worth a process.
        packages: whose code the tasks are.

    Raises:
        NotDone: there is no such cluster, it is not fit for this, or its workers went away.
    """
    processes = min(jobs or os.cpu_count() or 1, tasks)
    if cluster is not None:
        with _cluster(cluster, packages) as executor:
            yield executor
    elif processes > 1:
        most = MOST_ON_WINDOWS if sys.platform == "win32" else processes
        with _processes(min(processes, most)) as executor:
            yield executor
    else:
        yield None


def results(
    function: Callable[[Task], Result], tasks: Sequence[Task], executor: Executor | None
) -> Iterator[Result]:
    """Yield what a function returns for each task, in the order of the tasks.

    Args:
        function: one that its module knows by its name.
        tasks: what it is given, one after the other.
        executor: any of concurrent.futures; this process if None.
    """
    if executor is None:
        yield from map(function, tasks)
        return
    wanted = None if shares_files(executor) else fingerprint(PROGRAM)
    given = (pickle.dumps((function, task)) for task in tasks)
    waiting = deque([executor.submit(_done, wanted, each) for each in given])
    try:
        while waiting:
            yield pickle.loads(waiting.popleft().result())
    finally:
        for each in waiting:
            each.cancel()


def shares_files(executor: Executor | None) -> bool:
    """Whether the tasks are done on this machine, where they find the same files."""
    from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

    return executor is None or isinstance(executor, ProcessPoolExecutor | ThreadPoolExecutor)


def _done(wanted: str | None, given: bytes) -> bytes:
    """Do a task; whoever has come to a cluster later must have the same program as well."""
    if wanted not in (None, _own_fingerprint()):
        raise NotDone(f"a worker of the cluster has other files of {NAME} than are here. {SAME}")
    function, task = pickle.loads(given)
    return pickle.dumps(function(task))


@cache
def _own_fingerprint() -> str:
    """Return what a worker shares with others: it keeps the files it began with."""
    return fingerprint(PROGRAM)


def program(packages: Sequence[str]) -> Program:
    """Return the version of the program, and what all machines with these packages share."""
    return __version__, {package: fingerprint(package) for package in packages}


def fingerprint(package: str) -> str:
    """Return what two machines share that have the same code and tables; empty if there are none.

    The window counts for nothing, nor do the line ends that a checkout has.
    """
    from importlib.util import find_spec

    from farwhist.engine.hashing import sha256

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return ""
    folder, found = Path(spec.origin).parent, sha256()
    files = {each.relative_to(folder).as_posix(): each for each in folder.rglob("*.*")}
    for name in sorted(files):
        if files[name].suffix in (".py", ".json") and not name.startswith("ui/"):
            content = files[name].read_bytes().replace(b"\r\n", b"\n")
            found.update(f"{name} {len(content)}\n".encode() + content)
    return found.hexdigest()


@contextmanager
def _processes(number: int) -> Iterator[Executor]:
    """Give so many processes, which end at once if what is done with them is broken off."""
    import multiprocessing
    from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor

    start_quietly()
    executor = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _begin)
    try:
        yield executor
    except BrokenProcessPool:
        raise NotDone("one of the processes ended before its work was done") from None
    except BaseException:
        for process in list((executor._processes or {}).values()):
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    """Prepare a process: Ctrl+C is for the program, which ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_program()


@contextmanager
def _cluster(address: str, packages: Sequence[str]) -> Iterator[Executor]:
    """Give the workers of a cluster that have the same program.

    What a worker did that went away is done again by another, until the scheduler gives up.
    """
    from concurrent.futures import CancelledError

    try:
        import asyncio
        import logging

        from distributed import Client, KilledWorker, Security
        from distributed.comm import connect
    except ImportError:
        raise NotDone(f"a cluster needs Dask: install {PROGRAM}[cluster]") from None
    # What goes wrong is told in a sentence instead.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    if not address.strip():
        raise NotDone("a cluster has an address, such as tcp://192.168.1.5:8786")

    async def knock() -> None:
        keys = Security().get_connection_args("client")
        async with asyncio.timeout(PATIENCE):  # or something else than Dask is waited for forever
            comm = await connect(address, timeout=PATIENCE / 2, **keys)
            await comm.close()

    try:
        asyncio.run(knock())
    except (OSError, TypeError, ValueError) as error:
        why = str(error) or "what is there is no scheduler of Dask"
        raise NotDone(f"no cluster answers at “{address}”: {why}") from None
    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        _check(client, address, packages)
        try:
            yield client.get_executor(pure=False)
        except KilledWorker:
            raise NotDone(
                f"the cluster at “{address}” gave up: its workers ended over one task"
            ) from None
        except CancelledError:
            raise NotDone(f"the cluster at “{address}” went away") from None


def _check(client: Any, address: str, packages: Sequence[str]) -> None:
    """Compare what all machines of a cluster have with what is here.

    Raises:
        NotDone: it has no workers, or one of them or the scheduler has another program.
    """
    try:
        client.wait_for_workers(1, timeout=FIRST_WORKER)
    except TimeoutError:
        raise NotDone(f"the cluster at “{address}” has no workers") from None
    asked, here = _question(packages), program(packages)
    workers = {f"worker {name}": found for name, found in client.run(asked).items()}
    for name, found in {"scheduler": client.run_on_scheduler(asked), **workers}.items():
        if found != here:
            raise NotDone(f"the {name} of the cluster has {_other(found)}. {SAME}")


def _question(packages: Sequence[str]) -> Callable[[], Program | None]:
    """Return what each machine is asked; it is sent whole, for machines without this module."""
    names = tuple(packages)

    def ask() -> Program | None:
        from importlib import import_module

        try:
            found: Program = import_module("farwhist.executors").program(names)
        except ImportError:
            return None
        return found

    return ask


def _other(found: Program | None) -> str:
    """Say what is different where this was found."""
    if found is None:
        return f"no {NAME}, or an old one"
    version, prints = found
    if version != __version__:
        return f"{NAME} {version}, here is {__version__}"
    lacking = [package for package, told in prints.items() if not told]
    return f"no package “{lacking[0]}”" if lacking else f"other files of {NAME} than are here"
