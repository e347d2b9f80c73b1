"""Bastard, by Daniel Manship: a shedding game, for all its neighbours here without tricks.

Two to twelve players, 52 cards and two jokers, two packs from seven players on. Seven cards each;
the next one begins the pile. In turn one lays a higher card of the other colour, or several of one
rank that alternate in colour, or passes and draws. An ace makes the pile fall, a two makes it rise
again, a joker opens it to anything. One may not pass after a pass, nor among the last two, if one
can play. When everybody passes on a card and its player cannot beat it, that player draws a card
for each other player of the start; when the stock is used up the others give theirs. The first to
have no card wins; the last is the bastard.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from farwhist.engine.cards import pack
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, Refusal, RulesError, choice, number, switch
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.shedding import PileStart, SessionScoring, Shedding
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import Bastard

ID = "bastard"
NAME = QT_TRANSLATE_NOOP("Games", "Bastard")
EMBLEM = "climb"
HAND = 7
ONE_PACK_SEATS = 6
KIND = GameKind(
    thinks="shedding",
    plate="cards",
    corner="pile",
    summary="cards",
    outcome="place",
    rules_page="shedding",
    counted_as="shed",
    tricks=False,
)

OPTIONS = OptionTable(
    [
        choice(
            "packs",
            label=QT_TRANSLATE_NOOP("Options", "Packs"),
            help=QT_TRANSLATE_NOOP(
                "Options", "By the number of players: two packs from seven players on."
            ),
            words={
                "auto": QT_TRANSLATE_NOOP("Values", "By the number of players"),
                "1": QT_TRANSLATE_NOOP("Values", "One"),
                "2": QT_TRANSLATE_NOOP("Values", "Two"),
            },
        ),
        switch(
            "coloured_jokers",
            label=QT_TRANSLATE_NOOP("Options", "Coloured jokers"),
            help=QT_TRANSLATE_NOOP(
                "Options", "A joker goes only on the other colour, and the other colour on it."
            ),
            sentences={
                False: QT_TRANSLATE_NOOP(
                    "Rules",
                    "A joker goes on anything, and anything goes on it; the pile then rises.",
                ),
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "A joker goes only on the other colour, and any card of the other colour goes "
                    "on it; the pile then rises.",
                ),
            },
        ),
        choice(
            "gift",
            label=QT_TRANSLATE_NOOP("Options", "Card given as a penalty"),
            help=QT_TRANSLATE_NOOP("Options", "Chosen by the giver, or drawn."),
            words={
                "chosen": QT_TRANSLATE_NOOP("Values", "Chosen by the giver"),
                "random": QT_TRANSLATE_NOOP("Values", "Drawn"),
            },
            sentences={
                "chosen": QT_TRANSLATE_NOOP("Rules", "Each player chooses the card to give."),
                "random": QT_TRANSLATE_NOOP("Rules", "The card to give is drawn."),
            },
        ),
        number(
            "games",
            5,
            1,
            100,
            label=QT_TRANSLATE_NOOP("Options", "Games in a match"),
            help=QT_TRANSLATE_NOOP("Options", "How many games are added up."),
        ),
        choice(
            "points",
            label=QT_TRANSLATE_NOOP("Options", "Points"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "1 for the winner and −1 for the last player; or 1 for each player you beat.",
            ),
            words={
                "ends": QT_TRANSLATE_NOOP("Values", "For first and last"),
                "places": QT_TRANSLATE_NOOP("Values", "For every place"),
            },
            sentences={
                "ends": QT_TRANSLATE_NOOP(
                    "Rules", "The winner of a game scores 1, the last loses 1."
                ),
                "places": QT_TRANSLATE_NOOP(
                    "Rules", "Everybody scores 1 for each player who finishes the game later."
                ),
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Bastard"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Play higher cards, red on black and black on red; be out first.",
        ),
        most_seats=12,
    ),
)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset; RulesError when one pack is too small."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Bastard", resolved)
    auto = 1 if seats <= ONE_PACK_SEATS else 2
    cards = pack(jokers=2, packs=auto if values["packs"] == "auto" else int(values["packs"]))
    if seats * HAND + 1 > len(cards):
        facts: dict[str, object] = {
            "players": seats,
            "size": HAND,
            "need": seats * HAND + 1,
            "pack": len(cards),
        }
        raise RulesError(Refusal("too_many_cards", facts))
    plan = Plan((PlannedDeal(HAND),), None)
    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, TrumpRule("none")),
            PileStart(values["coloured_jokers"]),
            Shedding(values["coloured_jokers"], values["gift"] == "random"),
            SessionScoring(values["games"], values["points"] == "places"),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=Ranking(),
        kind=KIND,
    )
