"""Write the files the browser shows rule book and lessons from: `python -m heckmeck.rulebook`."""

import json
from typing import Any

from heckmeck.rulebook import book
from heckmeck.rulebook.examples import FOLDER, Example, played, rows
from heckmeck.rulebook.lessons import lessons, tree
from heckmeck.rules import position

BOOK = FOLDER / "book.json"
LESSONS = FOLDER / "lesson_trees.json"


def book_json() -> dict[str, Any]:
    """Chapters, rows, and every example with its positions and the values for its text."""
    return {
        "chapters": list(book.CHAPTERS),
        "pictures": {
            chapter: [position(played(record)[moves][0]) for record, moves in moments]
            for chapter, moments in book.PICTURES.items()
        },
        "specialists": {name: list(found) for name, found in book.ROWS_OF_SPECIALIST.items()},
        "rows": [
            {
                "row": row.name,
                "chapter": row.chapter,
                "ruling": row.ruling,
                "examples": [_example(each) for each in row.examples],
            }
            for row in rows()
        ],
    }


def _example(example: Example) -> dict[str, Any]:
    return {
        "key": example.key,
        "values": example.values,
        "dice": list(example.dice),
        "before": position(example.before),
        "after": position(example.after),
    }


def text(data: Any) -> str:
    """One line per entry, so that a changed example makes a small diff."""
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for entry in ('{"row"', '{"lesson"'):
        line = line.replace(entry, "\n" + entry)
    return line + "\n"


def main() -> None:
    BOOK.write_text(text(book_json()), encoding="utf-8")
    LESSONS.write_text(text([tree(each) for each in lessons()]), encoding="utf-8")


if __name__ == "__main__":
    main()
