"""Write the types of the options anew: ``python -m tests.option_types_update``."""

from tests.helpers.option_types import MODULES, written

if __name__ == "__main__":
    for path, classes in MODULES.items():
        path.write_text(written(classes), encoding="utf-8", newline="\n")
