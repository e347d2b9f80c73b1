"""``python -m tests.helpers.local_cluster N``: a cluster of Dask with N workers on this machine.

It prints its address and runs until its input ends. A task that ends its worker is not tried again.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    """Give the address of such a cluster, which has processes of its own."""
    with subprocess.Popen(
        [sys.executable, "-m", __name__, str(workers)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, process.communicate()[1]
        yield address
        process.communicate()


def main(workers: int) -> None:
    """Run the cluster; nobody can reach it from another machine."""
    import dask
    from distributed import LocalCluster

    alone = {"distributed.scheduler.allowed-failures": 0}
    with (
        dask.config.set(alone),
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            scheduler_kwargs={"dashboard": False},
        ) as local,
    ):
        print(local.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(int(sys.argv[1]))
