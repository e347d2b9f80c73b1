"""What the frozen program starts with: ``python -m farwhist``, without a command line's ``-m``."""

import multiprocessing
import sys

from farwhist.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.stdout is None:
        from farwhist import unheard

        sys.exit(unheard.run(main, unheard.show_in_box))
    sys.exit(main())
