"""Bots in any language: a program that reads one position per line and writes one move per line.

The program is one child process per game. It gets the position (see `docs/bots.md`) as one line of
JSON and answers with one line: a move from `legal`. It has `seconds` per move. Anything it does
wrong is a `BotFailure`; after the first one the program is ended and not asked again.
"""

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import weakref
from contextlib import suppress
from time import monotonic

from heckmeck.bots.bot import UnknownBot
from heckmeck.bots.referee import BotFailure
from heckmeck.message import Message, os_reason
from heckmeck.rules import PlayerMove, RecordSyntaxError, State, move_from_json, position
from heckmeck.rules.strict_json import loads, shown

PREFIX = "cmd:"
MOVE_SECONDS = 5.0
MAX_ANSWER = 4096  # bytes; the longest move is shorter than a hundredth of this
KEPT_ERRORS = 2048  # bytes of standard error, to explain a failure
FAREWELL_SECONDS = 0.5  # for a program to exit after its input was closed


class StdioBot:
    """Runs a program as a bot. `name` is `cmd:` followed by the command."""

    def __init__(self, name: str, seconds: float = MOVE_SECONDS) -> None:
        self.name = name
        self._seconds = seconds
        self._command = _command(name)
        self._program: _Program | None = None
        self._failure: BotFailure | None = None

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        if self._failure is not None:
            raise self._failure
        try:
            if self._program is None:
                self._program = _Program(self._command)
            line = json.dumps(position(state), separators=(",", ":"))
            answer = self._program.ask(line.encode() + b"\n", self._seconds)
            return _move(answer, legal)
        except BotFailure as error:
            what = Message.of(error)  # a sentence without its subject
            self._failure = BotFailure("bot-failed", name=self.name, what=what)
            self.close()
            raise self._failure from None

    def close(self) -> None:
        """End the program. Closing twice is fine; another question starts the program again."""
        if self._program is not None:
            self._program.end()
            self._program = None


class _Program:
    """A child process whose pipes never block beyond a deadline."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  the command is what the user asked for
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that its own children can be ended too
            )
        except OSError as error:
            raise BotFailure("bot-not-started", why=os_reason(error)) from None
        # Runs when this object is garbage collected, or at the latest when Python exits.
        self.end = weakref.finalize(self, _end, self._process)
        self._errors = b""
        self._answer = b""
        self._to_write = b""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line and return the one line of the answer. Raises `BotFailure`."""
        deadline = monotonic() + seconds
        self._pump()
        if self._answer:
            raise BotFailure("bot-unasked", said=_excerpt(self._answer))
        self._to_write = line
        while b"\n" not in self._answer:
            if len(self._answer) > MAX_ANSWER:
                raise BotFailure("bot-long", most=MAX_ANSWER)
            left = deadline - monotonic()
            if left <= 0:
                raise BotFailure("bot-late", seconds=seconds)
            if not self._pump(left):
                raise self._ended()
        answer, _, more = self._answer.partition(b"\n")
        if more:
            raise BotFailure("bot-lines", said=_excerpt(more))
        self._answer = b""
        return answer

    def _pump(self, seconds: float = 0.0) -> bool:
        """Read and write what the pipes can take. False once standard output is closed."""
        process = self._process
        if process.stdin is None or process.stdout is None or process.stderr is None:
            return False
        with selectors.DefaultSelector() as selector:
            for pipe in (process.stdout, process.stderr):
                if not pipe.closed:
                    selector.register(pipe, selectors.EVENT_READ)
            if self._to_write:
                selector.register(process.stdin, selectors.EVENT_WRITE)
            for key, _ in selector.select(seconds):
                if key.fileobj is process.stdin:
                    self._write(process.stdin.fileno())
                elif key.fileobj is process.stdout:
                    data = os.read(process.stdout.fileno(), MAX_ANSWER + 1)
                    self._answer += data
                    if not data:
                        process.stdout.close()
                else:
                    data = os.read(process.stderr.fileno(), 65536)
                    self._errors = (self._errors + data)[-KEPT_ERRORS:]
                    if not data:
                        process.stderr.close()
        return not process.stdout.closed

    def _write(self, pipe: int) -> None:
        try:
            self._to_write = self._to_write[os.write(pipe, self._to_write) :]
        except BlockingIOError:
            pass
        except OSError:
            self._to_write = b""  # it closed its input; its output may still have the answer

    def _ended(self) -> BotFailure:
        """How it ended: its status and the last line of its standard error, if known."""
        try:
            status = self._process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            return BotFailure("bot-ended")
        self._pump()
        lines = self._errors.decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        if not said:
            return BotFailure("bot-ended-status", status=status)
        return BotFailure("bot-ended-words", status=status, said=said[-1][:200])


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Close the pipes, give the program a moment to exit, then kill its whole session."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL_SECONDS)
    with suppress(ProcessLookupError, PermissionError):  # all processes have ended
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _command(name: str) -> list[str]:
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownBot("bot-command", name=name, why=str(error)) from None
    if not command:
        raise UnknownBot("bot-no-command", prefix=PREFIX)
    if shutil.which(command[0]) is None:
        raise UnknownBot("bot-no-program", program=command[0], name=name)
    return command


def _move(answer: bytes, legal: tuple[PlayerMove, ...]) -> PlayerMove:
    try:
        data = loads(answer)
        move = move_from_json(data)
    except RecordSyntaxError as error:
        raise BotFailure("bot-nonsense", said=_excerpt(answer), why=Message.of(error)) from None
    if move not in legal:
        raise BotFailure("bot-cheated", move=shown(data))
    return move


def _excerpt(data: bytes) -> str:
    text = data.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")
