"""The record file of a running game: locked, and only complete lines are written."""

import errno
import os
import stat
from datetime import datetime
from io import BufferedReader, FileIO
from pathlib import Path
from typing import BinaryIO

import click

from heckmeck.cli.errors import file_error, unreadable, unwritable
from heckmeck.cli.language import translate_error
from heckmeck.files import lock
from heckmeck.rules import Record, RecordError, bounded_lines, read_record
from heckmeck.user_data import games_folder


class RecordFile:
    """An open record that moves are appended to. If that fails, the program exits."""

    def __init__(self, path: Path, mode: str) -> None:
        """Create a file (mode `x`, may raise `FileExistsError`) or open one (mode `r+`)."""
        self.path = path
        try:
            # Unbuffered, so that closing the file never retries what a full disk rejected.
            self._file = click.get_current_context().with_resource(FileIO(path, mode))
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))
        except FileExistsError:
            raise
        except OSError as error:
            missing = isinstance(error, FileNotFoundError) and mode == "r+"
            file_error(path, unreadable(error) if missing else unwritable(error))
        # The package filelock would leave a lock file next to the record. Without locks, `append`
        # still notices if another program changes the file.
        if not lock(self._file):
            file_error(path, "this file is open in another game")
        self._size = self._file.seek(0, os.SEEK_END)
        self._separator = b""  # a line break, if the last line has none

    def read(self) -> Record:
        self._file.seek(0)
        with BufferedReader(FileIO(self._file.fileno(), closefd=False)) as file:
            record = _read(self.path, file)
        self._file.seek(-1, os.SEEK_END)
        if self._file.read(1) != b"\n":
            self._separator = b"\n"
        return record

    def append(self, lines: str) -> None:
        """Write all lines, or none if that fails."""
        data = self._separator + lines.encode()
        if self._file.seek(0, os.SEEK_END) != self._size:
            file_error(self.path, "another program has changed this file; nothing more is written")
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except BaseException as error:
            self._file.truncate(self._size)
            if isinstance(error, OSError):
                file_error(self.path, unwritable(error))
            raise
        self._size += len(data)
        self._separator = b""

    def close(self) -> None:
        self._file.close()


def create_record(path: Path | None, record: Record) -> RecordFile:
    """Save a record to a new file, by default in the folder of the user's games."""
    if path is None:
        file = _default_file()
    else:
        try:
            file = RecordFile(path, "x")
        except FileExistsError:
            if path.is_dir():
                file_error(path, "is a directory, not a file")
            file_error(path, "already exists; resume it with --resume or use another name")
    try:
        file.append(str(record))
    except BaseException:
        file.close()
        file.path.unlink()
        raise
    return file


def read_record_file(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            return _read(path, file)
    except OSError as error:
        file_error(path, unreadable(error))


def _read(path: Path, file: BinaryIO) -> Record:
    try:
        return read_record(bounded_lines(file))
    except RecordError as error:
        file_error(path, translate_error(error.cause), error.line)


def _default_file() -> RecordFile:
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        file_error(folder, unwritable(error))
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        suffix = "" if number == 1 else f"-{number}"
        try:
            return RecordFile(folder / f"{name}{suffix}.heck", "x")
        except FileExistsError:
            number += 1
