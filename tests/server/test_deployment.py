"""The service of systemd and the container, as far as they can be tested without either."""

import asyncio
import configparser
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from heckmeck.cli.commands.serve import command
from tests.server.process import ServerProcess

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
UNIT = DEPLOY / "heckmeck.service"
CONTAINER = (DEPLOY / "Containerfile").read_text()


def systemd_analyze(*words: str) -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze on this machine")
    done = subprocess.run([program, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_systemd_finds_no_fault_with_the_service(tmp_path: Path) -> None:
    here = tmp_path / UNIT.name
    text = UNIT.read_text().replace("/opt/heckmeck/bin/heckmeck", sys.executable)
    here.write_text(text)
    assert systemd_analyze("verify", "--man=no", str(here)).strip() == ""


def test_systemd_finds_the_service_well_confined() -> None:
    told = systemd_analyze("security", "--offline=true", "--no-pager", str(UNIT))
    level = re.search(r"exposure level for heckmeck.service: ([0-9.]+)", told)
    assert level is not None, told
    assert float(level[1]) < 2.0


def options_of(words: list[str]) -> None:
    """Raises if `heckmeck serve` does not know one of these options."""
    command.make_context("serve", words)


def test_the_service_and_the_container_use_options_that_exist() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text().replace("\\\n", " "))
    program, serve, *words = unit["Service"]["ExecStart"].split()
    assert (Path(program).name, serve) == ("heckmeck", "serve")
    options_of(words)
    # Without a target of its own, the log would follow standard output to nowhere.
    assert unit["Service"]["StandardOutput"] == "null"
    assert unit["Service"]["StandardError"] == "journal"
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    assert entry is not None
    program, serve, *words = re.findall(r'"([^"]*)"', entry[1])
    assert (program, serve) == ("heckmeck", "serve")
    options_of(words)


def test_the_container_runs_without_privileges_and_asks_for_readiness(
    server: ServerProcess,
) -> None:
    *_, last = CONTAINER.split("\nFROM ")
    assert last.index("\nUSER heckmeck") < last.index("\nENTRYPOINT")
    assert "VOLUME /var/lib/heckmeck" in last
    check = re.search(r'CMD \["python", "-c", "(.*)"\]', last)
    assert check is not None
    for port, status in ((str(server.port), 0), ("1", 1)):
        code = check[1].replace("8421", port)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
        assert done.returncode == status


@pytest.mark.parametrize("abstract", [False, True])
async def test_systemd_is_told_what_happens(tmp_path: Path, abstract: bool) -> None:
    name = f"@heckmeck-{os.getpid()}" if abstract else str(tmp_path / "notify")
    if abstract and sys.platform != "linux":
        pytest.skip("only Linux has abstract addresses")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind("\0" + name[1:] if abstract else name)
        manager.settimeout(60)
        server = ServerProcess(
            tmp_path / "data", environment={"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "300000"}
        )
        with server:
            heard = [await asyncio.to_thread(manager.recv, 100) for _ in range(4)]
            assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=1"]
            await asyncio.to_thread(server.stop)
            while (last := await asyncio.to_thread(manager.recv, 100)) == b"WATCHDOG=1":
                pass
            assert last == b"STOPPING=1"


def test_a_manager_that_does_not_listen_is_no_obstacle(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, environment={"NOTIFY_SOCKET": "/nowhere"}) as server:
        assert server.stop()[0] == 0
