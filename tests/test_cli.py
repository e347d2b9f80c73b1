"""The command line without a screen: same seed, same bytes; errors in one clear sentence."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farwhist import cli
from farwhist.rules import deal_code, diagram
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.store.matches import Saved
from tests.helpers.damage import damaged
from tests.helpers.deals import played

ROOT = Path(__file__).resolve().parent.parent


def run(capsys: Any, *arguments: str) -> str:
    """Return what a command prints, having checked that it succeeds silently otherwise."""
    assert cli.main(list(arguments)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return str(printed.out)


def refused(capsys: Any, *arguments: str) -> str:
    """Return the one sentence with which a command is refused."""
    try:
        code = cli.main(list(arguments))
    except SystemExit as stopped:
        code = stopped.code
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return str(printed.err.strip().splitlines()[-1])


def python(program: str, *arguments: str, hash_seed: str = "0") -> bytes:
    """Return what another Python prints for a command; it must succeed without a word more."""
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PYENV"))}
    done = subprocess.run(
        [program, "-m", "farwhist", *arguments],
        cwd=ROOT,
        env={**keep, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout


def pythons() -> list[str]:
    """Return this Python and each other supported one that has what the program needs."""
    found = [sys.executable]
    for name in ("python3.11", "python3.12", "python3.13"):
        path = shutil.which(name)
        needs = [path, "-c", "import msgspec"]
        if path and subprocess.run(needs, capture_output=True, check=False).returncode == 0:
            found.append(path)
    return found


SIMULATE = (
    "simulate",
    "--game",
    "oh_hell",
    "--seats",
    "5",
    "--matches",
    "2",
    "--seed",
    "7",
    "--json",
)


def test_the_same_seed_prints_the_same_bytes_on_every_python_and_hash_seed(capsys: Any) -> None:
    found = pythons()
    assert sys.executable in found
    for bots in ("random", "random,rule,random,rule,rule"):
        expected = run(capsys, *SIMULATE, "--bots", bots).encode()
        for program in found:
            for hash_seed in ("0", "1", "2"):
                printed = python(program, *SIMULATE, "--bots", bots, hash_seed=hash_seed)
                assert printed.replace(b"\r\n", b"\n") == expected, (program, hash_seed)


def test_the_module_is_the_command(capsys: Any) -> None:
    assert json.loads(python(sys.executable, "games", "--json")) == json.loads(
        run(capsys, "games", "--json")
    )
    done = subprocess.run(
        [sys.executable, "-m", "farwhist", "simulate", "--game", "bridge"],
        cwd=ROOT, capture_output=True, check=False, encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1 and "bridge" in done.stderr


def test_another_seed_prints_another_match(capsys: Any) -> None:
    assert run(capsys, *SIMULATE) == run(capsys, *SIMULATE)
    other = [text.replace("7", "8") if text == "7" else text for text in SIMULATE]
    assert run(capsys, *SIMULATE) != run(capsys, *other)


def test_each_match_of_a_run_can_be_run_alone(capsys: Any) -> None:
    third = run(capsys, "simulate", "--json", "--matches", "3", "--seed", "10").splitlines()[28:]
    alone = run(capsys, "simulate", "--json", "--seed", "12").splitlines()
    assert len(third) == len(alone) == 14
    for one, two in zip(third, alone, strict=True):
        assert {**json.loads(one), "match": 1} == json.loads(two)


def test_elevator_whist_with_four_seats_is_the_default(capsys: Any) -> None:
    explicit = ("--game", "elevator", "--seats", "4", "--matches", "1", "--seed", "1")
    assert run(capsys, "simulate") == run(capsys, "simulate", *explicit, "--bots", "rule")


def test_every_line_of_json_is_an_object_and_ascii(capsys: Any) -> None:
    printed = run(capsys, *SIMULATE)
    assert printed.isascii() and printed.endswith("\n")
    assert all(isinstance(json.loads(line), dict) for line in printed.splitlines())


def bids_of(printed: str, seat: int) -> list[int]:
    records = [json.loads(line) for line in printed.splitlines()]
    return [record["bids"][seat] for record in records if "bids" in record]


def test_bots_can_be_seated_one_by_one(capsys: Any) -> None:
    base = ("simulate", "--json", "--set", "custom=8", "--set", "sequence=CUSTOM")
    mixed = run(capsys, *base, "--bots", "random,rule,random,rule")
    all_rule = run(capsys, *base, "--bots", "rule")
    all_random = run(capsys, *base, "--bots", "random")
    assert len({mixed, all_rule, all_random}) == 3
    for seat in (1, 3):
        assert bids_of(mixed, seat) == bids_of(all_rule, seat), "what others are plays no part"
    for seat in (0, 2):
        assert bids_of(mixed, seat) == bids_of(all_random, seat)
    assert run(capsys, *base, "--bots", "rule,rule,rule,rule") == all_rule


def test_options_can_be_set_again_and_again(capsys: Any) -> None:
    sets = ("--set", "sequence=UP", "--set", "cap = 3", "--set", "scoring=EXACT10")
    records = [json.loads(line) for line in run(capsys, "simulate", "--json", *sets).splitlines()]
    assert [record["cards"] for record in records[:-1]] == [1, 2, 3]
    for record in records[:-1]:
        for bid, taken, points in zip(
            record["bids"], record["taken"], record["points"], strict=True
        ):
            assert points == (10 + bid if bid == taken else 0)


def test_a_seat_that_bid_blind_and_a_void_deal_are_marked(capsys: Any) -> None:
    sets = ("--set", "blind_bonus=on", "--set", "blind_behind=1", "--bots", "random")
    printed = run(capsys, "simulate", "--json", "--matches", "3", *sets)
    blind = [json.loads(line) for line in printed.splitlines() if '"blind"' in line]
    assert blind and all(0 <= seat < 4 for record in blind for seat in record["blind"])
    sets = ("--game", "oh_hell", "--set", "total_rule=coop", "--set", "cap=3")
    printed = run(capsys, "simulate", "--json", "--bots", "random", *sets)
    void = [json.loads(line) for line in printed.splitlines() if '"void"' in line]
    assert void and all(record["points"] == [0] * 4 for record in void)


def test_without_json_there_is_a_line_a_deal_for_people(capsys: Any) -> None:
    printed = run(capsys, "simulate").splitlines()
    assert len(printed) == 14 and "won by seat" in printed[-1]
    assert all(re.match(r"1\.\d+ +\d+ cards? ", line) for line in printed[:-1])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "bridge"], "bridge"),
        (["--seats", "1"], "Players: 1; this game takes"),
        (["--seats", "99"], "Players: 99; this game takes"),
        (["--seats", "four"], "four"),
        (["--game", "romanian", "--seats", "8"], "Players: 8"),
        (["--seats", "7", "--set", "cap=8"], "56 of 52"),
        (["--matches", "0"], "matches"),
        (["--matches", "-1"], "matches"),
        (["--matches", "9" * 5000], "matches"),
        (["--seats", "-4"], "Players: -4; this game takes"),
        (["--seats", "9" * 5000], "seats"),
        (["--seed", "-1"], "seed"),
        (["--seed", "9" * 5000], "seed"),
        (["--seed", "1.5"], "seed"),
        (["--seed", "x"], "seed"),
        (["--bots", "genius"], "genius"),
        (["--bots", "rule,rule"], "2 bots for 4 seats"),
        (["--bots", ""], "bot"),
        (["--set", "hook"], "hook"),
        (["--set", "colour=red"], "colour"),
        (["--set", "hook=perhaps"], "perhaps"),
        (["--set", "tours=0"], "1..20"),
        (["--set", "scoring=M0="], "M0="),
        (["--set", "rotation=S,X"], "S,X"),
        (["--set", "rotation=S,S"], "each once"),
        (["--set", "rotation=S,H,NT,D,nt"], "each once"),
        (["--set", "custom=0", "--set", "sequence=CUSTOM"], "list of deals"),
        (["--set", "sequence=CUSTOM(99999999999999999999/1/1)"], "list of deals"),
        (["--set", "=1"], "option"),
        (["--nonsense"], "nonsense"),
    ],
)
def test_what_is_wrong_is_said_in_one_clear_sentence(
    capsys: Any, arguments: list[str], says: str
) -> None:
    assert says in refused(capsys, "simulate", *arguments)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--deals", "0"], "deals"),
        (["--deals", "-5"], "deals"),
        (["--jobs", "0"], "jobs"),
        (["--jobs", "-1"], "jobs"),
        (["--jobs", "100000"], "jobs"),
        (["--seed", "-1"], "seed"),
        (["--seats", "0"], "Players: 0; this game takes"),
        (["--seats", "-3"], "Players: -3; this game takes"),
        (["--players", "expert,expert"], "“expert” is named twice"),
        (["--field", "rule,rule"], "“rule” is named twice"),
        (["--players", ""], "no bot “”"),
        (["--field", "rule+"], "no bot “”"),
        (["--game", "bridge"], "bridge"),
        (["--set", "rotation=S,S"], "each once"),
    ],
)
def test_the_arena_refuses_what_measures_nothing(
    capsys: Any, arguments: list[str], says: str
) -> None:
    assert says in refused(capsys, "arena", *arguments)


def test_check_says_of_any_damaged_file_in_one_sentence_what_is_wrong(
    capsys: Any, tmp_path: Path
) -> None:
    file, rng = tmp_path / "match.json", Random(1)
    match = cli.play(ruleset("elevator", 4, {"cap": "3"}), 1, ["random"] * 4)
    saved = Saved("elevator", 4, 1, {"cap": "3"}, ("", "a", "b", "c"), moves=tuple(match.moves))
    lines = [json.loads(line) for line in saved.text().splitlines()]
    old = {**lines[0], "version": 1, "moves": lines[1:]}
    for number in range(300):
        if number % 3:
            spoilt = [json.dumps(each).encode() for each in lines]
            at = rng.choice((0, 0, rng.randrange(len(lines))))
            spoilt[at] = damaged(lines[at], rng)
            file.write_bytes(b"\n".join(spoilt) + b"\n")
        else:
            file.write_bytes(damaged(old, rng))
        code = cli.main(["check", str(file)])
        said = capsys.readouterr()
        assert said.err == "" and code in (0, 1)
        (line,) = said.out.splitlines()
        assert line.isprintable() and len(line) < len(str(file)) + 350


def test_a_name_that_is_no_text_can_be_printed(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("names of files are text here")
    file = os.fsencode(tmp_path) + b"/\xff.json"
    Path(os.fsdecode(file)).write_text("{", encoding="utf-8")
    for command in (b"check", b"advise", b"verify"):
        done = subprocess.run(
            [sys.executable, "-m", "farwhist", command, file],
            cwd=ROOT, capture_output=True, check=False,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        assert done.returncode == 1 and done.stderr == b""
        assert b".json" in done.stdout and len(done.stdout.splitlines()) == 1


def test_two_faults_are_both_named(capsys: Any) -> None:
    said = refused(capsys, "simulate", "--set", "hook=maybe", "--set", "tours=99")
    assert "maybe" in said and "99" in said


def test_games_lists_every_game_and_preset(capsys: Any) -> None:
    text = run(capsys, "games")
    data = json.loads(run(capsys, "games", "--json"))
    assert [game["id"] for game in data] == list(GAMES)
    assert [preset["id"] for game in data for preset in game["presets"]] == list(PRESETS)
    assert all(preset in text for preset in PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_options_lists_every_option_with_the_value_of_the_preset(capsys: Any, preset: str) -> None:
    data = json.loads(run(capsys, "options", preset, "--json"))
    table = GAMES[PRESETS[preset].game].options
    assert [option["key"] for option in data] == list(table.options)
    values = {option["key"]: option["value"] for option in data}
    changes = PRESETS[preset].texts(4)
    assert {key: values[key] for key in changes} == changes
    for option in data:
        assert (
            table.write(table.resolve({option["key"]: option["value"]}))[option["key"]]
            == (option["value"])
        )
    text = run(capsys, "options", preset)
    assert all(f"{key} = " in text for key in table.options)
    assert all(option.needs in text for option in table), "on what each depends"
    assert [option["needs"] for option in data] == [option.needs for option in table]


@pytest.mark.parametrize("command", ["simulate", "arena --deals 1 --field rule --players rule"])
def test_an_option_that_has_no_effect_is_told(capsys: Any, command: str) -> None:
    line = [*command.split(), "--game", "knockout", "--set", "misere=on", "--set", "dogs_life=on"]
    assert cli.main(line) == 0
    told = capsys.readouterr().err
    assert told == "farwhist: --set dogs_life has no effect here. Not in misère.\n"


def test_options_of_an_unknown_game_are_refused(capsys: Any) -> None:
    assert "bridge" in refused(capsys, "options", "bridge")


def deal_code_of(preset: str) -> str:
    return deal_code.write(played(preset))


def test_a_code_is_shown_as_a_diagram_and_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coded = deal_code_of("knockout")
    shown = run(capsys, "deal", coded)
    assert shown == diagram.drawn(played("knockout"))
    assert run(capsys, "deal", coded[:9].lower(), coded[9:]) == shown
    file = tmp_path / "a deal.txt"
    for text, printed in ((shown, coded), (f"Look:\n> {coded}\nYours", shown.rstrip())):
        file.write_text(text, encoding="utf-8")
        assert run(capsys, "deal", str(file)) == f"{printed}\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(shown.encode())))
    assert run(capsys, "deal", "-") == f"{coded}\n"


def test_a_wrong_deal_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    coded = deal_code_of("elevator")
    wrong = coded[:20] + ("A" if coded[20] != "A" else "B") + coded[21:]
    assert cli.main(["deal", wrong]) == 1
    assert capsys.readouterr().out == f"The code is damaged after {coded[15:19]}.\n"
    file = tmp_path / "deal.txt"
    file.write_text(run(capsys, "deal", coded).replace("Dealer: ", "Dealer: 9"), encoding="utf-8")
    assert cli.main(["deal", str(file)]) == 1
    assert re.fullmatch(r"There is no seat 9\d\.\n", capsys.readouterr().out)
    file.write_bytes(b"\xff\xfe\x00")
    assert cli.main(["deal", str(file)]) == 1
    assert capsys.readouterr().out == "It is not text.\n"
    assert "No such file" in refused(capsys, "deal", str(tmp_path / "none"))
