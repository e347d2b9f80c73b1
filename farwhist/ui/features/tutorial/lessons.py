"""All lessons, and six of the plain game: from following suit to reading the table."""

from __future__ import annotations

from typing import Final

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.tutorial.lessons_of_drawing import DRAWN_HANDS, TWO_HALVES
from farwhist.ui.features.tutorial.lessons_of_games import CONTRACT, OUT_FIRST, PARTNERS, STAY_IN
from farwhist.ui.features.tutorial.lessons_of_more_games import (
    ALONE_OR_NOT,
    GRAND_OR_NULLO,
    SPANISH_ORDER,
    TENTHS,
)
from farwhist.ui.features.tutorial.scenes import Step, plain_lesson

FOLLOW_SUIT: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Follow suit"),
    hands=("5H AS 7D", "8H 6S JD", "KH QS 2D", "QH 4S TD"),
    dealer=2,
    turned="4C",
    bids=(1, 1, 1, 0),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Hearts were led. You must follow suit, so play your only heart, the five. Click "
                "it, or press Enter on it.",
            ),
            ("play 5H",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The highest heart took the trick: the king. Its player leads now."
            ),
            led="H",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Spades were led. Your ace is the highest spade of all: play it and take the "
                "trick.",
            ),
            ("play AS",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The trick is yours, and with it the one trick that you bid."
            ),
            led="S",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Whoever takes a trick leads to the next. Play your last card: the others must "
                "follow with diamonds.",
            ),
            ("play 7D",),
            QT_TRANSLATE_NOOP("Tutorial", "The jack was the highest diamond."),
            led="",
        ),
    ),
    made=QT_TRANSLATE_NOOP("Tutorial", "You bid 1 and took 1: exact. That is the whole game."),
    missed=QT_TRANSLATE_NOOP("Tutorial", "Try it again: the bid was 1."),
)

TRUMP: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Trump"),
    hands=("3S KD 4H", "TC 7D QH", "6C QD JH", "AC 5D 2H"),
    dealer=2,
    turned="9S",
    bids=(2, 1, 0, 1),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The nine of spades was turned up, so spades are trumps. The ace of clubs was led, "
                "and you have no club: you may play any card. Play your trump, the three of "
                "spades.",
            ),
            ("play 3S",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Even the smallest trump beats every card of the other suits."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The ace kept the trick. Your small trump would have taken it: a trump beats every "
                "card of the other suits.",
            ),
            led="C",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You lead, and you need one more trick. Your king of diamonds is strong: only the "
                "ace or a trump could beat it.",
            ),
            ("play KD",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Nobody had the ace or a trump, so the king took the trick."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "A small card takes nothing, but your king can still do it."
            ),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "You have what you bid. Play your last card; it is too small to hurt."
            ),
            ("play 4H",),
            QT_TRANSLATE_NOOP("Tutorial", "The queen took that one."),
            led="",
        ),
    ),
    made=QT_TRANSLATE_NOOP(
        "Tutorial", "Two tricks bid, two taken. A trump is often good for a trick of its own."
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial", "That was not two tricks. Play it again and use your trump at once."
    ),
)

EXACT_BID: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "An exact bid"),
    hands=("AS QD 8H 3C", "4S 5C 9H KS", "JS 2D TH 6C", "9S JC KH QC"),
    dealer=3,
    turned="7D",
    bids=(2, 1, 0, 1),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now you bid. Diamonds are trumps. Count your good cards: the ace of spades and "
                "the queen of trumps. Choose 2 and press Ready. Nobody sees a bid before all are "
                "ready.",
            ),
            ("bid 2",),
            QT_TRANSLATE_NOOP("Tutorial", "Two good cards, a bid of 2."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "This hand is good for 2: an ace and a high trump. See how your bid goes.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "You lead. Take a sure trick first: play the ace of spades."
            ),
            ("play AS", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "One trick is yours."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "With a small card you give the lead away. Take your sure tricks while you can.",
            ),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now your other good card. Few trumps were dealt, so the queen is very likely the "
                "highest of them.",
            ),
            ("play QD", "play AS"),
            QT_TRANSLATE_NOOP("Tutorial", "Two tricks: your plate shows the sign for exact now."),
            QT_TRANSLATE_NOOP("Tutorial", "That card takes nothing. Your good one is still there."),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You have your two tricks and want no more. Lead a small card, so that another "
                "player takes the trick.",
            ),
            ("play 8H", "play 3C"),
            QT_TRANSLATE_NOOP("Tutorial", "Well done: somebody else took it."),
            QT_TRANSLATE_NOOP("Tutorial", "Watch how many tricks you still want."),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "One card is left: play it."),
            ("play 3C", "play 8H"),
            "",
        ),
    ),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Exact: 10 points, and 1 for each of your two tricks. That makes 12.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Bid and tricks differ, and each trick too many or too few costs a point. Only an exact "
        "bid is paid.",
    ),
)

GETTING_RID: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Getting rid of tricks"),
    hands=("KH 4H QD 5D", "7H JS 6H TD", "TH 3S 9H 9D", "AH 8S 2H 7D"),
    dealer=2,
    turned="5C",
    bids=(0, 2, 1, 1),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You bid 0: take no trick at all. The ace of hearts was led. It takes the trick "
                "anyway, so this is the moment to get rid of your king.",
            ),
            ("play KH",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The king is gone, under the ace. A high card is a danger now."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now your king is the highest heart that is left. The next heart may force it on "
                "you.",
            ),
            led="H",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Spades were led and you have none. Throw away a card that could take a trick "
                "later: the highest you have.",
            ),
            ("play QD", "play KH"),
            QT_TRANSLATE_NOOP("Tutorial", "One danger less. A discard never takes a trick."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Small cards do no harm. It is the high ones that you want to lose."
            ),
            led="S",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "Hearts again, and a higher one lies there. Your four stays below it."
            ),
            ("play 4H",),
            QT_TRANSLATE_NOOP("Tutorial", "Safe."),
            led="H",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Your last card is a small diamond."),
            ("play 5D",),
            "",
        ),
    ),
    made=QT_TRANSLATE_NOOP(
        "Tutorial", "No trick, as you said: that is worth 10 points, like any other exact bid."
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "A high card took a trick. Play it again, and lose the king and the queen in time.",
    ),
)

NO_TRUMP: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "No trump"),
    hands=("AD KD QD 5S", "4D JD 8C KS", "TD 7H 9S AC", "6D 4H TC AS"),
    dealer=3,
    turned="",
    bids=(3, 0, 1, 1),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "This deal has no trump. You lead, and your ace, king and queen of diamonds can "
                "take three tricks in a row. Bid 3.",
            ),
            ("bid 3",),
            QT_TRANSLATE_NOOP("Tutorial", "Three high cards in one suit, and the lead."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Three tricks are there for the taking. See how your bid goes."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "Play your diamonds from the top, while you have the lead."
            ),
            ("play AD", "play KD", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "You keep the lead, and that is what counts."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now another has the lead. When suits are led that you do not have, your diamonds "
                "are worth nothing.",
            ),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Go on: the next high diamond takes the next trick."),
            ("play AD", "play KD", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "Without trump nobody can cut in."),
            QT_TRANSLATE_NOOP("Tutorial", "You have given up the lead."),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "And the third one."),
            ("play AD", "play KD", "play QD"),
            QT_TRANSLATE_NOOP("Tutorial", "Three tricks."),
            QT_TRANSLATE_NOOP("Tutorial", "You have given up the lead."),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "The small spade goes to somebody else."),
            ("play 5S",),
            "",
            led="",
        ),
    ),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Three of three. Without trump, long suits and the lead count; a high card alone can be "
        "left behind.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Without the lead, high cards come too late. Play it again: bid 3 and lead the diamonds "
        "first.",
    ),
    leads=((1, "8C KS JD 4D"), (2, "7H AC TD 9S"), (3, "TC 4H 6D AS")),
)

THE_TABLE: Final = plain_lesson(
    title=QT_TRANSLATE_NOOP("Tutorial", "Reading the table"),
    hands=("AC JS 6S 9D 4D", "TS 5D 8C 9S KD", "8S QD 2C 6C 3C", "KS 7D TC 2S 9C"),
    dealer=2,
    turned="3H",
    bids=(1, 0, 1, 1),
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The bids add up to 3, and there are 5 tricks: under by 2. Nobody wants the "
                "rest, and somebody must take it. Your ace of clubs is your one trick. Get rid "
                "of your jack under the king.",
            ),
            ("play JS",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Gone, while it was safe. When the sum is under, beware middle cards."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The six was safe in any case. The jack is still there, and may take a trick too "
                "many.",
            ),
            led="S",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Look at the plates. The player across the table still needs a trick (0/1) and "
                "plays after you: this one will be taken there. Lose your nine of diamonds.",
            ),
            ("play 9D",),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The queen took it, as the plate showed: its sign is ✓ now."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "That works. But the nine is the card that could hurt you later."
            ),
            led="D",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "A club was led: here is the trick for your ace. You need exactly one."
            ),
            ("play AC",),
            QT_TRANSLATE_NOOP("Tutorial", "One of one: ✓. From here on you want no more."),
            led="C",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You must lead. Play a small card and let the player to your left, who bid 0, "
                "worry about it.",
            ),
            ("play 6S", "play 4D"),
            QT_TRANSLATE_NOOP(
                "Tutorial", "There it is: ▲1 on the plate of somebody who wanted none."
            ),
            QT_TRANSLATE_NOOP("Tutorial", "That card was high enough to take the trick."),
            led="",
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Play your last card."),
            ("play 4D", "play 6S", "play 9D"),
            "",
        ),
    ),
    made=QT_TRANSLATE_NOOP(
        "Tutorial",
        "Exact. The sum of the bids tells whether tricks are wanted, the plates tell by whom.",
    ),
    missed=QT_TRANSLATE_NOOP(
        "Tutorial",
        "One trick too many: a middle card took it. Play it again and lose the jack and the nine "
        "early.",
    ),
)

PLAIN: Final = (FOLLOW_SUIT, TRUMP, EXACT_BID, GETTING_RID, NO_TRUMP, THE_TABLE)
LESSONS: Final = (
    *PLAIN,
    SPANISH_ORDER,
    STAY_IN,
    PARTNERS,
    CONTRACT,
    GRAND_OR_NULLO,
    ALONE_OR_NOT,
    TENTHS,
    TWO_HALVES,
    DRAWN_HANDS,
    OUT_FIRST,
)
