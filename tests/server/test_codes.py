"""Codes of tables: easy to type, too many to guess, and for invitations only."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables import table_log
from heckmeck.server.tables.codes import LENGTH, LETTERS, new_code, new_id, table_key
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import Tables
from heckmeck.server.web.table_lookup import GuessLimits, find_visible_table
from tests.server.players import Party
from tests.server.process import ServerProcess


def test_codes_have_fifty_bits_and_no_letter_that_looks_like_another() -> None:
    assert len(set(LETTERS)) ** LENGTH == 2**50
    assert not set("ILOU") & set(LETTERS)
    made = [new_code() for _ in range(300)]
    assert {len(each) for each in made} == {LENGTH}
    assert set("".join(made)) == set(LETTERS)


@pytest.mark.parametrize(
    "typed",
    [
        *("K7WQ3 9M01V", "k7wq3-9m01v", "K7WQ3–9M01V", " k7 wq 39 m0 1v ", "K7WQ3_9M01V"),
        *("K7WQ3.9MOIU", "k7wq39molu", "Ｋ７ＷＱ３９Ｍ０１Ｖ"),
    ],
)
def test_a_code_is_accepted_as_people_type_it(typed: str) -> None:
    assert table_key(typed) == "K7WQ39M01V"


def test_codes_of_earlier_versions_keep_their_letters() -> None:
    assert table_key("l2uq-k7") == "L2UQK7"


def test_ids_stay_as_they_are() -> None:
    for _ in range(200):
        made = new_id()
        assert table_key(made) == made


async def test_tables_of_earlier_versions_are_found_by_their_short_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Tables(SqliteStore(tmp_path), Limits())
    await here.open()
    with monkeypatch.context() as then:
        then.setattr(table_log, "new_code", lambda: "L2UQK7")
        old = await here.create(StoredIdentity(1, "Anna"), NewTable())
    for typed in ("L2UQK7", "l2u qk7"):
        here.evict(here.live[old.id])
        assert (await here.find(typed)).table.id == old.id
    with pytest.raises(Refusal):
        await here.find("12VQK7")  # its letters are not those of new codes
    await here.close()


async def test_whoever_was_removed_meanwhile_does_not_get_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Tables(SqliteStore(tmp_path), Limits())
    await here.open()
    table = (await here.create(StoredIdentity(1, "Anna"), NewTable())).id

    async def find_a_removal_in_the_store(live: LiveTable) -> None:
        live.table.removed = frozenset({2})

    monkeypatch.setattr(here, "refresh", find_a_removal_in_the_store)
    with pytest.raises(Refusal) as caught:
        await find_visible_table(here, GuessLimits(Limits()), table, "here", 2)
    assert caught.value.code == "unknown_table"
    await here.close()


async def refused(asked: Awaitable[Any]) -> bool:
    """Whether there is no such table."""
    try:
        await asked
    except ServerRefused as refusal:
        return refusal.code == "unknown_table"
    return False


def test_strangers_find_a_game_by_its_code_only_until_it_ends(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            api, made = party.server, party.created
            stranger = (await api.introduce("Zoe")).token
            for token in (None, stranger):
                assert (await api.look(made.code, token)).id == made.id
            await party.play_on()
            for token in (None, stranger):
                assert await refused(api.look(made.code, token))
                assert await refused(api.record(made.code, token))
                assert await api.record(made.id, token)  # whoever has the link may look
            assert await api.record(made.code, party.tokens[1])

    asyncio.run(play())


def test_an_abandoned_table_is_not_found_by_its_code(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(2)
            await party.clients[0].close_table()
            assert await refused(party.server.look(party.created.code))
            assert await party.server.look(party.created.code, party.tokens[0])

    asyncio.run(play())


def test_a_private_game_that_starts_sends_away_who_only_watched(server: ServerProcess) -> None:
    async def play() -> None:
        api = Server(server.url)
        async with Party(server.url) as party:
            await party.gather(2, spectators=False)
            watcher = await party.look((await api.introduce("Zoe")).token)
            await party.clients[0].start()
            with pytest.raises(CommandRefused) as caught:
                await watcher.until(lambda: False)
            assert caught.value.code == "unknown_table"

    asyncio.run(play())
