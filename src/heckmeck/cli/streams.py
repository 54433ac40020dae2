"""The standard streams, and what happens when they fail or the user presses Ctrl-C."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO

from heckmeck.message import os_reason

INTERRUPTED = 130  # the exit status that shells use: 128 plus the number of the signal


class OutputError(Exception):
    """Standard output cannot be written.

    This is not an `OSError`, so that no command takes it for a problem with its own file.
    """


class _StandardError(TextIOWrapper):
    """Standard error. If it cannot be written, its text is dropped."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            self.on_error(error)
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            self.on_error(error)

    def on_error(self, error: OSError) -> None:  # noqa: ARG002  used by the subclass
        # Python flushes the buffer again at exit. It would print an error if that failed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())


class _StandardOutput(_StandardError):
    """Standard output. If it cannot be written, the program ends."""

    def on_error(self, error: OSError) -> None:
        super().on_error(error)
        if isinstance(error, BrokenPipeError):
            raise error  # not a failure: the reader, such as `head`, has read enough
        raise OutputError(os_reason(error)) from error


def prepare_streams() -> None:
    """Make the three standard streams safe to use.

    A closed stream is opened again. Otherwise the next file that is opened, such as a record, would
    get its file descriptor. Closed input is empty, and closed output cannot be written.
    """
    for descriptor, mode in enumerate((os.O_RDONLY, os.O_RDONLY, os.O_WRONLY)):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, mode)  # gets the lowest free descriptor, which is this one
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # input may not be valid text
    elif sys.stdin is None:
        sys.stdin = TextIOWrapper(BufferedReader(FileIO(0, closefd=False)), "utf-8")
    sys.stdout = _guarded(sys.stdout, 1, _StandardOutput)
    sys.stderr = _guarded(sys.stderr, 2, _StandardError)


def _guarded(stream: TextIO | None, descriptor: int, kind: type[_StandardError]) -> TextIO:
    # "replace": a name in a record may have characters that this terminal cannot show.
    if stream is None:
        return kind(BufferedWriter(FileIO(descriptor, "w", closefd=False)), "utf-8", "replace")
    if not isinstance(stream, TextIOWrapper):
        return stream
    encoding, line_buffering = stream.encoding, stream.line_buffering or stream.write_through
    return kind(stream.detach(), encoding, "replace", line_buffering=line_buffering)


def open_input(file: str) -> AbstractContextManager[BinaryIO]:
    """Open a file that the user named, or standard input for `-`. Raises `OSError`."""
    # Standard input stays open, so that a second `-` finds it empty.
    return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")


@contextmanager
def exit_on_interrupt() -> Iterator[None]:
    """Exit without a message when the user presses Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
