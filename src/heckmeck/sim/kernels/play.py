"""Loops over many games. Each runs from `begin` to `end`, so that threads can share the work."""

from heckmeck.rules import FACES as ALL_FACES
from heckmeck.rules import WHITE_DICE
from heckmeck.sim.actions import ACTIONS, REROLL, ROLL_GOLDEN
from heckmeck.sim.kernels.board import CHANCE, NONE, OVER
from heckmeck.sim.kernels.compiling import kernel
from heckmeck.sim.kernels.dice import DICE, ROLLS, below, golden_faces, land_number, words_from
from heckmeck.sim.kernels.legal import legal_mask
from heckmeck.sim.kernels.scoring import score_of, share_win
from heckmeck.sim.kernels.transition import act, land

NUMBER_OF_ACTIONS = len(ACTIONS)
FACES = len(ALL_FACES)


@kernel
def mask_games(states, masks, begin, end):
    """One row per game: which actions are legal."""
    for index in range(begin, end):
        legal = legal_mask(states[index])
        for action in range(NUMBER_OF_ACTIONS):
            masks[index, action] = legal >> action & 1


@kernel
def first_illegal(states, actions, moving, begin, end):
    """The first game whose action is not legal, or NONE. Games that rest are left out."""
    for index in range(begin, end):
        legal = legal_mask(states[index]) if moving[index] else 0
        action = actions[index]
        if legal and not (0 <= action < NUMBER_OF_ACTIONS and legal >> action & 1):
            return index
    return NONE


@kernel
def first_impossible(states, actions, dice, moving, begin, end):
    """The first game whose dice cannot fall like this, or NONE. The actions must be legal."""
    for index in range(begin, end):
        game = states[index]
        in_the_air = game.phase == CHANCE
        rolls = in_the_air or (game.phase != OVER and actions[index] <= REROLL)
        if not moving[index] or not rolls:
            continue
        for die in range(game.white):
            if not 0 <= dice[index, die] < FACES:
                return index
        if game.golden or (not in_the_air and actions[index] == ROLL_GOLDEN):
            face = dice[index, WHITE_DICE]
            if not 0 <= face < FACES or not golden_faces(game) >> face & 1:
                return index
    return NONE


@kernel
def step_games(states, actions, moving, seed, numbers, rolls, happened, begin, end):
    """One action per game; dice that are rolled come from the generator. Finished games rest."""
    for index in range(begin, end):
        game = states[index]
        happened[index] = 0
        if moving[index] and game.phase != OVER:
            flags = 0 if game.phase == CHANCE else act(game, actions[index])
            if game.phase == CHANCE:
                words = words_from(seed, DICE, numbers[index], rolls[index])
                number, _, rolls[index] = below(
                    ROLLS, words, seed, DICE, numbers[index], rolls[index]
                )
                flags |= land_number(game, number)
            happened[index] = flags


@kernel
def step_games_with(states, actions, moving, dice, happened, begin, end):
    """One action per game; dice that are rolled are given: white ones first, golden one last."""
    for index in range(begin, end):
        game = states[index]
        happened[index] = 0
        if moving[index] and game.phase != OVER:
            flags = 0 if game.phase == CHANCE else act(game, actions[index])
            if game.phase == CHANCE:
                rolled = 0
                for die in range(game.white):
                    rolled += 1 << 4 * dice[index, die]
                face = NONE
                if game.golden:
                    face = dice[index, WHITE_DICE]
                    rolled += 1 << 4 * face
                flags |= land(game, rolled, face)
            happened[index] = flags


@kernel
def score_games(states, scores, shares, begin, end):
    """Everybody's score, and everybody's share of the win if the game ended now."""
    for index in range(begin, end):
        game = states[index]
        for seat in range(game.players):
            scores[index, seat] = score_of(game, seat)
        share_win(game, shares[index])
