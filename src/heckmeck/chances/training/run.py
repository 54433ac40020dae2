"""Train a piece of a model, in a process of its own or on a machine of a cluster."""

import os
import sys
from multiprocessing import parent_process
from multiprocessing.synchronize import Event
from platform import node
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import process_time

from heckmeck.chances.matches import by_margin, by_model, play_match
from heckmeck.chances.training.checkpoint import TrainingCheckpoint
from heckmeck.chances.training.errors import BadTraining
from heckmeck.chances.training.log import LogLine
from heckmeck.chances.training.program import program

STRENGTH_SEED = 1

_stopping: Event | None = None  # set by the main process


def prepare_worker(stopping: Event) -> None:
    """Make a worker process leave Ctrl-C to the main process, stop when that says so, and end
    when that is killed. Otherwise it would wait for its next task forever."""
    global _stopping
    signal(SIGINT, SIG_IGN)
    _stopping = stopping
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _stopped() -> bool:
    return _stopping.is_set() if _stopping is not None else _cancelled_on_cluster()


def _cancelled_on_cluster() -> bool:
    """Whether Dask has cancelled this piece. It never stops a task that has begun."""
    distributed = sys.modules.get("distributed")
    if distributed is None:
        return False
    try:
        worker = distributed.get_worker()
    except ValueError:  # this is not a worker
        return False
    task = worker.state.tasks.get(worker.get_current_task())
    return task is None or task.state == "cancelled"


def train_piece(data: bytes, steps: int, strength_games: int) -> tuple[bytes, LogLine]:
    """Continue a checkpoint. Returns the next one and a line for the log.

    Raises `BadTraining` if the checkpoint is from another program.
    """
    begin = process_time()
    checkpoint = TrainingCheckpoint.from_bytes(data)
    mine, theirs = checkpoint.program, program()
    if mine is None or mine.code != theirs.code:
        raise BadTraining("cluster-version", machine=node(), theirs=str(theirs), mine=str(mine))
    loss = checkpoint.advance(steps, _stopped)
    layout, network = checkpoint.settings.layout, checkpoint.network
    strength = None
    if strength_games and not _stopped():
        match = play_match(
            by_model(network, layout),
            by_margin(layout),
            layout,
            strength_games,
            STRENGTH_SEED,
            network,
            checkpoint.settings.options,
            _stopped,
        )
        if match is not None:
            strength = round(match.share, 4), round(match.error, 4)
    seconds = round(process_time() - begin, 1)
    return checkpoint.to_bytes(), LogLine(checkpoint.step, round(loss, 5), seconds, strength)
