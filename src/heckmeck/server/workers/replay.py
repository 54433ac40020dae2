"""Records played through the rules, for clients that know no rules."""

from contextlib import suppress

from heckmeck.chances import DamagedModel
from heckmeck.protocol.game import game_view
from heckmeck.protocol.http import Replayed, ReplayStep, Swing, TurnChances
from heckmeck.rules import RecordError, RecordMove, State, event_to_json, replay
from heckmeck.server.refusal import Refusal, refusal_from_error
from heckmeck.server.workers.estimates import estimate_turns, find_swings

# Room for every game that fits into the log of a table: 20,000 moves of seven players with long
# names. A record from elsewhere may have names of any length, and every step repeats them: without
# a limit, 320 KB of record became 850 MB of JSON.
LARGEST_ANSWER = 80_000_000  # bytes
STEP = 2400  # bytes without the names; the average of a long game of seven players


def replayed(record: str) -> Replayed:
    """Every position of a record, up to the first line that cannot be played.

    Raises `Refusal` if not even the header can be read.
    """
    lines = record.removesuffix("\n").split("\n")
    steps: list[ReplayStep] = []
    states: list[State] = []
    moves: list[RecordMove] = []
    problem: Refusal | None = None
    room = LARGEST_ANSWER
    try:
        for played in replay(lines):
            room -= STEP + sum(len(name.encode()) for name in played.state.setup.players)
            if room < 0:
                break
            events = list(map(event_to_json, played.events))
            states.append(played.state)
            if played.move is not None:
                moves.append(played.move)
            steps.append(ReplayStep(game_view(played.state), events))
    except RecordError as error:
        problem = refusal_from_error("bad_message", error.cause)
        problem.sentence = f"line {error.line}: {problem.sentence}"
    if problem and not steps:
        raise problem
    points: list[TurnChances] = []
    swings: list[Swing] = []
    with suppress(DamagedModel):  # the positions can be shown without
        points = estimate_turns(states)
        swings = find_swings(points, states, moves)
    if problem is None:
        left_out = len(lines) - len(steps)
        return Replayed(steps, None, chances=points, swings=swings, left_out=left_out)
    return Replayed(steps, problem.sentence, problem.row, problem.why, points, swings)
