"""``python -m training COMMAND``, one of `COMMANDS`: see README.md beside this file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from farwhist.executors import NotDone
from training import (
    bid_net,
    bids,
    blamed,
    chances,
    fast_choices,
    gains,
    judged,
    luck,
    measure,
    noticed,
    policy,
    puzzles,
    slips,
    watched,
    worth,
)

COMMANDS = {
    "worth": worth,
    "bids": bids,
    "policy": policy,
    "measure": measure,
    "noticed": noticed,
    "choices": fast_choices,
    "blamed": blamed,
    "chances": chances,
    "gains": gains,
    "net": bid_net,
    "judged": judged,
    "luck": luck,
    "puzzles": puzzles,
    "slips": slips,
    "watched": watched,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Make or measure one table."""
    parser = argparse.ArgumentParser(prog="python -m training")
    commands = parser.add_subparsers(required=True)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    given = parser.parse_args(arguments)
    try:
        given.run(given)
    except NotDone as error:
        parser.exit(2, f"training: {error}\n")


if __name__ == "__main__":
    main()
