"""Bots at a table are different persons, and old logs keep the names they had."""

import asyncio

import pytest

from heckmeck.client import CommandRefused, Server, ServerRefused, TableClient
from heckmeck.protocol.entries import BotSat, Left, Opened, TableEntry
from heckmeck.protocol.http import NewBot, NewTable
from heckmeck.protocol.tables import Settings
from heckmeck.server.clock import ServerClock
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_log import new_table
from tests.server.process import ServerProcess


def opened(*entries: TableEntry) -> Table:
    table, _ = new_table(
        [(1, Opened(Settings(seats=4))), *((None, each) for each in entries)], ServerClock()
    )
    return table


def test_an_old_log_keeps_its_names() -> None:
    table = opened(BotSat(1, "normal"), BotSat(2, "normal"), BotSat(3, "normal", "tilo"))
    assert [seat.name for seat in table.seats[1:]] == ["normal", "normal 2", "Tilo"]
    assert [seat.character for seat in table.seats[1:]] == [None, None, "tilo"]


def test_a_seat_that_a_bot_leaves_has_no_character() -> None:
    table = opened(BotSat(1, "normal", "tilo"), Left(1, removed=True))
    assert table.seats[1].character is None


def test_bots_are_different_persons(server: ServerProcess) -> None:
    async def play() -> None:
        api = Server(server.url)
        about = await api.about()
        assert about.levels == ["easy", "normal", "hard", "expert", "champion"]
        assert [each.name for each in about.characters][:2] == ["Bruno", "Ida"]
        assert {each.name: each.level for each in about.characters if each.level} == {
            "Vera": "champion"
        }
        token = (await api.introduce("Bruno")).token  # a person with the name of a character
        wanted = [NewBot("hard", "rocco"), NewBot("easy", "rocco"), NewBot("easy", "lotta")]
        table = await api.create(token, NewTable(Settings(seats=7), ["normal", *wanted]))
        async with TableClient(server.url, table.id, token) as client:
            await client.seat_bot(1, "cautious", "nora")
            await client.seat_bot(2, "random")
            seats = client.table.seats
            assert [(seat.name, seat.bot, seat.character) for seat in seats] == [
                ("Bruno", None, None),
                ("Nora", "cautious", "nora"),
                ("Tilo", "random", "tilo"),
                ("Zita", "normal", "zita"),
                ("Rocco", "hard", "rocco"),
                ("Ida", "easy", "ida"),
                ("Lotta", "easy", "lotta"),
            ]
            await client.kick(1)
            with pytest.raises(CommandRefused, match="there is no character nobody; there are"):
                await client.seat_bot(1, "normal", "nobody")
        with pytest.raises(ServerRefused, match="there is no character nobody"):
            await api.create(token, NewTable(Settings(), [NewBot("normal", "nobody")]))

    asyncio.run(play())


def test_a_champion_is_vera_unless_somebody_else_is_wanted(server: ServerProcess) -> None:
    async def play() -> None:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        bots: list[str | NewBot] = ["normal", "champion", "champion"]
        bots.append(NewBot("champion", "rocco"))
        table = await api.create(token, NewTable(Settings(seats=6), bots))
        async with TableClient(server.url, table.id, token) as client:
            await client.seat_bot(1, "easy")
            assert [(seat.name, seat.bot) for seat in client.table.seats] == [
                ("Anna", None),
                ("Lotta", "easy"),
                ("Bruno", "normal"),
                ("Vera", "champion"),
                ("Ida", "champion"),
                ("Rocco", "champion"),
            ]
            await client.kick(1)
            await client.kick(3)
            await client.seat_bot(1, "easy", "vera")
            await client.seat_bot(3, "champion")
            seats = client.table.seats
            assert [(seats[each].name, seats[each].bot) for each in (1, 3)] == [
                ("Vera", "easy"),
                ("Lotta", "champion"),
            ]

    asyncio.run(play())
