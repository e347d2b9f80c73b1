"""The dealer's last card, turned for trump, lies where everybody sees it until it is played."""

from __future__ import annotations

from random import Random

from farwhist import bots
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.viewmodels.deals import shown_trump

SIZES = [(760.0, 500.0), (1000.0, 650.0), (1280.0, 800.0), (1920.0, 1080.0)]


def match() -> Match:
    return Match(ruleset("classic", 4, {}), 5)


def test_it_lies_open_in_the_place_of_the_stock_and_covers_nothing() -> None:
    played = match()
    view = played.view((played.view(0).dealer + 2) % 4)
    card = view.turn_up
    assert card is not None and shown_trump(view) is card
    viewer = (view.dealer + 2) % 4
    for width, height in SIZES:
        layout = lay_out(view, viewer, width, height)
        pose = layout.poses[card]
        assert pose.face_up and pose.height == layout.stock.height
        assert (pose.x, pose.y) == (layout.stock.x, layout.stock.y)
        assert layout.owners[card] == view.dealer
        box = pose.bounds()
        assert not box.overlaps(layout.trump_text)
        assert not any(box.overlaps(plate) for plate in layout.plates.values())
        for thing, other in layout.poses.items():
            assert thing is card or not box.overlaps(other.bounds()), thing


def test_the_dealer_holds_it_with_the_other_cards() -> None:
    played = match()
    view: Position = played.view(played.view(0).dealer)
    assert shown_trump(view) is None
    layout = lay_out(view, view.dealer, 1000, 650)
    assert view.turn_up in layout.resting


def test_it_is_gone_once_it_is_played() -> None:
    played, rng = match(), Random(1)
    bot = bots.make("rule", played.rules)
    viewer = (played.view(0).dealer + 1) % 4
    turned = played.view(viewer).turn_up
    lay = 0
    while shown_trump(played.view(viewer)) is not None:
        decision = played.decisions[0]
        lay += 1
        played.submit(decision.seat, bot.choose(played.view(decision.seat), decision, rng))
    assert lay > 0
    view = played.view(viewer)
    on_table = [each for _, each in view.trick]
    assert turned in on_table or any(turned in trick.cards for trick in view.tricks)
