"""What farwhist-cli.exe starts with, on Windows: the commands, in a console.

It is without the window, which takes farwhist.exe beside it.
"""

import multiprocessing
import subprocess
import sys
from pathlib import Path

from farwhist.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        sys.exit(main())
    except ModuleNotFoundError as problem:
        if not (problem.name or "").startswith("farwhist.ui"):
            raise
    window = Path(sys.executable).with_name("farwhist.exe")
    sys.exit(subprocess.run([window, *sys.argv[1:]], check=False).returncode)
