"""The libraries that the program needs of a Linux system: frozen, and from a checkout.

Those that the frozen program expects instead of bringing its own are what every desktop has, or
what must fit the rest of the system: drivers load the system's libstdc++ and zlib, libwayland its
libffi, Kerberos its OpenSSL, and fontconfig reads a configuration of the system's own version.
OpenSSL also gets its security updates from the system. What a desktop may lack, such as
libxcb-cursor, is in the bundle. None of these libraries needs one of the bundle.
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
    """A library by its soname, and its packages: Debian's as in a Depends field, and Arch's."""

    soname: str
    debian: str
    pacman: str
    purpose: Purpose

    @property
    def apt(self) -> str:
        """The one package that every Debian and Ubuntu can be asked for."""
        return self.debian.rpartition(" | ")[2]


SYSTEM_LIBRARIES: Final = (
    SystemLibrary("libEGL.so.1", "libegl1", "libglvnd", Purpose.START),
    SystemLibrary("libGL.so.1", "libgl1", "libglvnd", Purpose.START),
    SystemLibrary("libX11.so.6", "libx11-6", "libx11", Purpose.START),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3", "dbus", Purpose.START),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1", "fontconfig", Purpose.START),
    SystemLibrary("libfreetype.so.6", "libfreetype6", "freetype2", Purpose.START),
    SystemLibrary("libgcc_s.so.1", "libgcc-s1", "gcc-libs", Purpose.START),
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", "glib2", Purpose.START),
    SystemLibrary("libgthread-2.0.so.0", "libglib2.0-0t64 | libglib2.0-0", "glib2", Purpose.START),
    SystemLibrary("libstdc++.so.6", "libstdc++6", "gcc-libs", Purpose.START),
    SystemLibrary("libz.so.1", "zlib1g", "zlib", Purpose.START),
    SystemLibrary("libzstd.so.1", "libzstd1", "zstd", Purpose.START),
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", "libx11", Purpose.X11),
    SystemLibrary("libxcb.so.1", "libxcb1", "libxcb", Purpose.X11),
    SystemLibrary("libwayland-client.so.0", "libwayland-client0", "wayland", Purpose.WAYLAND),
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0", "wayland", Purpose.WAYLAND),
    SystemLibrary("libwayland-egl.so.1", "libwayland-egl1", "wayland", Purpose.WAYLAND),
    SystemLibrary("libpulse.so.0", "libpulse0", "libpulse", Purpose.SOUND),
    SystemLibrary("libcups.so.2", "libcups2t64 | libcups2", "libcups", Purpose.PRINTING),
    SystemLibrary("libcrypto.so.3", "libssl3t64 | libssl3", "openssl", Purpose.NETWORK),
    SystemLibrary("libffi.so.8", "libffi8", "libffi", Purpose.NETWORK),
    SystemLibrary("libssl.so.3", "libssl3t64 | libssl3", "openssl", Purpose.NETWORK),
)
"""All but those of the C library."""

BUNDLED: Final = (
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", Purpose.START),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", Purpose.X11),
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", Purpose.X11),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", Purpose.X11),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", Purpose.X11),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0", "libxcb", Purpose.X11),
)
"""What a desktop may lack, and the frozen program brings; from a checkout it is the system's."""

C_LIBRARY: Final = frozenset((
    "ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6",
    "libmvec.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1",
))  # fmt: skip
"""The parts of glibc. Debian calls all of them libc6."""

DATA: Final = ("xkb-data",)
"""Debian's packages of files, not libraries, that bundled libraries read: keyboard layouts."""

EXPECTED: Final = C_LIBRARY | {library.soname for library in SYSTEM_LIBRARIES}
"""Every soname that a library of the bundle may need without it being in the bundle."""


def from_checkout(*purposes: Purpose) -> tuple[SystemLibrary, ...]:
    """Return what the program needs of the system for these purposes when it is not frozen."""
    return tuple(each for each in (*SYSTEM_LIBRARIES, *BUNDLED) if each.purpose in purposes)


def packages(*purposes: Purpose) -> list[str]:
    """Return Debian's packages for these purposes, each once, in the order of the alphabet."""
    return sorted({each.debian for each in SYSTEM_LIBRARIES if each.purpose in purposes})
