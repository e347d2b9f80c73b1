"""Rewrite the recorded matches: ``python -m tests.goldens_update``. Then read the difference."""

from tests.helpers import family_golden, golden

if __name__ == "__main__":
    golden.write_all()
    family_golden.write_all()
