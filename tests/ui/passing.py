"""Several people at one window, for tests: who sits there, and what can be seen of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.engine.events import NOBODY
from farwhist.engine.position import Position
from farwhist.ui.panels.host import PassDevicePanel
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving
from tests.ui.furnished import Furnished

NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fred")


def begin(
    window: Furnished,
    seats: int,
    places: tuple[int, ...],
    game: str = "elevator",
    changes: Mapping[str, str] | None = None,
) -> None:
    """Begin a match in which people sit at the player's seat and at these, from 1 on."""
    players = window.players
    players.people.change(players.own.key, name="Me")
    for seat in places:
        made = players.people.add(NAMES[seat - 1], seat)
        assert made is not None
        players.sit(seat - 1, made.key)
    window.matches.start(game, seats, changes=changes)


def screened(window: Furnished) -> bool:
    """Whether the window asks a person whether she is alone."""
    return isinstance(window.host.panel, PassDevicePanel)


def wait(window: Furnished, qtbot: QtBot) -> None:
    """Let the opponents move until a person is wanted."""
    driving.wait_until_asked(window, qtbot)


def uncover(window: Furnished, qtbot: QtBot) -> None:
    """Say that one is alone, if that is asked."""
    wait(window, qtbot)
    if screened(window):
        driving.click_button(window, qtbot, "show cards")
        wait(window, qtbot)


def over(window: Furnished) -> bool:
    return isinstance(window.host.panel, RankingPanel)


def secrets_of(view: Position) -> set[Card]:
    """Return the cards that lie in hands of which something is known."""
    return {card for hand in view.hands for card in hand if card is not None}


def allowed(window: Furnished) -> Position:
    """Return what the person at the screen may know, worked out anew."""
    match, eyes = window.runner.match, window.runner.eyes
    assert match is not None
    view = Position(match.rules.seats)
    for event in match.events:
        event.seen_by(eyes).apply(view)
    return view


def hidden_words(window: Furnished) -> list[str]:
    """Return the names of the cards in hands that the person at the screen may not know."""
    match = window.runner.match
    assert match is not None
    known = secrets_of(allowed(window)) | public(match.position)
    held = {card for hand in match.position.hands for card in hand if card is not None}
    return [card_name(card).lower() for card in held - known if card.suit is not None]


def public(view: Position) -> set[Card]:
    shown = {card for _, card in view.trick} | set(view.pile)
    return shown if view.turn_up is None else {*shown, view.turn_up}


def tree(window: Furnished) -> Iterator[str]:
    """Yield every text that a screen reader finds in the window."""
    root = QAccessible.queryAccessibleInterface(window)
    waiting: list[QAccessibleInterface] = [root]
    while waiting:
        each = waiting.pop()
        if each is None or not each.isValid() or each.state().invisible:
            continue
        for what in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield each.text(what)
        waiting += [each.child(n) for n in range(each.childCount())]


def told(window: Furnished) -> str:
    """Return all that can be read or heard now: widgets, log, last words, accessible tree."""
    parts = [*driving.shown_texts(window), *tree(window), *window.access.log.lines]
    parts += [each.toPlainText() for each in window.findChildren(QPlainTextEdit)]
    parts += [window.access.announcer.messages.last, window.status.text()]
    return "\n".join(parts).lower()


def check_secrets(window: Furnished) -> None:
    """Fail if anything is shown that the person at the screen must not know."""
    match, table = window.runner.match, window.table
    assert match is not None
    shown, own = table.position, allowed(window)
    more = secrets_of(shown) - secrets_of(own) - public(match.position)
    assert not more, more
    if window.runner.eyes == NOBODY:
        assert set(table.hand()) <= public(match.position), "a card that was shown by its dealer"
        assert not [bid for bid in shown.sealed if bid is not None]
    for seat in range(match.rules.seats):
        if seat != window.runner.eyes:
            assert shown.sealed[seat] is None
    lines = told(window).splitlines()
    log = [line.lower() for line in window.access.log.lines]
    begun = max((n for n, line in enumerate(log) if line.startswith("deal ")), default=0)
    hidden, before = hidden_words(window), set(log[:begun])  # other deals had the same cards
    leaks = [line for line in lines if line not in before and any(word in line for word in hidden)]
    assert not leaks, leaks


def ask_everything(window: Furnished) -> None:
    """Ask for all that a screen reader can be asked for, and for what lies aside.

    Of an answer only its own words are looked at; what it leaves in the window is, at the end.
    """
    hidden = hidden_words(window)
    asks: tuple[CommandId, ...] = ("ask_trick", "ask_bids", "ask_trump", "ask_cards", "ask_again")
    for each in asks:
        window.access.answer(each)
        said = (window.access.announcer.messages.last + "\n" + window.status.text()).lower()
        assert not [word for word in hidden if word in said], said
    window.actions_["laid_away"].trigger()
    check_secrets(window)
    window.table.trick_review.close()
