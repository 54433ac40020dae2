"""What counts as text: whole characters, which UTF-8 can hold."""


def is_text(value: object) -> bool:
    r"""Whether a value is a string that can be written to a file or sent.

    JSON and Python strings can hold half of a character, a lone surrogate:

    >>> is_text("Zoë 🐔"), is_text("\ud83d")
    (True, False)
    """
    if not isinstance(value, str):
        return False
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
