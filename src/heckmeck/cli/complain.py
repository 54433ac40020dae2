"""One sentence on standard error and exit status 2: how every command refuses bad input."""

import sys
from typing import NoReturn

import click


def complain(sentence: str) -> NoReturn:
    sys.stdout.flush()
    click.echo(f"heckmeck: {sentence}", err=True)
    sys.exit(2)
