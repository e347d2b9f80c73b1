"""Pass bytes on to a host after a delay: ``python -m tests.network.delaying PORT HOST DELAY``.

It listens at the port of the loopback. The order of the bytes stays, as in TCP.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from random import Random


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float, rng: Random
) -> None:
    loop, waiting = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()

    async def write() -> None:
        with suppress(OSError):
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(due - loop.time())
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()

    writing = asyncio.create_task(write())
    with suppress(OSError):
        while data := await reader.read(65536):
            waiting.put_nowait((loop.time() + delay * rng.uniform(0.5, 1.5), data))
    waiting.put_nowait((loop.time(), b""))
    await writing


async def _serve(port: int, host: str, delay: float) -> None:
    rng = Random(port)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(host, port)
        except OSError:
            writer.close()
            return
        there = _pass_on(reader, far_writer, delay, rng)
        back = _pass_on(far_reader, writer, delay, rng)
        await asyncio.gather(there, back)

    server = await asyncio.start_server(connect, "127.0.0.1", port)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]) / 1000))
