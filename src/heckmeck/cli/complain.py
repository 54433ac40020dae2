"""How every command refuses: one sentence on standard error and exit status 2.

What is wrong with a file begins with its name, `FILE: ` or `FILE:LINE: `, so that editors and
scripts find the place; everything else begins with the name of the program.
"""

import sys
from typing import NoReturn

import click

REFUSED = 2


def complain(sentence: str) -> NoReturn:
    """End the program because of what was asked for."""
    refuse(f"heckmeck: {sentence}")


def refuse(sentence: str) -> NoReturn:
    """End the program because of a file; the sentence begins with its name."""
    blame(sentence)
    sys.exit(REFUSED)


def blame(sentence: str) -> None:
    """Say what is wrong, and go on."""
    sys.stdout.flush()  # so that it stands where it belongs when both go to one place
    click.echo(sentence, err=True)
