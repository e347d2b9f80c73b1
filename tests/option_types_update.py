"""Write the types of the options anew: ``python -m tests.option_types_update``."""

from tests.helpers.option_types import TARGET, written

if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8", newline="\n")
