"""How the hand is sorted: as the person at the table likes it, or as she has put it herself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from farwhist.engine.cards import cards
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.services.settings import Settings
from farwhist.ui.settings.catalogue import HAND_ORDERS
from farwhist.ui.table.table import Table
from farwhist.ui.viewmodels.hand_order import OwnOrder


class HandOrders(QObject):
    """Lets each person find the hand as she likes it, also when a match is taken up again."""

    def __init__(self, settings: Settings, runner: MatchRunner, table: Table) -> None:
        super().__init__(table)
        self._settings = settings
        self._runner = runner
        self._state = state = table.state
        state.own_orders = _orders(HAND_ORDERS.read(settings.preferences))
        state.rearranged.connect(self._keep)
        settings.table.hand_chosen.connect(table.input.sort_hand)
        runner.began.connect(self._seat)

    def _seat(self) -> None:
        """Let the person be at the table for whom it is laid."""
        runner, people = self._runner, self._settings.players.people
        key = runner.setting.played_by.get(runner.viewer, FIRST_PROFILE)
        person = people.playing(key)
        if person is None or key == FIRST_PROFILE:
            self._settings.table.seat({})
        else:
            self._settings.table.seat(person.hand, partial(people.sort_by, key))

    def _keep(self) -> None:
        orders = self._state.own_orders
        HAND_ORDERS.choose(self._settings.preferences, list(map(_stored, orders)))


def _stored(order: OwnOrder) -> dict[str, Any]:
    held = " ".join(card.text for card in order.cards)
    return {"deal": order.deal, "seat": order.seat, "cards": held}


def _orders(stored: Iterable[Any]) -> tuple[OwnOrder, ...]:
    """Return the stored orders; what is damaged is passed over."""
    found = []
    for each in stored:
        if not isinstance(each, dict):
            continue
        deal, seat, text = each.get("deal"), each.get("seat"), each.get("cards")
        if type(deal) is not int or type(seat) is not int or not isinstance(text, str):
            continue
        try:
            held = cards(text)
        except ValueError:
            continue
        if len(set(held)) == len(held):
            found.append(OwnOrder(deal, seat, held))
    return tuple(found)
