"""A client for the game server: for tests, remote bots and your own programs.

>>> async def play(url: str) -> None:
...     server = Server(url)
...     anna = await server.introduce("Anna")
...     table = await server.create(anna.token, NewTable(Settings(seats=3), bots=["cautious"] * 2))
...     async with TableClient(url, table.id, anna.token) as client:
...         await client.commit(0)  # a share of the dice; `sit` does this by itself
...         await client.start()
...         while not client.over:
...             await client.until(lambda: client.my_turn or client.over)
...             if client.my_turn:
...                 await client.move(client.legal[0])
...         print((await client.check_dice()).verdict)

The client checks the dice by itself: it reveals its nonces only for the right list of seats,
follows the game line by line, and compares the record with it at the end.
"""

from heckmeck.client.daily_promise import DailyPromise
from heckmeck.client.refusals import CommandRefused, RefusedByServer, ServerRefused
from heckmeck.client.server import Server
from heckmeck.client.table import TableClient
from heckmeck.protocol.http import NewTable
from heckmeck.protocol.tables import Settings

__all__ = [
    "CommandRefused",
    "DailyPromise",
    "NewTable",
    "RefusedByServer",
    "Server",
    "ServerRefused",
    "Settings",
    "TableClient",
]
