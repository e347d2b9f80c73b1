"""Knock-out Whist.

Two to seven players, everybody alone. Seven cards each in the first deal, one fewer in each later
one. A turned card is trump first; then the player who took most tricks names trump, ties being
cut for. One follows suit if one can, otherwise plays any card. Who takes no trick is out, but the
first to whom that happens gets a dog's life: one card in the next deal, which may be kept back by
knocking; a trick with it brings its player back. Whoever takes every trick of a deal, or is the
last one left, wins.

Played as a misère, two or more tricks put a player out, and in the one-card deal one trick does;
when all would be out, those with the fewest tricks stay (our own rulings). Who is left then shares
the first place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from farwhist.engine.cards import Seat, Suit, pack
from farwhist.engine.position import Position
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, Refusal, RulesError, choice, number, switch
from farwhist.rules.phases.dealing import TrumpRule
from farwhist.rules.phases.elimination import Falling, FirstCut, ShrinkingOpening, UnevenDealing
from farwhist.rules.phases.single_cards import SingleCardTricks
from farwhist.rules.phases.trumps import NamingTrump
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import Knockout

ID = "knockout"
NAME = QT_TRANSLATE_NOOP("Games", "Knock-out Whist")
EMBLEM = "last"
MOST_SEATS = 7
KIND = GameKind(
    thinks="tricks",
    worth="staying",
    plate="lives",
    corner="deal",
    summary="staying",
    outcome="staying",
    rules_page="elimination",
    counted_as="most",
    points=False,
)

OPTIONS = OptionTable(
    [
        number(
            "start_cards",
            7,
            3,
            13,
            label=QT_TRANSLATE_NOOP("Options", "Cards in the first deal"),
            help=QT_TRANSLATE_NOOP("Options", "Each later deal has one card fewer."),
        ),
        choice(
            "dogs_life",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Last chance"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The first players to take no trick get one card in the next deal."
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Not in misère."),
            applies=lambda v: not v["misere"],
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The first players to whom this happens get a last chance (the dog's life): "
                    "one card in the next deal, which they may keep for a later trick by "
                    "knocking. A trick with it brings them back.",
                )
            },
        ),
        choice(
            "second_life",
            label=QT_TRANSLATE_NOOP("Options", "Blind card"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "The next players to take no trick get one card that they may not look at.",
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Not in misère."),
            applies=lambda v: not v["misere"],
            words={
                "off": QT_TRANSLATE_NOOP("Values", "None"),
                "blind_card": QT_TRANSLATE_NOOP("Values", "One card, unseen"),
            },
            sentences={
                "blind_card": QT_TRANSLATE_NOOP(
                    "Rules",
                    "The next players to take no trick get one card in the next deal that they "
                    "may not look at.",
                )
            },
        ),
        choice(
            "sweep_ends_game",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Instant win with all tricks"),
            help=QT_TRANSLATE_NOOP(
                "Options", "A player who takes every trick of a deal wins the match."
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Not in misère."),
            applies=lambda v: not v["misere"],
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules", "A player who takes every trick of a deal wins at once."
                )
            },
        ),
        choice(
            "trump_lead",
            label=QT_TRANSLATE_NOOP("Options", "Leading trumps"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Any time; once trumps are broken (one is played on another suit); or not to "
                "the first trick, unless a player holds nothing else.",
            ),
            words={
                "any": QT_TRANSLATE_NOOP("Values", "Any time"),
                "after_broken": QT_TRANSLATE_NOOP("Values", "Once trumps are broken"),
                "after_first": QT_TRANSLATE_NOOP("Values", "After the first trick"),
            },
            sentences={
                "after_broken": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Trumps may not be led until they are broken (one is played on another suit), "
                    "unless you hold nothing else.",
                ),
                "after_first": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Trumps may not be led to the first trick, unless you hold nothing else.",
                ),
            },
        ),
        choice(
            "first_trump",
            label=QT_TRANSLATE_NOOP("Options", "First trumps"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "A turned card, a drawn suit, or the choice of whoever cuts the highest card.",
            ),
            words={
                "turn_up": QT_TRANSLATE_NOOP("Values", "A card is turned up"),
                "random": QT_TRANSLATE_NOOP("Values", "A suit is drawn"),
                "cut": QT_TRANSLATE_NOOP("Values", "Whoever cuts the highest card"),
            },
            sentences={
                "turn_up": QT_TRANSLATE_NOOP(
                    "Rules", "In the first deal a turned card sets trumps."
                ),
                "random": QT_TRANSLATE_NOOP(
                    "Rules", "In the first deal trumps are drawn at random."
                ),
                "cut": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Before the first deal everyone cuts a card: the highest chooses trumps.",
                ),
            },
        ),
        choice(
            "choose_when",
            label=QT_TRANSLATE_NOOP("Options", "Choosing trumps"),
            help=QT_TRANSLATE_NOOP("Options", "After or before seeing the new hand."),
            words={
                "after": QT_TRANSLATE_NOOP("Values", "After seeing the hand"),
                "before": QT_TRANSLATE_NOOP("Values", "Before seeing the hand"),
            },
            sentences={
                "after": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Of the players still in, the one who took the most tricks chooses the next "
                    "trumps, after seeing the new cards.",
                ),
                "before": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Of the players still in, the one who took the most tricks chooses the next "
                    "trumps, before seeing the new cards.",
                ),
            },
        ),
        switch(
            "allow_nt",
            label=QT_TRANSLATE_NOOP("Options", "No trump allowed"),
            help=QT_TRANSLATE_NOOP("Options", "The player who chooses trumps may choose no trump."),
            sentences={True: QT_TRANSLATE_NOOP("Rules", "The player may also choose no trump.")},
        ),
        choice(
            "tie",
            label=QT_TRANSLATE_NOOP("Options", "Tied for the most tricks"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Who chooses trumps when several players took the most tricks: a cut, the last "
                "trick, or a turned card instead.",
            ),
            words={
                "cut": QT_TRANSLATE_NOOP("Values", "They cut cards"),
                "last_trick": QT_TRANSLATE_NOOP("Values", "Whoever took the last trick"),
                "turn_up": QT_TRANSLATE_NOOP("Values", "Nobody: a card is turned"),
            },
            sentences={
                "cut": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If several took the most tricks, they cut for the right to choose trumps.",
                ),
                "last_trick": QT_TRANSLATE_NOOP(
                    "Rules",
                    "If several took the most tricks, the one who took a trick last chooses "
                    "trumps; they cut if none of them took any.",
                ),
                "turn_up": QT_TRANSLATE_NOOP(
                    "Rules", "If several took the most tricks, a turned card sets trumps."
                ),
            },
        ),
        switch(
            "misere",
            label=QT_TRANSLATE_NOOP("Options", "Misère"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Two or more tricks put a player out; in the one-card deal one trick does. When "
                "everyone would be out, those with the fewest tricks stay.",
            ),
            sentences={
                False: QT_TRANSLATE_NOOP("Rules", "A player who takes no trick in a deal is out."),
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "A player who takes two or more tricks in a deal is out; in the one-card deal "
                    "the only trick does it. If everyone would be out, those with the fewest "
                    "tricks stay.",
                ),
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Knock-out Whist"),
        QT_TRANSLATE_NOOP("Presets", "Take a trick or drop out; the last one left wins."),
        most_seats=MOST_SEATS,
    ),
    Preset(
        "knockout_plain",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Knock-out Whist without a last chance"),
        QT_TRANSLATE_NOOP("Presets", "No trick, and you are out at once."),
        {"dogs_life": "off"},
        most_seats=MOST_SEATS,
    ),
)


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset; RulesError when the first deal needs more cards than there are."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Knockout", resolved)
    size, cards = values["start_cards"], pack()
    if size * seats > len(cards):
        facts: dict[str, object] = {
            "players": seats,
            "size": size,
            "need": size * seats,
            "pack": len(cards),
        }
        raise RulesError(Refusal("too_many_cards", facts))
    chances: list[bool] = [False] if values["dogs_life"] == "on" else []
    if values["second_life"] == "blind_card":
        chances.append(True)
    strains: tuple[Suit | None, ...] = (*Suit, None) if values["allow_nt"] else tuple(Suit)
    before = values["choose_when"] == "before"
    ranking = Ranking()

    def caller_before(position: Position) -> Seat | None:
        return position.caller if before else None

    def caller(position: Position) -> Seat | None:
        return position.caller

    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=1,
        phases=(
            ShrinkingOpening(size),
            FirstCut(cards, values["first_trump"] == "cut"),
            NamingTrump(caller_before, strains),
            UnevenDealing(cards, values["first_trump"] == "random"),
            NamingTrump(caller, strains),
            SingleCardTricks(ranking, TrumpRule(), trump_lead=values["trump_lead"]),
            Falling(
                cards,
                tuple(chances),
                values["sweep_ends_game"] == "on",
                values["misere"],
                values["tie"],
            ),
        ),
        options=resolved,
        plan=Plan(tuple(PlannedDeal(left) for left in range(size, 0, -1)), None),
        pack=cards,
        ranking=ranking,
        kind=KIND,
    )
