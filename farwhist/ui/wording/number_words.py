"""Numbers, points, differences and numbers of things, as the player's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt

from farwhist.engine.position import Points

translate = QCoreApplication.translate


class Counts(QObject):
    """Each method returns `n` things in words; the class name is the translation context."""

    def cards(self, n: int) -> str:
        """Return "1 card", "2 cards"."""
        return self.tr("%n card(s)", "", n)

    def part_points(self, n: int) -> str:
        """Return "{points} points", for a number with a fraction; `n` tells the form alone."""
        return self.tr("{points} point(s)", "", n)

    def cards_each(self, n: int) -> str:
        """Return how many cards each player has: "1 card each", "2 cards each"."""
        return self.tr("%n card(s) each", "", n)

    def bids_under(self, n: int) -> str:
        """Return how many tricks nobody has bid: "one under", "2 under"."""
        return self.tr("%n under", "", n)

    def bids_over(self, n: int) -> str:
        """Return how many tricks are bid and not there: "one over", "2 over"."""
        return self.tr("%n over", "", n)

    def tricks(self, n: int) -> str:
        """Return "1 trick", "2 tricks"."""
        return self.tr("%n trick(s)", "", n)

    def minutes(self, n: int) -> str:
        """Return "1 minute", "2 minutes"."""
        return self.tr("%n minute(s)", "", n)

    def seconds_left(self, n: int) -> str:
        """Return "1 second left", "5 seconds left"."""
        return self.tr("%n second(s) left", "", n)

    def samples(self, n: int) -> str:
        """Return in how many deals that were played out in thought something was compared."""
        return self.tr("%Ln simulated deal(s)", "", n)

    def changes(self, n: int) -> str:
        """Return "1 change", "2 changes"."""
        return self.tr("%n change(s)", "", n)

    def bids(self, n: int) -> str:
        """Return "1 bid", "2 bids"."""
        return self.tr("%n bid(s)", "", n)

    def for_tricks(self, n: int) -> str:
        """Return "for 1 trick", "for 2 tricks"."""
        return self.tr("for %n trick(s)", "", n)

    def deals(self, n: int) -> str:
        """Return "1 deal", "2 deals"."""
        return self.tr("%n deal(s)", "", n)

    def short(self, n: int) -> str:
        """Return by how many tricks a bid was missed from below."""
        return self.tr("%n short", "", n)

    def extra(self, n: int) -> str:
        """Return by how many tricks a bid was missed from above."""
        return self.tr("%n extra", "", n)

    def few_but_well(self, n: int) -> str:
        """Return by how many tricks bad luck alone missed a bid; ``{share}`` is the last chance."""
        return self.tr(
            "%n too few, but well played: your last choice had a chance of {share} %.", "", n
        )

    def many_but_well(self, n: int) -> str:
        """Return the same of a bid that was missed from above."""
        return self.tr(
            "%n too many, but well played: your last choice had a chance of {share} %.", "", n
        )

    def points(self, n: int) -> str:
        """Return "1 point", "2 points"."""
        return self.tr("%n point(s)", "", n)

    def players(self, n: int) -> str:
        """Return "1 player", "2 players"."""
        return self.tr("%n player(s)", "", n)

    def spades(self, n: int) -> str:
        """Return "1 spade", "2 spades"."""
        return self.tr("%n spade(s)", "", n)

    def hearts(self, n: int) -> str:
        """Return "1 heart", "2 hearts"."""
        return self.tr("%n heart(s)", "", n)

    def diamonds(self, n: int) -> str:
        """Return "1 diamond", "2 diamonds"."""
        return self.tr("%n diamond(s)", "", n)

    def clubs(self, n: int) -> str:
        """Return "1 club", "2 clubs"."""
        return self.tr("%n club(s)", "", n)

    def claim(self, n: int) -> str:
        """Return what the button says that takes the last `n` tricks."""
        return self.tr("Claim the last %n trick(s)", "", n)

    def exact_in_a_row(self, n: int) -> str:
        """Return that this was the last of `n` exact bids in a row."""
        return self.tr("%n exact bid(s) in a row.", "", n)

    def exact_bids(self, n: int) -> str:
        """Return "1 exact bid", "2 exact bids"."""
        return self.tr("%n exact bid(s)", "", n)

    def exact_run(self, n: int) -> str:
        """Return that the player was exact in `n` deals in a row."""
        return self.tr("You were exact %n time(s) in a row.", "", n)

    def days(self, n: int) -> str:
        """Return "1 day", "3 days"."""
        return self.tr("%n day(s)", "", n)

    def weeks(self, n: int) -> str:
        """Return "1 week", "3 weeks"."""
        return self.tr("%n week(s)", "", n)

    def months(self, n: int) -> str:
        """Return "1 month", "2 months"."""
        return self.tr("%n month(s)", "", n)

    def slips(self, n: int) -> str:
        """Return "1 slip", "12 slips"."""
        return self.tr("%n slip(s)", "", n)

    def need_of(self, n: int) -> str:
        """Return of how many tricks that are left some are needed: "of the last 3 tricks"."""
        return self.tr("of the last %n trick(s)", "", n)

    def had_sure(self, n: int) -> str:
        """Return how many tricks were sure, after what was needed: "and had 2 sure"."""
        return self.tr("and had %n sure", "", n)

    def held_trumps(self, n: int) -> str:
        """Return how many trumps were held, after what was needed: "and held 2 trumps"."""
        return self.tr("and held %n trump(s)", "", n)

    def held_highest(self, n: int) -> str:
        """Return in how many suits the highest card left was held, after what was needed."""
        return self.tr("and held the highest card left in %n suit(s)", "", n)

    def right_in_a_row(self, n: int) -> str:
        """Return how often a question was answered right since it was last answered wrong."""
        return self.tr("Right %n time(s) in a row", "", n)


def right_to_left() -> bool:
    """Whether the language of the player is written from right to left."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft


def isolated(text: str) -> str:
    """Return a number with its sign so that they stay together, sign first, in any language."""
    return f"\u2066{text}\u2069" if right_to_left() else text


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many places behind the point, or comma, of the language."""
    text = QLocale().toString(float(value), "f", digits)
    return isolated(text.replace("-", "−")) if "-" in text else text


def number(points: Points) -> str:
    """Return points, with a half where there is one."""
    whole = int(points)
    if points != whole:
        return decimal(points)
    return isolated(f"−{-whole}") if whole < 0 else str(whole)


def signed(points: Points) -> str:
    """Return points with a sign in front."""
    return isolated("+" + number(points)) if points > 0 else number(points)


def signed_decimal(value: float, digits: int = 1) -> str:
    """Return a number with a sign, unless it shows as nothing, and so many places."""
    text, shown = decimal(abs(value), digits), round(value, digits)
    return isolated(f"+{text}" if shown > 0 else f"−{text}") if shown else text


def margin(error: float, digits: int = 1) -> str:
    """Return how far a number may be off, such as "± 0.6"."""
    return isolated(f"± {decimal(error, digits)}")


def percentage(number: str | int) -> str:
    """Return "12 %", as the language writes it."""
    return isolated(translate("Numbers", "{number} %").format(number=number))


def points_text(points: Points) -> str:
    """Return "1 point", "−12 points", "2.5 points"."""
    if points == int(points):
        # Qt takes -1 for no number at all.
        text = Counts().points(abs(int(points)))
        return isolated(f"−{text}") if points < 0 else text
    # Below two, with a fraction, some languages say "points", others "point", as they do of none.
    return Counts().part_points(0 if abs(points) < 2 else 2).format(points=number(points))


def difference_sign(difference: int) -> str:
    """Return ``▼2`` for two tricks missing, ``✓`` for exact and ``▲1`` for one too many."""
    mark = difference_mark(difference)
    return isolated(f"{mark}{abs(difference)}") if difference else mark


def difference_mark(difference: int) -> str:
    """Return ``▼`` for tricks missing, ``✓`` for exact and ``▲`` for too many."""
    return "▼" if difference < 0 else "▲" if difference else "✓"


def difference_words(difference: int) -> str:
    """Return how a deal ended for a seat, in words."""
    if difference == 0:
        return translate("Results", "exact")
    if difference < 0:
        return Counts().short(-difference)
    return Counts().extra(difference)


def match_length(deals: int) -> str:
    """Return how long a match of so many deals is."""
    return Counts().deals(deals)
