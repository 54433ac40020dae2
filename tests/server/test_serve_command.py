"""`heckmeck serve`: what it prints, and what it refuses."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest

from heckmeck.cli.commands.serve import _announce, _read_limits
from heckmeck.server.config import Limits
from heckmeck.server.run import Address
from heckmeck.user_data import data_folder

EVERYWHERE = "0.0.0.0"  # noqa: S104  only named, never bound


def refused(*options: str) -> str:
    """What is said on standard error when it does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "heckmeck", "serve", "--no-browser", *options],
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_a_port_in_use_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        problem = refused("--port", str(port))
        assert f"port {port} on 127.0.0.1 is already in use" in problem
        assert "--port" in problem


def test_an_address_of_another_machine_is_refused() -> None:
    assert "cannot listen on 192.0.2.1 port" in refused("--host", "192.0.2.1", "--port", "0")


def test_a_data_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    assert "is a file" in refused("--port", "0", "--data", str(tmp_path / "file"))
    beneath = str(tmp_path / "file" / "folder")
    assert "cannot be used" in refused("--port", "0", "--data", beneath)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "heckmeck.db").write_bytes(b"no database " * 1000)
    assert "cannot be used" in refused("--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize("limit", ["nothing=1", "frame_bytes=many", "frame_bytes"])
def test_unknown_limits_are_refused(limit: str) -> None:
    assert "limit" in refused("--port", "0", "--limit", limit)


@pytest.mark.parametrize(
    ("limit", "problem"),
    [
        ("hello_time=nan", "hello_time must be more than 0 and at most 1000000000, not nan"),
        ("write_time=inf", "not inf"),
        ("silent_time=-1", "not -1.0"),
        ("open_days=0", "open_days must be more than 0"),
        ("message_rate=-0.5", "message_rate must be at least 0"),
        ("message_burst=0", "message_burst must be more than 0"),
        ("frame_bytes=1.5", "'1.5' is not a whole number"),
        ("tables_per_identity=1" + "0" * 400, "at most 1000000000"),
    ],
)
def test_impossible_limits_are_refused(limit: str, problem: str) -> None:
    with pytest.raises(click.UsageError, match=re.escape(problem)):
        _read_limits((limit,))


@pytest.mark.parametrize(
    "option",
    [
        ("--public-url", "games.example.org"),
        ("--public-url", "ftp://games.example.org"),
        ("--public-url", "https://games.example.org/heckmeck"),
        ("--public-url", "https://games.example.org:port"),
        ("--public-url", "https://[::1"),
        ("--allow-host", "https://games.example.org"),
        ("--allow-host", "games.example.org:443"),
        ("--allow-host", ""),
    ],
)
def test_names_that_are_none_are_refused(option: tuple[str, str]) -> None:
    assert option[0] in refused("--port", "0", *option)


def test_limits_are_read() -> None:
    limits = _read_limits(("message_rate=0", "frame_bytes=100", "open_days=0.5"))
    assert limits == Limits(message_rate=0, frame_bytes=100, open_days=0.5)


@pytest.mark.skipif(sys.platform != "linux", reason="the folder depends on the system")
def test_the_database_stays_where_it_has_always_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "heckmeck"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "heckmeck"


def test_the_address_and_the_code_for_phones(capsys: pytest.CaptureFixture[str]) -> None:
    _announce("http://192.0.2.7:8421/", only_here=False, qr_code=True)
    said = capsys.readouterr().out
    assert "http://192.0.2.7:8421/" in said
    assert "█" in said or "▄" in said
    _announce("http://127.0.0.1:8421/", only_here=True, qr_code=True)
    address, how_others_get_in = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8421/" in address
    assert "HOST=0.0.0.0" in how_others_get_in
    public = "https://games.example.org/"
    _announce("http://127.0.0.1:8421/", public, only_here=True, qr_code=True)
    said = capsys.readouterr().out
    assert public in said
    assert "█" in said or "▄" in said
    _announce("http://127.0.0.1:8421/", public, only_here=True, qr_code=False)
    assert len(capsys.readouterr().out.splitlines()) == 2
    _announce("http://192.0.2.7:8421/", only_here=False, qr_code=False)
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert Address("127.0.0.1", 1).loopback
    assert not Address(EVERYWHERE, 1).loopback
    assert Address("::1", 8421).url == "http://[::1]:8421/"
    assert Address(EVERYWHERE, 8421).url.startswith("http://")
