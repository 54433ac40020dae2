"""OpenSpiel: explicit chance nodes, and its own algorithms."""

from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]
from open_spiel.python.bots import uniform_random  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

from heckmeck.envs.openspiel import GAME_NAME, HeckmeckGame
from heckmeck.rules import chance_outcomes, stopping_gives
from heckmeck.sim.actions import ACTIONS, legal_actions
from heckmeck.sim.observation import observe


def load(**parameters: Any) -> Any:
    return pyspiel.load_game(GAME_NAME, parameters)


def after(state: Any, *actions: int | str) -> Any:
    """The state after these actions; dice are written as text."""
    for action in actions:
        if isinstance(action, str):
            lands = [land.dice for land, _ in chance_outcomes(state.position)]
            action = lands.index(action)
        state.apply_action(action)
    return state


def keep(face: str) -> int:
    return ACTIONS.index(f"keep {face}")


STOP = ACTIONS.index("stop")


def test_rolling_leads_to_a_chance_node_with_exact_probabilities() -> None:
    state = after(load().new_initial_state(), 0)
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [number for number, _ in outcomes] == list(range(1287))
    weights = [weight for _, weight in chance_outcomes(state.position)]
    assert [chance for _, chance in outcomes] == [weight / 6**8 for weight in weights]
    assert sum(Fraction(weight, 6**8) for weight in weights) == 1
    assert state.action_to_string(0) == "dice 11111111"


@pytest.mark.parametrize(("faces", "count"), [("ones_and_worms", 2574), ("standard", 7722)])
def test_B1_the_golden_die_multiplies_the_outcomes(faces: str, count: int) -> None:  # noqa: N802
    game = load(edition="specialists", golden_die=faces)
    assert game.max_chance_outcomes() == count
    state = game.new_initial_state()
    after(state, 0, "1111wwww", keep("worm"), 0, "1111", keep("1"))  # 24 and a bratworm
    assert stopping_gives(state.position).tile == 24
    state = game.new_initial_state()
    after(state, 0, "11223www", keep("worm"), 0, "11334", keep("3"), 0, "114", keep("1"), 0, "4")
    after(state, keep("4"), STOP)  # 27 with the golden die
    assert state.position.seats[0].specialist == "golden_die"
    after(state, 0, "11111111", keep("1"), STOP, 1)  # the other one fails; roll with the golden die
    outcomes = state.chance_outcomes()
    assert len(outcomes) == count
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.action_to_string(0) == "dice 11111111, golden 1"


def test_players_have_the_actions_of_the_rules() -> None:
    state = after(load().new_initial_state(), 0, "1144455w")
    assert state.current_player() == 0
    assert state.legal_actions() == legal_actions(state.position) == [3, 6, 7, 8]
    assert state.legal_actions(1) == []
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "keep 1",
        "keep 4",
        "keep 5",
        "keep worm",
    ]


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    state = load().new_initial_state()
    with pytest.raises(ValueError, match=r"action 9 .* is not legal here; legal: 0"):
        state.apply_action(9)
    after(state, 0)
    for number in (1287, -3):
        with pytest.raises(ValueError, match=f"outcome {number} is not possible here"):
            state.apply_action(number)
    assert state.history() == [0]


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 1}, "the game is for 2 to 7 players, not 1"),
        ({"players": 8}, "the game is for 2 to 7 players, not 8"),
        ({"edition": "third"}, "there is no edition 'third'"),
        ({"rewards": "fame"}, "rewards must be one of win, score"),
        ({"steal": "never"}, "option steal must be one of required, optional"),
        ({"max_turns": 0}, "max_turns must be at least 1, not 0"),
    ],
)
def test_bad_parameters_get_a_sentence(parameters: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        load(**parameters)


def test_a_game_knows_its_bounds() -> None:
    game = load(players=3, edition="specialists", max_turns=50)
    assert (game.num_players(), game.num_distinct_actions()) == (3, 23)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.5, 1, 0)
    assert game.max_game_length() == 800
    assert game.max_chance_nodes_in_history() == 350
    scores = load(players=3, edition="specialists", rewards="score")
    assert (scores.min_utility(), scores.max_utility()) == (-26, 52)
    assert HeckmeckGame().max_turns == 10_000


def test_the_game_ends_after_the_last_turn_and_whoever_leads_wins() -> None:
    state = load(max_turns=2).new_initial_state()
    after(state, 0, "12345www", keep("worm"), 0, "12255", keep("5"), STOP)  # 25
    assert not state.is_terminal()
    assert state.returns() == [0, 0]
    after(state, 0, "11111111", keep("1"), STOP)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [1, -1]
    assert state.legal_actions() == []
    assert str(state).startswith("game over after 2 turns, won by player_0")
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_a_clone_goes_its_own_way() -> None:
    state = after(load().new_initial_state(), 0, "1144455w")
    clone = state.clone()
    after(clone, keep("4"))
    assert state.position != clone.position
    assert state.legal_actions() == [3, 6, 7, 8]
    assert state.child(keep("4")).position == clone.position


def test_a_state_can_be_stored() -> None:
    game = load(players=4, edition="specialists")
    state = after(game.new_initial_state(), 0, "1144455w", keep("4"))
    stored = pyspiel.serialize_game_and_state(game, state)
    _, copy = pyspiel.deserialize_game_and_state(stored)
    assert copy.position == state.position
    assert copy.history() == state.history()


def test_observations_are_those_of_the_rules() -> None:
    game = load(players=3, edition="specialists")
    state = after(game.new_initial_state(), 0, "1144455w")
    for player in range(3):
        expected = np.array(observe(state.position, player), np.float32)
        assert state.observation_tensor(player) == expected.tolist()
    assert game.observation_tensor_shape() == [len(expected)]
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["observation"].tolist() == state.observation_tensor(1)
    assert state.observation_string(1).startswith("seen by player_1\nturn 1, player_0: keep a face")
    with pytest.raises(ValueError, match="have no parameters"):
        make_observation(game, None, {"colour": "red"})


def test_the_information_state_is_the_whole_history() -> None:
    state = after(load().new_initial_state(), 0, "11111111", keep("1"))
    assert state.information_state_string(0) == state.information_state_string(1) == "0, 0, 3"
    assert not state.get_game().get_type().provides_information_state_tensor


def test_monte_carlo_tree_search_takes_the_tile_that_wins() -> None:
    """One turn is left: stopping with 25 wins, and rolling on may fail."""
    game = load(max_turns=1)
    state = after(game.new_initial_state(), 0, "12345www", keep("worm"), 0, "12255", keep("5"))
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, 1.4, 60, evaluator, random_state=random)
    assert state.legal_actions() == [0, STOP]
    assert bot.step(state) == STOP


def test_bots_of_open_spiel_play_whole_games() -> None:
    game = load(players=3, edition="specialists", rewards="score", max_turns=40)
    random = np.random.RandomState(1)
    bots = [uniform_random.UniformRandomBot(player, random) for player in range(3)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
    assert sum(returns) == pytest.approx(0)
