"""The lessons of La Pocha, Call Break, Minnesota Whist and Solo Whist."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.scenes import CodedScene, Lesson, Step, points

SPANISH_ORDER: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "The Spanish order"),
    (
        CodedScene(
            (
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "The ranks run ace, three, king, queen, jack, seven and down. You bid "
                        "last, and 1 is forbidden: the bids may not add up to 3. Your three of "
                        "hearts and your trump, the six of clubs, are good for 2.",
                    ),
                    ("bid 2",),
                    QT_TRANSLATE_NOOP("Tutorial", "Only the ace of hearts beats your three."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The three is a high card here. See how your bid goes."
                    ),
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The king of hearts was led. Your three is higher: play it."
                    ),
                    ("play 3H",),
                    QT_TRANSLATE_NOOP("Tutorial", "The three took the king."),
                    table="KH 4H 7H",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Lead your trump. Who has clubs must play one, and beat yours if possible.",
                    ),
                    ("play 6C",),
                    QT_TRANSLATE_NOOP("Tutorial", "Two tricks, as you bid."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The jack lost to the ace. Your trump is still a trick."
                    ),
                    table="",
                ),
                Step(
                    QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
                    ("play JS", "play 6C"),
                    "",
                ),
            ),
            made=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Exact: 10 points, and 5 for each of your two tricks. That makes 20.",
            ),
            missed=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Each trick too many or too few costs 5 points. Two tricks were there: the three "
                "and the trump.",
            ),
            code="FW10S2CXKRNTHE67Y20RJ0DD6FWTW280C7",
            others={1: "7H, 4C, AS", 2: "4H, 6D, 2S", 3: "KH, 5S, QD"},
        ),
    ),
)

TENTHS: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Above the bid"),
    (
        CodedScene(
            (
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Spades are trumps. You bid 3 and have two tricks; more are welcome. The "
                        "eight of hearts was led. Who can beat must beat, so only your nine may be "
                        "played.",
                    ),
                    ("play 9H",),
                    QT_TRANSLATE_NOOP("Tutorial", "The queen had to beat your nine."),
                    table="8H",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "You have no clubs, so you must trump. Nobody plays after you: the five of "
                        "spades is enough.",
                    ),
                    ("play 5S",),
                    QT_TRANSLATE_NOOP("Tutorial", "Three tricks: your bid is made."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "The ace took what the five would have taken as well."
                    ),
                    table="JC 6C TC",
                ),
                Step(
                    QT_TRANSLATE_NOOP(
                        "Tutorial",
                        "Lead the ace of spades: the others must play their last trumps on it.",
                    ),
                    ("play AS",),
                    QT_TRANSLATE_NOOP("Tutorial", "No trump is left, and no heart but yours."),
                    QT_TRANSLATE_NOOP(
                        "Tutorial", "Who had no heart had to trump it. Draw the trumps first."
                    ),
                    table="",
                ),
                Step(
                    QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
                    ("play 3H",),
                    "",
                    table="",
                ),
            ),
            points(3.2),
            made=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Bid 3, took 5: 3.2 points, a tenth for each trick above the bid. A missed bid "
                "would have lost 3.",
            ),
            missed=QT_TRANSLATE_NOOP(
                "Tutorial",
                "Five tricks were there. Trump low, draw the trumps of the others, and even a "
                "small card takes a trick.",
            ),
            code="FW11NCAWZTKKSS2Y602W5CWHRZKF7H2EK9910AJD59G3115G4VNFMW5JXC2GGJ7GJR",
            others={1: "8H, TC, 6S, 7C", 2: "4H, 6C, 4S, 2D", 3: "QH, JC, TS, 9C"},
        ),
    ),
)

_GRAND_OR_NULLO: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "There are no trumps. At grand both sides want tricks, at nullo neither does. All "
                "others have passed, so you decide: with low cards call nullo.",
            ),
            ("contract 1 nullo",),
            QT_TRANSLATE_NOOP("Tutorial", "Now you and your partner leave tricks to the others."),
            QT_TRANSLATE_NOOP("Tutorial", "At grand low cards take nothing. Nullo is for them."),
        ),
    ),
    code="FW1151NJ8RNZ2D3FHXW2187XTW4RJSW11TYHWG2912AZH5P0",
    others={1: "AC", 2: "5C", 3: "QC"},
)

_NO_TRICKS: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Nullo, and four cards are left. Your side has four tricks, theirs has five. The "
                "queen of hearts was led: stay below it with the four.",
            ),
            ("play 4H",),
            QT_TRANSLATE_NOOP("Tutorial", "Six tricks for the other side."),
            QT_TRANSLATE_NOOP("Tutorial", "The king took a trick that was theirs."),
            table="QH",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Follow suit: your two of clubs is harmless."),
            ("play 2C",),
            QT_TRANSLATE_NOOP("Tutorial", "The ace had to take it."),
            table="AC",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You have no spade. Throw away the card that could still take a trick: the king "
                "of hearts.",
            ),
            ("play KH",),
            QT_TRANSLATE_NOOP("Tutorial", "The danger is gone."),
            QT_TRANSLATE_NOOP("Tutorial", "A heart may still be led, and your king would take it."),
            table="7S",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 9D", "play KH"),
            "",
            table="5H 3C 3S",
        ),
    ),
    points(3),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "The others took nine tricks: at nullo each above six scores 1 for you, 3 points.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Your side could have left all four tricks to the others. Stay below high cards, and "
        "throw yours away.",
    ),
    code="FW11J4SF9BCAY2769W4M9Q9DSGGNFCHG1D0FTV943MNKM63CEENC3C712ZTH5PX",
    others={1: "6H, 9C, 8S, 5H", 2: "JS, TC, 5S, 3C", 3: "QH, AC, 7S, 3S"},
)

GRAND_OR_NULLO: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Grand or nullo"), (_GRAND_OR_NULLO, _NO_TRICKS)
)

_PARTNER_OF_A_DEAL: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The calls decide who plays with whom. The player on your right proposes: eight "
                "tricks with a partner. Two aces, and king and jack of trumps, are worth four "
                "tricks, your half of them. Accept.",
            ),
            ("contract 1 acceptance",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Prop and cop: for this deal the player on your right is your partner."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "With four tricks accept a proposal: two who have four each make eight together.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The jack of diamonds was led, and your partner’s king takes the trick: only your "
                "ace beats it. Keep the ace, and play the two.",
            ),
            ("play 2D", "play 4D"),
            QT_TRANSLATE_NOOP("Tutorial", "One trick for both of you, and you keep the ace."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The trick was your partner’s already. The ace would have been another."
            ),
            table="JD KD",
        ),
    ),
    code="FW1174E9JCG8QWVPKS26QG6W4V2183VSQ1NEM8SXPDQ1ZYSSAX",
    others={
        1: "pass, 3D",
        2: "pass, JD",
        3: "contract 1 proposal, contract 1 solo, pass, KD, AC",
    },
)

_SOLO: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now you call first, and spades are turned up. Six trumps with ace and king, and "
                "an ace beside them: that is worth five tricks alone against three. Call solo.",
            ),
            ("contract 1 solo",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Solo: each of the three others pays you 1 if you take five tricks."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Six trumps with ace and king, and an ace, are worth a solo."
            ),
        ),
    ),
    code="FW113CVCBQJMKYJ4N5PEKFGMWT8ZZR0JEFTQCVSZYSJSAV",
    others=dict.fromkeys((1, 2, 3), "pass, 4S, 2S, 3S"),
)

_ABUNDANCE: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Diamonds are turned up, but you have seven hearts, five of them from the top, and "
                "three high cards beside them. At abundance nine tricks are needed, and you choose "
                "trumps. Call it.",
            ),
            ("contract 1 abundance",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Abundance is higher than solo and misère, and is paid with 3 by each."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "With hearts as trumps these cards are good for nine tricks: abundance."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Your call stands. Choose hearts as trumps."),
            ("trump H",),
            QT_TRANSLATE_NOOP("Tutorial", "Seven tricks in hearts, two in spades, one in clubs."),
            QT_TRANSLATE_NOOP("Tutorial", "Hearts are your longest suit by far."),
        ),
    ),
    code="FW116SKPYQTKAHMKJJMBZS8747A85CN3ECRRRDJS8D9ZYSSA3",
    others=dict.fromkeys((1, 2, 3), "pass, JS, 9C, 4S"),
)

_MISERE: Final = CodedScene(
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You play misère: no trick, and there are no trumps. Nine tricks are gone, none of "
                "them yours. The six of hearts was led: stay below it with the five.",
            ),
            ("play 5H",),
            QT_TRANSLATE_NOOP("Tutorial", "The nine took it."),
            QT_TRANSLATE_NOOP("Tutorial", "The jack took the trick, and the misère is lost."),
            table="6H",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You have no clubs. Throw away the card that could still take a trick: the jack of "
                "hearts.",
            ),
            ("play JH",),
            QT_TRANSLATE_NOOP("Tutorial", "The danger is gone."),
            QT_TRANSLATE_NOOP("Tutorial", "A heart may still be led, and your jack would take it."),
            table="AC 4C TC",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "The king of diamonds lies there already: your eight is safe."
            ),
            ("play 8D",),
            QT_TRANSLATE_NOOP("Tutorial", "One trick is left."),
            table="3D 7D KD",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 2S", "play JH"),
            "",
            table="4H",
        ),
    ),
    points(6),
    made=QT_TRANSLATE_NOOP(
        "Tutorial", "No trick: each of the three others pays you 2, which makes 6."
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "One trick, and the misère is lost: you pay 2 to each of the three others. Stay below "
        "what was led, and throw away your high cards.",
    ),
    code="FW11PD84AJXHR9WD84W585M6AG7260YVD5SF30E437MCKVGYQZ80C5R2MCAQSZYSSAB",
    others={1: "9H, AC, 3D, 6S", 2: "2C, 4C, 7D, 2D", 3: "6H, TC, KD, 4H"},
)

ALONE_OR_NOT: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Alone or with a partner"),
    (_PARTNER_OF_A_DEAL, _SOLO, _ABUNDANCE, _MISERE),
)
