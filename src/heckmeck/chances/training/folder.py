"""Training several models in a folder: checkpoints and logs."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from heckmeck.chances.training.checkpoint import TrainingCheckpoint
from heckmeck.chances.training.errors import BadTraining, DamagedCheckpoint
from heckmeck.chances.training.lock import locked
from heckmeck.chances.training.log import LogLine, read_log, write_log
from heckmeck.chances.training.program import program
from heckmeck.chances.training.run import train_piece
from heckmeck.chances.training.settings import TrainingSettings
from heckmeck.files import write_atomically
from heckmeck.message import os_reason

PIECES = 20  # of a training; a checkpoint is written after each
# Against `margin`, after every piece and after the last one; multiples of all numbers of players.
STRENGTH_GAMES, FINAL_GAMES = 840, 10_080

Piece = tuple[bytes, LogLine]  # what `train_piece` returns


class Training:
    """One model in the folder. Raises `BadTraining` if it cannot be continued."""

    def __init__(self, folder: Path, settings: TrainingSettings) -> None:
        self.folder = folder
        self.settings = settings
        self._checkpoint = folder / f"{settings.name}.npz"
        self._log = folder / f"{settings.name}.jsonl"
        self._data = _read(self._checkpoint)
        self.step = 0
        if self._data is not None:
            self.step = self._check(self.checkpoint())

    def _check(self, found: TrainingCheckpoint) -> int:
        """Whether this can go on, before anything else is trained for hours."""
        if found.settings != self.settings:
            raise BadTraining("training-other", file=str(self._checkpoint))
        if found.step >= self.settings.steps:
            self.strength()
            return found.step
        if found.program is None:
            raise self.of_older_version()
        if found.program.code != program().code:
            raise BadTraining(
                "training-program",
                file=str(self._checkpoint),
                theirs=str(found.program),
                mine=str(program()),
            )
        self.log()
        return found.step

    def of_older_version(self) -> BadTraining:
        """An error for trainings that do not say which program began them."""
        return BadTraining("training-older", file=str(self._checkpoint), mine=str(program()))

    @property
    def name(self) -> str:
        return self.settings.name

    @property
    def done(self) -> bool:
        return self.step >= self.settings.steps

    def checkpoint(self) -> TrainingCheckpoint:
        """The last one, or a fresh one."""
        if self._data is None:
            return TrainingCheckpoint.fresh(self.settings)
        try:
            return TrainingCheckpoint.from_bytes(self._data)
        except DamagedCheckpoint:
            raise BadTraining("training-damaged", file=str(self._checkpoint)) from None

    def submit(self, executor: Executor) -> "Future[Piece]":
        """Begin the next piece."""
        if self._data is None:
            self._data = self.checkpoint().to_bytes()
        piece = -(-self.settings.steps // PIECES)
        steps = piece - self.step % piece
        last = self.step + steps >= self.settings.steps
        return executor.submit(
            train_piece, self._data, steps, FINAL_GAMES if last else STRENGTH_GAMES
        )

    def finish_piece(self, data: bytes, line: LogLine) -> None:
        """Keep a piece. The checkpoint is written last, so that no line is missing."""
        lines = [each for each in self.log() if each.step < line.step] if self.step else []
        _write(self._log, write_log((*lines, line)))
        _write(self._checkpoint, data)
        self._data, self.step = data, line.step

    def log(self) -> list[LogLine]:
        try:
            return read_log(_read(self._log) or b"")
        except ValueError:
            raise BadTraining("training-log-damaged", file=str(self._log)) from None

    def strength(self) -> tuple[float, float]:
        """The share of games that the finished model won, and half of the width of its interval."""
        log = self.log()
        if not log or log[-1].step < self.settings.steps or log[-1].strength is None:
            raise BadTraining("training-log-damaged", file=str(self._log))
        return log[-1].strength

    def write(self, ending: str, data: bytes) -> None:
        """Write another file of this model."""
        _write(self.folder / f"{self.name}.{ending}", data)


@contextmanager
def opened(folder: Path, settings: Iterable[TrainingSettings]) -> Iterator[list[Training]]:
    """Trainings in a folder that no other process continues meanwhile. Raises `BadTraining`."""
    settings = list(settings)
    with ExitStack() as locks:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for each in settings:
                locks.enter_context(locked(folder, each.name))
        except OSError as error:
            raise _failed("training-unwritable", folder, error) from None
        yield [Training(folder, each) for each in settings]


Report = Callable[[Training, LogLine], None]


def train(
    trainings: Iterable[Training],
    executor: Executor,
    most: int,
    report: Report,
    stop: Callable[[], None] = lambda: None,
) -> None:
    """Train until all models are finished, at most so many at a time.

    `report` hears of every piece. After Ctrl-C or an error, `stop` has to stop the workers; what
    they have trained until then is kept. Raises `BadTraining` if a worker dies.
    """
    waiting = deque(each for each in trainings if not each.done)
    running: dict[Future[Piece], Training] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                training = waiting.popleft()
                running[training.submit(executor)] = training
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                data, line = future.result()
                training = running[future]
                training.finish_piece(data, line)
                del running[future]
                report(training, line)
                if not training.done:
                    waiting.appendleft(training)
    except BaseException as error:
        stop()
        _keep(running)
        if isinstance(error, BrokenExecutor | MemoryError):
            raise BadTraining("training-worker-died") from None
        raise


def _keep(running: "dict[Future[Piece], Training]") -> None:
    """Keep what comes back from workers that were stopped, and cancel what has not begun."""
    for future, training in running.items():
        # Nothing comes back from a worker that died or failed, and a second error of the disk says
        # no more than the first.
        with suppress(Exception):
            if future.cancel():
                continue
            data, line = future.result()
            # A training is not finished before its strength has been measured.
            finished = line.step >= training.settings.steps
            if line.step > training.step and (line.strength or not finished):
                training.finish_piece(data, line)


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _failed("training-unreadable", path, error) from None


def _write(path: Path, data: bytes) -> None:
    try:
        write_atomically(path, data)
    except OSError as error:
        raise _failed("training-unwritable", path, error) from None


def _failed(code: str, path: Path, error: OSError) -> BadTraining:
    return BadTraining(code, file=str(path), why=os_reason(error))
