"""Records played through the rules, for clients that know no rules."""

from itertools import islice

from heckmeck.protocol.game import game_view
from heckmeck.protocol.http import Replayed, ReplayStep
from heckmeck.rules import RecordError, RecordMove, State, event_to_json, replay
from heckmeck.server.refusal import Refusal, refusal_from_error
from heckmeck.server.workers.estimates import estimate_turns, find_swings

MAX_LINES = 4000  # a long game of seven players has about 800


def replayed(record: str) -> Replayed:
    """Every position of a record, up to the first line that cannot be played.

    Raises `Refusal` if not even the header can be read.
    """
    steps: list[ReplayStep] = []
    states: list[State] = []
    moves: list[RecordMove] = []
    problem: Refusal | None = None
    try:
        for played in islice(replay(record), MAX_LINES):
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
    points = estimate_turns(states)
    swings = find_swings(points, states, moves)
    if problem is None:
        return Replayed(steps, None, chances=points, swings=swings)
    return Replayed(steps, problem.sentence, problem.row, problem.why, points, swings)
