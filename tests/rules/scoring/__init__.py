"""Tests of what a deal is scored."""
