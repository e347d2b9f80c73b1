"""Lessons of games in which everybody plays alone: take a trick or drop out, and shed your cards.

Each deal is a code, which can be pasted into the deal editor.
"""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.lesson import Lesson, Step, points, tricks
from farwhist.ui.features.tutorial.scenes import CodedScene

_A_TRICK: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "There are no bids here, but whoever takes no trick drops out. The ace of spades "
                "was led and you have no spade: play your trump, the six of diamonds.",
            ),
            ("play 6D",),
            QT_TRANSLATE_NOOP("Tutorial", "A trick: you stay in, whatever comes now."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The ace kept the trick. Without any trick you drop out: take one soon."
            ),
            table="AS",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "One trick is enough to stay in. But whoever takes the most chooses trumps in "
                "the next deal. Lead a high club.",
            ),
            ("play AC", "play KC"),
            QT_TRANSLATE_NOOP("Tutorial", "Another trick, and the lead is still yours."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Small cards take nothing. Your high clubs are the ones to lead."
            ),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Go on with your other high club."),
            ("play KC", "play AC"),
            QT_TRANSLATE_NOOP("Tutorial", "Nobody can take more tricks than you now."),
            QT_TRANSLATE_NOOP("Tutorial", "The high club would have taken this trick."),
            table="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Play your last card. If it took this trick as well you would win the match at "
                "once: whoever takes every trick of a deal does.",
            ),
            ("play 3H",),
            "",
            table="",
        ),
    ),
    tricks(3),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Three tricks, the most of all. Whoever took none gets a last chance: a single card in "
        "the next deal.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Three tricks were there. One keeps you in; the first to take none get a last chance. We "
        "go on as if you had taken the most.",
    ),
    code="FW10X1Y9M6BV2YAX1CWEXEM0BDN3FGPFWKHA56Z",
    others={1: "7S, TC, QC, 9H", 2: "8S, 5C, 4H, KH", 3: "AS, 7C, JC, 2H"},
)

_CHOOSE_TRUMPS: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The next deal has three cards. You took the most tricks, so you see your new "
                "cards and choose trumps. Choose clubs: you hold two of them, and the ace.",
            ),
            ("trump C",),
            QT_TRANSLATE_NOOP("Tutorial", "The ace of trumps is a sure trick, now or later."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Play on and see. With clubs your ace would have been a sure trick."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "A sure trick can wait, so lead your ten of hearts. Two players have a single "
                "card. They may knock and keep it for a later trick.",
            ),
            ("play TH",),
            QT_TRANSLATE_NOOP("Tutorial", "The king took it, and two players knocked."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Your trumps could have waited. The heart was the card to lose."
            ),
            table="",
            trump="C",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You have no diamond. Trump with the seven: it is enough, and the ace stays in "
                "your hand.",
            ),
            ("play 7C",),
            QT_TRANSLATE_NOOP("Tutorial", "A trick, and you still hold the ace."),
            QT_TRANSLATE_NOOP("Tutorial", "The seven would have taken the trick just as well."),
            table="AD",
            trump="C",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "The last trick: now the single cards must be played too."
            ),
            ("play AC", "play 7C"),
            "",
            table="",
            trump="C",
        ),
    ),
    tricks(1),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "You are still in. Each deal is one card smaller, and the last player left wins.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial", "No trick: that puts you out. Choose clubs, and the ace is a sure one."
    ),
    code="FW10S21XQGVNPC81HV7KC8EFM6RAFKA56M",
    others={1: "knock, KD", 2: "KH, AD, 5S", 3: "knock, 8S"},
)

STAY_IN: Final = Lesson(QT_TRANSLATE_NOOP("Tutorial", "Stay in"), (_A_TRICK, _CHOOSE_TRUMPS))

OUT_FIRST: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Out first"),
    (
        CodedScene(
            (
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Get rid of your cards. A higher black card goes on a red one, a higher "
                        "red card on a black one. Low cards are hard to lose: begin with the four "
                        "of spades.",
                    ),
                    ("play 4S",),
                    QT_TRANSLATE_NOOP("Tutorial", "The four is gone while it could go."),
                    QT_TRANSLATE_NOOP("Tutorial", "A low card stays in your hand for a long time."),
                    table="3D",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Cards of one rank may go together when their colours alternate: red, "
                        "black, red. Choose your three eights and play them in one turn.",
                    ),
                    ("play 8H 8C 8D", "play 8D 8C 8H"),
                    QT_TRANSLATE_NOOP("Tutorial", "Three cards in one turn."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "Three eights in one turn would have been three cards fewer."
                    ),
                    table="7C",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "You have no black card above the jack. A joker goes on anything, but it "
                        "is your sure last card. Pass, and draw a card.",
                    ),
                    ("pass",),
                    QT_TRANSLATE_NOOP("Tutorial", "One card more, but the joker is still yours."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The joker is gone. It would have been your sure last card."
                    ),
                    table="JH",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "An ace makes the pile fall: now each card must be lower. High cards can "
                        "go, so play your nine of spades.",
                    ),
                    ("play 9S",),
                    QT_TRANSLATE_NOOP("Tutorial", "One high card less."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "While the pile falls a high card is easy to lose."
                    ),
                    table="AH",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "The pile is still falling. A black five is on top: your four of hearts "
                        "is lower, and red.",
                    ),
                    ("play 4H",),
                    QT_TRANSLATE_NOOP("Tutorial", "Then came a two: it makes the pile rise again."),
                    QT_TRANSLATE_NOOP("Tutorial", "A low card stays in your hand for a long time."),
                    table="5C",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "The player before you passed. Then you may not pass if you can play. Play "
                        "the jack and keep the joker.",
                    ),
                    ("play JD",),
                    QT_TRANSLATE_NOOP("Tutorial", "One card is left, and it goes on anything."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The jack is harder to lose than the joker would have been."
                    ),
                    table="2S",
                ),
                Step(
                    QT_TRANSLATE_NOOP("Tutorial", "Play the joker, and you are out."),
                    ("play RJ",),
                    "",
                    table="QC",
                ),
            ),
            points(1),
            made=QT_TRANSLATE_NOOP(
                "Tutorial", "You are out first and score 1. The last one with cards loses 1."
            ),
            missed=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Somebody was out before you. Lose low cards early and cards of one rank "
                "together, and keep the joker for the end.",
            ),
            code="FW1101KPNA2JB9QHZJ0QRV9J1B5723MBMFNBW7Q088",
            others={
                1: "6H, 9C, KS, 7D, 2S, QC, TC",
                2: "7C, JH, AH, 5C",
            },
        ),
    ),
)
