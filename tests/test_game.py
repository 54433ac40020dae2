"""`heckmeck.Game`: a game with dice and a record in one object."""

import pydoc

import pytest

from heckmeck import Game, IllegalMove, Keep, Roll, ScriptedDice, Setup, Stop, read_record, replay
from heckmeck.bots import make_bot

SETUP = Setup("specialists", ("Anna", "Ben"))


def play_some_moves(game: Game, moves: int) -> None:
    for _ in range(moves):
        game.play(game.legal[-1])


def test_the_same_seed_gives_the_same_game() -> None:
    games = [Game(SETUP, seed="worms") for _ in range(2)]
    for game in games:
        play_some_moves(game, 60)
    assert games[0].state == games[1].state
    assert str(games[0].record) == str(games[1].record)
    assert str(Game(SETUP, seed="other").record) != str(games[0].record)


def test_help_describes_the_state() -> None:
    assert "The current state." in pydoc.render_doc(Game)


def test_the_record_replays_to_the_same_state() -> None:
    game = Game(SETUP, seed=1)
    play_some_moves(game, 40)
    *_, last = replay(str(game.record).splitlines())
    assert last.state == game.state
    assert read_record(str(game.record).splitlines()) == game.record


def test_a_recorded_game_can_be_resumed() -> None:
    text = str(Game(SETUP, seed=1).record).replace('"first"', '"meta": "kept", "first"')
    lines = [*text.splitlines(), '{"do": "roll", "dice": "1123455w", "meta": {"at": 1}}']
    game = Game.from_record(lines, dice=ScriptedDice(["345555"]))
    game.play(Keep("5"))
    game.play(Roll())
    assert game.record.meta == "kept"
    assert game.record.entries[0].meta == {"at": 1}
    assert game.position["rolled"] == "345555"


def test_a_finished_game_has_winners_and_no_legal_moves() -> None:
    game = Game(SETUP, seed=3)
    assert game.winners == ()
    bot = make_bot("cautious")
    while not game.over:
        game.play(bot.choose(game.state, game.legal))
    assert game.winners
    assert game.legal == ()


def test_an_illegal_move_changes_nothing() -> None:
    game = Game(SETUP, seed=1)
    before = game.state
    with pytest.raises(IllegalMove):
        game.play(Stop())
    assert game.state is before
    assert game.record.entries == ()


def test_seed_and_dice_exclude_each_other() -> None:
    with pytest.raises(ValueError, match="not both"):
        Game(SETUP, seed=1, dice=ScriptedDice([]))
