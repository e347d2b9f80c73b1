"""What all tests share: Hypothesis draws the same examples every time and has no clock."""

from hypothesis import settings

settings.register_profile("farwhist", derandomize=True, deadline=None)
settings.load_profile("farwhist")
