"""The rule book as text: chapters, specialists and single rules."""

import click

from heckmeck.cli.language import current_catalogue, translate
from heckmeck.cli.output.terminal import print_wrapped
from heckmeck.rulebook import book
from heckmeck.rulebook.examples import rows
from heckmeck.rules import SPECIALISTS


def print_chapter(chapter: str, with_rules: bool) -> None:
    click.echo(click.style(translate(f"chapter-{chapter}"), bold=True))
    click.echo()
    for paragraph in book.paragraphs(translate(f"chapter-{chapter}-text")):
        print_paragraph(paragraph)
    if with_rules:
        if chapter == "specialists":
            for specialist in SPECIALISTS:
                print_specialist(specialist)
        print_rules(tuple(row.name for row in book.rows_of(chapter)))


def print_specialist(specialist: str) -> None:
    click.echo(click.style(translate(f"specialist-{specialist}"), bold=True))
    print_paragraph(book.specialist_text(current_catalogue(), specialist), "  ")


def print_rules(names: tuple[str, ...]) -> None:
    """Print rules such as F3. The line above them starts all their questions."""
    if len(names) > 1:
        print_paragraph(translate("rules-when"))
    for name in names:
        print_rule(name, alone=len(names) == 1)


def print_rule(name: str, alone: bool = True) -> None:
    """Print the question of a rule, its answer, our ruling and examples."""
    words = current_catalogue()
    row = book.row(name)
    question = translate(f"rule-{name}-when")
    if alone:
        question = f"{translate('rules-when')} {question}"
    label = click.style(book.label(words, name), bold=True)
    print_wrapped(f"{label}  {question}", "    ", hanging=True)
    print_wrapped(translate(f"rule-{name}"), "    ")
    if row.ruling:
        print_wrapped(f"{translate('rules-ruling')} {translate(f'rule-{name}-ruling')}", "    ")
    for example in row.examples:
        print_wrapped(f"{translate('rules-example')} {book.example_text(words, example)}", "    ")
    click.echo()


def is_rule(text: str) -> bool:
    """Whether this names a rule, such as `f3`."""
    return text.upper() in {each.name for each in rows()}


def print_paragraph(text: str, indent: str = "") -> None:
    print_wrapped(text, indent)
    click.echo()
