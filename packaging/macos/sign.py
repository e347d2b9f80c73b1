"""Sign with the secrets of a release: ``sign.py app`` what was frozen, ``sign.py image`` the rest.

Where these secrets are, nothing runs but this, Python itself and the tools of macOS: no package of
others, which could read them.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project
from macos import info_plist, signing


def main() -> None:
    parser = argparse.ArgumentParser(prog="sign.py", description=__doc__)
    parser.add_argument("what", choices=("app", "image"))
    what = parser.parse_args().what
    if not any(map(os.environ.get, signing.SECRETS)):
        sys.exit("There is nothing to sign with.")
    with signing.signer(os.environ) as signer:
        if what == "app":
            app = project.DIST / info_plist.APP
            info_plist.localise(app)
            signer.sign_app(app)
            signer.notarise(app)
        else:
            image = project.DIST / project.file_name("dmg")
            signer.sign_image(image)
            signer.notarise(image)


if __name__ == "__main__":
    main()
