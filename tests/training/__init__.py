"""Tests of what makes the shipped tables."""
