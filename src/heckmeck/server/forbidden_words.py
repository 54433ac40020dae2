"""Words that names and table titles must not contain, from a file of the operator.

One word per line. A line `word` forbids the whole word, `*word*` forbids it inside other words too,
and whatever follows `#` is a comment. Case, accents, look-alike letters and the usual digits for
letters make no difference, and neither do dots or spaces between single letters.
"""

import re
import unicodedata
from pathlib import Path
from time import monotonic

from heckmeck.message import os_reason
from heckmeck.rules import HeckmeckError
from heckmeck.server.logs import log
from heckmeck.server.refusal import Refusal

CHECK_INTERVAL = 1.0  # seconds between two looks at the file
# Digits and signs that stand for letters, and letters of other alphabets that look like Latin ones.
LOOK_ALIKES = str.maketrans(
    "0134578@$!|€" + "авеікмнорстухѕј" + "αβεικνορτυχ" + "ıłøđ",
    "oieastbasiie" + "abeikmhopctyxsj" + "abeikvoptux" + "ilod",
)


class WordsUnreadable(HeckmeckError):
    """The file cannot be read."""


class ForbiddenWords:
    """The words of a file. They are read again when the file changes."""

    def __init__(self, file: Path | None = None) -> None:
        """Raises `WordsUnreadable`."""
        self._file = file
        self._read_at: tuple[int, int] | None = None  # time and size of the file that was read
        self._next_look = 0.0
        self._whole: frozenset[str] = frozenset()
        self._parts: tuple[str, ...] = ()
        if file is not None:
            try:
                self._read(file)
            except (OSError, UnicodeDecodeError) as error:
                raise WordsUnreadable(
                    "words-unreadable", file=str(file), why=os_reason(error)
                ) from None

    def check(self, text: str) -> None:
        """Raises `Refusal` if the text contains one of the words."""
        self._refresh()
        if self._whole or self._parts:
            found = forms(text)
            if not self._whole.isdisjoint(found) or any(
                part in form for part in self._parts for form in found
            ):
                raise Refusal("name_forbidden")

    def _refresh(self) -> None:
        if self._file is None or monotonic() < self._next_look:
            return
        self._next_look = monotonic() + CHECK_INTERVAL
        try:
            self._read(self._file)
        except (OSError, UnicodeDecodeError) as error:  # what was read before still holds
            log.warning("words_not_read", reason=os_reason(error))

    def _read(self, file: Path) -> None:
        status = file.stat()
        found = (status.st_mtime_ns, status.st_size)
        if found == self._read_at:
            return
        lines = file.read_text(encoding="utf-8").splitlines()
        words = [word for line in lines if (word := line.partition("#")[0].strip())]
        parts = [word for word in words if word.startswith("*") and word.endswith("*")]
        self._parts = tuple(filter(None, map(_letters, parts)))
        self._whole = frozenset(
            filter(None, (_letters(each) for each in words if each not in parts))
        )
        self._read_at = found


def forms(text: str) -> set[str]:
    """The words of a text in the form in which they are compared.

    >>> sorted(forms("B.a.d Wörd"))
    ['bad', 'word']
    >>> sorted(forms("b4aaad"))
    ['baaaad', 'bad']
    """
    words = [word for word in re.split(r"[\W_]+", _plain(text)) if word]
    # Single letters in a row are one word that somebody has spaced out.
    joined = re.sub(r"(?<!\w)(\w)(?: (?=\w(?!\w)))", r"\1", " ".join(words)).split()
    found = {*words, *joined}
    squeezed = {re.sub(r"(.)\1{2,}", r"\1", word) for word in found}
    return {word for word in found | squeezed if len(word) > 1}


def _plain(text: str) -> str:
    """Lower case, without accents, look-alikes replaced."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    return bare.translate(LOOK_ALIKES)


def _letters(word: str) -> str:
    return re.sub(r"[\W_]+", "", _plain(word))
