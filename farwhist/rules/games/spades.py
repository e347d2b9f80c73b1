"""Spades.

Four players, partners facing each other, or three or four who play alone (cutthroat). All 52 cards
are dealt, 13 each; three players leave out the two of clubs and get 17 each. Spades are always
trump. From the dealer's left each player bids once how many tricks it will take. The bids of
partners add up to their contract: made, it scores 10 a trick bid and 1 for each trick more, a bag;
missed, it loses 10 a trick bid. Every ten bags cost 100. A bid of 0 is nil: 100 for who takes no
trick, 100 less for who takes one, apart from the partner's contract. Who is 100 points behind may
bid nil before looking at the cards, for twice as much. One follows suit if one can, otherwise plays
any card. Spades may not be led before one has been played on another suit, unless one holds nothing
else. Who has 500 points wins; of several the highest, and of equals nobody yet: another deal.

Two players draw their hands: in turn each looks at the top card of the pack, keeps it and discards
the next, or discards it and keeps the next. So each has thirteen cards, and the others are out.

Source: Pagat (Spades), whose main rules these are, with bids in turn; it names the other ways to
lead spades and to count the tricks of a failed nil as variations. Wikipedia (Spades): a losing
score, single players, and jokers, the big one the highest spade and the small one the second, for
two of the twos. MSN Games and BBUM: Suicide, Mirror and Whiz. Spades Brand: twos above the ace.
RTA3: a least bid of four for a side, ten tricks for 200, and a first deal without bids. Our own:
the red joker is the big one; the red twos stay out, or the twos of hearts and clubs where twos are
high, of which that of diamonds is the higher; other worths of nil and bags; blind nils are called
before the other bids, and not in Suicide or Mirror; and a match without a winner ends with its
hundredth deal. Pagat lets a blind nil exchange two cards with its partner; here, as at many tables,
none are exchanged unless an option says so. Tip Writer: three cards, for every nil, and none if
both partners bid it. Our own: who may exchange must. Jokers Wild and Spades for Money: partners
100 points behind bid six or more blind, for twice the points; that each names a part is ours.
For two: DKM Games, where who draws looks at the cards that it discards; House Spades, where the
second card is discarded unseen, or thirteen cards each are dealt; Game Rules, where discards lie
face up. Our own: a blind nil is bid before the first card is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from farwhist.engine.cards import Card, Rank, Seat, Suit, pack
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules.games.preset import Preset
from farwhist.rules.kind import GameKind
from farwhist.rules.options import OptionTable, choice, number, switch
from farwhist.rules.phases.bidding import SideBidding, SideBlindBids
from farwhist.rules.phases.dealing import Dealing, Opening, TrumpRule
from farwhist.rules.phases.keeping import Keeping
from farwhist.rules.phases.passing import NilPassing
from farwhist.rules.phases.target_scoring import TargetScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.undertaken import Undertaken
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.rules.sides import side_of
from farwhist.rules.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from farwhist.rules.games.option_types import Spades

ID = "spades"
NAME = QT_TRANSLATE_NOOP("Games", "Spades")
EMBLEM = "spade"
KIND = GameKind(
    thinks="bids",
    plate="bids",
    corner="bids",
    summary="bags",
    outcome="bids",
    rules_page="bids",
    counted_as="sides",
    worth="bids",
)

TWO: Final = 2
"""So many players may draw their hands."""

OF_THE_PACK: Final = 4
"""Each of two players gets one card of so many."""

BEHIND: Final = 100
"""Who has so many points less than another side may bid blind."""

OPTIONS = OptionTable(
    [
        choice(
            "partners",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Partners"),
            help=QT_TRANSLATE_NOOP(
                "Options", "Four players in pairs; otherwise, and with three, everybody is alone."
            ),
        ),
        choice(
            "bidding",
            label=QT_TRANSLATE_NOOP("Options", "Bids"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Free; as in Suicide, where one partner bids nil; as in Mirror, where everyone "
                "bids the number of their spades; or as in Whiz, where they bid that or nil.",
            ),
            words={
                "free": QT_TRANSLATE_NOOP("Values", "Free"),
                "suicide": QT_TRANSLATE_NOOP("Values", "Suicide"),
                "mirror": QT_TRANSLATE_NOOP("Values", "Mirror"),
                "whiz": QT_TRANSLATE_NOOP("Values", "Whiz"),
            },
            sentences={
                "suicide": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Of two partners exactly one bids nil, and the other at least 4: whoever bids "
                    "first of the two chooses.",
                ),
                "mirror": QT_TRANSLATE_NOOP(
                    "Rules", "Everyone must bid the number of spades in their hand."
                ),
                "whiz": QT_TRANSLATE_NOOP(
                    "Rules", "Everyone must bid nil or the number of spades in their hand."
                ),
            },
        ),
        choice(
            "least_bid",
            "0",
            "4",
            label=QT_TRANSLATE_NOOP("Options", "Lowest bid of a side"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The bids of partners must add up to at least so many tricks."
            ),
            words={"0": QT_TRANSLATE_NOOP("Values", "Any")},
            needs=QT_TRANSLATE_NOOP("Options", "Only with partners and free bids."),
            applies=lambda v: v["partners"] == "on" and v["bidding"] == "free",
            sentences={
                "4": QT_TRANSLATE_NOOP(
                    "Rules", "The bids of partners must add up to at least 4 tricks."
                )
            },
        ),
        switch(
            "first_deal",
            label=QT_TRANSLATE_NOOP("Options", "First deal without bids"),
            help=QT_TRANSLATE_NOOP(
                "Options", "In the first deal nobody bids, and each trick scores 10."
            ),
            sentences={
                True: QT_TRANSLATE_NOOP(
                    "Rules", "In the first deal nobody bids, and each trick scores 10."
                )
            },
        ),
        choice(
            "ten_tricks",
            "100",
            "200",
            label=QT_TRANSLATE_NOOP("Options", "Contract of ten"),
            help=QT_TRANSLATE_NOOP(
                "Options", "A contract of ten tricks or more scores 10 for each, or 200 at once."
            ),
            words={
                "100": QT_TRANSLATE_NOOP("Values", "10 a trick"),
                "200": QT_TRANSLATE_NOOP("Values", "200 points"),
            },
            pays={
                "200": QT_TRANSLATE_NOOP(
                    "Rules", "A contract of ten tricks or more scores 200 instead, or loses 200."
                )
            },
        ),
        number(
            "target",
            500,
            100,
            1000,
            label=QT_TRANSLATE_NOOP("Options", "Points to win"),
            help=QT_TRANSLATE_NOOP(
                "Options", "The first side or player to reach this score wins the match."
            ),
        ),
        choice(
            "floor",
            label=QT_TRANSLATE_NOOP("Options", "Losing score"),
            help=QT_TRANSLATE_NOOP("Options", "The match ends when a score falls this low."),
            words={
                "none": QT_TRANSLATE_NOOP("Values", "None"),
                "-200": QT_TRANSLATE_NOOP("Values", "200 points below zero"),
                "-500": QT_TRANSLATE_NOOP("Values", "500 points below zero"),
            },
        ),
        choice(
            "nil",
            "100",
            "50",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Nil"),
            help=QT_TRANSLATE_NOOP(
                "Options", "What a bid of 0 wins or loses; off: it is a bid like any other."
            ),
            words={"off": QT_TRANSLATE_NOOP("Values", "Off")},
            sentences={
                "100": QT_TRANSLATE_NOOP(
                    "Rules", "A bid of 0 is nil: you undertake to take no trick."
                ),
                "50": QT_TRANSLATE_NOOP(
                    "Rules", "A bid of 0 is nil: you undertake to take no trick."
                ),
                "off": QT_TRANSLATE_NOOP("Rules", "A bid of 0 is a bid like any other."),
            },
            pays={
                "100": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Nil scores 100 if you take no trick and loses 100 if you do, separately from "
                    "the contract.",
                ),
                "50": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Nil scores 50 if you take no trick and loses 50 if you do, separately from "
                    "the contract.",
                ),
            },
        ),
        choice(
            "blind_nil",
            "on",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Blind nil"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "A player 100 points behind may bid 0 before looking, for twice the points.",
            ),
            needs=QT_TRANSLATE_NOOP("Options", "Only with nil that nobody has to bid."),
            applies=lambda v: v["nil"] != "off" and v["bidding"] in ("free", "whiz"),
            sentences={
                "on": QT_TRANSLATE_NOOP(
                    "Rules",
                    "A player 100 points behind may bid nil before looking at the cards, before "
                    "all others bid.",
                )
            },
            pays={"on": QT_TRANSLATE_NOOP("Rules", "A blind nil counts twice.")},
        ),
        choice(
            "blind_bid",
            "off",
            "6",
            "7",
            label=QT_TRANSLATE_NOOP("Options", "Blind bid of a side"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Partners 100 points behind may bid at least so many tricks before looking, for "
                "twice the points.",
            ),
            words={"off": QT_TRANSLATE_NOOP("Values", "Off")},
            needs=QT_TRANSLATE_NOOP("Options", "Only with partners and free bids."),
            applies=lambda v: v["partners"] == "on" and v["bidding"] == "free",
            sentences={
                "6": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Partners 100 points behind may bid at least 6 tricks before either looks: one "
                    "names a part, and the other must bid blind too.",
                ),
                "7": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Partners 100 points behind may bid at least 7 tricks before either looks: one "
                    "names a part, and the other must bid blind too.",
                ),
            },
            pays={
                "6": QT_TRANSLATE_NOOP("Rules", "A blind bid of partners wins or loses twice."),
                "7": QT_TRANSLATE_NOOP("Rules", "A blind bid of partners wins or loses twice."),
            },
        ),
        choice(
            "passing",
            label=QT_TRANSLATE_NOOP("Options", "Cards passed for nil"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Who has bid nil passes cards to the partner, who then passes as many back.",
            ),
            words={
                "off": QT_TRANSLATE_NOOP("Values", "None"),
                "blind": QT_TRANSLATE_NOOP("Values", "For blind nil"),
                "any": QT_TRANSLATE_NOOP("Values", "For every nil"),
            },
            needs=QT_TRANSLATE_NOOP("Options", "Only with nil and partners."),
            applies=lambda v: v["nil"] != "off" and v["partners"] == "on",
            sentences={
                "blind": QT_TRANSLATE_NOOP(
                    "Rules",
                    "After the bids, whoever bid a blind nil passes cards to the partner, who "
                    "takes them up and passes as many back. If both bid nil, none are passed.",
                ),
                "any": QT_TRANSLATE_NOOP(
                    "Rules",
                    "After the bids, whoever bid nil passes cards to the partner, who takes them "
                    "up and passes as many back. If both bid nil, none are passed.",
                ),
            },
        ),
        choice(
            "passed_cards",
            "2",
            "1",
            "3",
            label=QT_TRANSLATE_NOOP("Options", "How many are passed"),
            help=QT_TRANSLATE_NOOP("Options", "How many cards each of the two partners passes."),
            needs=QT_TRANSLATE_NOOP("Options", "Only where cards are passed for nil."),
            applies=lambda v: v["passing"] != "off" and v["nil"] != "off" and v["partners"] == "on",
            sentences={
                "1": QT_TRANSLATE_NOOP("Rules", "Each passes one card."),
                "2": QT_TRANSLATE_NOOP("Rules", "Each passes two cards."),
                "3": QT_TRANSLATE_NOOP("Rules", "Each passes three cards."),
            },
        ),
        choice(
            "nil_tricks",
            label=QT_TRANSLATE_NOOP("Options", "Tricks of a failed nil"),
            help=QT_TRANSLATE_NOOP("Options", "They are bags, or help to make the contract."),
            words={
                "bags": QT_TRANSLATE_NOOP("Values", "They are bags"),
                "contract": QT_TRANSLATE_NOOP("Values", "They help to make the contract"),
            },
            needs=QT_TRANSLATE_NOOP("Options", "Only with nil and partners."),
            applies=lambda v: v["nil"] != "off" and v["partners"] == "on",
            sentences={
                "bags": QT_TRANSLATE_NOOP("Rules", "The tricks of a failed nil are bags."),
                "contract": QT_TRANSLATE_NOOP(
                    "Rules", "The tricks of a failed nil help to make the partner's contract."
                ),
            },
        ),
        choice(
            "bags",
            "10",
            "5",
            "off",
            label=QT_TRANSLATE_NOOP("Options", "Bags"),
            help=QT_TRANSLATE_NOOP(
                "Options", "How many tricks above the bids cost the penalty; off: none do."
            ),
            words={"off": QT_TRANSLATE_NOOP("Values", "Off")},
            sentences={
                "10": QT_TRANSLATE_NOOP(
                    "Rules", "Ten bags cost a penalty; bags beyond them carry over."
                ),
                "5": QT_TRANSLATE_NOOP(
                    "Rules", "Five bags cost a penalty; bags beyond them carry over."
                ),
                "off": QT_TRANSLATE_NOOP("Rules", "Bags cost nothing."),
            },
        ),
        choice(
            "bag_penalty",
            "100",
            "50",
            label=QT_TRANSLATE_NOOP("Options", "Penalty for bags"),
            help=QT_TRANSLATE_NOOP("Options", "The points that the bags cost."),
            needs=QT_TRANSLATE_NOOP("Options", "Only where bags cost points."),
            applies=lambda v: v["bags"] != "off",
            sentences={
                "100": QT_TRANSLATE_NOOP("Rules", "The penalty for bags is 100 points."),
                "50": QT_TRANSLATE_NOOP("Rules", "The penalty for bags is 50 points."),
            },
        ),
        choice(
            "trump_lead",
            label=QT_TRANSLATE_NOOP("Options", "Leading spades"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Once spades are broken (one is played on another suit); any time; or not to "
                "the first trick, unless a player holds nothing else.",
            ),
            words={
                "after_broken": QT_TRANSLATE_NOOP("Values", "Once spades are broken"),
                "any": QT_TRANSLATE_NOOP("Values", "Any time"),
                "after_first": QT_TRANSLATE_NOOP("Values", "After the first trick"),
            },
            sentences={
                "after_broken": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Spades may not be led until they are broken (one is played on another suit), "
                    "unless you hold nothing else.",
                ),
                "any": QT_TRANSLATE_NOOP("Rules", "A spade may be led at any time."),
                "after_first": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Spades may not be led to the first trick, unless you hold nothing else.",
                ),
            },
        ),
        choice(
            "jokers",
            "0",
            "2",
            label=QT_TRANSLATE_NOOP("Options", "Jokers"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Two jokers are the highest spades; the twos of hearts and diamonds stay out.",
            ),
            sentences={
                "2": QT_TRANSLATE_NOOP(
                    "Rules",
                    "Two jokers take the place of the twos of hearts and diamonds. The red joker "
                    "is the highest spade, the black one the second.",
                )
            },
        ),
        choice(
            "drawn",
            label=QT_TRANSLATE_NOOP("Options", "Hands of two players"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "Two players draw two cards each time, keep one and discard the other; or they "
                "are dealt thirteen cards each.",
            ),
            words={
                "off": QT_TRANSLATE_NOOP("Values", "Dealt"),
                "seen": QT_TRANSLATE_NOOP("Values", "Drawn, discards seen by who draws"),
                "unseen": QT_TRANSLATE_NOOP("Values", "Drawn, the second card discarded unseen"),
                "open": QT_TRANSLATE_NOOP("Values", "Drawn, discards face up"),
            },
            needs=QT_TRANSLATE_NOOP("Options", "Only for two players."),
            applies=lambda v: v["partners"] == "off",
            sentences={
                "seen": QT_TRANSLATE_NOOP(
                    "Rules",
                    "There is no deal. In turn each of two players draws the top card of the pack "
                    "and looks at it: who keeps it looks at the next card and discards it face "
                    "down; who discards it must keep the next. So each gets thirteen cards.",
                ),
                "unseen": QT_TRANSLATE_NOOP(
                    "Rules",
                    "There is no deal. In turn each of two players draws the top card of the pack "
                    "and looks at it: who keeps it discards the next card unseen; who discards it "
                    "must keep the next. So each gets thirteen cards.",
                ),
                "open": QT_TRANSLATE_NOOP(
                    "Rules",
                    "There is no deal. In turn each of two players draws the top card of the pack "
                    "and looks at it: who keeps it discards the next card; who discards it must "
                    "keep the next. Discards lie face up. So each gets thirteen cards.",
                ),
            },
        ),
        switch(
            "deuces",
            label=QT_TRANSLATE_NOOP("Options", "Twos high"),
            help=QT_TRANSLATE_NOOP(
                "Options",
                "The two of diamonds is a spade; it and the two of spades are above the ace.",
            ),
            sentences={
                True: QT_TRANSLATE_NOOP(
                    "Rules",
                    "The two of diamonds counts as a spade. It and then the two of spades are "
                    "above the ace of spades.",
                )
            },
        ),
    ]
)

PRESETS = (
    Preset(
        ID,
        ID,
        QT_TRANSLATE_NOOP("Presets", "Spades"),
        QT_TRANSLATE_NOOP("Presets", "With a partner: make your contract, and beware of bags."),
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "spades_jokers",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Spades with jokers"),
        QT_TRANSLATE_NOOP("Presets", "Two jokers on top of the spades."),
        {"jokers": "2"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "spades_deuces",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Joker, Joker, Deuce, Deuce"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Jokers and two twos on top, no contract below four tricks, ten for 200, and a first "
            "deal without bids.",
        ),
        {
            "jokers": "2",
            "deuces": "on",
            "least_bid": "4",
            "ten_tricks": "200",
            "first_deal": "on",
            "blind_nil": "off",
        },
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "spades_suicide",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Suicide Spades"),
        QT_TRANSLATE_NOOP("Presets", "One of two partners must bid nil, the other at least 4."),
        {"bidding": "suicide", "floor": "-200"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "spades_mirror",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Mirror Spades"),
        QT_TRANSLATE_NOOP("Presets", "Everyone must bid the number of their spades."),
        {"bidding": "mirror", "floor": "-200"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "spades_whiz",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Whiz"),
        QT_TRANSLATE_NOOP("Presets", "Everyone must bid nil or the number of their spades."),
        {"bidding": "whiz", "floor": "-200"},
        least_seats=4,
        most_seats=4,
    ),
    Preset(
        "cutthroat",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Cutthroat Spades"),
        QT_TRANSLATE_NOOP("Presets", "Three or four players, everybody alone."),
        {"partners": "off"},
        least_seats=3,
        most_seats=4,
    ),
    Preset(
        "spades_two",
        ID,
        QT_TRANSLATE_NOOP("Presets", "Spades for two"),
        QT_TRANSLATE_NOOP(
            "Presets", "Draw your hand: of two cards each time you keep one and discard the other."
        ),
        {"partners": "off", "drawn": "seen", "blind_nil": "off", "target": "300"},
        usual_seats=2,
        least_seats=2,
        most_seats=2,
        emblem="keep",
    ),
)


def make_pack(seats: int, jokers: int, deuces: bool = False) -> tuple[Card, ...]:
    """Return the cards that are dealt; they go round evenly."""
    other = Suit.CLUBS if deuces else Suit.DIAMONDS
    out = {(Suit.HEARTS, Rank.TWO), (other, Rank.TWO)} if jokers else set()
    if seats == 3:
        out.add((Suit.CLUBS, Rank.THREE if jokers and deuces else Rank.TWO))
    return tuple(card for card in pack(jokers=jokers) if (card.suit, card.rank) not in out)


def far_behind(position: Position) -> tuple[Seat, ...]:
    """Return the seats whose side is far enough behind another to bid blind."""
    most = max(position.totals) - BEHIND
    return tuple(
        seat for seat in position.active if position.totals[side_of(position, seat)] <= most
    )


def nobody(position: Position) -> tuple[Seat, ...]:
    """Return no seats."""
    return ()


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset."""
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("Spades", resolved)
    sides = 2 if values["partners"] == "on" and seats == 4 else seats
    cards = make_pack(seats, int(values["jokers"]), values["deuces"])
    ranking = Ranking("deuces" if values["deuces"] else "standard")
    plan = Plan((PlannedDeal(len(cards) // (OF_THE_PACK if seats == TWO else seats)),), None)
    trump = TrumpRule("fixed", suit=Suit.SPADES)
    nil = 0 if values["nil"] == "off" else int(values["nil"])
    scoring = Undertaken(
        sides,
        nil,
        bag_limit=0 if values["bags"] == "off" else int(values["bags"]),
        bag_penalty=int(values["bag_penalty"]),
        nil_helps=values["nil_tricks"] == "contract",
        ten=200 if values["ten_tricks"] == "200" else 0,
    )
    rule = values["bidding"]
    blind_nil = nil > 0 and values["blind_nil"] == "on" and rule in ("free", "whiz")
    together = 0
    if sides < seats and rule == "free" and values["blind_bid"] != "off":
        together = int(values["blind_bid"])
    blind = blind_nil or together > 0
    bidding = SideBidding(
        plan,
        sides=sides,
        rule=rule,
        together=int(values["least_bid"]) if sides < seats and rule == "free" else 0,
        first_free=values["first_deal"],
        ranking=ranking,
    )
    passing: tuple[Phase, ...] = ()
    if nil and sides < seats and values["passing"] != "off":
        passing = (NilPassing(int(values["passed_cards"]), values["passing"] == "blind"),)
    discards = values["drawn"] if seats == TWO else "off"
    keeping = () if discards == "off" else (Keeping(discards),)
    return Ruleset(
        id=game,
        seats=seats,
        sides=sides,
        direction=1,
        phases=(
            Opening(plan),
            Dealing(cards, plan, trump, unseen=far_behind if blind else nobody, laid=bool(keeping)),
            SideBlindBids(most=0, nil=blind_nil, together=together),
            *keeping,
            bidding,
            *passing,
            Tricks(ranking, trump, trump_lead=values["trump_lead"]),
            TargetScoring(
                scoring,
                values["target"],
                None if values["floor"] == "none" else int(values["floor"]),
            ),
        ),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=ranking,
        kind=KIND if sides < seats else replace(KIND, counted_as="alone"),
        undertaken=scoring,
    )
