"""The pages of the statistics: all at a glance, the bids, and what was dealt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import Figures, ranked
from farwhist.ui.features.statistics.graphs import Bands, RateBars, Sparkline, Spot, line_up
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.page_area import Tile, TileBoard, heading, plain
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class _Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        set_help_anchor(self, "opponents#statistics")
        self.column = QVBoxLayout(self)
        self.column.setSpacing(10)

    def space(self) -> None:
        self.column.addSpacing(self.fontMetrics().height() // 2)


class Overview(_Page):
    """The figures, and the last matches."""

    def __init__(self) -> None:
        super().__init__()
        self.matches = Tile(translate("Statistics", "Matches"))
        self.won = Tile(translate("Statistics", "Won"))
        self.place = Tile(translate("Statistics", "Average place"))
        self.exact = Tile(translate("Statistics", "Exact bids"))
        self.points = Tile(translate("Statistics", "Points per deal"))
        self.best = Tile(translate("Statistics", "Best match"))
        self.longest = Tile(translate("Statistics", "Longest streak"))
        self.run = Tile(translate("Statistics", "Current streak"))
        self.tiles = [
            self.matches, self.won, self.place, self.exact, self.points, self.best, self.longest,
            self.run,
        ]  # fmt: skip
        self.board = TileBoard(self.tiles)
        self.places = Lately(translate("Statistics", "Places in the last matches"), ranks=True)
        self.sums = Lately(translate("Statistics", "Points in the last matches"), ranks=False)
        self.legend = plain(translate("Statistics", "■ won   ● not won"))
        self.column.addWidget(self.board)
        self.space()
        for widget in (self.places, self.sums, self.legend):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures; what does not apply to the games is left out."""
        self._fill_matches(figures)
        exact = figures.exact
        bids = bool(exact.of)
        percent = number_words.percentage(exact.percent) if bids else ""
        self.exact.show_value(percent, statistics_words.good_of(exact))
        self.longest.show_value(str(figures.longest_run) if bids else "", self._deals(bids))
        self.run.show_value(str(figures.run) if bids else "", self._deals(bids))
        self.board.arrange()
        self._fill_lines(figures)

    def _fill_matches(self, figures: Figures) -> None:
        won = figures.won
        running = len(figures.matches) - won.of
        self.matches.show_value(str(won.of), statistics_words.running_note(running, figures))
        fair = round(100 * figures.fair_share)
        self.won.show_value(str(won.good) if won.of else "", statistics_words.won_note(won, fair))
        place, mean, best = figures.place, figures.points, figures.best
        self.place.show_value("" if place is None else number_words.decimal(place))
        self.points.show_value("" if mean is None else statistics_words.signed(mean))
        if best is None:
            self.best.show_value("")
        else:
            self.best.show_value(
                statistics_words.points(best.total), statistics_words.date_of(best.finished)
            )

    @staticmethod
    def _deals(shown: bool) -> str:
        return translate("Statistics", "deals in a row") if shown else ""

    def _fill_lines(self, figures: Figures) -> None:
        last = figures.last()
        placed = ranked(last)
        counted = last if figures.comparable else []
        self.places.show_matches([Spot(match.place or 0, match.won) for match in placed])
        self.sums.show_matches([Spot(match.total, match.won) for match in counted])
        self.legend.setVisible(bool(placed or counted))


class Lately(QWidget):
    """A small line of matches below its title; in words where there is no room for numbers."""

    def __init__(self, title: str, *, ranks: bool) -> None:
        super().__init__()
        self._title = title
        self.chart, self.words = Sparkline(ranks=ranks), plain()
        self.chart.numbered.connect(lambda fits: self.words.setVisible(not fits))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (heading(title), self.chart, self.words):
            column.addWidget(widget)

    def show_matches(self, spots: list[Spot]) -> None:
        """Show these, oldest first; nothing where there are none."""
        line = statistics_words.line([statistics_words.points(spot.value) for spot in spots])
        self.words.setText(line)
        self.chart.show_spots(spots, self._title, line)
        self.setVisible(bool(spots))


class Bids(_Page):
    """How often bids are exact, and to which side they err."""

    def __init__(self) -> None:
        super().__init__()
        self.bias = plain()
        self.misses = plain()
        self.sizes = RateBars()
        self.trumps = RateBars()
        self.column.addWidget(heading(translate("Statistics", "Too high or too low")))
        self.column.addWidget(self.bias)
        self.column.addWidget(self.misses)
        self.space()
        self.column.addWidget(heading(translate("Statistics", "Exact bids by cards in the hand")))
        self.column.addWidget(self.sizes)
        self.space()
        self.column.addWidget(heading(translate("Statistics", "Exact bids with and without trump")))
        self.column.addWidget(self.trumps)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures."""
        self.bias.setText(statistics_words.bias(figures))
        self.misses.setText(statistics_words.misses(figures))
        count = Counts.cards
        self.sizes.show_rates([(count(n), rate) for n, rate in figures.by_size().items()])
        labels = (translate("Statistics", "Trump suit"), translate("Statistics", "No trump"))
        pairs = zip(labels, figures.by_trump(), strict=True)
        self.trumps.show_rates([(label, rate) for label, rate in pairs if rate.of])
        line_up(self.sizes, self.trumps)


class Shuffle(_Page):
    """What everybody was dealt, beside what chance alone gives."""

    def __init__(self) -> None:
        super().__init__()
        self.aces, self.trumps = Bands(), Bands()
        about = translate(
            "Statistics",
            "The shuffle favours nobody: all cards follow from a number fixed before the first "
            "deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie "
            "in the green band, so one outside it now and then is no surprise.",
        )
        self.column.addWidget(plain(about))
        self.aces_head = heading(translate("Statistics", "Aces"))
        self.column.addWidget(self.aces_head)
        self.column.addWidget(self.aces)
        self.space()
        self.trumps_head = heading(translate("Statistics", "Trumps"))
        self._note = plain(
            translate("Statistics", "Only deals in which no player chose the suit count here.")
        )
        for widget in (self.trumps_head, self.trumps, self._note):
            self.column.addWidget(widget)
        self.space()
        self.luck = plain(
            translate(
                "Statistics",
                "Cards are luck as well as skill: in our measurements even a clearly better player "
                "lost a third of the matches.",
            )
        )
        self.column.addWidget(self.luck)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures."""
        self.aces.show_dealt(figures.aces())
        trumps = figures.trumps()
        self.trumps.show_dealt(trumps)
        for widget in (self.trumps_head, self.trumps, self._note):
            widget.setVisible(bool(trumps))


class Empty(_Page):
    """What to do where there is nothing to show yet."""

    def __init__(self) -> None:
        super().__init__()
        self.head, self.text = heading(""), plain()
        self.column.addStretch(1)
        self.column.addWidget(self.head)
        self.column.addWidget(self.text)
        self.column.addStretch(2)
        side = 3 * self.fontMetrics().height()
        self.column.setContentsMargins(side, 0, side, 0)

    def explain(self, *, anything: bool, trouble: str = "") -> None:
        """Say what to do; with `anything` there is something, but not of what was chosen."""
        if trouble:
            self.head.setText(translate("Statistics", "The statistics cannot be shown"))
            self.text.setText(trouble)
        elif anything:
            self.head.setText(translate("Statistics", "Nothing of this kind has been played"))
            self.text.setText(
                translate("Statistics", "Choose another game, other opponents or other matches.")
            )
        else:
            self.head.setText(translate("Statistics", "Nothing has been counted yet"))
            self.text.setText(
                translate(
                    "Statistics",
                    "Play a deal to its end and it is counted here, with your bid and your "
                    "points; a match counts when it is over. Practice, lessons and matches that "
                    "you only watch do not count.",
                )
            )
