"""A progress bar for copies of a database."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def copy_progress(description: str) -> Iterator[Callable[[int, int], None]]:
    """A function that takes how much is done and the total. It shows a bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(
        "{task.description}",
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task(description, total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)
