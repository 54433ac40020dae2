"""`heckmeck train`: train the models that the champion plays by."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from heckmeck.cli.errors import exit_on_error, fatal, unwritable, usage_error, warn
from heckmeck.cli.language import format_number, language_option, translate
from heckmeck.cli.numbers import Number, WholeNumber
from heckmeck.cli.options import check_runner, edition_option, require_text, table_options
from heckmeck.cli.streams import INTERRUPTED
from heckmeck.rules import EDITIONS, Options

MOST_REMEMBERED = 2**22  # positions, 0.5 GB


def _read_sizes(_context: click.Context, _option: click.Parameter, text: str) -> tuple[int, ...]:
    try:
        sizes = tuple(map(int, text.split(",")))
    except ValueError:
        sizes = ()
    if not 1 <= len(sizes) <= 4 or not all(1 <= size <= 1024 for size in sizes):
        raise click.BadParameter("give one to four sizes from 1 to 1024, such as 64,32.")
    return sizes


@click.command
@edition_option(help="Edition to train for.", show_default="both")
@click.option(
    "--players",
    type=WholeNumber(2, 7),
    multiple=True,
    metavar="N",
    show_default="2 to 7",
    help="Number of players to train for. Can be repeated.",
)
@click.option(
    "--steps",
    type=WholeNumber(1, 100_000_000),
    default=5000,
    show_default=True,
    metavar="N",
    help="Length of the training. In every step, one turn is played in every game.",
)
@click.option(
    "--seed",
    type=WholeNumber(0, 2**63),
    default=1,
    show_default=True,
    metavar="N",
    help="Random seed.",
)
@click.option(
    "--games",
    type=WholeNumber(1, 100_000),
    default=256,
    show_default=True,
    metavar="N",
    help="Games played side by side.",
)
@click.option(
    "--memory",
    type=WholeNumber(1, 1000),
    default=32,
    show_default=True,
    metavar="N",
    help="Steps whose positions are remembered.",
)
@click.option(
    "--updates",
    type=WholeNumber(1, 1000),
    default=8,
    show_default=True,
    metavar="N",
    help="Changes of the weights per step.",
)
@click.option(
    "--batch",
    type=WholeNumber(1, 100_000),
    default=512,
    show_default=True,
    metavar="N",
    help="Positions per change of the weights, drawn from those remembered.",
)
@click.option(
    "--hidden",
    default="64,32",
    show_default=True,
    metavar="SIZES",
    callback=_read_sizes,
    help="Sizes of the hidden layers.",
)
@click.option(
    "--rate",
    type=Number(1e-6, 1),
    default=0.0005,
    show_default=True,
    help="Learning rate at the beginning.",
)
@click.option(
    "--explore",
    type=Number(0, 1),
    default=0.05,
    show_default=True,
    help="Share of the turns that end in any possible way, to get to know more positions.",
)
@click.option(
    "--warmup",
    type=WholeNumber(0, 1_000_000),
    default=200,
    show_default=True,
    metavar="N",
    help="Number of first steps in which the model learns no more than that worms win.",
)
@table_options
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="DIRECTORY",
    help="Save checkpoints, logs and weights here, and continue from the checkpoints found here.",
)
@click.option(
    "--jobs",
    type=WholeNumber(1, 256),
    metavar="N",
    show_default="one per usable core",
    help="Number of models trained at the same time. The results do not depend on it.",
)
@click.option(
    "--cluster",
    metavar="ADDRESS",
    callback=require_text,
    help="Train on the Dask cluster of the scheduler at this address instead of here.",
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

    A model plays against itself and learns, for each position, the chances of all players over
    the endings of the best turn. There is one model per edition and number of players.

    DIRECTORY gets, for each model, a checkpoint, a log of its strength against the bot `margin`,
    and the finished weights. To continue a training that you stopped with Ctrl-C, run the same
    command again. The same command gives the same weights on the same kind of processor.
    """
    from heckmeck.odds.solvers.select import compiler_is_installed

    check_runner(jobs, cluster)
    if settings["memory"] * settings["games"] > MOST_REMEMBERED:
        usage_error(f"--memory times --games must be at most {MOST_REMEMBERED:,}")
    if not compiler_is_installed():
        fatal(translate("train-extra"))
    # With several threads, the sums of numpy may depend on how many there are.
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"

    from heckmeck import __version__
    from heckmeck.chances.training.folder import Training, export
    from heckmeck.chances.training.run import TrainingSettings

    settings["options"] = options or Options()
    try:
        out.mkdir(parents=True, exist_ok=True)
        with exit_on_error():
            trainings = [
                Training(out, TrainingSettings(EDITIONS[name].name, number, **settings))
                for name in ([edition] if edition else EDITIONS)
                for number in sorted(set(players)) or range(2, 8)
            ]
            _run(trainings, jobs, cluster)
            for training in trainings:
                export(training, out, __version__)
    except OSError as error:
        fatal(f"{out}: {unwritable(error)}")
    except KeyboardInterrupt:
        warn(translate("train-stopped"))
        raise SystemExit(INTERRUPTED) from None
    click.echo(translate("train-done", folder=str(out)))


def _run(trainings: list[Any], jobs: int | None, cluster: str | None) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    from heckmeck.chances.training.folder import train

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

    def report(training: Any, line: dict[str, Any]) -> None:
        progress.update(bars[training.name], completed=line["step"])
        share, error = (format_number(100 * line[each], 1) for each in ("against_margin", "error"))
        said = translate(
            "train-piece", model=training.name, step=line["step"], share=share, error=error
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
        from heckmeck.arena.cluster import connected

        with connected(cluster) as client:
            yield client.get_executor(pure=False), models, lambda: None
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    from heckmeck.arena.runner import usable_cores
    from heckmeck.chances.training.run import prepare_worker

    most = min(jobs or usable_cores(), models)
    # Spawned, not forked: a fork would copy the threads and locks of this process.
    context = multiprocessing.get_context("spawn")
    stopping = context.Event()
    with ProcessPoolExecutor(most, context, prepare_worker, (stopping,)) as executor:
        yield executor, most, stopping.set
