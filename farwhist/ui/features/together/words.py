"""What is said of tables, of who sits there, and of what went wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.network.kept_table import DamagedTable
from farwhist.network.messages import LONGEST_NAME, PHRASES, Room, RoomSeat, Said, TableRules, shown
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.store.reading import Newer
from farwhist.store.setting import level_and_style
from farwhist.ui.wording import file_words, game_names, option_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.player_names import level_word
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def seconds(number: int) -> str:
    """Return a short time in words."""
    return translate("Together", "{seconds} s").format(seconds=number)


def why_ended(why: str, fact: str = "") -> str:
    """Return in a sentence why the player is at the table no more."""
    told = {
        "full": translate("Together", "There is no free seat at this table."),
        "newer": translate(
            "Together", "The host has an older version of Far Whist: it does not know this one."
        ),
        "older": translate(
            "Together", "The host has a newer version of Far Whist. Update yours to play there."
        ),
        "no_watching": translate("Together", "Nobody else may watch at this table."),
        "elsewhere": translate("Together", "You have come to this table at another computer."),
        "number": translate(
            "Together", "The host says that your number for the deal is not the one you had fixed."
        ),
        "secret": translate(
            "Together", "This invitation does not hold any more. Ask for another one."
        ),
        "void": translate(
            "Together", "This invitation is void: there were too many wrong ones. Ask for another."
        ),
        "no_knocking": translate("Together", "This table lets in only those who are invited."),
        "turned_away": translate("Together", "You were not let in."),
        "too_much": translate("Together", "The host has cut you off: too much was said."),
        "unreachable": translate(
            "Together",
            "Nobody answers there. Is the table open, and does the firewall of the host let you "
            "through?",
        ),
        "other_host": translate(
            "Together",
            "Another computer answers than the one that has invited you. Nothing was said to it.",
        ),
        "closed": translate("Together", "The host has closed the table."),
        "left": translate("Together", "You have left the table."),
        "network": translate("Together", "No secure connection is possible."),
        "rules": translate(
            "Together", "The table plays by rules that this version does not know: {fact}"
        ),
    }
    usual = translate("Together", "What comes from there is not understood: {fact}")
    return told.get(why, usual).format(fact=fact or "?")


def what_leaving_does(*, hosts: bool) -> str:
    """Return what happens when the player leaves the table in the middle of a match."""
    if hosts:
        return translate(
            "Together",
            "Others are playing at your table. When you leave it, it is closed for all of them. "
            "“Open the last table again” takes the match up.",
        )
    return translate(
        "Together",
        "A match is being played. When you leave the table your seat is given up, and a bot plays "
        "on for you.",
    )


def what_closing_does(*, hosts: bool) -> str:
    """Return what happens when the window is closed in the middle of a match."""
    if hosts:
        return translate(
            "Together",
            "Others are playing at your table. When you close Far Whist the table is closed for "
            "all of them. “Open the last table again” takes the match up.",
        )
    return translate(
        "Together",
        "A match is being played, and the others wait for you. Your seat stays yours: come back by "
        "the same invitation.",
    )


def how_to_come_back(*, hosts: bool) -> str:
    """Return what to do to go on with a match at a table that was left for another one."""
    if hosts:
        return translate(
            "Together",
            "Your table is closed. “Open the last table again” takes its match up.",
        )
    return translate(
        "Together",
        "You are away from the table. Your seat waits: join it again by the same invitation.",
    )


def why_not_opened(problem: Exception) -> str:
    """Return why no table could be opened, as it stands behind a colon."""
    match problem:
        case OSError():
            return file_words.why_unkept(problem)
        case ImportError():
            return file_words.not_installed(problem)
        case Newer():
            return file_words.of_newer_version()
        case DamagedTable():
            return file_words.set_aside(str(problem.path))
        case _:
            return str(problem)


def why_no_invitation(key: str) -> str:
    """Return what is wrong with a text that is to be an invitation."""
    return {
        "none": translate("Together", "This is no invitation: one begins with farwhist://"),
        "damaged": translate("Together", "This invitation is not whole. Copy all of the line."),
        "newer": translate("Together", "This invitation comes from a newer version of Far Whist."),
    }[key]


def phrase(key: str) -> str:
    """Return a phrase in the reader's language."""
    return {
        "hello": translate("Phrase", "Hello!"),
        "well_played": translate("Phrase", "Well played!"),
        "well_bid": translate("Phrase", "Well bid!"),
        "one_moment": translate("Phrase", "One moment, please."),
        "oops": translate("Phrase", "Oops."),
        "your_turn": translate("Phrase", "It is your turn."),
        "thanks": translate("Phrase", "Thank you!"),
        "again": translate("Phrase", "Once more?"),
        "good_bye": translate("Phrase", "Good bye!"),
    }.get(key, "")


def phrases() -> dict[str, str]:
    """Return all phrases by key."""
    return {key: phrase(key) for key in PHRASES}


def said(what: Said) -> str:
    """Return who has said what, as a line."""
    text = " ".join(each for each in (phrase(what.phrase), what.text) if each)
    return translate("Together", "{name}: {text}").format(name=what.name, text=text)


def level(text: str) -> str:
    """Return how a computer plays at a seat."""
    word = level_word(level_and_style(text)[0])
    return translate("Together", "Computer, {level}").format(level=word)


def name_at(place: RoomSeat, seat: int) -> str:
    """Return what who sits there is called, or the number of the seat."""
    name = shown(place.name, LONGEST_NAME)
    return name or translate("Together", "Seat {number}").format(number=seat + 1)


def state(place: RoomSeat, *, playing: bool) -> str:
    """Return how it is with a seat."""
    if place.level:
        return level(place.level)
    if not place.taken:
        return translate("Together", "free")
    if place.stand_in:
        return translate("Together", "away, a bot plays")
    if not place.present:
        return translate("Together", "away")
    if playing:
        return translate("Together", "plays")
    return translate("Together", "ready") if place.ready else translate("Together", "not ready yet")


def at_seat(room: Room, seat: int, here: Collection[int]) -> str:
    """Return who sits at a seat, whether that is at this computer, and how it is with them."""
    text = translate("Together", "{name}: {state}")
    if seat in here:
        you = translate("Together", "{name} (you): {state}")
        text = translate("Together", "{name} (here): {state}") if len(here) > 1 else you
    place = room.places[seat]
    return text.format(name=name_at(place, seat), state=state(place, playing=room.playing))


def rules_lines(rules: TableRules) -> list[tuple[str, bool]]:
    """Return what is played, line by line, and whether that is not as usual."""
    preset = game_names.preset_name(rules.preset)
    lines = [(joined([preset, Counts.players(rules.seats)]), False)]
    try:
        draft = Draft.of(rules.preset, rules.seats, dict(rules.changes))
    except (KeyError, RulesError):
        return lines
    text = translate("Together", "Not as usual: {option}: {value}")
    for key, value in draft.changes.items():
        option = draft.options.options[key]
        told = option_words.value(option, value)
        lines.append((text.format(option=option_words.label(option), value=told), True))
    return lines + [(each, False) for each in _terms(rules)]


def _terms(rules: TableRules) -> Sequence[str]:
    """Return how the table is kept."""
    terms = [
        translate("Together", "Hints are allowed")
        if rules.hints
        else translate("Together", "No hints"),
        translate("Together", "Moves are taken back when all agree")
        if rules.undo
        else translate("Together", "No move is taken back"),
    ]
    if rules.clock:
        text = translate("Together", "Time for a move: {time}")
        terms.append(text.format(time=seconds(rules.clock)))
    terms.append(
        translate("Together", "A bot plays for who is away after {time}").format(
            time=seconds(rules.away)
        )
        if rules.away
        else translate("Together", "All wait for who is away")
    )
    if rules.watchers:
        text = translate("Together", "Up to {count} may watch")
        terms.append(text.format(count=rules.watchers))
    return terms


def faults(keys: Sequence[str]) -> str:
    """Return what the record of a match has shown; nothing wrong if there are no keys."""
    told = {
        "number": translate("Together", "A number for the deal was not the one fixed before."),
        "seed": translate("Together", "The cards did not come from everybody's numbers."),
        "events": translate("Together", "The cards were not those that were shown."),
        "rules": translate("Together", "It was not played by the rules of the table."),
    }
    return " ".join(told[key] for key in keys if key in told)
