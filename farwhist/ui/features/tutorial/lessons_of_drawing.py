"""The lessons of games in which cards are drawn: German Whist, and Spades for two."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.scenes import CodedScene, Lesson, Step, points

_FOR_THE_STOCK: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The winner of a trick takes the card that lies face up, the loser the hidden one "
                "below it. The ace of spades is a trump, the best card of all: lead the ace of "
                "diamonds to win it.",
            ),
            ("play AD",),
            QT_TRANSLATE_NOOP("Tutorial", "The ace of spades is in your hand now."),
            QT_TRANSLATE_NOOP("Tutorial", "Such a prize is worth your highest card."),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now a four of diamonds lies there. The hidden card is likely to be better, so "
                "lose this trick: lead your two of diamonds.",
            ),
            ("play 2D",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "You drew the king of spades, and nobody knows that you have it."
            ),
            QT_TRANSLATE_NOOP("Tutorial", "A low prize is not worth winning. Lead a low card."),
            table="",
            after="AD 3D",
        ),
    ),
    code="FW11J6MB7ZX6FH9Y2HMJE586R1B6YJ5TDG5MT16FVBPZBJWJ4G6HXRF7SX1ZDAP",
    others={1: "3D, 6D, AH"},
)

_THE_LAST_TRICKS: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The stock is used up, and now tricks count: you have 4 of 9 and need three more. "
                "Who has counted knows the other hand: the jack of spades, a diamond and two "
                "clubs. Draw that trump with your ace of spades.",
            ),
            ("play AS",),
            QT_TRANSLATE_NOOP("Tutorial", "The jack fell. Nothing beats your diamonds now."),
            QT_TRANSLATE_NOOP("Tutorial", "The jack of spades is still there and can ruff."),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Lead one of your high diamonds."),
            ("play KD", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "Six tricks."),
            QT_TRANSLATE_NOOP("Tutorial", "The small card lost. Your diamonds are the tricks."),
            table="",
            after="AS JS",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "And the other one: it is your seventh trick."),
            ("play KD", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "Seven of thirteen: the deal is yours."),
            QT_TRANSLATE_NOOP("Tutorial", "The diamond would have been the seventh trick."),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 3C", "play KD", "play QD"),
            "",
            table="",
        ),
    ),
    points(1),
    made=QT_TRANSLATE_NOOP(
        "Tutorial", "Whoever takes more of the last thirteen tricks wins the deal: 1 point."
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Six tricks are not enough. Draw the last trump first, then lead the diamonds.",
    ),
    code="FW12C1AN11HZVVWYA8Y1KG3YXJ7444ZWCEHYT6WFGZPVVHTRBWPBG1RGQMFQEGWMXCXESPETRSVBP9664C44B7SXZD7A8",
    others={1: "JS, 8D, 5C, 4C"},
)

TWO_HALVES: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "The stock and after it"), (_FOR_THE_STOCK, _THE_LAST_TRICKS)
)

_KEEP_OR_DISCARD: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Nobody deals: you draw your hand. Eleven cards are yours, and the king of spades "
                "is the twelfth that you may have. Spades are always trumps, so keep it. The next "
                "card must then be discarded.",
            ),
            ("keep",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The king is yours. The jack of clubs came next, and you discarded it."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "You had to keep the next card, the jack of clubs. The king was better."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your last card, and you look at the three of clubs. It will hardly take a trick: "
                "discard it. The next card is then yours, whatever it is.",
            ),
            ("refuse",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "You drew the queen of diamonds, and nobody knows that you have it."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The queen of diamonds came next, and you had to discard it. Almost every card is "
                "better than a low one.",
            ),
        ),
    ),
    code="FW1245XA6WDC3J5GERRTYT4SAXKQJ6FD7R34RRH7NQ4NVBEJNFGE1XQVH9C7P1S2WPQXT8RB4KT5SRM22E8",
    others={1: "refuse"},
)

_BID_OF_A_DRAWN_HAND: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Both have thirteen cards, and half of the pack is out of play. Four spades with "
                "ace and king are good for three tricks, your other aces for two, king of clubs "
                "and queen of diamonds for one each: bid 7.",
            ),
            ("bid 7",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "7 scores 70 points if you make it, and loses 70 if not."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "This hand is good for 7. We go on as if you had bid it."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You lead. Spades may not be led until one has been played on another suit. Lead "
                "the ace of diamonds or of hearts.",
            ),
            ("play AD", "play AH"),
            QT_TRANSLATE_NOOP("Tutorial", "One trick is yours."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Your two aces were sure tricks, as long as nobody can trump them."
            ),
            table="",
        ),
    ),
    code="FW1258V8FZ3CJHJGT6H2D4DEN9T9JAW8DMH217TNQ56NR7DJF7F5QPRTCAZTXKGZ2WPPXT8RB4FK5SRM22EE1",
    others={1: "bid 6, 3D, 9H, 4C"},
)

_MAKE_THE_BID: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Four cards are left. You bid 7 and have four tricks: three more are needed. The "
                "other player may still hold a trump. Draw it with your king of spades.",
            ),
            ("play KS",),
            QT_TRANSLATE_NOOP("Tutorial", "The jack fell: it was the last trump but yours."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The king would have drawn the last trump, and kept the lead."
            ),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your five of spades and your queen of diamonds are sure tricks now. Lead one of "
                "them.",
            ),
            ("play QD", "play 5S"),
            QT_TRANSLATE_NOOP("Tutorial", "Six tricks."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The small heart lost. Your sure tricks are still there."
            ),
            table="",
            after="KS JS",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Lead the other card too: it is your seventh trick."),
            ("play QD", "play 5S"),
            QT_TRANSLATE_NOOP("Tutorial", "Seven tricks, as you bid."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The small heart lost. Your sure tricks are still there."
            ),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 7H", "play QD", "play 5S"),
            "",
            table="",
        ),
    ),
    points(70),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Bid 7, took 7: 70 points. One trick more would have been a bag for 1 point, and ten bags "
        "cost 100.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Fewer than seven tricks: you lose 70 points. Draw the last trump before you lead the "
        "queen of diamonds.",
    ),
    code="FW12E56Q3HJ9QW690F3744CAA5EXC546NNWEHNECYAS30HHABKF40TWFVMCNQ6K0603FGT2WSNK2WPXT8RBB4K5SRME22EZ",
    others={1: "JS, 4C, KH, QH"},
)

DRAWN_HANDS: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Two draw their hands"),
    (_KEEP_OR_DISCARD, _BID_OF_A_DRAWN_HAND, _MAKE_THE_BID),
)
