"""`heckmeck rules`: the rule book in the terminal."""

import click

from heckmeck.cli.errors import fatal
from heckmeck.cli.language import current_catalogue, language_option, translate
from heckmeck.cli.output.rules_text import (
    print_chapter,
    print_paragraph,
    print_rules,
    print_specialist,
)
from heckmeck.rulebook import book

HELP = f"""Read or search the rules.

TOPIC is a chapter ({", ".join(book.CHAPTERS[:-1])} or {book.CHAPTERS[-1]}), all, a rule such as F3,
a specialist such as hen, or any words to search for. Without TOPIC, you get the game in one minute.
"""


@click.command(help=HELP)
@click.argument("topic", nargs=-1, metavar="[TOPIC]...")
@language_option
def command(topic: tuple[str, ...]) -> None:
    topics = ", ".join(translate(f"topic-{each}") for each in book.CHAPTERS)
    if not topic:
        print_chapter("minute", with_rules=True)
        topics += f", {translate('topic-all')}, A1 … G3"
        print_paragraph(translate("rules-topics", topics=topics))
        print_paragraph(translate("rules-made"))
        return
    wanted = " ".join(topic)
    found = book.find(current_catalogue(), wanted)
    if not found:
        fatal(translate("rules-nothing", word=wanted[:40], topics=topics))
    if found.rows or found.specialists:
        for specialist in found.specialists:
            print_specialist(specialist)
        print_rules(found.rows)
        if found.chapters:
            also = ", ".join(translate(f"topic-{each}") for each in found.chapters)
            print_paragraph(translate("rules-also", topics=also))
    else:
        complete = len(found.chapters) == 1 or found.chapters == book.CHAPTERS
        for chapter in found.chapters:
            print_chapter(chapter, with_rules=complete)
