"""The lessons of games beside the plain one: everybody alone, and with a partner."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.scenes import CodedScene, Lesson, Step, points, tricks

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
