"""Events as JSON objects: `{"event": "tile_taken", "seat": 0, "tile": 27, "total": 27}`."""

import re
from dataclasses import fields
from typing import Any, get_args

from heckmeck.rules.events import Event


def _name(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


EVENT_KINDS: dict[str, Any] = {_name(kind): kind for kind in get_args(Event)}
_NAMES: dict[Any, str] = {kind: name for name, kind in EVENT_KINDS.items()}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event under its name, tuples as lists."""
    data: dict[str, Any] = {"event": _NAMES[type(event)]}
    for each in fields(event):
        value = getattr(event, each.name)
        data[each.name] = list(value) if isinstance(value, tuple) else value
    return data


def event_from_json(data: dict[str, Any]) -> Event:
    """The inverse of `event_to_json`. It trusts its input: only for events this package wrote."""
    values = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data.items()
        if key != "event"
    }
    event: Event = EVENT_KINDS[data["event"]](**values)
    return event
