"""The messages between server and clients, as types. The browser's types are made from these."""

from heckmeck.protocol.codec import (
    BadMessage,
    decode_client_message,
    decode_entry,
    decode_server_message,
    encode,
)
from heckmeck.protocol.game import GameView, game_view
from heckmeck.protocol.to_client import ServerMessage
from heckmeck.protocol.to_server import ClientMessage

PROTOCOL = 2  # goes up when older clients would misunderstand the messages

__all__ = [
    "PROTOCOL",
    "BadMessage",
    "ClientMessage",
    "GameView",
    "ServerMessage",
    "decode_client_message",
    "decode_entry",
    "decode_server_message",
    "encode",
    "game_view",
]
