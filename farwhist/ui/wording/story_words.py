"""The story of a match in sentences, the words of its medals, and those of a run of exact bids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.viewmodels.story import Beat, BeatKind, Medal, MedalKind, StandingChange
from farwhist.ui.wording.number_words import Counts, number, signed
from farwhist.ui.wording.punctuation import capital, listed

translate = QCoreApplication.translate


class Cast(Struct, frozen=True):
    """What the sides are called in the middle of a sentence, and which one is the player's."""

    names: Sequence[str]
    own: int

    def these(self, sides: Sequence[int]) -> str:
        """Return these names as they stand in a sentence."""
        return listed(self.names[each] for each in sides)

    def others(self, sides: Sequence[int]) -> str:
        """Return these names without the player's, who is spoken to."""
        return self.these([each for each in sides if each != self.own])


def story_text(beats: Sequence[Beat], cast: Cast) -> str:
    """Return the story of a match, a line for each sentence."""
    return "\n".join(capital(SENTENCES[beat.what](beat, cast)) for beat in beats)


def _one(beat: Beat, cast: Cast) -> str:
    return translate("Story", "One deal decided it.")


def _level(beat: Beat, cast: Cast) -> str:
    text = translate("Story", "After {deals} it is level at {points}: {names}.")
    deals = Counts.deals(beat.deal)
    return text.format(deals=deals, points=number(beat.points), names=cast.these(beat.who))


def _led(beat: Beat, cast: Cast) -> str:
    if cast.own in beat.who:
        return translate("Story", "You led from the first deal to the last.")
    text = translate("Story", "{name} led from the first deal to the last.")
    return text.format(name=cast.these(beat.who))


def _turn(beat: Beat, cast: Cast) -> str:
    if beat.run:
        return _turn_by_a_run(beat, cast)
    if cast.own in beat.who:
        text = translate(
            "Story", "The turning point came in deal {deal}, when you took the lead from {rivals}."
        )
    elif beat.rivals == (cast.own,):
        text = translate(
            "Story", "The turning point came in deal {deal}, when {name} took the lead from you."
        )
    else:
        text = translate(
            "Story",
            "The turning point came in deal {deal}, when {name} took the lead from {rivals}.",
        )
    return text.format(deal=beat.deal, name=cast.these(beat.who), rivals=cast.others(beat.rivals))


def _turn_by_a_run(beat: Beat, cast: Cast) -> str:
    if cast.own in beat.who:
        text = translate(
            "Story",
            "The turning point came in deal {deal}, when {bids} in a row gave you the lead over "
            "{rivals}.",
        )
    elif beat.rivals == (cast.own,):
        text = translate(
            "Story",
            "The turning point came in deal {deal}, when {bids} in a row gave {name} the lead "
            "over you.",
        )
    else:
        text = translate(
            "Story",
            "The turning point came in deal {deal}, when {bids} in a row gave {name} the lead "
            "over {rivals}.",
        )
    return text.format(
        deal=beat.deal,
        bids=Counts.exact_bids(beat.run),
        name=cast.these(beat.who),
        rivals=cast.others(beat.rivals),
    )


def _last(beat: Beat, cast: Cast) -> str:
    if beat.bid is None:
        text = translate("Story", "Before the last deal it stood level at {points}.")
    elif cast.own in beat.who:
        text = translate(
            "Story", "Level at {points} before the last deal, you bid {bid} and took {taken}."
        )
    else:
        text = translate(
            "Story", "Level at {points} before the last deal, {name} bid {bid} and took {taken}."
        )
    return text.format(
        points=number(beat.points), name=cast.these(beat.who), bid=beat.bid, taken=beat.taken
    )


def _ahead(beat: Beat, cast: Cast) -> str:
    if cast.own in beat.who:
        text = translate("Story", "At the end you were {points} ahead of {rivals}.")
    elif beat.rivals == (cast.own,):
        text = translate("Story", "At the end {name} was {points} ahead of you.")
    else:
        text = translate("Story", "At the end {name} was {points} ahead of {rivals}.")
    return text.format(
        points=Counts.points(round(beat.points)),
        name=cast.these(beat.who),
        rivals=cast.others(beat.rivals),
    )


def _best(beat: Beat, cast: Cast) -> str:
    if cast.own in beat.who:
        text = translate("Story", "The best deal was yours: {points} in deal {deal}.")
    else:
        text = translate("Story", "The best deal went to {name}: {points} in deal {deal}.")
    return text.format(points=signed(beat.points), deal=beat.deal, name=cast.these(beat.who))


def _fell(beat: Beat, cast: Cast) -> str:
    text = translate("Story", "Deal {deal} was the first to put somebody out: {names}.")
    return text.format(deal=beat.deal, names=cast.these(beat.who))


def _left(beat: Beat, cast: Cast) -> str:
    text = translate("Story", "Played in the last deal: {names}.")
    return text.format(names=cast.these(beat.who))


SENTENCES: Final[Mapping[BeatKind, Callable[[Beat, Cast], str]]] = {
    "one": _one,
    "level": _level,
    "led": _led,
    "turn": _turn,
    "last": _last,
    "ahead": _ahead,
    "best": _best,
    "fell": _fell,
    "left": _left,
}


class MedalWords(Struct, frozen=True):
    """What stands on a medal and beside it."""

    disc: str
    title: str
    detail: str


def medal_words(medal: Medal, names: Sequence[str], deals: int) -> MedalWords:
    """Return the words of a medal in a match of so many deals; `names` are by side."""
    who = listed(names[each] for each in medal.who)
    return MEDALS[medal.what](medal, who, deals)


def _run_medal(medal: Medal, who: str, deals: int) -> MedalWords:
    text = translate("Medals", "{name}: exact in deals {first} to {last}")
    detail = text.format(name=who, first=medal.first, last=medal.last)
    return MedalWords(f"{medal.count}×", translate("Medals", "Longest streak"), detail)


def _best_medal(medal: Medal, who: str, deals: int) -> MedalWords:
    text = translate("Medals", "{name}: deal {deal}, {cards}")
    detail = text.format(name=who, deal=medal.first, cards=Counts.cards(medal.size))
    return MedalWords(signed(medal.points), translate("Medals", "Best deal"), detail)


def _exact_medal(medal: Medal, who: str, deals: int) -> MedalWords:
    return MedalWords(str(medal.count), translate("Medals", "Most exact"), _of(medal, who, deals))


def _tricks_medal(medal: Medal, who: str, deals: int) -> MedalWords:
    text = translate("Medals", "{name}: {tricks}")
    detail = text.format(name=who, tricks=Counts.tricks(medal.count))
    return MedalWords(str(medal.count), translate("Medals", "Most tricks"), detail)


def _first_medal(medal: Medal, who: str, deals: int) -> MedalWords:
    title = translate("Medals", "First to go out")
    return MedalWords(str(medal.count), title, _of(medal, who, deals))


def _of(medal: Medal, who: str, deals: int) -> str:
    text = translate("Medals", "{name}: {count} of {deals}")
    return text.format(name=who, count=medal.count, deals=deals)


MEDALS: Final[Mapping[MedalKind, Callable[[Medal, str, int], MedalWords]]] = {
    "run": _run_medal,
    "best": _best_medal,
    "exact": _exact_medal,
    "tricks": _tricks_medal,
    "first": _first_medal,
}


def of_exact(made: int, deals: int) -> str:
    """Return "10 of 13 exact"."""
    return translate("Ranking", "{count} of {deals} exact").format(count=made, deals=deals)


_RUNS: Final = {
    3: QT_TRANSLATE_NOOP("Summary", "Third exact bid in a row."),
    4: QT_TRANSLATE_NOOP("Summary", "Fourth exact bid in a row."),
    5: QT_TRANSLATE_NOOP("Summary", "Fifth exact bid in a row."),
    6: QT_TRANSLATE_NOOP("Summary", "Sixth exact bid in a row."),
    7: QT_TRANSLATE_NOOP("Summary", "Seventh exact bid in a row."),
    8: QT_TRANSLATE_NOOP("Summary", "Eighth exact bid in a row."),
}

_CHANGES: Final = {
    "leads": QT_TRANSLATE_NOOP("Summary", "You take the lead from {names}."),
    "shares": QT_TRANSLATE_NOOP("Summary", "You share the lead with {names}."),
    "keeps": QT_TRANSLATE_NOOP("Summary", "You keep the lead."),
    "passes": QT_TRANSLATE_NOOP("Summary", "You pass {names}."),
    "behind": QT_TRANSLATE_NOOP("Summary", "{points} behind {names}."),
}


def run_words(run: int) -> str:
    """Return which exact bid in a row this is, from the third on."""
    if run in _RUNS:
        return translate("Summary", _RUNS[run])
    return Counts.exact_in_a_row(run)


def change_words(change: StandingChange, names: Sequence[str]) -> str:
    """Return what changed for the player; empty when nothing did."""
    if change.what == "nothing":
        return ""
    if change.what == "leads" and not change.others:
        return translate("Summary", "You take the lead.")
    return translate("Summary", _CHANGES[change.what]).format(
        names=listed(names[each] for each in change.others),
        points=Counts.points(round(change.points)),
    )
