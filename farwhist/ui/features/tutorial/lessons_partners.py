"""Lessons of games with a partner: tricks above six, and a contract with a kitty.

Each deal is a code, which can be pasted into the deal editor.
"""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.lesson import Lesson, Step, points
from farwhist.ui.features.tutorial.scenes import CodedScene

PARTNERS: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "You and your partner"),
    (
        CodedScene(
            (
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "You play with the partner across the table. Seven tricks are gone, four "
                        "of them yours, and so are all trumps. A heart was led. Second hand plays "
                        "low: play the four.",
                    ),
                    ("play 4H",),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The ace took it. Your king is the highest heart now."
                    ),
                    QT_TRANSLATE_NOOP("Tutorial", "The ace beat your king. Second hand plays low."),
                    table="6H",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "You play last, and your partner’s jack takes this trick. Do not beat "
                        "your own partner: play the three.",
                    ),
                    ("play 3C",),
                    QT_TRANSLATE_NOOP("Tutorial", "Your partner took it, and you keep the queen."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The trick was yours already. You could have kept the queen."
                    ),
                    table="7C JC 9C",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Your partner led a diamond. Third hand plays high, because only one "
                        "player comes after you: play the king.",
                    ),
                    ("play KD",),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The jack would have beaten your eight. You have six tricks."
                    ),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The jack beat your eight. The king would have held the trick."
                    ),
                    table="5D 7D",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "From now on every trick scores a point. Your partner led diamonds, so "
                        "lead a diamond back: the eight.",
                    ),
                    ("play 8D",),
                    QT_TRANSLATE_NOOP("Tutorial", "Your partner had the ace: seven tricks."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "A partner who leads a suit likes to have it led back."
                    ),
                    table="",
                    after="5D 7D KD JD",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Your partner led a heart. Your king, which you kept back, is the highest "
                        "heart that is left.",
                    ),
                    ("play KH",),
                    QT_TRANSLATE_NOOP("Tutorial", "Another trick."),
                    QT_TRANSLATE_NOOP("Tutorial", "The king would have taken the trick."),
                    table="3H 8H",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "Lead your queen of clubs: no higher club is left."
                    ),
                    ("play QC",),
                    "",
                    table="",
                    after="3H 8H KH 5H",
                ),
            ),
            points(3),
            made=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Nine tricks, three above six: 3 points. The first side with 7 points wins.",
            ),
            missed=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Nine tricks were there, and each above six scores a point. Second hand low, third "
                "hand high, and never beat your partner.",
            ),
            code="FW11F7A99QZ91MVVFTCFTX8Y4QSC97AYMVQYWNHFNQVFQEK3GQWWK7ZZ4E9",
            others={
                1: "AH, 7C, JD, QD, 5H, 8C",
                2: "2H, JC, 5D, AD, 3H, 6C",
                3: "6H, 9C, 7D, 4D, 8H, TC",
            },
        ),
    ),
)

_AUCTION: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Bid how many tricks above six you and your partner will take. Aces are high "
                "uptown and low cards are high downtown. You have high cards: beat the bid of 3 "
                "and bid 4 uptown.",
            ),
            ("contract 4 up",),
            QT_TRANSLATE_NOOP("Tutorial", "You need ten tricks: six, and the four you bid."),
            QT_TRANSLATE_NOOP("Tutorial", "With three aces and a joker, 4 uptown is right."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "You bid highest, so you choose trumps: spades, your longest suit."
            ),
            ("trump S",),
            QT_TRANSLATE_NOOP("Tutorial", "The two jokers are the highest trumps."),
            QT_TRANSLATE_NOOP("Tutorial", "Spades were longer. We go on with them."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The six cards of the kitty are yours, and six must go. Discard all four clubs, "
                "the two of hearts and the four of diamonds. Without a club you can trump clubs.",
            ),
            tuple(f"discard {each}" for each in ["8C", "5C", "9C", "3C", "2H", "4D", "6H", "6D"]),
            QT_TRANSLATE_NOOP("Tutorial", "The kitty counts as your first trick."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Keep trumps and high cards, and discard a short suit whole."
            ),
            trump="S",
            times=6,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "In this form of the game the high bidder leads. Draw the trumps of the others: "
                "the red joker beats them all.",
            ),
            ("play RJ",),
            QT_TRANSLATE_NOOP("Tutorial", "Everybody had to play a trump on it."),
            QT_TRANSLATE_NOOP("Tutorial", "Draw trumps first: then nobody can trump your aces."),
            table="",
            trump="S",
        ),
    ),
    code="FW11GA9QS04Y60ERK3CJ64QWSS47Z9FTQY8M1AH09TTY7T2Q6M5ZS61HADD0H",
    others={1: "2S", 2: "4S", 3: "trump C, 6S"},
)

_CONTRACT: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Four cards are left. You bid 4 with spades and have seven tricks, the kitty "
                "included; three more make ten. One trump is still out: draw it with your queen.",
            ),
            ("play QS",),
            QT_TRANSLATE_NOOP("Tutorial", "The eight of spades fell: no trump is left."),
            QT_TRANSLATE_NOOP("Tutorial", "A trump is still out, and can take a high card."),
            table="",
            after="JH 3H 7H AH",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your king and queen are the highest hearts left. Lead one of them.",
            ),
            ("play KH", "play QH"),
            QT_TRANSLATE_NOOP("Tutorial", "Nobody could trump it."),
            QT_TRANSLATE_NOOP("Tutorial", "The small heart lost. The high ones still win."),
            table="",
            after="QS TC 6C 8S",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Lead your other high heart: it is the tenth trick."),
            ("play KH", "play QH"),
            QT_TRANSLATE_NOOP("Tutorial", "Ten tricks: the contract is made."),
            QT_TRANSLATE_NOOP("Tutorial", "The high heart would have been the tenth trick."),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 6H", "play KH", "play QH"),
            "",
            table="",
        ),
    ),
    points(1),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Bid 4, took 10: +4. A contract that is made scores every trick above six.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Fewer than ten tricks: a failed contract loses the 4 that were bid. Draw the last trump "
        "before you lead the hearts.",
    ),
    code="FW121PQGW1RTVJA9BN2VXW5VPV7J9TEERN596C9YHT9XWGCVHE4V8E0XX1X1JPD6ETQD6MZS61AHAD0H",
    others={1: "TC, 8H, 9H, TH", 2: "6C, 4H, 5H, 7C", 3: "8S, JC, QC, AC"},
)

CONTRACT: Final = Lesson(QT_TRANSLATE_NOOP("Tutorial", "A contract"), (_AUCTION, _CONTRACT))
