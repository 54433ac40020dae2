"""The short codes of tables: easy to read out and to type, too many to guess."""

import re
import secrets
import unicodedata

# Crockford's alphabet: nothing in it looks like I, L or O, and there is no U.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 10  # 50 bits
CONFUSABLE = str.maketrans("ILOU", "110V")
ID_LENGTH = 16


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_id() -> str:
    return secrets.token_urlsafe(ID_LENGTH * 3 // 4)


def table_key(typed: str) -> str:
    """The id or the code that somebody typed or read from a link.

    Codes of earlier versions have six characters, with L and U among them. They stay as they are.

    >>> table_key(" k7wq3-9mdtx ")
    'K7WQ39MDTX'
    >>> table_key("k7wqe 9mdol")
    'K7WQE9MD01'
    """
    if re.fullmatch(rf"[\w-]{{{ID_LENGTH}}}", typed):
        return typed
    code = re.sub(r"[\W_]", "", unicodedata.normalize("NFKC", typed)).upper()
    return code.translate(CONFUSABLE) if len(code) == LENGTH else code
