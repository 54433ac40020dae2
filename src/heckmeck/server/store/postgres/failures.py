"""What a lost, full or wrong database means: for whoever wanted something, and for the operator."""

from heckmeck.message import os_reason
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoreUnusable

DISK_FULL = "53100"
DEADLOCKS = ("40001", "40P01")  # try again: somebody else went first
LOCK_TIMEOUT = "55P03"
NOT_UNIQUE = "23505"
OUT_OF_MEMORY = "53200"
# Codes, or classes of them, for which nobody here can do anything: the connection, the resources
# or the state of the database server, or what its operator has changed while nodes were running.
UNAVAILABLE = (
    "08",  # connection
    "25006",  # read-only
    "25P",  # a transaction that took too long
    "28",  # password or role
    "3D000",  # the database is gone
    "42501",  # permission
    *DEADLOCKS,
    "53",  # resources
    LOCK_TIMEOUT,
    "57",  # cancelled, or the server is shutting down or starting up
    "58",  # its disk
    "XX001",  # damage
    "XX002",
)
# One sentence for each way in which a database cannot be opened.
UNUSABLE = {
    "08": "postgres-unreachable",
    "25006": "postgres-read-only",
    "28": "postgres-password",
    "3D000": "postgres-database",
    "3F000": "postgres-permission",  # no schema
    "42501": "postgres-permission",
    "42704": "postgres-unreachable",  # an unknown option in the address
    "57P": "postgres-starting",
}


def sqlstate(error: BaseException) -> str:
    """The code that PostgreSQL gave to an error; empty: it is not from there."""
    return getattr(error, "sqlstate", None) or ""


def is_lost(error: BaseException) -> bool:
    """Whether there is no connection any more, or none that can be relied on."""
    if isinstance(error, OSError | TimeoutError):
        return True
    if sqlstate(error):
        return sqlstate(error).startswith(("08", "25P03", "25P04", "57P"))
    return _is_closed(error)


def _is_closed(error: BaseException) -> bool:
    """asyncpg has no class of its own for operations on a connection that was closed."""
    import asyncpg  # only for those who use it

    if isinstance(error, asyncpg.InternalClientError):  # lost in the middle of an answer
        return True
    return isinstance(error, asyncpg.InterfaceError) and "clos" in str(error)


def problem_of(error: BaseException) -> str:
    """What operators read in the log. The driver's own words about a lost connection say less."""
    if sqlstate(error):
        return first_line(error)
    return "the connection was lost" if is_lost(error) else type(error).__name__


def refusal_from_postgres(error: Exception) -> Exception:
    """The refusal for a failure of the database. Other errors are defects and stay."""
    code = sqlstate(error)
    if code == DISK_FULL:
        return Refusal("store_full")
    if code.startswith(UNAVAILABLE) or (not code and is_lost(error)):
        return Refusal("store_unavailable")
    return error


def unusable(error: Exception, database: str) -> Exception:
    """Why a database cannot be opened. `database` is its address without the password."""
    code = sqlstate(error)
    if not code and isinstance(error, OSError | TimeoutError):
        why = os_reason(error) or "timeout"
        return StoreUnusable("postgres-unreachable", database=database, why=why)
    for beginning, sentence in UNUSABLE.items():
        if code.startswith(beginning):
            return StoreUnusable(sentence, database=database, why=first_line(error))
    if code.startswith(UNAVAILABLE) or is_lost(error):
        return StoreUnusable("postgres-unreachable", database=database, why=first_line(error))
    return error


def first_line(error: BaseException) -> str:
    """What is wrong, without details that could quote somebody."""
    return str(error).partition("\n")[0]
