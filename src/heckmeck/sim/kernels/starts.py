"""Where the rest of a turn starts, for the solver of turns: the choices the player has now."""

from heckmeck.odds.solvers.kernel import FAILS
from heckmeck.sim.kernels.board import CHANCE, KEEP, NONE, ONE, ROB, faces_among, points_of
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.legal import new_faces, weasel_ready

CHOICES = 7  # six faces, and the weasel


@kernel
def find_starts(states, which, place, nine, variants, region, layer, starts):
    """Fill in the starts of positions of one kind, as `solve_positions` wants them.

    `nine` says that the golden die is like a ninth white die. A layer is the rows without or with
    the weasel, a region the rows of one variant.
    """
    starts[:] = NONE
    for index in range(len(which)):
        game = states[which[index]]
        aside = game.aside
        used, points = faces_among(aside), points_of(aside)
        white, golden = game.white, game.golden
        if nine:
            white, golden = white + golden, 0
        weasel = weasel_ready(game)
        at = layer if weasel else 0
        here = place[golden, used, points, white]
        rolls = game.phase == CHANCE or not aside
        if game.phase == KEEP:
            faces = new_faces(game.rolled, aside)
            choices = 0
            for face in range(6):
                if faces >> face & 1:
                    count = game.rolled >> 4 * face & 15
                    takes_golden = 1 if game.golden_face == face and not nine else 0
                    after = place[
                        golden - takes_golden,
                        used | 1 << face,
                        points + count * min(face + 1, 5),
                        white - count + takes_golden,
                    ]
                    gains = region if variants > 1 and face == ONE and count > 1 else 0
                    starts[index, choices] = 2 * (at + gains + after)
                    choices += 1
            if weasel:
                starts[index, choices] = 2 * here + 1
                if not faces:
                    starts[index, choices + 1] = FAILS
        elif game.phase == ROB:
            starts[index, 0] = 2 * (at + region + here)
        else:
            starts[index, 0] = 2 * (at + here) + rolls
