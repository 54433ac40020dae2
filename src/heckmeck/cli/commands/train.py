"""`heckmeck train`: train the models that the champion plays by."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from dataclasses import MISSING, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heckmeck.chances.training.settings import TrainingSettings, as_option
from heckmeck.cli.errors import exit_on_error, fatal, usage_error, warn
from heckmeck.cli.language import format_number, language_option, translate
from heckmeck.cli.numbers import Number, WholeNumber
from heckmeck.cli.options import (
    Decorator,
    check_runner,
    cluster_option,
    edition_option,
    jobs_option,
    players_option,
    seed_option,
    table_options,
)
from heckmeck.cli.streams import INTERRUPTED
from heckmeck.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, Options

if TYPE_CHECKING:
    from heckmeck.chances.training.folder import Training
    from heckmeck.chances.training.log import LogLine

MOST_REMEMBERED = 2**22  # positions, 0.5 GB
DEFAULTS: dict[str, Any] = {
    each.name: each.default for each in fields(TrainingSettings) if each.default is not MISSING
}


def _read_sizes(_context: click.Context, _option: click.Parameter, text: str) -> tuple[int, ...]:
    try:
        sizes = tuple(map(int, text.split(",")))
    except ValueError:
        sizes = ()
    if not 1 <= len(sizes) <= 4 or not all(1 <= size <= 1024 for size in sizes):
        raise click.BadParameter("give one to four sizes from 1 to 1024, such as 64,32.")
    return sizes


def _number(name: str, least: float, most: float, help: str) -> Decorator:  # noqa: A002
    """A setting that is a number, whole if its default is."""
    default = DEFAULTS[name]
    whole = isinstance(default, int)
    return click.option(
        f"--{name}",
        type=WholeNumber(int(least), int(most)) if whole else Number(least, most),
        default=default,
        show_default=True,
        metavar="N" if whole else "X",
        help=help,
    )


@click.command
@edition_option(help="Edition to train for.", show_default="both")
@players_option(help="Number of players to train for.")
@_number("steps", 1, 100_000_000, "Length of the training: every step plays a turn in every game.")
@seed_option(DEFAULTS["seed"])
@_number("games", 1, 100_000, "Number of games that the model plays at the same time.")
@_number("memory", 1, 1000, "Learn from the positions of this many of the latest steps.")
@_number("updates", 1, 1000, "Number of times that a step changes the weights.")
@_number("batch", 1, 100_000, "Number of positions to learn from each time.")
@click.option(
    "--hidden",
    default=as_option(DEFAULTS["hidden"]),
    show_default=True,
    metavar="SIZES",
    callback=_read_sizes,
    help="Sizes of the hidden layers.",
)
@_number("rate", 1e-6, 1, "Learning rate at the beginning.")
@_number("explore", 0, 1, "Share of the turns that end at random, to explore more positions.")
@_number(
    "warmup",
    0,
    1_000_000,
    "First steps, in which the model learns only that more worms are better.",
)
@table_options
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="DIRECTORY",
    help="Save checkpoints, logs and weights here, and continue from the checkpoints found here.",
)
@jobs_option(help="Number of models to train at the same time.")
@cluster_option(
    help="Train on the Dask cluster of the scheduler at this address, such as 192.168.0.10:8786, "
    "instead of here."
)
@language_option
def command(
    edition: str | None,
    players: tuple[int, ...],
    options: Options | None,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    **settings: Any,
) -> None:
    """Train the models of the chance to win that the bot champion plays by.

    A model plays against itself. In every position, it learns how likely each player is to win
    after the best turn. There is one model for each edition and number of players.

    DIRECTORY gets a checkpoint for each model, a log of its strength against the bot `margin`, and
    the finished weights. To continue a training that you stopped with Ctrl-C, run the same command
    again. The same command gives the same weights on the same kind of processor.
    """
    from heckmeck.odds.solvers.select import compiler_is_installed

    check_runner(jobs, cluster)
    if settings["memory"] * settings["games"] > MOST_REMEMBERED:
        usage_error(f"--memory times --games must be at most {MOST_REMEMBERED:,}")
    if settings["warmup"] >= settings["steps"]:
        usage_error(
            f"--warmup must be less than --steps, but {settings['warmup']} is not less than "
            f"{settings['steps']}"
        )
    if not compiler_is_installed():
        fatal(translate("train-extra"))
    from heckmeck.cli.output.measurement_progress import prepare_measurement

    prepare_measurement()
    from heckmeck.chances.training.export import export
    from heckmeck.chances.training.folder import opened

    settings["options"] = options or Options()
    chosen = [
        TrainingSettings(EDITIONS[name].name, number, **settings)
        for name in ([edition] if edition else EDITIONS)
        for number in sorted(set(players)) or range(MIN_PLAYERS, MAX_PLAYERS + 1)
    ]
    try:
        with exit_on_error(), opened(out, chosen) as trainings:
            _run(trainings, jobs, cluster)
            for training in trainings:
                export(training)
    except KeyboardInterrupt:
        warn(translate("train-stopped" if cluster is None else "train-stopped-cluster"))
        raise SystemExit(INTERRUPTED) from None
    click.echo(translate("train-done", folder=str(out)))


def _run(trainings: "list[Training]", jobs: int | None, cluster: str | None) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    from heckmeck.chances.training.folder import train

    if all(each.done for each in trainings):
        return
    console = Console(stderr=True)
    progress = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    bars = {
        each.name: progress.add_task(each.name, total=each.settings.steps, completed=each.step)
        for each in trainings
    }

    def report(training: "Training", line: "LogLine") -> None:
        progress.update(bars[training.name], completed=line.step)
        if line.strength is None:
            return
        share, error = (format_number(100 * each, 1) for each in line.strength)
        said = translate(
            "train-piece", model=training.name, step=line.step, share=share, error=error
        )
        progress.console.print(said, highlight=False, soft_wrap=True)

    with _workers(jobs, cluster, len(trainings)) as (executor, most, stop), progress:
        train(trainings, executor, most, report, stop)


@contextmanager
def _workers(
    jobs: int | None, cluster: str | None, models: int
) -> "Iterator[tuple[Executor, int, Callable[[], None]]]":
    """An executor, how many models to train at a time, and how to stop it."""
    if cluster is not None:
        with _cluster(cluster) as executor:
            yield executor, models, lambda: None  # its pieces are cancelled
        return
    from heckmeck.arena.runner import usable_cores
    from heckmeck.chances.training.workers import TrainingWorkers

    most = min(jobs or usable_cores(), models)
    with TrainingWorkers(most) as workers:
        yield workers, most, workers.stop


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    from heckmeck.arena.cluster import connected
    from heckmeck.chances.training.errors import BadTraining

    logging.disable(logging.CRITICAL)  # what Dask says; what users need to know, the error says
    try:
        with connected(address) as client:
            from distributed import KilledWorker

            try:
                yield client.get_executor(pure=False)
            except CancelledError:
                raise BadTraining("cluster-lost", address=address) from None
            except KilledWorker:
                raise BadTraining("training-cluster-killed") from None
    finally:
        logging.disable(logging.NOTSET)
