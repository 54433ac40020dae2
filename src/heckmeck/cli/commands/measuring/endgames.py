"""`heckmeck measure endgames`: the models beside the truth, where the rest can be solved."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import click

from heckmeck.cli.errors import fatal
from heckmeck.cli.numbers import WholeNumber
from heckmeck.cli.options import edition_option
from heckmeck.rules import EDITIONS, EditionName

MOST_TRIES = 20  # late positions looked at per position wanted
METHODS = ("model", "one turn ahead", "expert")


class Errors(NamedTuple):
    """One position: how far each method is from the exact chance of the player to move."""

    live: int  # tiles face up or in stacks
    by_method: tuple[float, ...]
    lost: float  # of the exact chance, by playing one turn as the model says


@click.command
@edition_option(help="Edition of the games.", default="original", show_default=True)
@click.option(
    "--players",
    type=WholeNumber(2, 3),
    default=2,
    show_default=True,
    metavar="N",
    help="Number of players, 2 or 3.",
)
@click.option(
    "--positions",
    type=WholeNumber(1, 100_000),
    default=100,
    show_default=True,
    metavar="N",
    help="Number of positions to solve.",
)
@click.option(
    "--live",
    type=WholeNumber(1, 18),
    default=4,
    show_default=True,
    metavar="N",
    help="Turn the lowest tiles of the stacks face down until N are in play. 18 changes nothing.",
)
@click.option(
    "--most",
    type=WholeNumber(1, 1_000_000),
    default=2000,
    show_default=True,
    metavar="N",
    help="Leave out positions from which more than N others can be reached.",
)
@click.option("--seed", type=WholeNumber(0, 2**63), default=1, show_default=True, metavar="N")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def command(
    edition: str, players: int, positions: int, live: int, most: int, seed: int, as_json: bool
) -> None:
    """Compare the models with endgames that are solved exactly.

    The positions are late ones from games of the champion against itself. Most are too large to be
    solved, so the lowest tiles of the stacks are turned face down first. Errors are in percentage
    points of the chance to win of the player to move: of the model, of the model after one exact
    turn, and of the bot expert.
    """
    from heckmeck.cli.language import translate
    from heckmeck.odds.solvers.select import compiler_is_installed

    if not compiler_is_installed():
        fatal(translate("train-extra"))
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    tries = positions * MOST_TRIES
    found: list[Errors] = []
    looked_at = 0
    solved = _solved(EDITIONS[edition].name, players, seed, live, most)
    for _ in track(
        range(positions),
        "endgames",
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        for each in solved:
            looked_at += 1
            if each is not None:
                found.append(each)
                break
            if looked_at >= tries:
                break
        if looked_at >= tries:
            break
    if as_json:
        about = {"edition": edition, "players": players, "seed": seed, "live": live, "most": most}
        rows = [_json_row(*each) for each in _rows(found)]
        click.echo(json.dumps({**about, "looked_at": looked_at, "rows": rows}, indent=2))
    else:
        _print(found, looked_at)


def _solved(
    edition: EditionName, players: int, seed: int, live: int, most: int
) -> Iterator[Errors | None]:
    """The errors in one late position after the other; None where it was not solved."""
    from heckmeck.chances.late_positions import late_endgames

    for state in late_endgames(edition, players, seed, live):
        yield _errors(edition, players, state, most)


def _errors(edition: EditionName, players: int, state: Any, most: int) -> Errors | None:
    import numpy as np

    from heckmeck.bots.chances import chances as estimate
    from heckmeck.chances.batch import chances_by_seat, stored_network
    from heckmeck.chances.endgames import solve_reachable
    from heckmeck.chances.inputs import Layout
    from heckmeck.chances.reachable import find_reachable
    from heckmeck.sim.states import unpack
    from heckmeck.sim.turns import Turns

    game = find_reachable(state, most)
    solved = solve_reachable(game) if game is not None else None
    if game is None or solved is None:
        return None
    layout, network = Layout(edition, players), stored_network(edition, players)
    mover = int(state["player"])
    exact = float(solved.chances[0, mover])
    turns = Turns(game.states[:1])
    ahead = turns.solve(chances_by_seat(network, layout, turns.endings)[:, mover])
    truth = np.concatenate((solved.chances, game.shares))[game.following[: len(turns.endings)]]
    position = unpack(state)
    said = (
        float(chances_by_seat(network, layout, game.states[:1])[0, mover]),
        float(ahead.values[0]),
        estimate(position)[mover],
    )
    tiles = len(position.face_up()) + sum(len(seat.stack) for seat in position.seats)
    lost = exact - float(ahead.chances @ truth[:, mover])
    return Errors(tiles, tuple(abs(each - exact) for each in said), lost)


def _rows(found: list[Errors]) -> Iterator[tuple[str, list[Errors]]]:
    for live in sorted({each.live for each in found}):
        yield str(live), [each for each in found if each.live == live]
    if found:
        yield "all", found


def _figures(some: list[Errors]) -> list[tuple[float, float]]:
    """The mean and the worst error of every method, then of what is lost, in percentage points."""
    columns = [*zip(*(each.by_method for each in some), strict=True), [each.lost for each in some]]
    return [(100 * sum(each) / len(some), 100 * max(each)) for each in columns]


def _json_row(live: str, some: list[Errors]) -> dict[str, Any]:
    row: dict[str, Any] = {"live": live, "positions": len(some)}
    for name, (mean, worst) in zip((*METHODS, "lost"), _figures(some), strict=True):
        row[name] = {"mean": round(mean, 3), "worst": round(worst, 3)}
    return row


def _print(found: list[Errors], looked_at: int) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"{len(found)} of {looked_at} late positions were solved.")
    table = Table(box=SIMPLE_HEAD, title="Errors in percentage points: mean (worst)")
    for heading in ("tiles", "positions", *METHODS, "lost per turn"):
        table.add_column(heading, justify="right")
    for live, some in _rows(found):
        figures = [f"{mean:.2f} ({worst:.1f})" for mean, worst in _figures(some)]
        table.add_row(live, str(len(some)), *figures)
    console.print(table)
