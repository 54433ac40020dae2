"""Encode and decode messages. Anything that is not a message raises `BadMessage`."""

from typing import Any

import msgspec

from heckmeck.protocol.entries import TableEntry
from heckmeck.protocol.to_client import ServerMessage
from heckmeck.protocol.to_server import ClientMessage
from heckmeck.rules import HeckmeckError

_encoder = msgspec.json.Encoder()
_from_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_from_server: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_entry: msgspec.json.Decoder[TableEntry] = msgspec.json.Decoder(TableEntry)


class BadMessage(HeckmeckError):
    """The data is not a message of this protocol."""


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def decode_client_message(data: bytes | str) -> ClientMessage:
    try:
        return _from_client.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage("message-malformed", problem=str(error)) from None


def decode_server_message(data: bytes | str) -> ServerMessage:
    try:
        return _from_server.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage("message-malformed", problem=str(error)) from None


def decode_entry(data: bytes | str) -> TableEntry:
    return _entry.decode(data)
