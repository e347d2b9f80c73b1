"""Profiles: who plays is chosen at the seats, kept, and has statistics of its own."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.store.statistics import StatisticsStore
from farwhist.ui.features.new_match.another_person import AnotherPerson
from farwhist.ui.features.new_match.seats import Seats
from farwhist.ui.features.preferences.players_page import PlayersPage
from farwhist.ui.match.people import MOST_PEOPLE, People
from farwhist.ui.settings.catalogue import GROWING
from tests.helpers.record import NOON, made_deal, made_match
from tests.ui import driving, passing
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


def seats_of(window: Furnished) -> Seats:
    window.matches.open()
    window.new_match.open()
    assert window.new_match.page is not None
    return window.new_match.page.players.seats


def pick(menu: QMenu, text: str) -> None:
    next(each for each in menu.actions() if each.text() == text).trigger()


def asked(window: Furnished, qtbot: QtBot) -> AnotherPerson:
    """Return the dialog that asks who else is here; it must not have the colours of the felt."""
    (dialog,) = [each for each in window.findChildren(AnotherPerson) if each.isVisible()]
    assert dialog.parent() is window
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_a_person_sits_down_and_plays(window: Furnished, qtbot: QtBot) -> None:
    seats = seats_of(window)
    pick(seats.menu(1), "Another person …")
    dialog = asked(window, qtbot)
    assert not dialog.tiles and dialog.focusWidget() is dialog.name
    qtbot.keyClicks(dialog.name, "Berta")
    dialog.faces.buttons()[4].click()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert seats.buttons[1].sitter.person and seats.buttons[1].sitter.name == "Berta"
    assert seats.buttons[1].sitter.avatar == 4
    assert "Berta, a person at this screen" in seats.buttons[1].accessibleName()
    assert "Expert" not in [each.text() for each in seats.menu(1).actions()]
    page = window.new_match.page
    assert page is not None
    page.length.play.click()
    assert sorted(window.runner.setting.people) == [0, 2] and window.runner.several
    assert window.table.match.names[2] == "Berta"
    passing.wait(window, qtbot)
    assert passing.screened(window)


def test_a_small_button_lets_a_person_sit_down(window: Furnished, qtbot: QtBot) -> None:
    """She is asked for; who is known and does not sit yet can be picked."""
    seats = seats_of(window)
    seat, other = seats.buttons[0], seats.buttons[2]
    assert seat.join.text() == "+ Person" and "in the place of Oscar" in seat.join.accessibleName()
    assert seats.own.join.isHidden()
    for place, known, name in ((seat, [], "Berta"), (other, [], "Carl"), (seat, ["Berta"], "")):
        place.join.setFocus()
        place.join.click()
        dialog = asked(window, qtbot)
        assert [each.text() for each in dialog.tiles] == known
        if name:
            dialog.name.setText(name)
            dialog.sit.click()
        else:
            assert dialog.focusWidget() is dialog.tiles[0]
            qtbot.keyClick(dialog.tiles[0], Qt.Key.Key_Return)
        assert place.sitter.person and place.sitter.name == (name or "Berta")
        assert place.join.isHidden() and window.focusWidget() is place
        if name == "Carl":
            pick(seats.menu(0), "Opponent: Oscar")
    assert [each.name for each in window.players.people.all] == ["", "Berta", "Carl"]


def test_nobody_sits_down_without_a_name(window: Furnished, qtbot: QtBot) -> None:
    """Also where the first profile, which may be without one, is free; it is known as "You"."""
    seats = seats_of(window)
    berta = window.players.people.add("Berta", 3)
    assert berta is not None
    pick(seats.own_menu(), "Berta")
    for name, sits in ((" ", False), ("You", True)):
        seats.buttons[0].join.click()
        dialog = asked(window, qtbot)
        assert [each.text() for each in dialog.tiles] == ["You"]
        dialog.name.setFocus()
        dialog.name.setText(name)
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
        assert seats.buttons[0].sitter.person is sits and dialog.isVisible() is not sits
        dialog.close()
    assert [each.name for each in window.players.people.all] == ["", "Berta"], "known already"


def test_the_seat_goes_back_to_the_opponent(window: Furnished) -> None:
    seats = seats_of(window)
    made = window.players.people.add("Berta", 3)
    assert made is not None
    pick(seats.menu(0), "Person: Berta")
    pick(seats.menu(2), "Person: Berta")
    assert window.new_match.page is not None
    seated = window.new_match.page.seated
    assert [seated.person_at(n) for n in range(3)] == [None, None, made]
    name = seated.name_of(seated.opponents[2])
    pick(seats.menu(2), f"Opponent: {name}")
    assert seated.seated(4) == {0: "first"}


def test_another_profile_plays_alone_at_the_players_seat(window: Furnished, qtbot: QtBot) -> None:
    seats = seats_of(window)
    made = window.players.people.add("Berta", 3)
    assert made is not None
    pick(seats.own_menu(), "Berta")
    assert window.new_match.page is not None
    window.players.take(window.new_match.page.seated)
    window.matches.start("elevator", 4, changes=driving.deals("1"))
    assert window.runner.setting.people == {0: made.key} and not window.runner.several
    assert window.table.match.names[0] == "Berta"
    passing.wait(window, qtbot)
    assert not passing.screened(window)


def test_profiles_are_kept(tmp_path: Path) -> None:
    first = Preferences(tmp_path)
    people = People(first, new_key=iter(["k1", "k2", "k3"]).__next__)
    assert people.add("  ", 1) is None
    for name in ("Ada", "Bert", "Cleo"):
        people.add(name, 5)
    people.change("k1", name="Adele", avatar=6)
    people.change("k2", name=" ")
    people.remove("k2", remember=True)
    people.remove("k3", remember=False)
    people.remove("first", remember=False)
    first.save()
    again = People(Preferences(tmp_path))
    assert [(each.key, each.name, each.avatar) for each in again.all[1:]] == [("k1", "Adele", 6)]
    assert again.shown_names() == {"first": "You", "k1": "Adele", "k2": "Bert (removed)"}
    while again.add("More", 0) is not None:
        pass
    assert len(again.all) == MOST_PEOPLE


def test_damaged_profiles_are_passed_over(tmp_path: Path) -> None:
    kept = Preferences(tmp_path)
    good = {"key": "k", "name": "Ada", "avatar": 3}
    wrong = [{**good, "key": 1}, {**good, "key": "first"}, {**good, "name": ""}, {"key": "x"}, 7]
    kept.set("players/profiles", [*wrong, {**good, "avatar": "x"}, good, good])
    assert [each.key for each in People(kept).all] == ["first", "k"]


def page_of(window: Furnished) -> PlayersPage:
    found = window.preferences.open("players").page
    assert isinstance(found, PlayersPage)
    return found


@pytest.mark.parametrize("keep", [True, False])
def test_people_are_added_renamed_and_removed_in_the_preferences(
    window: Furnished, tmp_path: Path, keep: bool
) -> None:
    window.matches.open()
    box = page_of(window).people
    QTest.keyClicks(box.name, "Berta")
    box.add.click()
    (key,) = box.rows
    QTest.keyClicks(box.rows[key].name, "x")
    assert window.players.people.all[1].name == "Bertax"
    window.record.store.write([made_match("b", made_deal(1), profile=key)], NOON)
    question = box.ask_remove(key)
    assert question is not None and question.checkBox().isChecked()
    question.checkBox().setChecked(keep)
    next(b for b in question.findChildren(QPushButton) if b.text() == "&Remove").click()
    assert not box.rows and len(window.players.people.all) == 1
    assert [each.key for each in StatisticsStore(tmp_path).read()] == (["b"] if keep else [])
    assert ("Bertax (removed)" in window.players.people.shown_names().values()) is keep


def test_statistics_show_whom_one_asks_for(
    window: Furnished, make_window: MakeWindow, tmp_path: Path
) -> None:
    window.matches.open()
    shown = window.statistics.open()
    assert not shown.person.isVisible()
    made = window.players.people.add("Berta", 3)
    assert made is not None
    window.record.store.write(
        [
            made_match("a", made_deal(1), made_deal(2)),
            made_match("b", made_deal(1), profile=made.key),
            made_match("c", made_deal(1), profile="somebody elsewhere"),
        ],
        NOON,
    )
    shown.refresh()
    assert shown.person.isVisible()
    assert [each.key for each in shown.matches] == ["a"]
    shown.person.setCurrentIndex(shown.person.findText("Berta"))
    assert [each.key for each in shown.matches] == ["b"]
    shown.save_to(tmp_path / "out.csv")
    (row,) = csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines())
    assert row["player"] == "Berta"
    assert "Berta" in shown.ask_reset().text()
    shown.refresh()
    assert [each.key for each in shown.matches] == ["b"], "the choice stays"


def test_a_match_counts_for_each_of_its_people(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    passing.begin(window, 3, (1, 2), changes=driving.deals("1"))
    while not passing.over(window):
        passing.uncover(window, qtbot)
        if not passing.over(window):
            driving.click_once(window, qtbot)
            passing.wait(window, qtbot)
    found = StatisticsStore(tmp_path).read()
    assert {each.profile for each in found} == set(window.runner.setting.people.values())
    assert sorted(each.total for each in found) == sorted(window.table.position.totals)


def test_two_windows_keep_the_people_of_each_other(tmp_path: Path) -> None:
    here, there = (People(Preferences(tmp_path, GROWING)) for _ in range(2))
    for people, names in ((here, ("Ann", "Bo")), (there, ("Cy",)), (here, ("Di",))):
        for name in names:
            assert people.add(name, 1)
    there.change(there.all[1].key, name="Cyd")
    assert {each.name for each in People(Preferences(tmp_path)).all} == {
        "", "Ann", "Bo", "Cyd", "Di",
    }  # fmt: skip
