"""The real program and its sounds, with servers that hang, die and come back."""

from __future__ import annotations

import pytest

from tests.helpers.sound_server import COMMANDS, sound_server, until, watched

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", COMMANDS)
def test_sound_comes_back_whatever_becomes_of_sinks_and_servers(kind: str) -> None:
    with sound_server(kind) as server:
        server.start()
        server.add_sink("first")
        with watched(server.environment) as program:
            assert server.hears("first")
            second = server.add_sink("second")
            server.tell("set-default-sink", "second")
            assert server.hears("second")  # switched
            server.tell("unload-module", second)
            assert server.hears("first")  # removed
            server.kill()
            program.plays_on()
            server.start()
            server.add_sink("third")
            assert server.hears("third")  # back
            server.hang()
            program.plays_on()
            server.go_on()
            assert server.hears("third")
            server.hang()
            program.plays_on()
            assert program.ends() == 0  # and does not wait for a server that hangs
            assert program.complaints == ""


def test_without_a_server_it_plays_on_and_is_heard_as_soon_as_there_is_a_sink() -> None:
    with sound_server("pulseaudio") as server, watched(server.environment) as program:
        program.plays_on()
        server.start()
        program.plays_on()
        server.add_sink("first")
        assert server.hears("first")
        assert program.ends() == 0
        assert program.complaints == ""


def test_alsa_is_heard_where_no_server_can_be_and_may_be_busy_at_the_start() -> None:
    forbidden = dict.fromkeys(("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"), "/proc/1")
    with (
        sound_server("pulseaudio") as server,
        watched(server.environment | forbidden) as program,
    ):
        program.plays_on()
        heard = server.alsa.with_name("heard.raw")
        server.alsa.write_text(
            "pcm.silence { type null }\n"
            f'pcm.!default {{ type file slave.pcm silence file "{heard}" format raw }}\n'
        )
        until("a sound", lambda: heard.exists() and any(heard.read_bytes()))
        program.plays_on()
        assert program.ends() == 0
        assert program.complaints == ""
