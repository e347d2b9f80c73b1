"""The libraries that the frozen program expects of a Linux system, instead of bringing its own.

They are what every desktop has, or what must fit the rest of the system: drivers load the system's
libstdc++ and zlib, libwayland its libffi, Kerberos its OpenSSL, and fontconfig reads a
configuration of the system's own version. OpenSSL also gets its security updates from the system.
What a desktop may lack, such as libxcb-cursor, is in the bundle. None of these libraries needs one
of the bundle.
"""

from enum import StrEnum
from typing import Final, NamedTuple


class Purpose(StrEnum):
    """What goes without a library that is missing."""

    START = "the program"
    X11 = "the window on X11"
    WAYLAND = "the window on Wayland"
    SOUND = "sound"
    PRINTING = "printers (a PDF can be written without it)"
    NETWORK = "playing together on several computers"


class SystemLibrary(NamedTuple):
    """A library by its soname, and Debian's package of it as in a Depends field."""

    soname: str
    debian: str
    purpose: Purpose


SYSTEM_LIBRARIES: Final = (
    SystemLibrary("libEGL.so.1", "libegl1", Purpose.START),
    SystemLibrary("libGL.so.1", "libgl1", Purpose.START),
    SystemLibrary("libX11.so.6", "libx11-6", Purpose.START),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3", Purpose.START),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1", Purpose.START),
    SystemLibrary("libfreetype.so.6", "libfreetype6", Purpose.START),
    SystemLibrary("libgcc_s.so.1", "libgcc-s1", Purpose.START),
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", Purpose.START),
    SystemLibrary("libgthread-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", Purpose.START),
    SystemLibrary("libstdc++.so.6", "libstdc++6", Purpose.START),
    SystemLibrary("libz.so.1", "zlib1g", Purpose.START),
    SystemLibrary("libzstd.so.1", "libzstd1", Purpose.START),
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", Purpose.X11),
    SystemLibrary("libxcb.so.1", "libxcb1", Purpose.X11),
    SystemLibrary("libwayland-client.so.0", "libwayland-client0", Purpose.WAYLAND),
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0", Purpose.WAYLAND),
    SystemLibrary("libwayland-egl.so.1", "libwayland-egl1", Purpose.WAYLAND),
    SystemLibrary("libpulse.so.0", "libpulse0", Purpose.SOUND),
    SystemLibrary("libcups.so.2", "libcups2t64 | libcups2", Purpose.PRINTING),
    SystemLibrary("libcrypto.so.3", "libssl3t64 | libssl3", Purpose.NETWORK),
    SystemLibrary("libffi.so.8", "libffi8", Purpose.NETWORK),
    SystemLibrary("libssl.so.3", "libssl3t64 | libssl3", Purpose.NETWORK),
)
"""All but those of the C library."""

C_LIBRARY: Final = frozenset((
    "ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6",
    "libmvec.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1",
))  # fmt: skip
"""The parts of glibc. Debian calls all of them libc6."""

DATA: Final = ("xkb-data",)
"""Debian's packages of files, not libraries, that bundled libraries read: keyboard layouts."""

EXPECTED: Final = C_LIBRARY | {library.soname for library in SYSTEM_LIBRARIES}
"""Every soname that a library of the bundle may need without it being in the bundle."""


def packages(*purposes: Purpose) -> list[str]:
    """Return Debian's packages for these purposes, each once, in the order of the alphabet."""
    return sorted({each.debian for each in SYSTEM_LIBRARIES if each.purpose in purposes})
