"""Synthesises every sound of the table into this folder: python3 resources/sounds/make.py

Standard library only, and the same bytes each time. All sounds are mono, 16 bits, 32 kHz, short
and soft; where a sound comes often it has three variants.
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

RATE = 32_000
HERE = Path(__file__).resolve().parent

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return nothing, for so long."""
    return [0.0] * int(seconds * RATE)


def noise(seconds: float, rng: Random) -> Samples:
    """Return white noise."""
    return [rng.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def band(samples: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """Return what a resonant filter lets through; its centre in hertz may move with time."""
    low = 0.0
    found = []
    for number, sample in enumerate(samples):
        pitch = 2 * math.sin(math.pi * min(centre(number / RATE), RATE / 6.5) / RATE)
        passed = found[-1] if found else 0.0
        high = sample - low - width * passed
        passed += pitch * high
        low += pitch * passed
        found.append(passed)
    return found


def fade(samples: Samples, attack: float, half_life: float) -> Samples:
    """Return a sound that swells for `attack` seconds and then halves every `half_life`."""
    rise = max(1, int(attack * RATE))
    decay = math.log(2) / (half_life * RATE)
    return [
        sample * min(1.0, number / rise) * math.exp(-decay * max(0, number - rise))
        for number, sample in enumerate(samples)
    ]


def tone(pitch: float, seconds: float, partials: Iterable[tuple[float, float]]) -> Samples:
    """Return a steady tone of partials, each a multiple of the pitch and a loudness."""
    steps = int(seconds * RATE)
    parts = [(2 * math.pi * pitch * ratio / RATE, level) for ratio, level in partials]
    return [sum(level * math.sin(step * n) for step, level in parts) for n in range(steps)]


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Return layers added up, each with its start in seconds and its loudness."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in layers)
    found = [0.0] * length
    for start, level, samples in layers:
        first = int(start * RATE)
        for number, sample in enumerate(samples):
            found[first + number] += level * sample
    return found


def slide(rng: Random, seconds: float, start: float, end: float) -> Samples:
    """Return card on card or card on felt: noise whose pitch moves."""

    def pitch(time: float) -> float:
        return start + (end - start) * time / seconds

    # Twice, or the hiss far above the pitch is as loud as the pitch itself.
    air = band(band(noise(seconds, rng), pitch, 0.8), pitch, 0.8)
    return fade(air, seconds * 0.25, seconds * 0.22)


def tap(rng: Random, pitch: float, brightness: float) -> Samples:
    """Return a card put down: a click of paper and the table under it."""
    click = fade(band(noise(0.07, rng), lambda t: 2600.0, 0.8), 0.001, 0.008)
    table = fade(tone(pitch, 0.12, ((1, 1.0), (2.7, 0.25))), 0.002, 0.018)
    return mix((0, brightness, click), (0.002, 0.55, table))


BELL = ((1, 1.0), (2.0, 0.35), (3.01, 0.16), (4.2, 0.06))
WOOD = ((1, 1.0), (3.9, 0.22))


def bell(pitch: float, half_life: float = 0.16) -> Samples:
    """Return a soft bell."""
    return fade(tone(pitch, half_life * 6, BELL), 0.006, half_life)


def variants(name: str, make: Callable[[Random, int], Samples]) -> dict[str, Samples]:
    """Return three sounds of one kind, each from its own generator."""
    return {f"{name}-{n}": make(Random(f"{name}/{n}"), n) for n in (1, 2, 3)}


def all_sounds() -> dict[str, Samples]:
    """Return every sound by the name of its file."""
    rng, own = Random("table"), Random("own")
    chord = (392.0, 493.88, 587.33)
    win = (392.0, 493.88, 587.33, 783.99)
    return {
        **variants("deal", lambda r, n: slide(r, 0.075 + 0.008 * n, 3400, 1900 - 120 * n)),
        **variants("place", lambda r, n: tap(r, 150 + 14 * n, 0.9)),
        **variants("gather", lambda r, n: slide(r, 0.20 + 0.02 * n, 900 + 60 * n, 2600)),
        "flip": mix((0, 0.7, slide(rng, 0.06, 1800, 3600)), (0.045, 0.8, tap(rng, 170, 0.8))),
        "ready": fade(tone(660, 0.12, WOOD), 0.002, 0.022),
        "reveal": mix(*((0.02 * n, 0.4, bell(pitch, 0.14)) for n, pitch in enumerate(chord))),
        "made": mix((0, 0.6, bell(587.33, 0.1)), (0.1, 0.7, bell(880.0, 0.15))),
        "failed": mix((0, 0.9, tap(rng, 98, 0.25)), (0.11, 0.6, tap(rng, 82, 0.2))),
        "turn": bell(659.25, 0.06),
        "refused": mix((0, 0.8, tap(own, 130, 0.3)), (0.07, 0.8, tap(own, 118, 0.3))),
        "trick_won": mix((0, 0.6, bell(523.25, 0.06)), (0.07, 0.7, bell(659.25, 0.09))),
        "trick_lost": mix((0, 0.6, bell(392.0, 0.06)), (0.07, 0.7, bell(293.66, 0.09))),
        "broken": mix((0, 0.9, tap(own, 300, 1.0)), (0.03, 0.6, slide(own, 0.18, 4200, 1200))),
        "win": mix(*((0.13 * n, 0.5, bell(pitch, 0.22)) for n, pitch in enumerate(win))),
    }


def write(path: Path, samples: Samples, loudness: float = 0.5) -> None:
    """Write a sound so that its loudest sample has this loudness, from 0 to 1.

    Its last 8 ms fade out, so that none ends with a click.
    """
    peak = max(abs(sample) for sample in samples)
    ends = [min(1.0, left / (0.008 * RATE)) for left in range(len(samples) - 1, -1, -1)]
    data = b"".join(
        struct.pack("<h", round(32767 * loudness * sample * end / peak))
        for sample, end in zip(samples, ends, strict=True)
    )
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main() -> None:
    """Write all sounds."""
    for name, samples in all_sounds().items():
        write(HERE / f"{name}.wav", samples)


if __name__ == "__main__":
    main()
