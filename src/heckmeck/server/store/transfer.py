"""Everything of a server in one file that other programs can read, too.

The file is compressed JSON Lines. The first line is a header, each further line one row of the
database, and the last line says how many there are, so a file that was cut off is noticed. The rows
are those of a format (see `migrations.py`): an import creates a database of that format, fills it,
and migrates it. One more line has the secrets of the daily challenge, which are not in the
database: without them, a server that moves would break its promise.
"""

import contextlib
import gzip
import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from heckmeck.message import os_reason
from heckmeck.server.store.backup import copying_errors, exclusive_folder, existing_database
from heckmeck.server.store.chains import Chains
from heckmeck.server.store.copies import (
    Progress,
    connect,
    private_part,
    put_in_place,
    sync_file,
    sync_folder,
)
from heckmeck.server.store.daily_chain import sound_chains, write_chains
from heckmeck.server.store.files import DAILY_CHAIN, DATABASE, find_trace
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT, STEPS, migrate

VERSION = 2  # 1 had no secrets of the daily challenge
CHAINS = "daily_chain"  # their line
MAX_LINE = 4 << 20  # bytes
NOT_EXPORTED = ("link",)  # codes that live for ten minutes
COMPRESSION = 6

Row = dict[str, Any]


class Malformed(Exception):
    """The file is not a complete export."""


class _Filled(NamedTuple):
    """What an import has read."""

    rows: int
    chains: Chains | None


def export(folder: Path, target: Path, *, overwrite: bool, progress: Progress) -> int:
    """Write everything to a file that only its owner can read; returns the number of rows.

    The server may be running: the export shows one moment. Raises `StoreUnusable`.
    """
    database = existing_database(folder)
    with copying_errors(database, target), contextlib.closing(connect(database)) as db:
        if not overwrite and target.exists():
            raise FileExistsError
        db.execute("BEGIN")
        found = int(db.execute("PRAGMA user_version").fetchone()[0])
        if found != FORMAT:
            raise StoreUnusable("export-format", file=str(database), found=found, known=FORMAT)
        with private_part(target) as part:
            with gzip.open(part, "wb", COMPRESSION) as file:
                count = _write_all(db, folder, file, progress)
            sync_file(part)
            put_in_place(part, target, overwrite)
        sync_folder(target.parent)
    return count


def import_(source: Path, folder: Path, *, progress: Progress) -> int:
    """Fill an empty folder from an export, completely or not at all; returns the number of rows.

    Raises `StoreUnusable`.
    """
    database = folder / DATABASE
    if database.exists() or find_trace(database):
        raise StoreUnusable("import-exists", folder=str(folder))
    with exclusive_folder(folder), copying_errors(source, database):
        with private_part(database) as part:
            try:
                with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as db:
                    filled = _fill(db, part, source, progress)
            except (Malformed, EOFError, gzip.BadGzipFile, zlib.error) as error:
                raise StoreUnusable(
                    "import-malformed", file=str(source), why=os_reason(error)
                ) from None
            sync_file(part)
            # The secrets come first: a server without them would begin a new chain.
            _add_chains(folder, filled.chains)
            put_in_place(part, database, overwrite=False)
        sync_folder(folder)
    return filled.rows


def _add_chains(folder: Path, exported: Chains | None) -> None:
    """Never replaces what the folder has by something older. Raises `StoreUnusable`."""
    there = sound_chains(folder)
    if exported is None:
        return
    merged = exported if there is None else exported.merged(there)
    if merged is None:
        raise StoreUnusable("import-chain", file=str(folder / DAILY_CHAIN))
    if merged != there:
        write_chains(folder, merged)


def _write_all(
    db: sqlite3.Connection, folder: Path, file: gzip.GzipFile, progress: Progress
) -> int:
    names = [
        name
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
        if name not in NOT_EXPORTED and not name.startswith("sqlite_")  # statistics, for example
    ]
    total = sum(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names)  # noqa: S608
    _write(file, {"heckmeck": "export", "version": VERSION, "format": FORMAT})
    # After the snapshot of the database has begun: every try in it has a chain that is there now.
    if (chains := sound_chains(folder)) is not None:
        _write(file, {CHAINS: msgspec.to_builtins(chains)})
    done = 0
    for name in names:
        cursor = db.execute(f"SELECT * FROM {name}")  # noqa: S608
        columns = [column[0] for column in cursor.description]
        for row in cursor:
            _write(file, {name: dict(zip(columns, map(_to_json, row), strict=True))})
            done += 1
            if done % 1000 == 0:
                progress(done, total)
    _write(file, {"rows": done})
    return done


def _write(file: gzip.GzipFile, line: Row) -> None:
    file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def _to_json(value: Any) -> Any:
    """Bytes are an object: as text where they are text, else in hexadecimal."""
    if not isinstance(value, bytes):
        return value
    try:
        return {"text": value.decode()}
    except UnicodeDecodeError:
        return {"hex": value.hex()}


def _from_json(value: Any) -> Any:
    match value:
        case None | int() | float() | str():
            return value
        case {"text": str(text), **rest} if not rest:
            return text.encode()
        case {"hex": str(digits), **rest} if not rest:
            return bytes.fromhex(digits)
    raise Malformed("a value is neither a number nor text nor bytes")


def _fill(db: sqlite3.Connection, part: Path, source: Path, progress: Progress) -> _Filled:
    chains: Chains | None = None
    size = source.stat().st_size
    with source.open("rb") as packed, gzip.open(packed, "rb") as file:
        lines = _lines(file)
        found = _format(next(lines, None))
        db.execute("PRAGMA journal_mode=OFF")  # if it fails, the file is thrown away
        db.execute("PRAGMA synchronous=OFF")
        for step in STEPS[:found]:
            step(db)
        db.execute(f"PRAGMA user_version={found}")
        db.execute("BEGIN")
        done = 0
        complete = False
        for line in lines:
            if complete:
                raise Malformed("there is something after its end")
            if line.keys() == {"rows"} and isinstance(line["rows"], int):
                complete = True
                if line["rows"] != done:
                    raise Malformed(f"it has {done} rows instead of {line['rows']}")
                continue
            if line.keys() == {CHAINS}:
                chains = _read_chains(line[CHAINS], chains)
                continue
            _insert(db, line)
            done += 1
            if done % 1000 == 0:
                progress(packed.tell(), size)
        if not complete:
            raise Malformed("its end is missing")
        db.execute("COMMIT")
    migrate(db, part, keep_copy=False)
    db.execute("PRAGMA journal_mode=WAL")
    return _Filled(done, chains)


def _read_chains(value: Any, before: Chains | None) -> Chains:
    if before is not None:
        raise Malformed("it has two daily chains")
    try:
        return msgspec.convert(value, Chains)
    except msgspec.ValidationError as error:
        raise Malformed(f"its daily chain is wrong: {error}") from None


def _lines(file: gzip.GzipFile) -> Iterator[Row]:
    number = 0
    while text := file.readline(MAX_LINE):
        number += 1
        try:
            line = json.loads(text)
        except (ValueError, RecursionError):
            raise Malformed(f"line {number} is not JSON") from None
        if not isinstance(line, dict) or len(line) < 1:
            raise Malformed(f"line {number} is not an object")
        yield line


def _format(header: Row | None) -> int:
    if header is None or header.get("heckmeck") != "export":
        raise Malformed("it does not begin like one")
    version = header.get("version")
    if not isinstance(version, int) or not 1 <= version <= VERSION:
        raise Malformed(f"it has version {version}; this program knows 1 to {VERSION}")
    found = header.get("format")
    if not isinstance(found, int) or not 1 <= found <= FORMAT:
        raise Malformed(f"it has format {found}; this program knows 1 to {FORMAT}")
    return found


def _insert(db: sqlite3.Connection, line: Row) -> None:
    ((name, row),) = line.items() if len(line) == 1 else (("", None),)
    known = {column[1] for column in db.execute("SELECT * FROM pragma_table_info(?)", (name,))}
    if not known or name.startswith("sqlite_"):
        raise Malformed(f"there is no table {name[:40]!r}")
    if not isinstance(row, dict) or row.keys() != known:
        raise Malformed(f"a row of {name} has the wrong columns")
    columns, marks = ", ".join(row), ", ".join("?" * len(row))
    try:
        values = [_from_json(value) for value in row.values()]
        db.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", values)  # noqa: S608
    except (sqlite3.IntegrityError, OverflowError) as error:
        raise Malformed(f"a row of {name} is not possible: {error}") from None
    except (ValueError, UnicodeEncodeError) as error:
        raise Malformed(f"a value of {name} is wrong: {error}") from None
