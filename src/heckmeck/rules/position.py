"""The position: a state as a JSON object, for replays, servers, clients and bots."""

from typing import Any

from heckmeck.rules.legal import legal_moves
from heckmeck.rules.notation import move_to_json
from heckmeck.rules.pieces import SPECIALISTS
from heckmeck.rules.scoring import winners
from heckmeck.rules.state import State


def position(state: State) -> dict[str, Any]:
    """A state as the position object of the record specification.

    Between asking for a roll and its landing the phase is "chance". Records never show it.
    """
    dice = state.dice
    return {
        "edition": state.setup.edition,
        "turn": state.turn,
        "player": state.player,
        "phase": state.phase,
        "grill": [
            {"tile": each.tile, "up": each.up, "specialist": each.specialist}
            for each in state.grill
        ],
        "players": [
            {
                "name": name,
                "stack": list(seat.stack),
                "specialist": seat.specialist,
                "bratworms": seat.bratworms,
                "worms": seat.score,
            }
            for name, seat in zip(state.setup.players, state.seats, strict=True)
        ],
        "supply": state.supply,
        "removed": [each for each in SPECIALISTS if each in state.removed],
        "aside": dice.aside,
        "total": dice.total,
        "rolled": dice.rolled,
        "golden": dice.golden_face,
        "hand": {"white": dice.white, "golden": dice.golden},
        "weasel_used": dice.weasel_used,
        "legal": [move_to_json(move) for move in legal_moves(state)],
        "over": state.over,
        "winners": list(winners(state)),
    }
