"""Everything of a server in one file, and back."""

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import Server, TableClient
from heckmeck.server.store.files import DAILY_CHAIN, DATABASE, create
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.migrations import FORMAT
from heckmeck.server.store.transfer import export, import_
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess
from tests.server.test_backup import refused, run
from tests.server.test_migrations import copy_of_format


def rows(file: Path) -> dict[str, list[Any]]:
    """Everything in a database except links, which are not exported."""
    with closing(sqlite3.connect(file)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        return {
            name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
            for name in names
            if name != "link" and not name.startswith("sqlite_")
        }


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store with tables in every lifecycle, and an export of it."""
    folder = tmp_path_factory.mktemp("exported")
    data = folder / "old"
    data.mkdir()
    copy_of_format(2, data)
    with ServerProcess(data) as server:
        server.stop()
    with closing(sqlite3.connect(data / "heckmeck.db")) as db:
        db.execute("UPDATE identity SET ban = 'Spam' WHERE who = 1")
        db.execute("UPDATE token SET label = 'Phone', created = 1, used = 2")
        db.execute("INSERT INTO admin_log VALUES (1, 2, 'root', 'ban', '1', 'Spam')")
        db.execute("ANALYZE")  # a table of SQLite's own
        db.commit()
    assert run("export", folder / "export.gz", "--data", data).returncode == 0
    return folder


@pytest.fixture
def exported(original: Path, tmp_path: Path) -> Path:
    """A copy of the export, beside a copy of its store."""
    shutil.copytree(original, tmp_path, dirs_exist_ok=True)
    return tmp_path / "export.gz"


def test_everything_survives_the_round_trip(exported: Path, tmp_path: Path) -> None:
    assert exported.stat().st_mode & 0o777 == 0o600
    done = run("import", exported, "--data", tmp_path / "new")
    assert done.returncode == 0, done
    assert rows(tmp_path / "new" / "heckmeck.db") == rows(tmp_path / "old" / "heckmeck.db")
    assert (tmp_path / "new" / "heckmeck.db").stat().st_mode & 0o777 == 0o600
    assert sorted(each.name for each in (tmp_path / "new").iterdir()) == [
        "heckmeck.db",
        "heckmeck.lock",
    ]
    assert run("check", "--data", tmp_path / "new").returncode == 0


def test_a_running_server_is_exported_and_its_games_go_on_elsewhere(tmp_path: Path) -> None:
    exported = tmp_path / "export.gz"
    with ServerProcess(tmp_path / "old") as server:

        async def begin() -> tuple[str, str]:
            async with Party(server.url) as party:
                await party.begin(1, ["random"])
                done = await asyncio.to_thread(run, "export", exported, "--data", tmp_path / "old")
                assert done.returncode == 0, done
                return party.created.id, party.tokens[0]

        table, token = asyncio.run(begin())
    assert run("import", exported, "--data", tmp_path / "new").returncode == 0
    with ServerProcess(tmp_path / "new") as server:

        async def go_on() -> None:
            assert (await Server(server.url).me(token)).name == "Anna"
            async with TableClient(server.url, table, token) as anna:
                await anna.until(lambda: anna.my_turn)
                await anna.move(sensible(anna))

        asyncio.run(go_on())


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def test_the_file_can_be_read_by_other_programs(exported: Path) -> None:
    header, *content, end = map(json.loads, lines(exported))
    assert header == {"heckmeck": "export", "version": 2, "format": FORMAT}
    assert end == {"rows": len(content)}
    entries = [line["log"]["entry"]["text"] for line in content if "log" in line]
    assert len(entries) > 500
    assert {json.loads(each)["kind"] for each in entries} >= {"opened", "sat", "moved", "started"}


def without_end(text: list[bytes]) -> list[bytes]:
    return text[:-1]


def one_row_less(text: list[bytes]) -> list[bytes]:
    return [*text[:5], *text[6:]]


def no_json(text: list[bytes]) -> list[bytes]:
    return [*text[:5], b"{nonsense\n", *text[6:]]


def other_table(text: list[bytes]) -> list[bytes]:
    return [*text[:5], b'{"sqlite_master":{"name":"x"}}\n', *text[5:]]


def other_column(text: list[bytes]) -> list[bytes]:
    return [*text[:5], b'{"identity":{"who) VALUES (1); --":1}}\n', *text[5:]]


def twice(text: list[bytes]) -> list[bytes]:
    return [*text[:-1], text[-2], text[-1]]


def later_version(text: list[bytes]) -> list[bytes]:
    return [b'{"heckmeck":"export","version":3,"format":3}\n', *text[1:]]


def later_format(text: list[bytes]) -> list[bytes]:
    return [b'{"heckmeck":"export","version":1,"format":99}\n', *text[1:]]


def strange_value(text: list[bytes]) -> list[bytes]:
    return [*text[:-1], b'{"life":{"one":1,"seen":{"hex":"zz"}}}\n', text[-1]]


def something_after(text: list[bytes]) -> list[bytes]:
    return [*text, text[5]]


def wrong_chain(text: list[bytes]) -> list[bytes]:
    return [text[0], b'{"daily_chain":{"chains":[{"first":"2026-11-16"}]}}\n', *text[1:]]


def two_chains(text: list[bytes]) -> list[bytes]:
    return [text[0], *[b'{"daily_chain":{"chains":[]}}\n'] * 2, *text[1:]]


def nothing(text: list[bytes]) -> list[bytes]:
    return []


@pytest.mark.parametrize(
    "spoil",
    [
        *(without_end, one_row_less, no_json, other_table, other_column, twice),
        *(later_version, later_format, strange_value, something_after, nothing),
        *(wrong_chain, two_chains),
    ],
    ids=lambda each: each.__name__,
)
def test_a_spoiled_file_is_refused_and_leaves_nothing(
    exported: Path, tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]]
) -> None:
    exported.write_bytes(gzip.compress(b"".join(spoil(lines(exported)))))
    assert "is not a complete export" in refused("import", exported, "--data", tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize("cut", [0, 5, 1000, -1, -8])
def test_a_file_that_is_cut_off_or_no_export_is_refused(
    exported: Path, tmp_path: Path, cut: int
) -> None:
    content = exported.read_bytes()
    exported.write_bytes(content[:cut] if cut else b"something else")
    assert "is not a complete export" in refused("import", exported, "--data", tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []


def chain(first: str, digit: str) -> dict[str, Any]:
    return {"first": first, "last_secret": digit * 64, "days": 30}


OLD, NEW, LAST = chain("2026-11-01", "a"), chain("2026-12-01", "b"), chain("2026-12-31", "d")
OTHER = chain("2026-11-01", "c")


def with_chain(folder: Path, half_days: int, *chains: dict[str, Any]) -> Path:
    """A folder with this file of the daily challenge."""
    folder.mkdir()
    file = folder / DAILY_CHAIN
    file.write_text(json.dumps({"chains": chains, "half_days": half_days}))
    return file


def ignored(_done: int, _total: int) -> None:
    pass


@pytest.fixture
def with_chains(tmp_path: Path) -> Path:
    """An export of a server without tables whose second daily chain has begun."""
    with_chain(tmp_path / "old", 41570, OLD, NEW)
    create(tmp_path / "old" / DATABASE)
    export(tmp_path / "old", tmp_path / "export.gz", overwrite=False, progress=ignored)
    return tmp_path / "export.gz"


def test_the_daily_chain_moves_along_and_stays_private(with_chains: Path, tmp_path: Path) -> None:
    assert with_chains.stat().st_mode & 0o777 == 0o600
    import_(with_chains, tmp_path / "new", progress=ignored)
    moved = tmp_path / "new" / DAILY_CHAIN
    assert json.loads(moved.read_bytes()) == {"chains": [OLD, NEW], "half_days": 41570}
    assert moved.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("half_days", "there", "merged"),
    [
        (41000, [OLD], [OLD, NEW]),
        (41999, [OLD, NEW], [OLD, NEW]),  # days are over that the export does not know
        (41999, [], [OLD, NEW]),
        (41000, [OLD, NEW, LAST], [OLD, NEW, LAST]),
    ],
)
def test_a_chain_that_is_there_never_becomes_older(
    with_chains: Path, tmp_path: Path, half_days: int, there: list[Any], merged: list[Any]
) -> None:
    file = with_chain(tmp_path / "new", half_days, *there)
    import_(with_chains, tmp_path / "new", progress=ignored)
    latest = max(half_days, 41570)
    assert json.loads(file.read_bytes()) == {"chains": merged, "half_days": latest}


def test_an_export_without_a_chain_leaves_the_one_that_is_there(
    with_chains: Path, tmp_path: Path
) -> None:
    (tmp_path / "old" / DAILY_CHAIN).unlink()
    export(tmp_path / "old", with_chains, overwrite=True, progress=ignored)
    file = with_chain(tmp_path / "new", 41570, OLD)
    before = file.read_bytes()
    import_(with_chains, tmp_path / "new", progress=ignored)
    assert file.read_bytes() == before


@pytest.mark.parametrize("there", [[OTHER], [NEW], [OLD, OTHER]])
def test_two_promises_are_never_merged(with_chains: Path, tmp_path: Path, there: list[Any]) -> None:
    file = with_chain(tmp_path / "new", 41000, *there)
    before = file.read_bytes()
    with pytest.raises(StoreUnusable, match="import-chain"):
        import_(with_chains, tmp_path / "new", progress=ignored)
    assert [each.name for each in (tmp_path / "new").iterdir()] == [DAILY_CHAIN]
    assert file.read_bytes() == before


@pytest.mark.parametrize("damage", [b"{", b'{"chains":[{"first":"2026-11-16"}]}', b'{"\xff":1}'])
def test_a_damaged_chain_is_neither_exported_nor_replaced(
    with_chains: Path, tmp_path: Path, damage: bytes
) -> None:
    new = with_chain(tmp_path / "new", 0)
    new.write_bytes(damage)
    with pytest.raises(StoreUnusable, match="chain-damaged"):
        import_(with_chains, tmp_path / "new", progress=ignored)
    assert new.read_bytes() == damage
    (tmp_path / "old" / DAILY_CHAIN).write_bytes(damage)
    with pytest.raises(StoreUnusable, match="chain-damaged"):
        export(tmp_path / "old", tmp_path / "second.gz", overwrite=False, progress=ignored)
    assert not (tmp_path / "second.gz").exists()


def test_a_server_that_moves_keeps_its_promise(tmp_path: Path) -> None:
    exported = tmp_path / "export.gz"
    with ServerProcess(tmp_path / "old") as server:

        async def begin() -> tuple[str, str, str]:
            api = Server(server.url)
            token = (await api.introduce("Anna")).token
            table = await api.start_daily(token)
            return token, table, (await api.daily()).commitment

        token, table, commitment = asyncio.run(begin())
        assert run("export", exported, "--data", tmp_path / "old").returncode == 0
    assert run("import", exported, "--data", tmp_path / "new").returncode == 0
    with ServerProcess(tmp_path / "new") as server:

        async def go_on() -> None:
            api = Server(server.url)
            assert await api.start_daily(token) == table, "no second try"
            assert (await api.daily()).commitment == commitment

        asyncio.run(go_on())


def test_an_export_replaces_nothing_and_an_import_needs_an_empty_folder(
    exported: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old"
    assert "already exists" in refused("export", exported, "--data", old)
    assert run("export", exported, "--data", old, "--force").returncode == 0
    assert "is not empty" in refused("import", exported, "--data", old)
    assert "no database" in refused("export", tmp_path / "x", "--data", tmp_path / "nowhere")
    copy_of_format(1, tmp_path)
    assert "start the server once" in refused("export", tmp_path / "x", "--data", tmp_path)
