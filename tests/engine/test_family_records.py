"""What `simulate` prints of the newer games, checked by referees that know nothing of it."""

from random import Random
from typing import Any

import pytest

from farwhist import cli
from farwhist.engine.record import deal_records, match_record
from tests.helpers.drive import any_moves, start
from tests.helpers.referees import PRESETS, REFEREES, ROOT, command, seats_of, tables, walk_lines

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
SHORT_GAMES = {"bastard": 4, "knockout": 8, "spades": 2}
"""How many matches of them are played, 3 of the others: what is long is played less often."""


def sound(capsys: Capture, preset: str, seats: int, *more: str, **options: str) -> int:
    """Return how many matches were printed, all of which a referee has checked."""
    _, _, _, *arguments = command(preset, seats, *more, options=options)
    assert cli.main(arguments) == 0
    return walk_lines(capsys.readouterr().out.splitlines(), preset, seats)


@pytest.mark.parametrize(("preset", "seats"), tables())
def test_every_record_of_random_matches_is_sound(capsys: Capture, preset: str, seats: int) -> None:
    matches = SHORT_GAMES.get(PRESETS[preset][0], 3)
    assert sound(capsys, preset, seats, "--matches", str(matches), "--bots", "random") == matches


@pytest.mark.parametrize(("preset", "seats"), tables()[::2])
def test_every_record_of_sensible_matches_is_sound(
    capsys: Capture, preset: str, seats: int
) -> None:
    assert sound(capsys, preset, seats, "--matches", "2", "--seed", "90", "--bots", "rule") == 2


HOUSES: list[tuple[str, int, str]] = [
    ("knockout", 4, "start_cards=5 second_life=blind_card"),
    ("knockout", 6, "dogs_life=off second_life=blind_card sweep_ends_game=off"),
    ("knockout", 5, "trump_lead=after_broken first_trump=cut choose_when=before"),
    ("knockout", 5, "trump_lead=after_first first_trump=random tie=turn_up"),
    ("knockout", 7, "allow_nt=on tie=last_trick second_life=blind_card"),
    ("knockout", 4, "start_cards=13 misere=on"),
    ("classic", 4, "honours=on play_to=9"),
    ("classic", 4, "honours=on play=hands hands=3"),
    ("classic", 4, "trump=round_nt honours=on play=hands hands=6 all_tricks=on"),
    ("classic", 4, "trump=round honours=on all_tricks=on"),
    ("classic", 4, "play=rubber rubber_to=10 honours=on trump=round_nt"),
    ("classic_short", 4, "honours=off"),
    ("bid_whist", 4, "jokers=1 minimum_bid=1 low_beats_high=off play_to=9"),
    ("bid_whist", 4, "jokers=0 bidder_gets_kitty=on sport_kitty=Trump play=hands hands=3"),
    ("bid_whist", 4, "bidder_gets_kitty=on sport_kitty=Always bidder_leads=on double_nt=on"),
    ("bid_whist", 4, "nt_joker=must_when_void nt_joker_lead=only_if_last defensive_scoring=on"),
    ("bid_whist", 4, "nt_joker=any_time score_level_only=on double_nt=on minimum_bid=4"),
    ("bid_whist", 4, "boston=on double_nt=all minimum_bid=1 nt_joker=any_time"),
    ("bid_whist", 4, "kitty=off boston=on bidder_gets_kitty=on defensive_scoring=on play_to=5"),
    ("solo_whist", 4, "all_pass=general over=fifth deals=4"),
    ("solo_whist", 4, "declared_trump=none deals=4"),
    ("spades", 4, "nil_tricks=contract floor=-200 target=200"),
    ("spades", 4, "nil=50 bags=5 trump_lead=any floor=-500"),
    ("spades", 4, "nil=off bag_penalty=50 trump_lead=after_first jokers=2 target=300"),
    ("spades", 4, "bags=off blind_nil=off partners=off"),
    ("spades", 4, "bidding=suicide nil_tricks=contract jokers=2 deuces=on ten_tricks=200"),
    ("spades", 4, "bidding=whiz nil=off first_deal=on least_bid=4"),
    ("spades", 4, "least_bid=4 first_deal=on ten_tricks=200 deuces=on"),
    ("spades", 4, "passing=any passed_cards=1 bidding=suicide"),
    ("spades", 4, "passing=blind passed_cards=3 jokers=2 deuces=on target=300"),
    ("spades", 4, "passing=any bidding=whiz"),
    ("spades", 4, "blind_bid=6 target=300"),
    ("spades", 4, "blind_bid=7 ten_tricks=200 blind_nil=off least_bid=4 target=300"),
    ("spades", 4, "blind_bid=7 nil=off target=300"),
    ("spades_two", 2, "drawn=unseen blind_nil=on jokers=2 deuces=on"),
    ("spades_two", 2, "drawn=open bidding=whiz first_deal=on"),
    ("spades_two", 2, "drawn=off bidding=mirror nil=50 bags=5 floor=-200"),
    ("cutthroat", 3, "bidding=mirror jokers=2 deuces=on first_deal=on"),
    ("cutthroat", 4, "bidding=suicide least_bid=4 deuces=on ten_tricks=200"),
    ("cutthroat", 3, "jokers=2 bags=5 bag_penalty=50 trump_lead=any"),
    ("cutthroat", 3, "blind_nil=off trump_lead=after_first floor=-200"),
    ("bastard", 7, "packs=1 games=2"),
    ("bastard", 3, "packs=2 points=places gift=random games=2"),
    ("bastard", 4, "coloured_jokers=on"),
    ("bastard", 2, "coloured_jokers=on points=places"),
]


@pytest.mark.parametrize("bots", ["random", "rule"])
@pytest.mark.parametrize(("preset", "seats", "texts"), HOUSES)
def test_every_option_shows_in_sound_records(
    capsys: Capture, preset: str, seats: int, texts: str, bots: str
) -> None:
    options = dict(part.split("=") for part in texts.split())
    matches = {"spades": 2, "knockout": 8}.get(PRESETS[preset][0], 4)
    assert sound(capsys, preset, seats, "--matches", str(matches), "--bots", bots, **options) == (
        matches
    )


def fields_of(value: Any) -> set[str]:
    """Return the names of all fields in a record, but for what the options are called."""
    if isinstance(value, list):
        return {field for each in value for field in fields_of(each)}
    if not isinstance(value, dict):
        return set()
    inner = {field for key, each in value.items() if key != "options" for field in fields_of(each)}
    return inner | set(value)


def test_the_page_on_records_tells_every_field() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    tables = [("elevator", ""), ("knockout", "first_trump=cut"), ("bid_whist_kitty", "")]
    tables += [
        ("spades", "passing=any"),
        ("bastard", ""),
        ("oh_hell", "blind_bonus=on total_rule=coop"),
        ("classic_short", ""),
    ]
    found: set[str] = set()
    for preset, texts in tables:
        options = dict(part.split("=") for part in texts.split())
        match = any_moves(start(preset, 4, 5, **options), Random(5))
        found |= fields_of([*deal_records(match, preset), match_record(match, preset)])
    assert {"bags", "cuts", "knocks", "first", "given", "kitty", "void", "seed", "options"} <= found
    assert {field for field in found if f"`{field}`" not in page} == set()


def test_the_points_of_a_knock_out_are_those_of_its_last_deal() -> None:
    for seed in range(30):
        match = any_moves(start("knockout", 5, seed), Random(seed))
        *before, last = [record["points"] for record in deal_records(match, "knockout")]
        assert not any(map(any, before)) and set(last) == {0, 1}
        winners = [seat for seat, points in enumerate(last) if points]
        assert winners == match_record(match, "knockout")["winners"]


def test_the_tricks_of_a_kitty_are_in_the_points_alone() -> None:
    for kitty, tricks in (("on", 12), ("off", 13)):
        match = any_moves(start("bid_whist", 4, 3, kitty=kitty, defensive_scoring="on"), Random(3))
        for record in deal_records(match, "bid_whist"):
            assert sum(record["taken"]) == len(record["tricks"]) == tricks
            side, level = record["declarer"] % 2, int(record["contract"][0])
            odd = sum(record["taken"][side::2]) + (kitty == "on") - 6
            assert record["points"][side] == (odd if odd >= level else -level)


def test_gifts_come_from_the_right_and_go_on_counter_clockwise() -> None:
    match = any_moves(start("bastard", 6, 1, games="20"), Random(1))
    penalties = [
        turn
        for record in deal_records(match, "bastard")
        for turn in record["turns"]
        if len(turn.get("given", ())) > 1
    ]
    assert penalties
    for turn in penalties:
        away = [(turn["seat"] - giver) % 6 for giver, _ in turn["given"]]
        assert away == sorted(away)


def test_the_referees_import_nothing_of_the_program() -> None:
    for path in sorted((ROOT / "tests" / "helpers").glob("ref*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        imports = [line for line in lines if line.lstrip().startswith(("import", "from"))]
        assert imports and not any("farwhist" in line for line in imports), path.name


def test_every_newer_preset_has_its_referee() -> None:
    from farwhist.rules import catalogue

    newer = {p.id: p for p in catalogue.PRESETS.values() if p.game in REFEREES}
    assert set(newer) == set(PRESETS)
    for preset, (game, texts) in PRESETS.items():
        assert newer[preset].game == game and dict(newer[preset].changes) == texts
        wanted = (seats_of(preset)[0], seats_of(preset)[-1])
        assert (newer[preset].least_seats, newer[preset].most_seats) == wanted
