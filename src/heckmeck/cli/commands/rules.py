"""`heckmeck rules`: the rule book in the terminal."""

import re

import click

from heckmeck.cli.errors import fatal
from heckmeck.cli.say import language, language_option, say
from heckmeck.locale import catalogue
from heckmeck.rulebook import book
from heckmeck.rulebook.examples import rows
from heckmeck.rules import SPECIALISTS

_WIDTH = 88


@click.command
@click.argument("topic", nargs=-1, metavar="[TOPIC]...")
@language_option
def command(topic: tuple[str, ...]) -> None:
    """Read or search the rules.

    TOPIC is a chapter (minute, setup, turn, buying, taking, failing, specialists, bratworms, end or
    options), all, a rule such as F3, a specialist such as hen, or any words to search for. Without
    TOPIC, you get the game in one minute.
    """
    wanted = " ".join(topic)
    words = catalogue(language())
    found = book.find(words, wanted) if wanted else book.Found(chapters=("minute",))
    topics = ", ".join(say(f"topic-{each}") for each in book.CHAPTERS)
    if not found:
        fatal(say("rules-nothing", word=wanted[:40], topics=topics))
    if found.rows or found.specialists:
        for specialist in found.specialists:
            _specialist(specialist)
        _rows(found.rows)
        if found.chapters:
            also = ", ".join(say(f"topic-{each}") for each in found.chapters)
            _print(say("rules-also", topics=also))
    else:
        whole = len(found.chapters) == 1 or found.chapters == book.CHAPTERS
        for chapter in found.chapters:
            _chapter(chapter, whole)
    if not wanted:
        _print(say("rules-topics", topics=f"{topics}, {say('topic-all')}, A1 … G3"))
        _print(say("rules-made"))


def _chapter(chapter: str, whole: bool) -> None:
    click.echo(click.style(say(f"chapter-{chapter}"), bold=True))
    click.echo()
    for paragraph in book.paragraphs(say(f"chapter-{chapter}-text")):
        _print(paragraph)
    if whole and chapter == "specialists":
        for specialist in SPECIALISTS:
            _specialist(specialist)
    if whole:
        _rows(tuple(row.name for row in book.rows_of(chapter)))


def _specialist(specialist: str) -> None:
    click.echo(click.style(say(f"specialist-{specialist}"), bold=True))
    _print(book.specialist_text(catalogue(language()), specialist), "  ")


def is_row(text: str) -> bool:
    """Whether somebody typed the name of a row of the rules, such as F3."""
    return re.fullmatch(r"[a-g][1-8]", text) is not None and any(
        each.name == text.upper() for each in rows()
    )


def _rows(names: tuple[str, ...]) -> None:
    """Several rows, below one line that all their questions continue."""
    if len(names) > 1:
        _print(say("rules-when"))
    for name in names:
        show_row(name, alone=len(names) == 1)


def show_row(name: str, alone: bool = True) -> None:
    """Print a row of the rules: the question, the answer, our ruling, the examples."""
    row = book.row(name)
    words = catalogue(language())
    label = book.label(words, name)
    question = say(f"rule-{name}-when")
    question = f"{say('rules-when')} {question}" if alone else question
    _print(click.style(label, bold=True) + "  " + question, gap=False)
    _print(say(f"rule-{name}"), "    ", gap=False)
    if row.ruling:
        _print(f"{say('rules-ruling')} {say(f'rule-{name}-ruling')}", "    ", gap=False)
    for example in row.examples:
        text = book.example_text(words, example)
        _print(f"{say('rules-example')} {text}", "    ", gap=False)
    click.echo()


def _print(text: str, indent: str = "", gap: bool = True) -> None:
    click.echo(click.wrap_text(text, _WIDTH, indent, indent))
    if gap:
        click.echo()
