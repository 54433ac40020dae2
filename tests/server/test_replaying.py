"""Records played for clients that know no rules."""

import asyncio
import gzip
import json
import re
from pathlib import Path

import psutil
import pytest

from heckmeck import Game, Setup, Stop
from heckmeck.bots import make_bot
from heckmeck.chances import DamagedModel
from heckmeck.client import Server, ServerRefused
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


def dawdled(setup: Setup, moves: int) -> Game:
    """A finished game in which nobody took anything for so many moves."""
    game = Game(setup, seed=1)
    bot = make_bot("cautious")
    for _ in range(moves):
        going_on = [move for move in game.legal if not isinstance(move, Stop)]
        game.play((going_on or game.legal)[-1])
    while not game.over:
        game.play(bot.choose(game.state, game.legal))
    return game


def test_a_game_of_many_thousand_moves_is_replayed_to_its_end() -> None:
    game = dawdled(Setup("specialists", ("Anna", "Ben")), 5000)
    told = replayed(str(game.record))
    assert len(told.steps) == len(game.record.entries) + 1 > 5000
    assert told.left_out == 0
    assert told.steps[-1].game.position.over
    assert told.chances[-1].step == len(told.steps) - 1


def test_a_record_that_would_grow_too_large_says_how_much_is_left_out() -> None:
    game = dawdled(Setup("original", ("x" * 300_000, "Ben")), 300)
    told = replayed(str(game.record))
    assert len(told.steps) * 300_000 < 100_000_000
    assert told.left_out == len(game.record.entries) + 1 - len(told.steps) > 0


def test_the_replay_of_a_table_is_that_of_its_record(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(1, ["cautious"])
            path = f"/api/tables/{party.created.id}"
            with pytest.raises(ServerRefused, match="once the game has ended"):
                await party.server.raw("GET", f"{path}/replay")
            await party.play_on()
            record = (await party.server.raw("GET", f"{path}/record")).decode()
            body = json.dumps({"record": record}).encode()
            expected = json.loads(await party.server.raw("POST", "/api/replay", body))
            told = json.loads(await party.server.raw("GET", f"{path}/replay"))
            assert told == expected
            assert told["steps"][-1]["game"]["position"]["over"]

    asyncio.run(play())


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


def test_a_damaged_model_leaves_only_the_chances_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> None:
        raise DamagedModel("model-damaged", name="original-2")

    monkeypatch.setattr("heckmeck.chances.model_of", damaged)
    told = replayed(f"{HEADER}\n{ROLL}\n")
    assert len(told.steps) == 2
    assert (told.chances, told.swings, told.problem) == ([], [], None)
