"""What farwhist-cli.exe starts with, on Windows: the commands, in a console.

It is without the window, which takes farwhist.exe beside it; and it has no modules of its own, but
reads those of farwhist.exe, so that they are installed once. So nothing is imported before that.
"""

import sys

WINDOW = "farwhist.exe"


def share_modules(program: str, offset: int) -> None:
    """Let PyInstaller's importer find the modules of another program in the same folder.

    Args:
        program: the file of that program.
        offset: where its archive of modules begins, in bytes.
    """
    reader = sys.modules["pyimod01_archive"].ZlibArchiveReader
    modules = reader(f"{program}?{offset}", check_pymagic=True)
    vars(sys.modules["pyimod02_importers"]).update(pyz_archive=modules, _pyz_tree=None)
    sys.path_importer_cache.clear()  # the finders in it know this program's own archive


def main() -> int:
    """Run a command, or the program with a window if that is what the arguments ask for."""
    from shared_modules import OFFSET  # type: ignore[import-not-found]  # the spec writes it

    window = "\\".join((*sys.executable.split("\\")[:-1], WINDOW))
    share_modules(window, OFFSET)
    import multiprocessing
    import subprocess
    from pickle import UnpicklingError

    try:
        multiprocessing.freeze_support()
    except (EOFError, UnpicklingError):  # the program ended before it had said what to do
        return 0
    sys.modules["farwhist.ui"] = None  # type: ignore[assignment]  # a window has no console
    try:
        from farwhist.__main__ import main as run

        return run()
    except ModuleNotFoundError as problem:
        if not (problem.name or "").startswith("farwhist.ui"):
            raise
    return subprocess.run([window, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
