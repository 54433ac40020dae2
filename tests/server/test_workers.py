"""The pools of worker processes: fair queues, and a job that dies, hangs or fails harms nobody."""

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import psutil
import pytest

from heckmeck.rules import HeckmeckError, Keep, Land, Roll, Setup, State, apply, new_game
from heckmeck.server.config import Limits
from heckmeck.server.refusal import Refusal
from heckmeck.server.workers import child, workers
from heckmeck.server.workers.hints import Hints
from heckmeck.server.workers.jobs import Advice, advise, choose_move
from heckmeck.server.workers.pool import QueueFull, WorkerFailed, WorkerPool
from heckmeck.server.workers.process import WorkerProcess
from heckmeck.server.workers.workers import Workers

STATE = new_game(Setup("original", ("Anna", "Ben"), 0))
ANNA, BEN, CLEO = 1, 2, 3


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)
    assert not processes(), "a worker outlived its pool"


def processes() -> list[psutil.Process]:
    return [
        each
        for each in psutil.Process().children()
        if any(child.__name__ in word for word in each.cmdline())
    ]


def die(marks: Path) -> None:
    """Leave a mark, then take the whole process down."""
    with marks.open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def wait_for(file: Path) -> None:
    """A job that takes until the test lets it go."""
    file.with_suffix(".started").touch()
    while not file.exists():
        time.sleep(0.01)


def log_name(log: Path, name: str) -> str:
    with log.open("a") as file:
        file.write(name)
    return name


def print_and_read() -> str:
    print("R", flush=True)
    return input()


def divide_by_zero() -> None:
    raise ZeroDivisionError("no such number")


async def until(reached: Any) -> None:
    async with asyncio.timeout(30):
        while not reached():
            await asyncio.sleep(0.01)


async def busy(pool: WorkerPool, gate: Path) -> "asyncio.Task[None]":
    """A job of nobody in particular that keeps the only worker of the pool busy."""
    job = asyncio.create_task(pool.run("busy", wait_for, gate))
    await until(gate.with_suffix(".started").exists)
    return job


def test_jobs_run_elsewhere_and_reuse_the_process() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        first, second = await pool.run(ANNA, os.getpid), await pool.run(BEN, os.getpid)
        assert os.getpid() != first == second
        assert await pool.run(ANNA, choose_move, "random", STATE)
        best = (await pool.run(ANNA, advise, STATE, "margin")).moves[0]
        assert 0 < best.success < 1
        await pool.close()

    run(check())


def test_errors_of_the_game_come_back_as_they_are() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        over = STATE._replace(phase="over")
        with pytest.raises(HeckmeckError) as caught:
            await pool.run(ANNA, advise, over, "margin")
        assert not isinstance(caught.value, WorkerFailed)
        for _ in range(2):  # a defect of a job is no reason to end the worker
            with pytest.raises(WorkerFailed, match="ZeroDivisionError: no such number"):
                await pool.run(ANNA, divide_by_zero)
        with pytest.raises(WorkerFailed, match="EOFError"):  # and neither is what it prints
            await pool.run(ANNA, print_and_read)
        assert len(processes()) == 1
        await pool.close()

    run(check())


def test_a_job_that_kills_its_worker_is_run_once_and_fails_alone(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        marks = tmp_path / "marks"
        for key in (ANNA, ANNA, BEN):  # asking again does not kill another worker
            with pytest.raises(WorkerFailed):
                await pool.run(key, die, marks)
        assert marks.read_text() == "x"
        assert await pool.run(ANNA, os.getpid) != os.getpid()
        await pool.close()

    run(check())


def test_a_poisonous_job_is_tried_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        marks = tmp_path / "marks"
        monkeypatch.setattr("heckmeck.server.workers.pool.POISON_TIME", 0)
        for _ in range(2):
            with pytest.raises(WorkerFailed):
                await pool.run(ANNA, die, marks)
        assert marks.read_text() == "xx"
        await pool.close()

    run(check())


def test_a_worker_that_died_while_idle_is_replaced_unnoticed() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        idle = await pool.run(ANNA, os.getpid)
        os.kill(idle, signal.SIGKILL)
        assert await pool.run(ANNA, os.getpid) != idle
        await pool.close()

    run(check())


def test_ctrl_c_in_the_terminal_does_not_reach_a_worker() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        assert os.getpgid(await pool.run(ANNA, os.getpid)) != os.getpgid(0)
        await pool.close()

    run(check())


def test_an_idle_worker_ends_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr("heckmeck.server.workers.pool.IDLE_TIME", 0.05)
        pool = WorkerPool(1, timeout=60)
        first = await pool.run(ANNA, os.getpid)
        await until(lambda: not processes())
        assert await pool.run(ANNA, os.getpid) != first
        await pool.close()

    run(check())


def test_a_job_that_takes_too_long_is_killed_and_waiting_does_not_count() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=3)
        jobs = [asyncio.create_task(pool.run(ANNA, time.sleep, 0.8 + n / 1e6)) for n in range(4)]
        await asyncio.gather(*jobs)  # 3.2 seconds in all, but no job alone is late
        (worker,) = processes()
        with pytest.raises(WorkerFailed, match="TimeoutError"):
            await pool.run(ANNA, time.sleep, 60)
        worker.wait(5)
        await pool.close()

    run(check())


def test_closing_a_pool_ends_its_workers_whatever_they_do(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(2, timeout=60)
        job = await busy(pool, tmp_path / "never")
        starting = asyncio.create_task(pool.run(ANNA, os.getpid))
        await until(lambda: len(processes()) == 2)
        await pool.close()
        assert not processes()
        for each in (job, starting):
            with pytest.raises(asyncio.CancelledError):
                await each

    run(check())


def test_keys_take_turns_however_many_jobs_one_of_them_has(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        blocking = await busy(pool, tmp_path / "gate")
        log = tmp_path / "log"
        asked = [(ANNA, "a1"), (ANNA, "a2"), (ANNA, "a3"), (ANNA, "a4"), (BEN, "b1"), (CLEO, "c1")]
        jobs = []
        for key, name in asked:
            jobs.append(asyncio.create_task(pool.run(key, log_name, log, name)))
            await asyncio.sleep(0)
        (tmp_path / "gate").touch()
        await asyncio.gather(blocking, *jobs)
        assert log.read_text() == "a1b1c1a2a3a4"
        await pool.close()

    run(check())


def test_equal_jobs_are_joined_and_nobody_waits_for_the_turn_of_another(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        blocking = await busy(pool, tmp_path / "gate")
        log = tmp_path / "log"
        jobs = []
        for key, name in [(ANNA, "x"), (ANNA, "y"), (ANNA, "z"), (BEN, "z"), (BEN, "x")]:
            jobs.append(asyncio.create_task(pool.run(key, log_name, log, name)))
            await asyncio.sleep(0)
        (tmp_path / "gate").touch()
        assert await asyncio.gather(blocking, *jobs) == [None, "x", "y", "z", "z", "x"]
        assert log.read_text() == "xzy"  # z is first in Ben's queue
        assert pool.waiting == 0
        await pool.close()

    run(check())


def test_a_job_that_nobody_waits_for_leaves_the_queue(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        blocking = await busy(pool, tmp_path / "gate")
        log = tmp_path / "log"
        both = [asyncio.create_task(pool.run(key, log_name, log, "ab")) for key in (ANNA, BEN)]
        alone = asyncio.create_task(pool.run(ANNA, log_name, log, "a"))
        await asyncio.sleep(0)
        assert pool.waiting == 4
        for job in (alone, both[0]):
            job.cancel()
        await asyncio.gather(alone, both[0], return_exceptions=True)
        assert pool.waiting == 2
        (tmp_path / "gate").touch()
        assert await both[1] == "ab"  # Ben still waits for this one
        assert await pool.run(ANNA, log_name, log, "!") == "!"
        assert log.read_text() == "ab!"
        await blocking
        await pool.close()

    run(check())


def test_a_job_that_runs_already_survives_its_asker(tmp_path: Path) -> None:
    """Starting another worker would take longer, and whoever asks next gets the answer."""

    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        worker = await pool.run(ANNA, os.getpid)
        job = await busy(pool, tmp_path / "gate")
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        joined = asyncio.create_task(pool.run(BEN, wait_for, tmp_path / "gate"))
        await asyncio.sleep(0)
        (tmp_path / "gate").touch()
        await joined
        assert await pool.run(ANNA, os.getpid) == worker
        await pool.close()

    run(check())


def test_a_full_queue_refuses_more(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60, most_per_key=2, most=4)
        blocking = await busy(pool, tmp_path / "gate")
        jobs = [
            asyncio.create_task(pool.run(key, log_name, tmp_path / "log", name))
            for key, name in [(ANNA, "1"), (ANNA, "2"), (BEN, "3")]
        ]
        await asyncio.sleep(0)
        for key, own in ((ANNA, True), (CLEO, False)):
            with pytest.raises(QueueFull) as full:
                await pool.run(key, log_name, tmp_path / "log", "4")
            assert full.value.own == own
        (tmp_path / "gate").touch()
        await asyncio.gather(blocking, *jobs)
        await pool.close()

    run(check())


def positions() -> list[State]:
    """Some positions with something to decide."""
    made = []
    for face in "12345w":
        state = apply(apply(STATE, Roll()).state, Land("112345ww")).state
        made.append(apply(state, Keep(face)).state)  # type: ignore[arg-type]
    return made


def test_hints_have_a_budget_per_person() -> None:
    async def check() -> None:
        hints = Hints(Limits(hint_burst=100, hint_seconds=5), 1, 60, 0)
        first, *others = positions()
        advice = await hints.advise(ANNA, first, "margin")
        hints._charge(ANNA, 5)
        with pytest.raises(Refusal) as refused:
            await hints.advise(ANNA, others[0], "margin")
        assert refused.value.code == "too_many_hints"
        assert await hints.advise(ANNA, first, "margin") is advice  # what is known costs nothing
        assert await hints.advise(BEN, others[0], "margin")  # Ben has a budget of his own
        await hints.pool.close()

    run(check())


def test_computed_hints_are_charged_and_shared_costs_are_split() -> None:
    async def check() -> None:
        hints = Hints(Limits(hint_seconds=50), 1, 60, 0)
        await hints.pool.run(CLEO, os.getpid)  # loading the modules is not measured below
        charged: dict[Any, float] = {}
        hints.pool._used = lambda key, seconds: charged.update({key: seconds})
        state = positions()[0]
        await asyncio.gather(
            hints.advise(ANNA, state, "margin"), hints.advise(BEN, state, "margin")
        )
        assert charged[ANNA] == charged[BEN] > 0
        await hints.pool.close()

    run(check())


def test_too_many_hints_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        limits = Limits(hint_burst=3, hint_rate=0, hints_waiting=2, jobs_waiting=3)
        hints = Hints(limits, 1, 60, 0)

        async def code(who: int, state: State) -> str:
            try:
                await hints.advise(who, state, "margin")
            except Refusal as refusal:
                return refusal.code
            return ""

        asked = [(ANNA, 0), (ANNA, 1), (ANNA, 2), (BEN, 3), (CLEO, 4)]
        answers = await asyncio.gather(*(code(who, positions()[n]) for who, n in asked))
        assert answers == ["", "", "too_many_hints", "", "busy"]
        assert await code(ANNA, positions()[0]) == "too_many_hints"  # three at once, then none
        await hints.pool.close()

    run(check())


def test_a_worker_that_never_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(_: int) -> WorkerProcess:
        await asyncio.Event().wait()
        raise AssertionError

    async def check() -> None:
        pool = WorkerPool(1, timeout=0.01)
        monkeypatch.setattr(WorkerProcess, "start", hang)
        with pytest.raises(WorkerFailed):
            await pool.run(ANNA, os.getpid)
        await pool.close()

    run(check())


def test_bots_hints_and_replays_never_wait_for_one_another(tmp_path: Path) -> None:
    async def check() -> None:
        here = Workers(Limits())
        pools = (here._bots, here.hints.pool, here._replays)
        gates = [tmp_path / f"gate{number}" for number in range(len(pools))]
        for pool, gate in zip(pools, gates, strict=True):
            others = [each for each in pools if each is not pool]
            blocked = [
                asyncio.create_task(pool.run(ANNA, wait_for, gate)) for _ in range(pool._size)
            ]
            for other in others:
                assert await other.run(ANNA, os.getpid)
            assert not any(each.done() for each in blocked)
            gate.touch()
            await asyncio.gather(*blocked)
        await here.close()

    run(check())


def test_a_replay_too_many_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(workers, "REPLAYS_PER_ADDRESS", 1)
        here = Workers(Limits())
        first = asyncio.create_task(here.replay("here", "not a record"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await here.replay("here", "another")
        assert refused.value.code == "busy"
        with pytest.raises(Refusal) as refused:
            await first
        assert refused.value.code == "bad_message"
        await here.close()

    run(check())


def test_a_bot_that_fails_makes_the_last_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        here = Workers()
        state = apply(apply(STATE, Roll()).state, Land("112345ww")).state

        async def fail(*_: Any) -> Advice:
            raise WorkerFailed("worker-failed", problem="dead")

        monkeypatch.setattr(here._bots, "run", fail)
        assert await here.choose_move(ANNA, "cautious", state) == Keep("w")

    run(check())
