"""Rewrite the recorded matches: ``python -m tests.goldens_update``. Then read the difference."""

from tests.helpers.golden import write_all

if __name__ == "__main__":
    write_all()
