"""Least squares in plain Python, so that the same hands give the same weights everywhere."""

from __future__ import annotations


def add(matrix: list[list[float]], right: list[float], row: list[int], value: float) -> None:
    """Add one hand to the equations of least squares: its features, and what they should give."""
    seen = [(i, x) for i, x in enumerate(row) if x]
    for i, x in seen:
        right[i] += x * value
        line = matrix[i]
        for j, y in seen:
            line[j] += x * y


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a symmetric positive system (Cholesky)."""
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j]
            for k in range(j):
                rest -= low[i][k] * low[j][k]
            low[i][j] = rest**0.5 if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        rest = right[i]
        for k in range(i):
            rest -= low[i][k] * half[k]
        half[i] = rest / low[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = half[i]
        for k in range(i + 1, size):
            rest -= low[k][i] * found[k]
        found[i] = rest / low[i][i]
    return found
