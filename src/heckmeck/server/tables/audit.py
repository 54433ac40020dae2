"""Check a data folder: the file, every log, every index, the dice of every finished game."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from heckmeck.dice.verify import verify
from heckmeck.message import os_reason
from heckmeck.protocol.entries import BotSat, Opened, Sat
from heckmeck.protocol.http import TableSummary
from heckmeck.protocol.tables import SeriesScore
from heckmeck.server.store.backup import exclusive_folder, existing_database
from heckmeck.server.store.copies import Progress, connect
from heckmeck.server.store.files import DATABASE
from heckmeck.server.store.interface import (
    IndexEntry,
    LogRow,
    StoredResult,
    StoreUnusable,
    TableHeader,
    TableUnreadable,
)
from heckmeck.server.store.migrations import FORMAT
from heckmeck.server.store.results import read_results, write_results
from heckmeck.server.store.sqlite import load_table, write_index
from heckmeck.server.tables.results import results_of
from heckmeck.server.tables.series import series_scores
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_log import fold_log, index_entry
from heckmeck.server.tables.views import record_text

MAX_DAMAGES = 20  # lines about the file itself


@dataclass(slots=True)
class Audit:
    """What was checked and what is wrong."""

    problems: int = 0
    repaired: int = 0
    tables: int = 0
    entries: int = 0
    verified: int = 0  # finished games whose dice are proven
    unproven: int = 0  # finished games with typed dice or without anybody's nonce


def audit(
    folder: Path, report: Callable[[str], None], *, repair: bool, progress: Progress
) -> Audit:
    """Report every problem in one line. Raises `StoreUnusable` if the file cannot be opened.

    `repair` writes indexes again that do not agree with their log. Logs are never changed.
    """
    file = existing_database(folder)
    with contextlib.ExitStack() as stack:
        if repair:
            stack.enter_context(exclusive_folder(folder))
        try:
            db = stack.enter_context(contextlib.closing(connect(file)))
            return _Check(db, report, repair, progress).run(folder)
        except sqlite3.Error as error:
            raise StoreUnusable("store-unusable", file=str(file), why=os_reason(error)) from None


class _Check:
    def __init__(
        self,
        db: sqlite3.Connection,
        report: Callable[[str], None],
        repair: bool,
        progress: Progress,
    ) -> None:
        self._db = db
        self._report = report
        self._repair = repair
        self._progress = progress
        self._done = Audit()

    def run(self, folder: Path) -> Audit:
        self._check_permissions(folder)
        found = int(self._db.execute("PRAGMA user_version").fetchone()[0])
        if found > FORMAT:
            raise StoreUnusable(
                "store-format", file=str(folder / DATABASE), found=found, known=FORMAT
            )
        self._check_file()
        if found < FORMAT:
            self._problem(f"the database has format {found}; start the server to migrate it")
            return self._done
        ids = [row[0] for row in self._db.execute("SELECT id FROM game_table ORDER BY created")]
        for number, table in enumerate(ids, start=1):
            self._db.execute("BEGIN")  # a server may be writing
            try:
                self._check_table(table)
            finally:
                self._db.execute("COMMIT")
            self._progress(number, len(ids))
        self._check_references()
        return self._done

    def _problem(self, sentence: str) -> None:
        self._done.problems += 1
        self._report(sentence)

    def _check_permissions(self, folder: Path) -> None:
        for file in sorted(folder.glob(f"{DATABASE}*")):
            mode = file.stat().st_mode & 0o777
            if mode & 0o077:
                self._problem(f"{file} contains secrets, but others can open it (mode {mode:o})")

    def _check_file(self) -> None:
        for (line,) in self._db.execute(f"PRAGMA integrity_check({MAX_DAMAGES})"):
            if line != "ok":
                self._problem(f"the database is damaged: {' '.join(line.split())}")

    def _check_table(self, key: str) -> None:
        self._done.tables += 1
        try:
            header, rows = self._load(key)
            self._done.entries += len(rows)
            table, _ = fold_log(header, rows)
        except TableUnreadable as error:
            details = "" if error.__cause__ is None else f": {error.__cause__}"
            self._problem(f"table {key} cannot be read: {error.reason}{details}")
            return
        wrong = list(self._wrong_index(key, index_entry(table)))
        results = self._expected_results(header, rows)
        if results != read_results(self._db, key):
            wrong.append("results")
        if wrong and self._repair:
            write_index(self._db, key, index_entry(table))
            self._repair_results(table, rows)
            self._done.repaired += 1
            self._report(f"table {key}: the index was repaired: {', '.join(wrong)}")
        elif wrong:
            self._problem(f"table {key}: the index does not agree with the log: {', '.join(wrong)}")
        if table.lifecycle == "finished":
            self._check_dice(table, rows)
        if table.next is not None:
            self._check_series(table, table.next)

    def _expected_results(self, header: TableHeader, rows: list[LogRow]) -> list[StoredResult]:
        """Everybody's result, but for those who were deleted or have forgotten the game.

        A game that ended before the server counted results has none yet.
        """
        counted = "SELECT results FROM game_table WHERE id = ?"
        if not self._db.execute(counted, (header.id,)).fetchone()[0]:
            return []
        without = {
            who
            for (who,) in self._db.execute(
                "SELECT who FROM identity WHERE name = '' "
                "UNION SELECT who FROM result WHERE table_id = ? AND players = 0",
                (header.id,),
            )
        }
        expected = (each for each in results_of(header, rows) if each.who not in without)
        return sorted(expected, key=lambda each: each.who)

    def _repair_results(self, table: Table, rows: list[LogRow]) -> None:
        if table.lifecycle == "finished":
            write_results(self._db, table.id, results_of(table.header, rows))
        else:
            self._db.execute("DELETE FROM result WHERE table_id = ?", (table.id,))

    def _load(self, key: str) -> tuple[TableHeader, list[LogRow]]:
        found = load_table(self._db, key)
        if found is None:
            raise sqlite3.DatabaseError(f"table {key} cannot be found by its id")
        return found

    def _wrong_index(self, table: str, right: IndexEntry) -> Iterator[str]:
        """The names of what is wrong."""
        code, lifecycle, owner, mover, public, summary = self._db.execute(
            "SELECT code, lifecycle, owner, mover, public, summary FROM game_table WHERE id = ?",
            (table,),
        ).fetchone()
        try:
            shown = _comparable(msgspec.json.decode(summary, type=TableSummary))
        except (msgspec.DecodeError, UnicodeDecodeError):
            shown = None
        members = {
            who
            for (who,) in self._db.execute(
                "SELECT who FROM joined WHERE table_id = ? AND seated", (table,)
            )
        }
        deleted = {who for (who,) in self._db.execute("SELECT who FROM identity WHERE name = ''")}
        expected = _comparable(right.summary)
        for name, agrees in (
            ("code", code == right.summary.code),
            ("lifecycle", lifecycle == right.summary.lifecycle),
            ("owner", owner == right.owner or right.owner in deleted),
            ("mover", mover == right.mover),
            ("public", public in (0, 1)),
            ("summary", shown == expected),
            ("seats", members - deleted == (right.seated or set()) - deleted),
        ):
            if not agrees:
                yield name

    def _check_dice(self, table: Table, rows: list[LogRow]) -> None:
        report = verify(record_text(table, rows, now=None).splitlines())
        if report.verdict == "verified":
            self._done.verified += 1
        elif report.verdict == "unproven":
            self._done.unproven += 1
        else:
            self._problem(f"table {table.id}: the record of the game is {report.verdict}")

    def _check_series(self, table: Table, following: str) -> None:
        """The next table of a series must carry on with the score of this one."""
        try:
            found = load_table(self._db, following)
        except TableUnreadable:
            return  # it is reported by itself
        if found is None:
            return  # it was deleted with the last person who played there
        for row in found[1]:
            match row.entry:
                case Opened(game=game) if game not in (1, table.game_number + 1):
                    self._problem(f"table {following}: it is not game {game} of its series")
                case (
                    Sat(seat=seat, score=SeriesScore() as score)
                    | BotSat(seat=seat, score=SeriesScore() as score)
                ) if score != series_scores(table)[seat]:
                    self._problem(f"table {following}: the score of seat {seat} is made up")

    def _check_references(self) -> None:
        for what, query in (
            (
                "log entries belong to no table",
                "SELECT count(*) FROM log WHERE table_id NOT IN (SELECT id FROM game_table)",
            ),
            (
                "devices belong to no identity",
                "SELECT count(*) FROM token WHERE who NOT IN (SELECT who FROM identity)",
            ),
        ):
            count = self._db.execute(query).fetchone()[0]
            if count:
                self._problem(f"{count} {what}")
        for name in ("joined", "result"):
            self._check_lost(name)

    def _check_lost(self, name: str) -> None:
        lost = f"FROM {name} WHERE table_id NOT IN (SELECT id FROM game_table)"  # noqa: S608
        count = self._db.execute(f"SELECT count(*) {lost}").fetchone()[0]
        if count and self._repair:
            self._db.execute(f"DELETE {lost}")
            self._done.repaired += 1
            self._report(f"{count} index entries of no table were deleted")
        elif count:
            self._problem(f"{count} index entries belong to no table")


def _comparable(shown: TableSummary) -> TableSummary:
    """Without what the index learns only at the end of a turn."""
    worms = None if shown.lifecycle == "running" else shown.worms
    return msgspec.structs.replace(shown, updated=0, worms=worms)
