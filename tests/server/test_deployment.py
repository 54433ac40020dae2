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
import yaml  # type: ignore[import-untyped]

from heckmeck.cli.commands.serve import command
from heckmeck.server.net.addresses import Networks
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
    command.make_context("serve", list(words))


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


def test_a_node_is_the_service_with_a_drop_in(tmp_path: Path) -> None:
    here = tmp_path / "heckmeck@.service"
    drop_in = tmp_path / "heckmeck@.service.d" / "node.conf"
    drop_in.parent.mkdir()
    for file, target in ((UNIT, here), (DEPLOY / "node.conf", drop_in)):
        text = file.read_text().replace("/opt/heckmeck/bin/heckmeck", sys.executable)
        target.write_text(text)
    assert systemd_analyze("verify", "--man=no", f"{tmp_path}/heckmeck@8421.service").strip() == ""


def test_a_node_uses_options_that_exist() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    text = (DEPLOY / "node.conf").read_text().replace("\\\n", " ").replace("%i", "8421")
    unit.read_string(text)
    program, serve, *words = unit["Service"]["ExecStart"].split()
    assert (Path(program).name, serve) == ("heckmeck", "serve")
    options_of(words)


def test_compose_starts_two_nodes_behind_a_proxy_that_they_trust() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert services.keys() == {"database", "node-1", "node-2", "proxy"}
    addresses = {
        name: service["networks"]["inside"]["ipv4_address"] for name, service in services.items()
    }
    (network,) = compose["networks"]["inside"]["ipam"]["config"]
    assert all(each in Networks([network["subnet"]]) for each in addresses.values())
    upstream = (DEPLOY / "upstream-nodes.conf").read_text()
    for number, name in enumerate(("node-1", "node-2")):
        serve, *words = services[name]["command"]
        assert serve == "serve"
        options_of(words)
        assert f"--proxy={addresses['proxy']}" in words
        assert services[name]["depends_on"]["database"]["condition"] == "service_healthy"
        # What the proxy replaces when it starts
        here = f"127.0.0.1:{8421 + number}"
        assert here in upstream
        assert f"s/{here}/{addresses[name]}:8421/" in services["proxy"]["command"][-1]
    assert "healthcheck" in services["database"]
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        assert "stop_grace_period" in service
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            if source.startswith("./"):
                assert (DEPLOY / source).is_file()
            elif not source.startswith("/"):
                assert source in compose["volumes"]


def test_the_password_of_the_database_comes_from_a_file(tmp_path: Path) -> None:
    node = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["node-1"]
    shell, option, script, name = node["entrypoint"]
    (tmp_path / "password").write_text("from a file\n")
    here = script.replace("$$", "$").replace(
        "/run/secrets/database_password", str(tmp_path / "password")
    )
    program = tmp_path / "heckmeck"
    program.write_text('#!/bin/sh\nprintf "%s|" "$PGPASSWORD" "$@"\n')
    program.chmod(0o755)
    done = subprocess.run(
        [shell, option, here, name, "serve", "two words"],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
    )
    assert done.stdout == "from a file|serve|two words|"


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
