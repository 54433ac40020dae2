"""What a broken or full disk means for whoever wanted something."""

import sqlite3

from heckmeck.server.refusal import Refusal


def refusal_from_sqlite(error: BaseException) -> BaseException:
    """The refusal for an error of the disk or the file. Other errors are defects and stay."""
    if not isinstance(error, sqlite3.DatabaseError):
        return error
    if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
        return error
    code = primary_code(error)
    if code == sqlite3.SQLITE_ERROR:  # a wrong statement
        return error
    return Refusal("store_full" if code == sqlite3.SQLITE_FULL else "store_unavailable")


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the content of the file is wrong, so that trying again does not help."""
    return primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def primary_code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
