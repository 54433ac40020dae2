"""The lists and statistics that people get of their finished games."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from heckmeck.client import Server, ServerRefused
from heckmeck.protocol.history import PlayedGame
from heckmeck.server.store.interface import GameFilter, StoredResult
from heckmeck.server.store.sqlite import SqliteStore
from tests.server.players import Party
from tests.server.process import ServerProcess
from tests.server.test_backup import run
from tests.server.test_migrations import copy_of_format, tokens_of_format
from tests.server.test_results import RESULT


async def play(url: str, bots: list[str], **settings: object) -> Party:
    async with Party(url) as party:
        await party.begin(2, bots, **settings)
        await party.play_on()
    return party


def test_a_finished_game_is_listed_counted_exported_and_deleted(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        party = await play(url, ["random"], edition="specialists")
        api, (anna, ben) = party.server, party.tokens
        (game,) = (await api.my_games(anna)).games
        (other,) = (await api.my_games(ben)).games
        assert game.id == other.id == party.created.id
        assert game.worms is not None
        assert (game.seat, other.seat, len(game.players)) == (0, 1, 3)
        for each in (game, other):
            assert each.won == (each.seat in each.winners) == (each.place == 1)
            assert not each.left
            assert (each.own_seats, each.bot_turns, each.daily) == (1, 0, None)
        found = await api.my_statistics(anna)
        assert found.total.games == 1
        assert found.total.worms == game.worms[0]
        assert found.total.turns > 3
        assert list(found.by_edition) == ["specialists"]
        assert list(found.by_players) == ["3"]
        assert list(found.by_company) == ["people"]
        assert [each.id for each in found.recent] == [game.id]

        (table,) = (await api.export(anna)).tables
        assert table.result is not None
        assert (table.result.place, table.result.worms) == (game.place, game.worms[0])
        assert table.result.turns == found.total.turns

        await api.forget_games(anna)  # Ben keeps the game, and its record stays for both
        assert (await api.my_games(anna)).games == []
        assert (await api.my_statistics(anna)).total.games == 0
        assert (await api.export(anna)).tables[0].result is None
        assert len((await api.my_games(ben)).games) == 1
        assert await api.record(game.id, ben)
        await api.delete_me(ben)

    with ServerProcess(tmp_path) as server:
        asyncio.run(check(server.url))
        server.stop()
    assert run("check", "--data", tmp_path).returncode == 0
    with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
        # What is left says only that Anna does not want this game in her list.
        ((players, worms),) = db.execute("SELECT players, worms FROM result").fetchall()
        assert (players, worms) == (0, 0)


def test_forgetting_deletes_games_against_bots_completely(server: ServerProcess) -> None:
    async def check() -> None:
        async with Party(server.url) as party:
            await party.begin(1, ["random"])
            await party.play_on()
        api, (anna,) = party.server, party.tokens
        assert (await api.my_games(anna, company="bots")).total == 1
        await api.forget_games(anna)
        with pytest.raises(ServerRefused) as refused:
            await api.look(party.created.id, anna)
        assert refused.value.code == "unknown_table"
        assert (await api.export(anna)).tables == []

    asyncio.run(check())


def test_a_bad_cursor_or_filter_gets_a_sentence(server: ServerProcess) -> None:
    async def check() -> None:
        api = Server(server.url)
        anna = (await api.introduce("Anna")).token
        for wanted in (
            {"before": "nonsense"},
            {"before": "1.'; DROP TABLE result"},
            {"players": 9},
            {"edition": "other"},
            {"limit": 0},
            {"company": "friends"},
            {"since": 2**60},
        ):
            with pytest.raises(ServerRefused) as refused:
                await api.my_games(anna, **wanted)
            assert (refused.value.status, refused.value.code) == (400, "bad_message")
        assert (await api.my_games(anna)).games == []

    asyncio.run(check())


@pytest.mark.parametrize("number", [2, 6])
def test_games_of_an_older_store_get_results_while_the_server_runs(
    tmp_path: Path, number: int
) -> None:
    file = copy_of_format(number, tmp_path)
    file.chmod(0o600)
    tokens = tokens_of_format(number)

    async def open_and_close() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        assert len(await store.results.missing(10)) == 2  # the migration did not wait for them
        await store.close()

    asyncio.run(open_and_close())
    for each in tmp_path.glob("*.format-*"):
        each.unlink()
    assert run("check", "--data", tmp_path).returncode == 0  # not counted yet is no problem

    async def look(url: str) -> None:
        found: list[PlayedGame] = []
        for table in tokens.values():
            games = await Server(url).my_games(table[0])
            assert games.pending == 0
            found += games.games
        assert {each.edition for each in found} == {"original", "specialists"}

    with ServerProcess(tmp_path) as server:
        asyncio.run(look(server.url))
        server.stop()
    assert run("check", "--data", tmp_path).returncode == 0
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM result").fetchone()[0] == 4  # two people each
        db.execute("UPDATE result SET worms = worms + 1, place = 1")
        db.commit()
    done = run("check", "--data", tmp_path)
    assert done.returncode == 1
    assert done.stdout.count("the index does not agree with the log: results") == 2
    assert run("check", "--data", tmp_path, "--repair").returncode == 0
    assert run("check", "--data", tmp_path).returncode == 0


async def test_filters_and_pages(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    me = await store.people.add_identity("Me", b"1", None, 0)
    summary = (
        '{"id":"ID","code":"C","lifecycle":"finished","edition":"original","title":null,'
        '"players":["Me","NAME"],"bots":[false,true],"created":0,"updated":0,"worms":[1,2],'
        '"winners":[1],"your_turn":false}'
    )
    many = [
        RESULT._replace(
            who=me.id,
            table=f"t{number:03}",
            ended=number // 2,  # two games end in the same moment
            edition=("original", "specialists")[number % 2],
            players=2 + number % 3,
            people=number % 4 == 0,
            won=number % 5 == 0,
            daily="2026-11-17" if number % 7 == 0 else None,
        )
        for number in range(100)
    ]
    with closing(sqlite3.connect(tmp_path / "heckmeck.db")) as db:
        db.executemany(
            "INSERT INTO game_table (id, code, secret, created, lifecycle, public, summary, "
            "updated) VALUES (?, ?, x'', 0, 'finished', 0, ?, 0)",
            [
                (
                    each.table,
                    each.table,
                    summary.replace("ID", each.table)
                    .replace("NAME", "Zoë" if each.won else "Ben")
                    .encode(),
                )
                for each in many
            ],
        )
        db.commit()
    for each in many:
        await store.results.write(each.table, [each])
    assert await store.results.missing(10) == []

    expected = many[::-1]
    kept: list[tuple[GameFilter, Callable[[StoredResult], bool]]] = [
        (GameFilter(), lambda _: True),
        (GameFilter(edition="original"), lambda each: each.edition == "original"),
        (GameFilter(players=3), lambda each: each.players == 3),
        (GameFilter(company="people"), lambda each: each.people > 0),
        (GameFilter(company="bots"), lambda each: each.people == 0),
        (GameFilter(won=True), lambda each: each.won),
        (GameFilter(won=False), lambda each: not each.won),
        (GameFilter(since=10, until=20), lambda each: 10 <= each.ended < 20),
        (GameFilter(opponent="zOË"), lambda each: each.won),
        (GameFilter(opponent="me"), lambda _: False),  # one's own name is no opponent
        (GameFilter(daily=True), lambda each: each.daily is not None),
        (GameFilter("original", 2), lambda each: each[3:5] == ("original", 2)),
    ]
    for wanted, keep in kept:
        right = [each for each in expected if keep(each)]
        assert await store.results.count(me.id, wanted) == len(right)
        assert await store.results.all(me.id, wanted) == right[::-1]
        found: list[StoredResult] = []
        before = None
        while page := await store.results.games(me.id, wanted, before, 7):
            found += [each.result for each in page]
            before = found[-1].ended, found[-1].table
        assert found == right
    assert await store.results.all(me.id + 1, GameFilter()) == []
    await store.close()
