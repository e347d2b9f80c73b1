"""Numbers, points, differences and numbers of things, as the player's language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from farwhist.engine.position import Points

translate = QCoreApplication.translate


class Plural:
    """A text with a number of things, ``%n``, in the form that the player's language has for it.

    In Python lupdate finds a plural by the number in the place of `n`, which is always 1 there.
    """

    __slots__ = ("context", "text")

    def __init__(self, context: str, text: str, comment: str, n: int) -> None:
        self.context, self.text = context, text

    def __call__(self, n: int) -> str:
        """Return the text for `n` things, at least 0."""
        return QCoreApplication.translate(self.context, self.text, "", n)


class Counts:
    """Numbers of things in words: each takes the number of them."""

    cards = Plural("Counts", "%n card(s)", "", 1)
    part_points = Plural("Counts", "{points} point(s)", "", 1)
    """For a number with a fraction; `n` tells the form alone."""
    cards_each = Plural("Counts", "%n card(s) each", "", 1)
    bids_under = Plural("Counts", "%n under", "", 1)
    bids_over = Plural("Counts", "%n over", "", 1)
    tricks = Plural("Counts", "%n trick(s)", "", 1)
    minutes = Plural("Counts", "%n minute(s)", "", 1)
    seconds_left = Plural("Counts", "%n second(s) left", "", 1)
    samples = Plural("Counts", "%Ln simulated deal(s)", "", 1)
    """In how many deals that were played out in thought something was compared."""
    passages = Plural("Counts", "%n passage(s) found", "", 1)
    changes = Plural("Counts", "%n change(s)", "", 1)
    bids = Plural("Counts", "%n trick(s) were bid", "", 1)
    out_of = Plural("Counts", "out of %n trick(s)", "", 1)
    idle_options = Plural("Counts", "%n option(s) without effect here", "", 1)
    deals = Plural("Counts", "%n deal(s)", "", 1)
    short = Plural("Counts", "%n short", "", 1)
    """By how many tricks a bid was missed from below."""
    extra = Plural("Counts", "%n extra", "", 1)
    """By how many tricks a bid was missed from above."""
    few_but_well = Plural(
        "Counts", "%n too few, but well played: your last choice had a chance of {share} %.", "", 1
    )
    """By how many tricks bad luck alone missed a bid; ``{share}`` is the last chance."""
    many_but_well = Plural(
        "Counts", "%n too many, but well played: your last choice had a chance of {share} %.", "", 1
    )
    """The same of a bid that was missed from above."""
    best_choices = Plural("Counts", "%n of {count} decision(s) best.", "", 1)
    """How many of several choices of a deal were the best there was."""
    points = Plural("Counts", "%n point(s)", "", 1)
    players = Plural("Counts", "%n player(s)", "", 1)
    spades = Plural("Counts", "%n spade(s)", "", 1)
    hearts = Plural("Counts", "%n heart(s)", "", 1)
    diamonds = Plural("Counts", "%n diamond(s)", "", 1)
    clubs = Plural("Counts", "%n club(s)", "", 1)
    places_up = Plural("Counts", "%n place(s) up", "", 1)
    places_down = Plural("Counts", "%n place(s) down", "", 1)
    last_tricks = Plural("Counts", "last %n trick(s)", "", 1)
    claim = Plural("Counts", "Claim the last %n trick(s)", "", 1)
    exact_in_a_row = Plural("Counts", "%n exact bid(s) in a row.", "", 1)
    exact_bids = Plural("Counts", "%n exact bid(s)", "", 1)
    exact_run = Plural("Counts", "You were exact %n time(s) in a row.", "", 1)
    days = Plural("Counts", "%n day(s)", "", 1)
    weeks = Plural("Counts", "%n week(s)", "", 1)
    months = Plural("Counts", "%n month(s)", "", 1)
    slips = Plural("Counts", "%n slip(s)", "", 1)
    need_of = Plural("Counts", "of the last %n trick(s)", "", 1)
    had_sure = Plural("Counts", "and had %n sure", "", 1)
    held_trumps = Plural("Counts", "and held %n trump(s)", "", 1)
    held_highest = Plural("Counts", "and held the highest card left in %n suit(s)", "", 1)
    right_in_a_row = Plural("Counts", "Right %n time(s) in a row", "", 1)


def right_to_left() -> bool:
    """Whether the language of the player is written from right to left."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft


def isolated(text: str) -> str:
    """Return a number with its sign so that they stay together, sign first, in any language."""
    return f"\u2066{text}\u2069" if right_to_left() else text


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many places behind the point, or comma, of the language.

    What rounds to nothing has no sign.
    """
    shown = float(value) if round(value, digits) else 0.0
    text = QLocale().toString(shown, "f", digits)
    return isolated(text.replace("-", "−")) if "-" in text else text


def number(points: Points) -> str:
    """Return points, with a half where there is one."""
    whole = int(points)
    if points != whole:
        return decimal(points)
    return isolated(f"−{-whole}") if whole < 0 else str(whole)


def signed(points: Points) -> str:
    """Return points with a sign in front."""
    if points != int(points):
        return signed_decimal(points)
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
        text = Counts.points(abs(int(points)))
        return isolated(f"−{text}") if points < 0 else text
    # Below two, with a fraction, some languages say "points", others "point", as they do of none.
    return Counts.part_points(0 if abs(points) < 2 else 2).format(points=number(points))


def signed_points(points: Points) -> str:
    """Return points with a sign in front: "+2.5 points"."""
    text = points_text(points)
    return isolated("+" + text) if round(points, 1) > 0 else text


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
        return Counts.short(-difference)
    return Counts.extra(difference)


def match_length(deals: int) -> str:
    """Return how long a match of so many deals is."""
    return Counts.deals(deals)
