"""A rubber: the best of three games, each to a number of points.

Source: Laws of Whist. A deal scores for the game that is played, tricks first: whoever reaches the
game with them has won it, and the honours of the others come too late. A side that lacks one point
scores no honours. Then both begin the next game with nothing. The winners of a game to 5 gain 3
points against a side with nothing, 2 against one with fewer than three, else 1; those of the rubber
2 more. Our own: a game to 10, which was single or double, is double against fewer than five.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.undertaken import SidePay
from farwhist.rules.sides import score_before

GAMES: Final = 2
"""So many games win the rubber."""

BONUS: Final = 2
"""What the rubber is worth beside its games."""

TRICKS_ONLY: Final = 1
"""Who needs so few points scores no honours."""


class RubberScore(Struct, frozen=True):
    """After a deal: the score of its game, the games that are won, and the points it gave."""

    game: tuple[Points, ...]
    games: tuple[int, ...]
    points: tuple[Points, ...]


class Rubber(Struct, frozen=True):
    """How deals add up to games.

    Args:
        pay: what both sides score in a deal.
        goal: the points of a game.
        values: what a game is worth against a score below each number, the lowest first; else 1.
    """

    pay: SidePay
    goal: int
    values: tuple[tuple[int, int], ...]

    def scored(self, position: Position) -> RubberScore:
        """Return what the deal that has ended comes to after the deals before it."""
        before, games = score_before(position.results)
        game = list(before)
        parts = [self.pay.parts(position, side) for side in (0, 1)]
        for honours in (False, True):
            for side in (0, 1):
                if honours and before[side] == self.goal - TRICKS_ONLY:
                    continue
                game[side] += sum(
                    part.points for part in parts[side] if (part.key == "honours") is honours
                )
            if max(game) >= self.goal:
                break
        points, won = [0.0, 0.0], list(games)
        if max(game) >= self.goal:
            winner = game.index(max(game))
            won[winner] += 1
            points[winner] = self._worth(game[1 - winner]) + BONUS * (won[winner] == GAMES)
        return RubberScore(tuple(game), tuple(won), tuple(map(int, points)))

    def _worth(self, lost: Points) -> int:
        return next((value for below, value in self.values if lost < below), 1)

    def explained(self, results: Sequence[DealResult], number: int, seat: Seat) -> Parts:
        """Return the parts of what the side of a seat scored in `results[number]`."""
        result, side = results[number], seat % 2
        points = int(result.points[side])
        if not points:
            return ()
        if result.games[side] < GAMES:
            return (Part("game", points),)
        return (Part("game", points - BONUS), Part("rubber", BONUS))


SHORT: Final = ((1, 3), (3, 2))
"""Games to 5: treble, double, single."""

LONG: Final = ((5, 2),)
"""Games to 10: double, single."""
