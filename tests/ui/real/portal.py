"""Stands for a desktop that knows of no installed program by our name.

Called with a folder, and with the command of the program and its arguments; runs with the system's
Python. Ends with 0 when the program has asked for its name and has begun a match.
"""

import subprocess
import sys
from pathlib import Path

from gi.repository import Gio, GLib

PORTAL = """
<node><interface name="org.freedesktop.host.portal.Registry"><method name="Register">
<arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
</method></interface></node>
"""
PATH = "/org/freedesktop/portal/desktop"
REFUSED = "org.freedesktop.portal.Error.Failed"

folder, command = Path(sys.argv[1]), sys.argv[2:]
asked = []


def refuse(*called):
    *_, arguments, call = called
    asked.append(arguments.unpack()[0])
    call.return_dbus_error(REFUSED, f"Could not register app ID: no {asked[-1]}")


def look():
    if program.poll() is not None or (asked and (folder / "match.json").exists()):
        loop.quit()
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(PORTAL)
bus.register_object(PATH, node.interfaces[0], refuse, None, None)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, None, None)
loop = GLib.MainLoop()
program = subprocess.Popen(command)
GLib.timeout_add(50, look)
GLib.timeout_add_seconds(60, loop.quit)
loop.run()
left = program.poll()
program.terminate()
program.wait()
print(*asked)
sys.exit(left is not None)
