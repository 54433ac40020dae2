"""The JSON Schema of the protocol: `python -m heckmeck.protocol.schema` rewrites `schema.json`.

The types of the browser client are generated from that file; a test keeps it current.
"""

import json
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from heckmeck.protocol import PROTOCOL
from heckmeck.protocol import history as history_part
from heckmeck.protocol import http as http_part
from heckmeck.protocol.codes import Code
from heckmeck.protocol.to_client import ServerMessage
from heckmeck.protocol.to_server import ClientMessage, Reaction
from heckmeck.rules import OPTION_VALUES
from heckmeck.rules.event_notation import EVENT_KINDS

FILE = Path(__file__).with_name("schema.json")
_REF = "#/$defs/{name}"


def build() -> dict[str, Any]:
    """The whole schema: every message, entry, event, request and response under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "heckmeck protocol",
        "version": PROTOCOL,
        "$defs": definitions(),
    }


def definitions(ref: str = _REF) -> dict[str, Any]:
    """Every type by name, referring to each other like `ref`."""
    events = [_event_struct(name, kind) for name, kind in EVENT_KINDS.items()]
    http = [
        each
        for part in (http_part, history_part)
        for each in vars(part).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == part.__name__
    ]
    messages = [*get_args(ClientMessage), *get_args(ServerMessage)]
    _, defs = msgspec.json.schema_components([*messages, *http, *events], ref_template=ref)
    defs["ClientMessage"] = _any_of(ref, get_args(ClientMessage))
    defs["ServerMessage"] = _any_of(ref, get_args(ServerMessage))
    defs["GameEvent"] = _any_of(ref, events)
    defs["LogStep"]["properties"]["events"]["items"] = {"$ref": ref.format(name="GameEvent")}
    defs["ReplayStep"]["properties"]["events"]["items"] = {"$ref": ref.format(name="GameEvent")}
    for name, values in OPTION_VALUES.items():  # the default first, as forms list them
        defs["OptionSettings"]["properties"][name]["enum"] = list(values)
    defs["Message"]["required"] = ["code", "details"]  # its default is for Python only
    defs["Code"] = {"enum": list(get_args(Code))}
    defs["Reaction"] = {"enum": list(get_args(Reaction))}  # in the order of the menu
    return dict(sorted(defs.items()))


def text() -> str:
    return json.dumps(build(), indent=1, ensure_ascii=False) + "\n"


def _any_of(ref: str, kinds: Iterable[type]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": ref.format(name=kind.__name__)} for kind in kinds]}


def _event_struct(name: str, kind: Any) -> type[msgspec.Struct]:
    """An event of the rules as a tagged type, only to describe it."""
    hints = get_type_hints(kind)
    return msgspec.defstruct(
        kind.__name__ + "Event",
        [(each.name, hints[each.name]) for each in fields(kind)],
        tag_field="event",
        tag=name,
    )


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
