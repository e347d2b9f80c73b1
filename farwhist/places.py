"""Where the program's own read-only files are: pictures, sounds, help, translations, licences.

One rule covers the three ways in which the program is run:

- in an installed wheel, ``resources`` and ``translations`` lie inside the package ``farwhist``;
- in a frozen bundle they lie there too, below the folder that the bundle unpacks to;
- in a checkout they lie beside the package.

So each is looked for inside the package first, then beside it. Nothing here is ever written to:
what belongs to the player is the store's business.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """Return the path of a file or folder below ``resources``.

    Raises FileNotFoundError when the program does not have it.
    """
    path = _folder("resources").joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path


def translations() -> Path:
    """Return the folder of the compiled translations, ``farwhist_xx.qm``."""
    return _folder("translations")


def languages(folder: Path | None = None) -> set[str]:
    """Return the codes of the languages that the window can speak; English needs no translation.

    `folder` is where the compiled translations lie, if not in their place.
    """
    files = (translations() if folder is None else folder).glob("farwhist_*.qm")
    return {"en", *(file.stem.partition("_")[2] for file in files)}


def notice(name: str) -> str:
    """Return a text about licences, ``LICENSE`` or ``THIRD-PARTY.txt``, that lies with resources.

    The second belongs to a frozen bundle, which holds the software of others; elsewhere the text is
    empty.
    """
    path = _folder("resources").parent / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
