"""`heckmeck verify`: check the moves and the dice of recorded games."""

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import click

from heckmeck.cli.errors import exit_on_error, print_file_error, unreadable, warn
from heckmeck.cli.language import language_option, translate, translate_error, translate_message
from heckmeck.cli.streams import open_input
from heckmeck.locale import FALLBACK, catalogue
from heckmeck.locale.errors import explain

if TYPE_CHECKING:
    from heckmeck.dice.verify import Report

# The exit status of several files is the first one here that occurs.
STATUS = {"failed": 1, "broken": 2, "cut_off": 4, "unproven": 3, "verified": 0}


@click.command
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--commitment", metavar="HEX", help="Commitment that you were shown before the game.")
@click.option(
    "--nonce",
    "nonces",
    multiple=True,
    metavar="HEX",
    help="Nonce that you contributed. Can be repeated.",
)
@click.option("--digest", metavar="HEX", help="Digest that your device saw at the end of the game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per file.")
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    commitment: str | None,
    nonces: tuple[str, ...],
    digest: str | None,
    as_json: bool,
) -> None:
    """Verify the moves and dice of recorded games.

    FILE is a record (*.heck), or - for standard input. Everything is checked offline: every move,
    the commitment and every roll.

    \b
    Exit status:
      0  everything is verified
      1  the dice are wrong, or this is not the game that was played
      2  a record is invalid or cannot be read
      3  nothing is wrong, but the dice cannot be verified (there is no proof,
         the secret is not revealed, or dice were entered by hand)
      4  nothing is wrong so far, but the end of the game is missing
    """
    _check_options(commitment, nonces, digest)
    verdicts = set()
    for file in files:
        report = _verify(file, commitment, nonces, digest)
        if report is None:
            verdicts.add("broken")
            continue
        verdicts.add(report.verdict)
        if as_json:
            click.echo(json.dumps(_to_json(file, report)))
        else:
            _print(file, report)
    ctx.exit(next(status for verdict, status in STATUS.items() if verdict in verdicts))


def _check_options(commitment: str | None, nonces: tuple[str, ...], digest: str | None) -> None:
    from heckmeck.dice.fair import A_DIGEST, SECRET_BYTES, THE_COMMITMENT, read_hex
    from heckmeck.dice.method1 import read_nonce

    with exit_on_error():
        if commitment is not None:
            read_hex(commitment, THE_COMMITMENT, SECRET_BYTES)
        if digest is not None:
            read_hex(digest, A_DIGEST, SECRET_BYTES)
        for nonce in nonces:
            read_nonce(nonce)


def _verify(
    file: str, commitment: str | None, nonces: tuple[str, ...], digest: str | None
) -> "Report | None":
    from heckmeck.dice.verify import verify
    from heckmeck.rules import bounded_lines

    try:
        with open_input(file) as stream:
            lines = bounded_lines(stream)
            return verify(lines, published=commitment, own_nonces=nonces, digest=digest)
    except OSError as error:
        print_file_error(file, unreadable(error))
        return None


def _print(file: str, report: "Report") -> None:
    name = click.format_filename(file)
    for fault in report.faults:
        print_file_error(file, translate_message(fault.reason), fault.line)
    shown_rolls = sum(fault.check == "rolls" for fault in report.faults)
    if report.wrong > shown_rolls:
        warn(translate("verify-further", file=name, count=report.wrong - shown_rolls))
    if report.broken:
        print_file_error(file, translate_error(report.broken), report.broken.line)
    text = translate("verify-verdict", file=name, verdict=report.verdict, counts=_counts(report))
    for reason in (*report.unproven, *report.notes):
        text = translate("verify-and", text=text, reason=translate_message(reason))
    click.echo(text)


def _counts(report: "Report") -> str:
    """How many moves and rolls were checked."""
    checked = report.matching + report.wrong
    key = "verify-unchecked" if report.rolls and not checked else "verify-counts"
    return translate(key, count=report.moves, matching=report.matching, rolls=report.rolls)


def _to_json(file: str, report: "Report") -> dict[str, Any]:
    """The report as JSON, in English in every language."""
    english = catalogue(FALLBACK)
    data = asdict(replace(report, broken=None))
    if report.broken:
        reason = explain(report.broken, english)
        data["broken"] = {"line": report.broken.line, "reason": reason}
    data["faults"] = [
        {"line": each.line, "check": each.check, "reason": english.format(each.reason)}
        for each in report.faults
    ]
    data["unproven"] = list(map(english.format, report.unproven))
    data["notes"] = list(map(english.format, report.notes))
    return {"file": file, "verdict": report.verdict, **data}
