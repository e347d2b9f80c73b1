"""What is special about each game, in at most 40 words and one picture.

The words are true of the plain game. Where a match has other values of the options that they rest
on, they are not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.rules.draft import Draft
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.table.drawing import Drawing

translate = QCoreApplication.translate


class GameIntroduction(Struct, frozen=True):
    """What is special about a game.

    Args:
        text: a few sentences (context "Introductions").
        draw: draws the picture.
        options: the keys of the options that these rest on.
    """

    text: str
    draw: Callable[[Drawing], None]
    options: tuple[str, ...] = ()

    def words(self) -> str:
        """Return the sentences in the player's language."""
        return translate("Introductions", self.text)

    def holds(self, played: Draft) -> bool:
        """Whether the words are true of a match by these rules; a game may lack some options."""
        now, plain = played.texts(), Draft.of(played.introduced, played.seats).texts()
        return all(now.get(key) == plain.get(key) for key in self.options)


def _stairs(drawing: Drawing) -> None:
    """The first three hands, and a bar for every deal."""
    hands = ((-57, ("KH",)), (-21, ("9S", "AS", "TD")), (36, ("4C", "JC", "QH", "2H", "8S")))
    for middle, hand in hands:
        for number, text in enumerate(hand):
            off = number - (len(hand) - 1) / 2
            drawing.card(text, middle + 8 * off, -20 + abs(off), 35, 3 * off)
    drawing.bars(0, 44, 132, 34)


def _flame(drawing: Drawing) -> None:
    """Three tricks, three bids, and what the dealer may not bid then."""
    for x in (-28, 0, 28):
        drawing.card("", x, -20, 48)
    for text, x in (("1", -52), ("0", -18), ("1", 16)):
        drawing.pill(text, x, 27, 28)
    drawing.pill("1", 50, 27, 28, crossed=True)


def _fan(drawing: Drawing) -> None:
    """The ranks with which fewest players play; with more there are lower ones too."""
    for number, text in enumerate(("AS", "KS", "QS", "JS", "TS", "9S")):
        off = number - 2.5
        drawing.card(text, 17 * off, 3 + off * off, 62, 4 * off)


def _hat(drawing: Drawing) -> None:
    """A wizard takes, a jester loses."""
    drawing.card("J1", -37, 6, 66, -9)
    drawing.card("AH", 0, 6, 66)
    drawing.card("W1", 37, 0, 80, 7)


def _three(drawing: Drawing) -> None:
    """The Spanish order of the ranks, from the highest."""
    for number, rank in enumerate("A3KQJ7"):
        off = number - 2.5
        drawing.card(f"{rank}D", 17 * off, 3 + off * off, 58, 4 * off)


def _last(drawing: Drawing) -> None:
    """The one card of somebody who would be out, before the hands of the others."""
    for number in range(6):
        drawing.card("", -42 + 13 * number, -24, 42)
        drawing.card("", -12 + 13 * number, 22, 42)
    drawing.card("AC", -42, 11, 62, -6)


def _partners(drawing: Drawing) -> None:
    """Six tricks, and the seventh, which is the first that scores."""
    for number in range(6):
        drawing.card("", -50 + 13 * number, 4, 58)
    drawing.card("", 46, 4, 58)
    drawing.pill("+1", 46, -24, 40)


def _kitty(drawing: Drawing) -> None:
    """The order of the ranks, uptown and downtown."""
    for y, up, ranks in ((-24, True, "AKQJT"), (24, False, "A2345")):
        drawing.arrow(-58, y, up=up)
        for number, rank in enumerate(ranks):
            drawing.card(f"{rank}S", -28 + 20 * number, y, 44)


def _grand(drawing: Drawing) -> None:
    """A high hand goes up, a low one down."""
    for x, suit, hand in ((-32, "S", "AKQ"), (32, "H", "234")):
        for number, rank in enumerate(hand):
            off = number - 1
            drawing.card(f"{rank}{suit}", x + 15 * off, -6 + off * off, 50, 5 * off)
        drawing.arrow(x, 36, up=suit == "S")


def _solo(drawing: Drawing) -> None:
    """A trick that one takes from three, and the five that solo needs."""
    for text, x, y, turn in (("QS", -42, 2, -14), ("TS", 0, -20, 0), ("4S", 42, 2, 14)):
        drawing.card(text, x, y, 46, turn)
    drawing.card("AS", 0, 18, 58)
    drawing.pill("5", 46, 34, 30)


def _spade(drawing: Drawing) -> None:
    """A hand for nil."""
    for number, text in enumerate(("2H", "5D", "3C", "6H")):
        off = number - 1.5
        drawing.card(text, -10 + 22 * off, 6 + off * off, 64, 5 * off)
    drawing.pill("0", 48, -28)


def _call(drawing: Drawing) -> None:
    """A diamond, one that beats it, a spade and a higher one."""
    for number, (text, y) in enumerate((("9D", 12), ("KD", 4), ("3S", -4), ("8S", -12))):
        drawing.card(text, -42 + 28 * number, y, 62)


def _climb(drawing: Drawing) -> None:
    """A pile that rises up to the ace and then falls."""
    for number, (text, y) in enumerate((("9S", 14), ("QH", 0), ("AC", -14), ("JD", 0), ("6S", 14))):
        drawing.card(text, -48 + 24 * number, y, 60)


def _draw(drawing: Drawing) -> None:
    """A trick, the card that its winner takes, and the one that the loser takes."""
    drawing.card("5D", -38, 8, 52, -6)
    drawing.card("KD", -17, 0, 52, 5)
    drawing.card("AS", 19, 2, 56)
    drawing.card("", 44, 2, 56)
    drawing.pill("1", 19, -30, 22)
    drawing.pill("2", 44, -30, 22)


def _keep(drawing: Drawing) -> None:
    """The pack, a card that goes up into the hand and one that is laid down."""
    for number in range(3):
        drawing.card("", -44 + 2 * number, 2 - 2 * number, 58)
    for x, text, up in ((2, "KS", True), (42, "4D", False)):
        drawing.card(text, x, -10 if up else 10, 54)
        drawing.arrow(x, 34 if up else -34, up=up)


INTRODUCTIONS: Final[Mapping[str, GameIntroduction]] = {
    "stairs": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Everyone bids at the same time, in secret; then all bids are revealed together. The "
            "hands grow by two cards from deal to deal, up to the largest, and shrink again.",
        ),
        _stairs,
        ("bidding", "sequence"),
    ),
    "flame": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Bids are made in turn, the dealer's last. The dealer may not make them add up to the "
            "number of tricks, so somebody always misses. This limit is called the hook.",
        ),
        _flame,
        ("bidding", "hook"),
    ),
    "fan": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Only the highest ranks are in the pack. If you cannot follow suit, you must play a "
            "trump. The dealer, who bids last, may not make the bids add up to the tricks.",
        ),
        _fan,
        ("pack", "must_ruff", "bidding", "hook"),
    ),
    "hat": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Four wizards and four jesters join the pack. The first wizard takes the trick; a "
            "jester loses to every other card. Both may be played at any time, even when you "
            "could follow suit.",
        ),
        _hat,
        ("pack",),
    ),
    "three": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "The three ranks next to the ace. If you can beat the best card of the suit led, you "
            "must; if you cannot follow suit, you must ruff, and overruff if possible. Play goes "
            "counter-clockwise.",
        ),
        _three,
        ("ranks", "must_beat_suit", "must_ruff", "must_overruff", "direction"),
    ),
    "last": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "A player who takes no trick is out. The first to whom this happens get a last chance: "
            "one card in the next deal, for a trick of their choice. If it wins, they are back.",
        ),
        _last,
        ("dogs_life", "misere"),
    ),
    "partners": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Partners sit opposite each other, and nobody bids. The dealer's last card is shown: "
            "its suit is trumps. Each trick above six scores a point for the side.",
        ),
        _partners,
        ("trump", "all_tricks"),
    ),
    "kitty": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Bid how many tricks above six your side will take, and how: uptown, with high cards "
            "on top; downtown, with low cards on top, after the ace; or no trump.",
        ),
        _kitty,
    ),
    "grand": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "There are no trumps. In turn, call grand or pass: tricks above six score for their "
            "side. If all pass, the dealer may call nullo, where they score for the others.",
        ),
        _grand,
        ("calls", "nullo_pays"),
    ),
    "solo": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "The calls decide who plays with whom. Eight tricks with a partner who accepts, five "
            "alone, none at misère, nine with trumps of your own, or all thirteen. Who fails pays "
            "the others.",
        ),
        _solo,
    ),
    "spade": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Spades are always trumps. Tricks beyond the bid are bags, and ten of them cost 100 "
            "points. A bid of 0 is nil: 100 points won without a trick, 100 lost with one.",
        ),
        _spade,
        ("nil", "bags", "bag_penalty"),
    ),
    "keep": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "You draw your hand: keep a card and discard the next, or discard it and keep the "
            "next. Spades are always trumps. Ten bags, tricks beyond the bid, cost 100 points.",
        ),
        _keep,
        ("drawn", "bags", "bag_penalty"),
    ),
    "call": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Spades are trumps. If you can beat the card that is winning, you must: by a higher "
            "card of the suit or, without the suit, by a higher spade. Each trick above your bid "
            "scores a tenth.",
        ),
        _call,
        ("must_beat", "must_ruff", "over"),
    ),
    "climb": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "There are no tricks: get rid of your cards. Play a higher card of the other colour on "
            "the pile. After an ace the pile falls and you play lower; a two makes it rise again.",
        ),
        _climb,
    ),
    "draw": GameIntroduction(
        QT_TRANSLATE_NOOP(
            "Introductions",
            "Thirteen tricks are played for the stock: the winner takes the face-up card, the "
            "loser the next one, unseen. Then both play out their hands, and only these thirteen "
            "tricks count.",
        ),
        _draw,
        ("counted",),
    ),
}
"""By the emblem of the game, or of the preset that has its own."""
