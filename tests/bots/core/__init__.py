"""Tests of what a seat knows, in the numbers that are played out."""
