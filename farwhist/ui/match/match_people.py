"""The people of a match, as its file keeps them: how they are shown, and how well they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from farwhist.engine.cards import Seat
from farwhist.rules.ruleset import Ruleset
from farwhist.store.opponents_record import level_and_style
from farwhist.store.setting import Setting
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.people import Profile
from farwhist.ui.settings.catalogue import AVATARS
from farwhist.ui.viewmodels.shown_match import ShownMatch, usual_portraits
from farwhist.ui.wording import player_names


def shown_match(
    setting: Setting, rules: Ruleset, *, title: str, own: int, viewer: Seat | None = None
) -> ShownMatch:
    """Return how a match is shown, for this viewer, or else for the first person who plays it.

    Args:
        own: the player's picture, where the match tells of no pictures: the others are the usual.
    """
    human, seats = setting.human or 0, setting.seats
    names = setting.names or player_names.default_names(seats, human)
    portraits = setting.portraits or usual_portraits(seats, human, own)
    return ShownMatch(
        human if viewer is None else viewer,
        tuple(player_names.shown_names(names)),
        tuple(each % AVATARS for each in portraits),
        rules,
        title,
    )


def opponents_of(setting: Setting, move: int, seated: Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Return what played at each seat when the move with this number was to be made, from 0.

    Args:
        seated: what plays at the seats of which the match does not tell it.
    """
    from farwhist.analysis.opponents import known_at

    known = zip(known_at(setting, move), seated, strict=True)
    return tuple(Opponent(*level_and_style(text)) if text else now for text, now in known)


def changed_person(setting: Setting, profile: Profile) -> Setting:
    """Return the setting in which a person, if she plays, is called and looks as she does now."""
    names, portraits = list(setting.names), list(setting.portraits)
    for seat, key in setting.played_by.items():
        if key != profile.key:
            continue
        if names:
            names[seat] = player_names.person_name(profile.name, len(setting.played_by))
        if portraits:
            portraits[seat] = profile.avatar
    return replace(setting, names=tuple(names), portraits=tuple(portraits))


def translated(setting: Setting, words: Mapping[str, str]) -> Setting:
    """Return the setting with these words for the names of those who have a usual one."""
    return replace(setting, names=tuple(words.get(name, name) for name in setting.names))
