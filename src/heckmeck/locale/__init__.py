"""The words of every interface: one Fluent catalogue a language, shared with the browser."""

from heckmeck.locale.catalogue import Catalogue, catalogue
from heckmeck.locale.choice import FALLBACK, LANGUAGES, language_of, preferred

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Catalogue",
    "catalogue",
    "language_of",
    "preferred",
]
