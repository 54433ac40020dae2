"""The documentation site: `make docs` builds it with Sphinx into build/docs."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import stringify_annotation

import heckmeck
from heckmeck import rules

sys.path.insert(0, str(Path(__file__).parent))
import rule_pages

project = "heckmeck"
author = "The heckmeck maintainers"
copyright = author  # noqa: A001
version = release = heckmeck.__version__

default_role = "py:obj"  # `name` in a docstring is code, and a link where there is such a name
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]

html_theme = "furo"
html_title = "heckmeck"
html_show_sphinx = False
html_copy_source = False

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

autodoc_default_options = {"members": True, "imported-members": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


UNIONS = {
    f"~heckmeck.rules.{name}": stringify_annotation(getattr(rules, name), "smart")
    for name in ("RecordMove", "Event", "Move", "PlayerMove")  # the longest first
}


def fill_in_the_rules(app: Sphinx, page: str, source: list[str]) -> None:
    """Put the rule book into rules.md, so that the page can never differ from it."""
    if page == "rules":
        source[0] += rule_pages.rule_book()


def drop_field_numbers(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Named tuples give every field a docstring that says only its number."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def name_the_unions(
    app: Sphinx,
    what: str,
    name: str,
    obj: object,
    options: object,
    signature: str | None,
    returns: str | None,
) -> tuple[str | None, str | None]:
    """Write `PlayerMove` instead of all the classes it stands for."""
    for alias, members in UNIONS.items():
        signature = signature and signature.replace(members, alias)
        returns = returns and returns.replace(members, alias)
    return signature, returns


class ExportedNames(SphinxDirective):
    """A table of the names a module exports: where each is documented, and its first sentence."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        module = import_module(self.arguments[0])
        rows = ["| name | |", "|---|---|"]
        for name in module.__all__:
            value = getattr(module, name)
            home = ".".join(getattr(value, "__module__", "").split(".")[:2])
            if not home.startswith("heckmeck"):  # a constant or a union of types
                continue
            target = f"heckmeck.{name}" if home == "heckmeck.game" else f"{home}.{name}"
            summary = (value.__doc__ or "").strip().split("\n\n")[0].replace("\n", " ")
            rows.append(f"| {{py:obj}}`{name} <{target}>` | {summary} |")
        return self.parse_text_to_nodes("\n".join(rows))


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("exported-names", ExportedNames)
    app.connect("source-read", fill_in_the_rules)
    app.connect("autodoc-process-signature", name_the_unions)
    app.connect("autodoc-process-docstring", drop_field_numbers)
    return {"parallel_read_safe": True}
