"""Bots, odds and long records in processes of their own, so that no thought ever delays a table.

A child process reads requests from its standard input and ends when that ends; so it does not
outlive the server, however the server ends. It is started when it is first needed.
"""

import asyncio
import logging
import pickle
import struct
import sys
from collections import OrderedDict
from typing import Any

from heckmeck.rules import HeckmeckError, PlayerMove, State, legal_moves
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers.jobs import Thought

log = logging.getLogger("heckmeck.server")

MAX_HINTS = 2000  # remembered


class CannotThink(HeckmeckError):
    """The child process died, was too slow, or said that it cannot."""


class Thinker:
    """Asks the child processes; one question at a time each."""

    def __init__(self, lanes: int = 1, patience: float = 20) -> None:
        self._free: asyncio.LifoQueue[_Lane] = asyncio.LifoQueue()
        self._lanes = [_Lane() for _ in range(lanes)]
        for lane in self._lanes:
            self._free.put_nowait(lane)
        self._patience = patience
        self._hints: OrderedDict[State, Thought] = OrderedDict()

    async def move(self, bot: str, state: State) -> PlayerMove:
        """The bot's move. A bot that fails does not stop the game: the last legal move is made."""
        legal = legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        try:
            move: PlayerMove = await self._ask(("move", bot, state))
        except CannotThink as error:
            log.warning("bot %s: %s", bot, error)
            return legal[-1]
        return move if move in legal else legal[-1]

    async def hint(self, state: State) -> Thought:
        """Every legal move with its odds, and why the best is best. Raises `CannotThink`."""
        found = self._hints.get(state)
        if found is None:
            found = await self._ask(("hint", state))
            self._hints[state] = found
            if len(self._hints) > MAX_HINTS:
                self._hints.popitem(last=False)
        return found

    async def replay(self, record: str) -> Any:
        """`Replayed` as JSON. Raises `Refusal`, and `CannotThink`."""
        answer = await self._ask(("replay", record))
        if isinstance(answer, Refusal):
            raise answer
        return answer

    async def close(self) -> None:
        for lane in self._lanes:
            await lane.close()

    async def _ask(self, question: Any) -> Any:
        lane = await self._free.get()
        try:
            async with asyncio.timeout(self._patience):
                good, answer = await lane.ask(question)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            lane.kill()
            raise CannotThink(f"no answer ({type(error).__name__})") from None
        except asyncio.CancelledError:
            lane.kill()  # its answer would be taken for the next one's
            raise
        finally:
            self._free.put_nowait(lane)
        if not good:
            raise CannotThink(str(answer))
        return answer


class _Lane:
    """One child process, started when it is needed and again when it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Any) -> Any:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "heckmeck.server.workers.jobs",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C in the terminal is for the server; the child ends with its input.
                start_new_session=True,
            )
        if process.stdin is None or process.stdout is None:
            raise EOFError
        data = pickle.dumps(question)
        process.stdin.write(struct.pack("!I", len(data)) + data)
        await process.stdin.drain()
        (size,) = struct.unpack("!I", await process.stdout.readexactly(4))
        return pickle.loads(await process.stdout.readexactly(size))  # noqa: S301  our own child

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None

    async def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
