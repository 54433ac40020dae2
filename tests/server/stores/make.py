"""Write a store with tables in every lifecycle, to be kept as a test file of this format.

    PYTHONPATH=src python -m tests.server.stores.make tests/server/stores/format-N.db

Run it with the last version that writes the format. It plays on a real server, kills it, and copies
the database. The tokens of the players go into a JSON file next to it.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from heckmeck.protocol.tables import Days, Lively
from heckmeck.protocol.to_server import TypedDice
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess

Tokens = dict[str, list[str]]  # of the players, by the id of their table


async def play(url: str) -> Tokens:
    parties: list[Party] = []
    await play_all(url, parties)
    return {party.created.id: party.tokens for party in parties}


@asynccontextmanager
async def table(url: str, parties: list[Party]) -> AsyncIterator[Party]:
    async with Party(url) as party:
        parties.append(party)
        yield party


async def play_all(url: str, parties: list[Party]) -> None:
    for edition in ("original", "specialists"):  # finished
        async with table(url, parties) as party:
            await party.begin(2, ["cautious"], edition=edition, title=f"finished {edition}")
            await party.play_on()
            if edition == "original":
                await party.clients[0].again()  # the next table stays open
    async with table(url, parties) as party:  # open
        await party.gather(2, seats=4, public=True, title="open")
        await party.server.link(party.tokens[1])
    async with table(url, parties) as party:  # abandoned: closed by its owner
        await party.gather(1, seats=3, title="closed")
        await party.clients[0].close_table()
    async with table(url, parties) as party:  # abandoned: everybody left
        await party.begin(1, ["random"], title="left")
        await party.clients[0].stand(0)
    async with table(url, parties) as party:  # running, a bot stands in
        await party.begin(3, ["random"], pace=Lively(60), title="lively")
        await party.play_on(moves=20)
        await party.same_version()
        await party.clients[2].hand_over(2)
    async with table(url, parties) as party:  # running, over days
        await party.begin(2, pace=Days(3), edition="specialists", title="days")
        await party.play_on(moves=12)
    async with table(url, parties) as party:  # running, one person against bots
        await party.begin(1, ["cautious", "random"], public=True, title="bots", bot_pace=100)
        await party.play_on(moves=3)
    async with table(url, parties) as party:  # running, a player left and a bot took over
        await party.begin(3, title="replaced")
        await party.clients[1].stand(1)
    async with table(url, parties) as party:  # running, with typed dice
        await party.begin(2, dice="typed", title="typed")
        mover = party.mover
        await mover.move(mover.legal[0], dice=TypedDice("1234455w"))
        await mover.move(sensible(mover))


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        with ServerProcess(Path(name)) as server:
            tokens = asyncio.run(play(server.url))
            server.kill()
            server.start()  # so that the store knows one downtime
        with sqlite3.connect(Path(name) / "heckmeck.db") as db:
            db.execute("VACUUM INTO ?", (str(target),))
        db.close()
    target.with_suffix(".json").write_text(json.dumps(tokens, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
