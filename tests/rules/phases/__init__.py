"""Tests of the phases of a deal."""
