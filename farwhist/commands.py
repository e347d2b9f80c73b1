"""The commands that ask the opponents, arena, advise and analyse, and the one about deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from farwhist import arena, bots, executors
from farwhist.analysis.duplicate import PLAYS
from farwhist.analysis.many import reviews
from farwhist.analysis.review import Asked
from farwhist.arguments import COMMANDS
from farwhist.bots.core.levels import LEVELS, level_of
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.judging.coach import USUAL, Work
from farwhist.bots.thinking.advising import advise, sentences
from farwhist.rules import code_signs, deal_code, diagram, diagram_reading
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import GAMES, PRESETS, default_preset, ruleset
from farwhist.rules.games.preset import Preset
from farwhist.rules.options import RulesError
from farwhist.rules.words import shortened
from farwhist.store.matches import Unsound, read_file
from farwhist.store.reading import Newer, Unreadable, decoded, parse_json

MOST_BYTES: Final = 1_000_000
"""Of a position."""

LONGEST_SENTENCE: Final = 300
"""How much is printed of a sentence that may quote a file."""


class Wrong(Exception):
    """Something on the command line does not fit; the text says what."""


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads an argument that is a whole number within these bounds."""

    def read(text: str) -> int:
        number = text.strip().removeprefix("-")
        if number.isdecimal() and len(number) <= 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(
            f"“{shortened(text)}” is no whole number from {least} to {most}"
        )

    return read


SEED: Final = whole(0, 2**64 - 1)
COUNT: Final = whole(1, 10**9)
SEATS: Final = whole(-99, 999)
"""More than any game has: the rules say best which numbers of players they are for."""


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Let a parser take what does the work, for `executors.opened`."""
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "--jobs", type=whole(1, 256), metavar="N", help="processes; as many as processors"
    )
    places.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="the workers of this scheduler of Dask instead: docs/opponents.md",
    )


def add_arena(commands: Any) -> None:
    """Add the command `arena` to a parser's commands."""
    parser = commands.add_parser("arena", help=COMMANDS["arena"])
    parser.set_defaults(run=_arena)
    parser.add_argument(
        "--field",
        default="rule,flat-300",
        metavar="PANEL",
        help="tables to sit at, such as rule,flat-300 or club+rule+strong",
    )
    parser.add_argument(
        "--players", default=",".join(LEVELS), metavar="A,B", help="who is measured"
    )
    parser.add_argument(
        "--deals",
        type=COUNT,
        default=130,
        metavar="N",
        help="rounded up to whole matches; without exact bids, how many matches",
    )
    parser.add_argument("--seed", type=SEED, default=0, metavar="S", help="of the first match")
    parser.add_argument("--game", default=default_preset(), metavar="ID", help="see `games`")
    parser.add_argument("--seats", type=SEATS, default=4, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="sets")
    add_executor(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep finished matches here")


def _arena(arguments: argparse.Namespace) -> int:
    preset, changes = preset_of(arguments.game), changes_of(arguments.sets)
    try:
        setting = arena.Measurement(
            players=tuple(arguments.players.split(",")),
            fields=tuple(arguments.field.split(",")),
            deals=arguments.deals,
            seed=arguments.seed,
            game=preset.id,
            seats=arguments.seats,
            changes=tuple(changes.items()),
        )
        matches = sum(1 for _ in arena.tasks(setting))
        with executors.opened(arguments.jobs, arguments.cluster, matches) as executor:
            tell_needless(preset.id, arguments.seats, changes)
            lines = arena.run(setting, arguments.resume, executor)
    except RulesError:
        raise
    except ValueError as error:
        raise Wrong(str(error)) from None
    for line in arena.report(setting, lines):
        print(line)
    return 0


def add_advise(commands: Any) -> None:
    """Add the command `advise` to a parser's commands."""
    parser = commands.add_parser("advise", help=COMMANDS["advise"])
    parser.set_defaults(run=_advise)
    parser.add_argument(
        "file", type=Path, help="a position: docs/records.md; - reads it from input"
    )
    parser.add_argument("--level", default="expert", metavar="N", help="1 to 5, or its name")
    parser.add_argument(
        "--others", default=bots.USUAL_LEVEL, metavar="N", help="the level of the others"
    )
    parser.add_argument("--seed", type=SEED, default=1, metavar="S")
    parser.add_argument("--text", action="store_true", help="sentences instead of JSON")


def _advise(arguments: argparse.Namespace) -> int:
    try:
        wrong = arguments.level
        level = level_of(wrong)
        wrong = arguments.others
        others = level_of(wrong).key
    except ValueError:
        raise Wrong(f"there is no level “{shortened(wrong)}”; choose from 1 to 5") from None
    try:
        answer = advise(parse_json(_text_of(arguments.file)), level, arguments.seed, others)
    except (Unfit, Unreadable) as error:
        print(f"{arguments.file} is no position. {shortened(str(error), LONGEST_SENTENCE)}")
        return 1
    print("\n".join(sentences(answer)) if arguments.text else json.dumps(answer, indent=2))
    return 0


def add_analyse(commands: Any) -> None:
    """Add the command `analyse` to a parser's commands."""
    parser = commands.add_parser("analyse", help=COMMANDS["analyse"])
    parser.set_defaults(run=_analyse)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a saved match")
    parser.add_argument(
        "--json", action="store_true", help="a line of JSON for each file: docs/records.md"
    )
    parser.add_argument(
        "--seat",
        type=SEATS,
        action="append",
        default=[],
        metavar="N",
        help="whose decisions, from 0; otherwise those of the people who play",
    )
    parser.add_argument(
        "--worlds",
        type=whole(2, 10**6),
        default=USUAL.start,
        metavar="N",
        help=f"deals played out for a decision ({USUAL.start}); eight times as many where a word"
        " hangs on it",
    )
    parser.add_argument(
        "--luck",
        type=whole(0, 10**4),
        default=0,
        metavar="N",
        help=f"play each deal again so often to tell luck, at least {PLAYS} times to be of use",
    )
    parser.add_argument(
        "--opponents",
        metavar="LEVEL",
        help="of the deals played again, in the place of those of the match",
    )
    parser.add_argument(
        "--keep", type=Path, metavar="DATABASE", help="keep verdicts here, so as to judge once"
    )
    add_executor(parser)


def _analyse(arguments: argparse.Namespace) -> int:
    work = Work(arguments.worlds, arguments.worlds * USUAL.most // USUAL.start)
    if arguments.opponents not in (None, *bots.OFFERED):
        level = shortened(arguments.opponents)
        raise Wrong(f"there is no level “{level}”; choose from {', '.join(bots.OFFERED)}")
    asked = Asked(tuple(arguments.seat), work, arguments.luck, arguments.opponents)
    sound, code = [], 0
    for path in arguments.files:
        try:
            saved = read_file(path)
        except (Newer, Unsound) as error:
            why = shortened(str(error), LONGEST_SENTENCE)
            print(f"{path} is not sound. {why}", file=sys.stderr if arguments.json else sys.stdout)
            code = 1
            continue
        wrong = next((seat for seat in asked.seats if not 0 <= seat < saved.seats), None)
        if wrong is not None:
            raise Wrong(f"{path} has seats 0 to {saved.seats - 1}, and no seat {wrong}")
        sound.append((path, saved))
    with executors.opened(arguments.jobs, arguments.cluster, len(sound)) as executor:
        told = reviews([saved for _, saved in sound], asked, arguments.keep, executor)
        for (path, _), found in zip(sound, told, strict=True):
            if arguments.json:
                print(json.dumps({"file": str(path), **found.data}))
                continue
            if len(arguments.files) > 1:
                print(f"{path}:")
            for line in found.lines:
                print(line)
    return code


def _text_of(path: Path) -> str:
    """Return the text of a position; ``-`` is standard input.

    Raises:
        OSError: it cannot be read.
        Unreadable: it is no text in UTF-8, or too long for a position.
    """
    if str(path) == "-":
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with path.open("rb") as file:  # perhaps a pipe from another program
            data = file.read(MOST_BYTES + 1)
    return decoded(data, MOST_BYTES)


def preset_of(game: str) -> Preset:
    """Return the preset that a command names; Wrong if there is none."""
    if game not in PRESETS:
        raise Wrong(f"there is no game “{shortened(game)}”; `games` lists them")
    return PRESETS[game]


def changes_of(texts: Sequence[str]) -> dict[str, str]:
    """Return what ``--set KEY=VALUE`` sets; Wrong if one sets nothing."""
    changes = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Wrong(f"“{shortened(text)}” sets nothing: write KEY=VALUE")
        changes[key.strip()] = value.strip()
    return changes


def tell_needless(game: str, seats: int, changes: Mapping[str, str]) -> None:
    """Say on standard error which of the options that were set have no effect beside the others."""
    table, values = GAMES[PRESETS[game].game].options, ruleset(game, seats, changes).options
    for key in changes:
        option = table.options[key]
        if not option.applies(values):
            print(f"farwhist: --set {key} has no effect here. {option.needs}", file=sys.stderr)


def add_deal(commands: Any) -> None:
    """Add the command `deal` to a parser's commands."""
    parser = commands.add_parser("deal", help=COMMANDS["deal"])
    parser.set_defaults(run=_deal)
    parser.add_argument(
        "text",
        nargs="+",
        metavar="CODE",
        help="a code: docs/formats.md; or a file with a code or a diagram; - reads it from input",
    )


def _deal(arguments: argparse.Namespace) -> int:
    """Print the diagram of a code, or the code of a diagram."""
    given = " ".join(arguments.text)
    try:
        text = given if 0 in code_signs.found(given) else _text_of(Path(given))
        deal = diagram_reading.read(text)
        shown = diagram_reading.holds_diagram(text)
        print(deal_code.write(deal) if shown else diagram.drawn(deal).rstrip())
    except (BadDeal, Unreadable) as error:
        print(shortened(str(error), LONGEST_SENTENCE))
        return 1
    return 0
