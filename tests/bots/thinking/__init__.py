"""Tests of the process in which seats think, and of its tasks."""
