"""The rules of the game: pure, exact, standard library only."""

from heckmeck.rules.buying import Purchase, buys, stopping_gives, stopping_total
from heckmeck.rules.chance import chance_outcomes
from heckmeck.rules.editions import EDITIONS, Edition, Options, Setup
from heckmeck.rules.errors import (
    Defect,
    DefectivePosition,
    HeckmeckError,
    IllegalMove,
    RecordSyntaxError,
)
from heckmeck.rules.fold import fold
from heckmeck.rules.legal import legal_moves
from heckmeck.rules.moves import (
    Fail,
    Keep,
    Land,
    Move,
    PlayerMove,
    Reroll,
    Return,
    Rob,
    Roll,
    Stop,
)
from heckmeck.rules.notation import move_from_json, move_to_json
from heckmeck.rules.pieces import FACES, SPECIALISTS, points, worms_on
from heckmeck.rules.position import position
from heckmeck.rules.reading import read_position
from heckmeck.rules.record import (
    Entry,
    Record,
    RecordError,
    Rerolled,
    Rolled,
    apply_recorded,
    read_record,
    replay,
)
from heckmeck.rules.scoring import result, winners
from heckmeck.rules.state import Dice, GrillTile, Seat, State, new_game
from heckmeck.rules.transition import Transition, apply
from heckmeck.rules.validation import defects

__all__ = [
    "EDITIONS",
    "FACES",
    "SPECIALISTS",
    "Defect",
    "DefectivePosition",
    "Dice",
    "Edition",
    "Entry",
    "Fail",
    "GrillTile",
    "HeckmeckError",
    "IllegalMove",
    "Keep",
    "Land",
    "Move",
    "Options",
    "PlayerMove",
    "Purchase",
    "Record",
    "RecordError",
    "RecordSyntaxError",
    "Reroll",
    "Rerolled",
    "Return",
    "Rob",
    "Roll",
    "Rolled",
    "Seat",
    "Setup",
    "State",
    "Stop",
    "Transition",
    "apply",
    "apply_recorded",
    "buys",
    "chance_outcomes",
    "defects",
    "fold",
    "legal_moves",
    "move_from_json",
    "move_to_json",
    "new_game",
    "points",
    "position",
    "read_position",
    "read_record",
    "replay",
    "result",
    "stopping_gives",
    "stopping_total",
    "winners",
    "worms_on",
]
