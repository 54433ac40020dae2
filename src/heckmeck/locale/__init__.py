"""The texts of every interface, as Fluent catalogues shared with the browser.

Each language has a folder with one file per audience: `game` (said everywhere), `table` (the
browser's pages), `lessons`, `rulebook` and `console` (the terminal).
"""

from heckmeck.locale.catalogue import Catalogue, catalogue
from heckmeck.locale.choice import FALLBACK, LANGUAGES, language_of, system_language

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Catalogue",
    "catalogue",
    "language_of",
    "system_language",
]
