"""Bots that are programs: a good one, and every kind of bad one."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from heckmeck.bots import BotFailure, UnknownBot, make_bot
from heckmeck.bots.stdio import StdioBot
from heckmeck.message import Message
from heckmeck.rules import Keep, Land, Roll, Setup, apply, legal_moves, new_game

STATE = new_game(Setup("original", ("Anna", "Ben")))
for move in (Roll(), Land("1123345w")):
    STATE = apply(STATE, move).state
LEGAL = legal_moves(STATE)


def program(folder: Path, *lines: str) -> str:
    path = folder / "bot.py"
    path.write_text("import json, os, subprocess, sys, time\n" + "\n".join(lines) + "\n")
    return f"cmd:{sys.executable} {path}"


def failure(name: str, seconds: float = 60.0, questions: int = 1) -> Message:
    bot = StdioBot(name, seconds)
    try:
        with pytest.raises(BotFailure) as error:
            all(bot.choose(STATE, LEGAL) for _ in range(questions))
        assert bot._program is None  # it was ended
        with pytest.raises(BotFailure) as again:
            bot.choose(STATE, LEGAL)
        assert str(again.value) == str(error.value)  # and is not asked again
        assert error.value.code == "bot-failed"
        assert error.value.details["name"] == name
        reason: Message = error.value.details["what"]
        return reason
    finally:
        bot.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or ") Z " not in status.read_text()


def test_a_program_gets_the_position_and_its_move_is_made(tmp_path: Path) -> None:
    bot = make_bot(
        program(
            tmp_path,
            "for line in sys.stdin:",
            "    position = json.loads(line)",
            "    assert position['rolled'] == '1123345w' and len(position['legal']) == 6",
            "    print(json.dumps({'do': 'keep', 'face': 'w'}), flush=True)",
        ),
        seconds=60,
    )
    try:
        assert bot.choose(STATE, LEGAL) == Keep("w")
        assert bot.choose(STATE, LEGAL) == Keep("w")
    finally:
        assert isinstance(bot, StdioBot)
        bot.close()


def test_a_bot_that_hangs(tmp_path: Path) -> None:
    reason = failure(program(tmp_path, "time.sleep(600)"), seconds=0.2)
    assert reason == Message("bot-late", {"seconds": 0.2})


def test_a_bot_that_crashes(tmp_path: Path) -> None:
    reason = failure(program(tmp_path, "sys.stdin.readline()", "raise ValueError('no idea')"))
    assert reason == Message("bot-ended-words", {"status": 1, "said": "ValueError: no idea"})


def test_a_bot_that_cheats(tmp_path: Path) -> None:
    reason = failure(program(tmp_path, 'print(\'{"do": "stop"}\', flush=True)', "input()"))
    assert reason == Message("bot-cheated", {"move": '{"do": "stop"}'})


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("keep w", "record-json"),
        ('{"do": "dance"}', "record-one-of"),
        ('{"do": "keep", "face": "w", "dice": "66"}', "record-key"),
        pytest.param("[" * 3000, "record-depth", id="nested"),
        ("", "record-json"),
    ],
)
def test_a_bot_that_sends_nonsense(tmp_path: Path, answer: str, code: str) -> None:
    reason = failure(program(tmp_path, "input()", f"print({answer!r}, flush=True)"))
    assert reason.code == "bot-nonsense"
    said, fault = reason.details["said"], reason.details["why"]
    assert isinstance(said, str)
    assert said.startswith(f"'{answer[:20]}")
    assert isinstance(fault, Message)
    assert fault.code == code


def test_a_bot_that_floods_one_line(tmp_path: Path) -> None:
    reason = failure(program(tmp_path, "while True: sys.stdout.write('x' * 1000)"))
    assert reason == Message("bot-long", {"most": 4096})


def test_a_bot_that_floods_lines(tmp_path: Path) -> None:
    good = '{"do": "keep", "face": "w"}'
    name = program(tmp_path, f"while True: print({good!r}, flush=True)")
    reason = failure(name, questions=1000)
    assert reason.code in ("bot-lines", "bot-unasked")


def test_a_bot_that_floods_its_standard_error_still_plays(tmp_path: Path) -> None:
    bot = StdioBot(
        program(
            tmp_path,
            "input()",
            "sys.stderr.write('x' * 1_000_000); sys.stderr.flush()",
            "print(json.dumps({'do': 'keep', 'face': '5'}), flush=True)",
            "input()",
        ),
        seconds=60,
    )
    try:
        assert bot.choose(STATE, LEGAL) == Keep("5")
    finally:
        bot.close()


def test_a_bot_that_closes_its_input(tmp_path: Path) -> None:
    reason = failure(program(tmp_path, "os.close(0); os.close(1)"))
    assert reason.code in ("bot-ended", "bot-ended-status")


def test_the_program_and_its_own_children_are_ended(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    name = program(
        tmp_path,
        "import signal",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)",
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])",
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')",
        "print(json.dumps({'do': 'keep', 'face': 'w'}), flush=True)",
        "time.sleep(600)",
    )
    bot = StdioBot(name, seconds=60)
    bot.choose(STATE, LEGAL)
    found = [int(pid) for pid in pids.read_text().split()]
    assert len(found) == 2
    assert all(map(alive, found))
    bot.close()
    deadline = monotonic() + 30  # a killed process is gone when the system gets round to it
    while any(map(alive, found)) and monotonic() < deadline:
        sleep(0.02)
    assert not any(map(alive, found))


def test_a_bot_that_was_never_closed_is_ended_too(tmp_path: Path) -> None:
    bot = StdioBot(
        program(
            tmp_path,
            "print(json.dumps({'do': 'keep', 'face': 'w'}), flush=True)",
            "time.sleep(600)",
        ),
        seconds=60,
    )
    bot.choose(STATE, LEGAL)
    assert bot._program is not None
    pid = bot._program._process.pid
    del bot
    assert not alive(pid)


def test_a_program_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(*_: object, **__: object) -> None:
        raise OSError("too many programs")  # without the number of an error

    monkeypatch.setattr(subprocess, "Popen", start)
    assert failure(f"cmd:{sys.executable}") == Message(
        "bot-not-started", {"why": "too many programs"}
    )


def test_a_bot_that_is_not_a_program_is_refused() -> None:
    with pytest.raises(UnknownBot, match="bot-no-program: program=no-such-program"):
        make_bot("cmd:no-such-program --fast")
    with pytest.raises(UnknownBot, match="bot-no-command"):
        make_bot("cmd:")
    with pytest.raises(UnknownBot, match="bot-command: name=cmd:', why=No closing quotation"):
        make_bot("cmd:'")
