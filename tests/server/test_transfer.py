"""Everything of a server in one file, and back."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from heckmeck.client import Server, TableClient
from heckmeck.server.store.migrations import FORMAT
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


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """An export of a store with tables in every lifecycle."""
    data = tmp_path / "old"
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
    assert run("export", tmp_path / "export.gz", "--data", data).returncode == 0
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
    export = tmp_path / "export.gz"
    with ServerProcess(tmp_path / "old") as server:

        async def begin() -> tuple[str, str]:
            async with Party(server.url) as party:
                await party.begin(1, ["random"])
                done = await asyncio.to_thread(run, "export", export, "--data", tmp_path / "old")
                assert done.returncode == 0, done
                return party.created.id, party.tokens[0]

        table, token = asyncio.run(begin())
    assert run("import", export, "--data", tmp_path / "new").returncode == 0
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
    assert header == {"heckmeck": "export", "version": 1, "format": FORMAT}
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
    return [b'{"heckmeck":"export","version":2,"format":3}\n', *text[1:]]


def later_format(text: list[bytes]) -> list[bytes]:
    return [b'{"heckmeck":"export","version":1,"format":99}\n', *text[1:]]


def strange_value(text: list[bytes]) -> list[bytes]:
    return [*text[:-1], b'{"life":{"one":1,"seen":{"hex":"zz"}}}\n', text[-1]]


def something_after(text: list[bytes]) -> list[bytes]:
    return [*text, text[5]]


def nothing(text: list[bytes]) -> list[bytes]:
    return []


@pytest.mark.parametrize(
    "spoil",
    [
        *(without_end, one_row_less, no_json, other_table, other_column, twice),
        *(later_version, later_format, strange_value, something_after, nothing),
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
