"""The languages of the program, as the translations that lie beside the package say."""

from pathlib import Path
from typing import Final

TRANSLATIONS: Final = Path(__file__).parent.parent.parent / "translations"

CATALOGUES: Final = sorted(TRANSLATIONS.glob("farwhist_*.ts"))

LANGUAGES: Final = [path.stem.partition("_")[2] for path in CATALOGUES]
"""Their codes, in the order of the alphabet."""
