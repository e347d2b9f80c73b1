"""Where two draw from the stock: the face-up card lies on it, then hidden in a hand."""

from __future__ import annotations

from random import Random

from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.engine.match import Match
from farwhist.ui.table.layout.geometry import UnseenCard
from farwhist.ui.table.layout.layout import STOCK, lay_out
from farwhist.ui.viewmodels.deals import shown_hand
from farwhist.ui.wording import outcomes
from tests.helpers.drive import any_moves, start
from tests.ui import driving
from tests.ui.furnished import Furnished


def after(tricks: int, seed: int = 4) -> Match:
    return any_moves(
        start("german_whist", 2, seed), Random(seed), lambda m: len(m.position.tricks) == tricks
    )


def known_to_the_other(match: Match) -> int:
    """Return a seat that knows cards in the hand of the other."""
    return next(seat for seat in (0, 1) if any(card for card in match.view(seat).hands[1 - seat]))


def test_what_the_other_took_face_up_is_hidden_in_the_hand() -> None:
    match = after(6)
    viewer = known_to_the_other(match)
    view = match.view(viewer)
    assert shown_hand(view, 1 - viewer, viewer) == [None] * 13
    assert shown_hand(view, viewer, viewer) == view.hands[viewer]
    poses = lay_out(view, viewer, 1000, 600).poses
    theirs = [thing for thing in poses if isinstance(thing, UnseenCard)]
    faces = {thing for thing in poses if isinstance(thing, Card)}
    assert len(theirs) == 13 and faces == {*view.hands[viewer], view.upcard}


def test_open_hands_show_all_cards() -> None:
    truth = after(6).position
    assert shown_hand(truth, 1, 0) == truth.hands[1]


def test_the_card_of_the_next_trick_lies_on_the_stock_until_it_is_used_up() -> None:
    view = after(12).view(0)
    layout = lay_out(view, 0, 1000, 600)
    assert view.upcard in layout.poses and STOCK in layout.poses
    view = after(13).view(0)
    layout = lay_out(view, 0, 1000, 600)
    assert STOCK not in layout.poses and view.upcard is None


def test_the_corner_tells_the_stock_and_then_the_last_tricks() -> None:
    names = ["You", "Oscar"]
    assert outcomes.corner(after(5).view(0), "stock", names, 0, None)[1] == "Deal 1 · stock 16"
    assert outcomes.corner(after(14).view(0), "stock", names, 0, None)[1].endswith("13 tricks")


def test_what_two_players_took_is_told_of_the_tricks_that_count() -> None:
    match = any_moves(start("german_whist", 2, 4), Random(4), lambda m: bool(m.position.results))
    result = match.position.results[0]
    told = outcomes.outcome(result, match.view(0), 0, "more")
    assert told == f"Tricks: you {result.taken[0]}, the other player {result.taken[1]}."


def test_the_table_follows_every_draw(window: Furnished, qtbot: QtBot) -> None:
    driving.only_beginners(window)
    window.matches.start("german_whist", 2)
    for _ in range(9):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.position.tricks) > 4
    things = window.table.scene.cards
    assert set(things) == set(window.table.layout_now().poses)
    assert all(item.there for item in things.values())
