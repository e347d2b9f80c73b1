"""What can be chosen for a seat: an opponent, or a person who plays at this screen too."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from farwhist.ui.match.players import Seating
from farwhist.ui.settings.catalogue import LONGEST_NAME
from farwhist.ui.style.text import without_key
from farwhist.ui.wording.player_names import shown_names

translate = QCoreApplication.translate


def offer_people(menu: QMenu, players: Seating, place: int | None) -> None:
    """Add to a menu who can sit at an opponent's place, or at the player's own seat (None)."""
    group = QActionGroup(menu)
    here = players.own if place is None else players.person_at(place)
    choices = {each.key: shown_names([each.name])[0] for each in players.people.all}
    if place is not None:
        name = players.name_of(players.opponents[place])
        choices.pop(players.own.key)
        person = translate("New match", "Person: {name}")
        choices = {key: person.format(name=each) for key, each in choices.items()}
        bot = translate("New match", "Opponent: {name}").format(name=name)
        choices = {"": bot, **choices}
    for key, words in choices.items():
        action = menu.addAction(without_key(words))
        action.setCheckable(True)
        action.setChecked(key == ("" if here is None else here.key))
        action.setData(key)
        group.addAction(action)
    group.triggered.connect(lambda chosen: players.sit(place, chosen.data()))
    another = menu.addAction(translate("New match", "Another person …"))
    parent = menu.parent()
    assert isinstance(parent, QWidget)
    another.triggered.connect(lambda: ask_person(parent, players, place))


def ask_person(parent: QWidget, players: Seating, place: int | None) -> QInputDialog:
    """Ask for the name of a person who is new here, and let her sit down."""
    # The page that asks is written in the colours of the felt, which a dialog must not inherit.
    dialog = QInputDialog(parent.window())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("New match", "Another person"))
    dialog.setLabelText(translate("New match", "Who else plays at this computer?"))
    dialog.setOkButtonText(translate("New match", "Sit down"))
    dialog.textValueChanged.connect(
        lambda text: dialog.setTextValue(text[:LONGEST_NAME]) if len(text) > LONGEST_NAME else None
    )
    dialog.textValueSelected.connect(lambda name: _seat(players, place, name))
    dialog.open()
    return dialog


def _seat(players: Seating, place: int | None, name: str) -> None:
    taken = [each.avatar for each in players.opponents]
    made = players.people.add(name, players.people.free_avatar(taken))
    if made is not None:
        players.sit(place, made.key)
