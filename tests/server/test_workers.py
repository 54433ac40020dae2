"""The pool of worker processes: a job that dies, hangs or fails harms nobody else."""

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import psutil
import pytest

from heckmeck.rules import HeckmeckError, Setup, new_game
from heckmeck.server.workers.jobs import advise, choose_move
from heckmeck.server.workers.pool import WorkerFailed, WorkerPool

STATE = new_game(Setup("original", ("Anna", "Ben"), 0))


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)
    assert not workers(), "a worker outlived the event loop"


def workers() -> list[psutil.Process]:
    return [
        each
        for each in psutil.Process().children()
        if any("anyio.to_process" in word for word in each.cmdline())
    ]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def interrupt() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def touch_and_sleep(started: Path) -> None:
    started.touch()
    time.sleep(60)


def divide_by_zero() -> None:
    raise ZeroDivisionError("no such number")


def test_jobs_run_elsewhere_and_reuse_the_process() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        first, second = await pool.run(os.getpid), await pool.run(os.getpid)
        assert os.getpid() != first == second
        assert await pool.run(choose_move, "random", STATE)
        best = (await pool.run(advise, STATE)).moves[0]
        assert 0 < best.success < 1

    run(check())


def test_errors_of_the_game_come_back_as_they_are() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        over = STATE._replace(phase="over")
        with pytest.raises(HeckmeckError) as caught:
            await pool.run(advise, over)
        assert not isinstance(caught.value, WorkerFailed)
        with pytest.raises(WorkerFailed, match="ZeroDivisionError: no such number"):
            await pool.run(divide_by_zero)

    run(check())


def test_a_job_that_kills_its_worker_fails_alone() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        with pytest.raises(WorkerFailed):
            await pool.run(die)
        assert await pool.run(os.getpid) != os.getpid()

    run(check())


def test_a_worker_that_died_while_idle_is_replaced_unnoticed() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        idle = await pool.run(os.getpid)
        os.kill(idle, signal.SIGKILL)
        assert await pool.run(os.getpid) != idle

    run(check())


def test_ctrl_c_in_the_terminal_does_not_reach_the_job() -> None:
    async def check() -> None:
        assert await WorkerPool(1, timeout=60).run(interrupt) == "still here"

    run(check())


def test_a_job_that_takes_too_long_is_killed_and_waiting_does_not_count() -> None:
    async def check() -> None:
        await WorkerPool(1, timeout=60).run(os.getpid)  # starting a worker is not measured below
        pool = WorkerPool(1, timeout=3)
        jobs = [asyncio.create_task(pool.run(time.sleep, 0.8)) for _ in range(4)]
        await asyncio.gather(*jobs)  # 3.2 seconds in all, but no job alone is late
        (worker,) = workers()
        with pytest.raises(WorkerFailed, match="TimeoutError"):
            await pool.run(time.sleep, 60)
        worker.wait(5)

    run(check())


def test_a_cancelled_job_is_killed(tmp_path: Path) -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        await pool.run(os.getpid)
        (worker,) = workers()
        started = tmp_path / "started"
        job = asyncio.create_task(pool.run(touch_and_sleep, started))
        while not started.exists():
            await asyncio.sleep(0.02)
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        worker.wait(5)
        assert await pool.run(os.getpid) != worker.pid

    run(check())


def test_a_worker_that_is_starting_is_not_lost_when_its_job_is_cancelled() -> None:
    async def check() -> None:
        pool = WorkerPool(1, timeout=60)
        job = asyncio.create_task(pool.run(os.getpid))
        while not workers():
            await asyncio.sleep(0.001)
        (worker,) = workers()
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        await pool.close()
        assert await pool.run(os.getpid) == worker.pid

    run(check())


def test_one_pool_does_not_wait_for_another() -> None:
    async def check() -> None:
        replays, bots = WorkerPool(1, timeout=60), WorkerPool(1, timeout=60)
        replay = asyncio.create_task(replays.run(time.sleep, 60))
        await bots.run(os.getpid)
        assert not replay.done()
        replay.cancel()
        await asyncio.gather(replay, return_exceptions=True)
        await replays.close()  # its worker may still be starting

    run(check())
