"""A client for the game server: for tests, remote bots and your own programs.

>>> async def play(url: str) -> None:
...     server = Server(url)
...     anna = await server.introduce("Anna")
...     table = await server.create(anna.token, NewTable(Settings(seats=3), bots=["cautious"] * 2))
...     async with TableClient(url, table.id, anna.token) as client:
...         await client.start()
...         await client.until(lambda: client.my_turn)
...         await client.move(client.legal[0])
"""

from heckmeck.client.refusals import CommandRefused, RefusedByServer, ServerRefused
from heckmeck.client.server import Server
from heckmeck.client.table import TableClient
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Settings

__all__ = [
    "CommandRefused",
    "NewTable",
    "RefusedByServer",
    "Server",
    "ServerRefused",
    "Settings",
    "TableClient",
]
