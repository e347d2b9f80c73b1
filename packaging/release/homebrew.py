"""The cask for Homebrew."""

from pathlib import Path

import addresses
import project
from farwhist import identity
from farwhist.store.paths import APP
from macos.info_plist import MINIMUM
from release import files

TOKEN = "far-whist"
DESCRIPTION = "Card game in which you take exactly the tricks that you bid"


def kept() -> tuple[str, ...]:
    """Return what the program, by farwhist/store/paths.py, and macOS keep in a player's home."""
    return (
        f"~/Library/Application Support/{APP}",
        f"~/Library/Logs/{APP}",
        f"~/Library/Preferences/{identity.APP_ID}.plist",
        f"~/Library/Saved Application State/{identity.APP_ID}.savedState",
    )


SYSTEMS = {"13.0": "ventura", "14.0": "sonoma", "15.0": "sequoia"}

CASK = """\
cask "{token}" do
  arch arm: "arm64", intel: "x64"

  version "{version}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{homepage}/releases/download/v#{{version}}/{file}"
  name "{name}"
  desc "{description}"
  homepage "{homepage}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :{minimum}"

  app "{name}.app"

  zap trash: [
{trash}
  ]
end
"""


def cask(folder: Path) -> dict[str, str]:
    """Return the cask by its place in the repository of the casks.

    Stops with a sentence when a disk image is missing, or only one of them is signed.
    """
    images = [files.find(folder, "macos", arch, "dmg") for arch in ("arm64", "x64")]
    arm, intel = (image.name if image else "" for image in images)
    if not arm or not intel:
        raise SystemExit("A cask needs the disk images for arm64 and x64.")
    if arm.replace("arm64", "x64") != intel:
        raise SystemExit(f"{arm} and {intel} must both be signed, or neither.")
    sums = files.sums(folder)
    text = CASK.format(
        token=TOKEN,
        version=project.version(),
        arm=sums[arm],
        intel=sums[intel],
        file=arm.replace(project.version(), "#{version}").replace("arm64", "#{arch}"),
        homepage=addresses.home(),
        name=identity.NAME,
        description=DESCRIPTION,
        minimum=SYSTEMS[MINIMUM],
        trash="\n".join(f'    "{place}",' for place in kept()),
    )
    return {f"homebrew/Casks/f/{TOKEN}.rb": text}
