"""Tests of what a seat thinks and of where it thinks."""
