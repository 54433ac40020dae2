"""Why a bot forfeited, kept on disk so that it can still be told in every language."""

from typing import Any

from heckmeck.rules.errors import Sentence


def reason_to_json(text: str) -> dict[str, Any] | None:
    """The name of the sentence and what it speaks of; nothing for a plain text."""
    if not isinstance(text, Sentence):
        return None
    details = {
        name: {"text": value, **said}
        if isinstance(value, str) and (said := reason_to_json(value))
        else value
        for name, value in text.details.items()
    }
    return {"code": text.code, "details": details}


def reason_from_json(text: str, said: Any) -> str:
    """The sentence with its name again. What does not look like one is left as the plain text.

    >>> reason_from_json("it crashed", {"code": "bot-crashed", "details": {"name": "x"}}).code
    'bot-crashed'
    """
    if not isinstance(said, dict) or not isinstance(said.get("code"), str):
        return text
    details = said.get("details")
    if not isinstance(details, dict):
        return text
    sentence = Sentence(text)
    sentence.code = said["code"]
    sentence.details = {
        name: reason_from_json(str(value.get("text", "")), value)
        if isinstance(value, dict)
        else value
        for name, value in details.items()
    }
    return sentence
