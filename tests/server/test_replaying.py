"""Records played for clients that know no rules."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import psutil
import pytest

from heckmeck.client import Server
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers.replay import replayed
from tests.server.lines import ask
from tests.server.players import Party
from tests.server.process import ServerProcess

HEADER = '{"heckmeck":1,"edition":"original","players":["A\u2028nna","Ben"]}'
ROLL = '{"do":"roll","dice":"4441235w"}'


def test_every_line_is_one_step_and_only_line_feeds_end_lines() -> None:
    told = replayed(f"{HEADER}\n{ROLL}\n")
    assert (len(told.steps), told.problem) == (2, None)


def test_a_bad_line_keeps_the_steps_before_it() -> None:
    told = replayed(f"{HEADER}\n{ROLL}\n{ROLL}\n")
    assert len(told.steps) == 2
    assert told.problem is not None
    assert "3: dice must be set aside before rolling again" in told.problem


def test_a_record_without_a_header_is_refused() -> None:
    with pytest.raises(Refusal):
        replayed("")


def test_answers_are_compressed_for_whoever_understands_it(server: ServerProcess) -> None:
    body = json.dumps({"record": f"{HEADER}\n{ROLL}\n"}).encode()
    head = b"POST /api/replay HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    head += b"Content-Length: %d\r\n" % len(body)
    plain = ask(server, head + b"\r\n" + body)
    packed = ask(server, head + b"Accept-Encoding: gzip\r\n\r\n" + body)
    assert b"content-encoding" not in plain
    assert b"content-encoding: gzip" in packed
    told = b"".join(re.findall(rb"\{.*\}", plain, re.DOTALL))
    assert gzip.decompress(packed.partition(b"\r\n\r\n")[2]) == told
    assert len(json.loads(told)["steps"]) == 2


def test_a_slow_replay_does_not_delay_tables(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async def ask() -> bytes:
            body = json.dumps({"record": f"{HEADER}\n{ROLL}\n"}).encode()
            return await Server(server.url).raw("POST", "/api/replay", body)

        told = json.loads(await ask())
        assert (len(told["steps"]), told["problem"]) == (2, None)
        (child,) = psutil.Process(server.pid).children()
        child.suspend()  # as if the record were endless
        waiting = asyncio.create_task(ask())
        async with Party(server.url) as party:
            await party.begin(2, ["cautious"])
            await party.play_on(moves=8)
        assert not waiting.done()
        child.resume()
        assert json.loads(await waiting) == told

    with ServerProcess(tmp_path) as server:
        asyncio.run(play(server))
