"""The standard streams of a run, and how it ends when they fail or somebody presses Ctrl-C."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper
from typing import TextIO

INTERRUPTED = 130  # as a shell counts: 128 and the number of the signal


class LostOutput(Exception):
    """Standard output cannot be written. No `OSError`, so that nobody blames another file."""


class _Errors(TextIOWrapper):
    """Standard error: what cannot be said there cannot be said at all, and is left unsaid."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            self.lost(error)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            self.lost(error)

    def lost(self, error: OSError) -> None:  # noqa: ARG002  others tell it
        # What is still buffered has to go somewhere, or Python complains once more at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())


class _Output(_Errors):
    """Standard output: losing it is what the run ends with."""

    def lost(self, error: OSError) -> None:
        super().lost(error)
        if isinstance(error, BrokenPipeError):
            raise error  # the reader has seen enough, which is no fault
        raise LostOutput(error.strerror or str(error)) from error


def prepare() -> None:
    """Make the three streams fit for use, whatever they are.

    A closed one is replaced, since its number would otherwise be given to the next file that is
    opened, a record for example. A closed input is an empty one. A closed output cannot be written.
    """
    for number, mode in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)  # gets the lowest free number, which is this one
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # somebody may type what is no text
    elif sys.stdin is None:
        sys.stdin = TextIOWrapper(BufferedReader(FileIO(0, closefd=False)), "utf-8")
    sys.stdout = _guarded(sys.stdout, 1, _Output)
    sys.stderr = _guarded(sys.stderr, 2, _Errors)


def _guarded(stream: TextIO | None, number: int, kind: type[_Errors]) -> TextIO:
    # A name in a record may hold what this terminal cannot show; that is no reason to end.
    if stream is None:
        return kind(BufferedWriter(FileIO(number, "w", closefd=False)), "utf-8", "replace")
    if not isinstance(stream, TextIOWrapper):
        return stream
    encoding, lines = stream.encoding, stream.line_buffering or stream.write_through
    return kind(stream.detach(), encoding, "replace", line_buffering=lines)


@contextmanager
def quiet_interrupt() -> Iterator[None]:
    """Ctrl-C ends the program without a word."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
