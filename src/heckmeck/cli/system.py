"""What the operating system and its libraries complain of, in the language of the run.

They say it in English whatever is spoken here, and often deep inside a sentence of ours. The usual
complaints are in the catalogues as `system-NAME`; a rare one is shown as it came.
"""

import errno
import os
from functools import cache

from heckmeck.locale import FALLBACK, catalogue

# Of the database, the resolver and Python, without a number: known by the English words for it.
_UNNUMBERED = ("database", "open", "readonly", "host", "lookup", "nul")
_NUMBERED = (
    "ENOENT",
    "EACCES",
    "EPERM",
    "EISDIR",
    "ENOTDIR",
    "EEXIST",
    "ENOSPC",
    "EDQUOT",
    "EFBIG",
    "EROFS",
    "ENAMETOOLONG",
    "ELOOP",
    "EIO",
    "EBADF",
    "ESPIPE",
    "EMFILE",
    "ENOEXEC",
    "EADDRINUSE",
    "EADDRNOTAVAIL",
)


@cache
def _names() -> dict[str, str]:
    numbers = {name: getattr(errno, name) for name in _NUMBERED if hasattr(errno, name)}
    return {
        **{os.strerror(number): name for name, number in numbers.items()},
        **{catalogue(FALLBACK)(f"system-{name}"): name for name in _UNNUMBERED},
    }


def system_key(text: str) -> str | None:
    """The name of the message that says this, if it is one of the usual complaints.

    >>> system_key("No such file or directory"), system_key("something else")
    ('system-ENOENT', None)
    """
    name = _names().get(text)
    return f"system-{name}" if name else None
