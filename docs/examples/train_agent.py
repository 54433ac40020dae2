"""Train a small agent by letting it play against itself, then compare it with `cautious`.

    python docs/examples/train_agent.py agent.npz

The method is proximal policy optimization (PPO): play a while, make the actions that went better
than predicted more likely and the others less likely, a little at a time, and repeat.
"""

import os
import subprocess
import sys
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # the matrices are small: more threads would only wait

import click
import numpy as np
from learned_agent import Network

from heckmeck.envs import HeckmeckVectorEnv

GAMES = 512  # side by side
STEPS = 32  # in every game, before the network learns from them
ROWS = 2048  # in a minibatch
RATE = 2e-3  # learning rate, at the start
CLIP = 0.2  # by how much an action may become more or less likely at a time
CURIOSITY = 0.01  # entropy bonus, at the start: what trying different actions is worth
TRUST = 0.95  # lambda of the advantages: what happened later in the turn against the prediction


def play(envs, network, seen, infos, random):
    """Let all games go on for a while: what was seen, done and earned, and the next view."""
    rows = []
    for _ in range(STEPS):
        masks, players = infos["action_mask"].astype(bool), infos["player"]
        _, likely, predicted = network.look(seen, masks)
        # A race: whoever is twice as likely runs twice as fast.
        actions = (likely / random.exponential(size=likely.shape)).argmax(axis=1)
        chance = likely[np.arange(GAMES), actions]
        now = (seen, masks, actions, chance, predicted)
        seen, rewards, over, _, infos = envs.step(actions)
        rows.append((*now, rewards, over | (infos["player"] != players)))
    return [np.stack(column) for column in zip(*rows, strict=True)], seen, infos


def advantages(predicted, rewards, turn_ended, after):
    """How much better than predicted it went from each step to the end of the turn."""
    better, later = np.zeros_like(predicted), np.zeros(GAMES, np.float32)
    for step in reversed(range(STEPS)):
        goes_on = ~turn_ended[step]
        later = rewards[step] + goes_on * (after + TRUST * later) - predicted[step]
        better[step], after = later, predicted[step]
    return better


class Learner:
    """Adam: gradient descent with a memory of the last gradients."""

    def __init__(self, network):
        self.network, self.steps = network, 0
        self.means = [np.zeros_like(each) for each in network.weights]
        self.squares = [np.zeros_like(each) for each in network.weights]

    def learn(self, seen, masks, actions, chance, goal, better, left):
        """One step; `left` is how much of the training is still to come, from 1 to 0."""
        hidden, likely, predicted = self.network.look(seen, masks)
        rows = np.arange(len(seen))
        ratio = likely[rows, actions] / chance
        push = better * ratio * np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(likely + 1e-9)
        entropy = -(likely * logs).sum(axis=1, keepdims=True)
        wanted = -likely * (push[:, None] + CURIOSITY * left * (logs + entropy))
        wanted[rows, actions] += push
        out = np.column_stack([-wanted, 0.5 * (predicted - goal)]).astype(np.float32) / len(seen)
        back = (out @ self.network.weights[2].T) * (hidden > 0)
        self._descend([seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)], left)

    def _descend(self, gradients, left):
        self.steps += 1
        groups = zip(self.network.weights, gradients, self.means, self.squares, strict=True)
        for weights, gradient, mean, square in groups:
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-7
            weights -= RATE * left * mean / (1 - 0.9**self.steps) / size


def train(updates, edition="original", seed=1):
    """A network that has learned from this many rounds of play. Ctrl-C ends the training early."""
    random = np.random.default_rng(seed)
    envs = HeckmeckVectorEnv(GAMES, None, players=2, edition=edition, rewards="score")
    seen, infos = envs.reset(seed=seed)
    network = Network(seen.shape[1], random)
    learner = Learner(network)
    earned = []
    try:
        for update in range(updates):
            left = 1 - update / updates
            columns, seen, infos = play(envs, network, seen, infos, random)
            earned.append(learn_from(columns, seen, infos, learner, left, random))
            if (update + 1) % 100 == 0:
                million = (update + 1) * GAMES * STEPS / 1e6
                ahead = np.mean(earned[-100:])
                print(f"{million:5.1f} million actions: {ahead:.3f} worms ahead per turn")
    except KeyboardInterrupt:
        print("stopped early")
    return network


def learn_from(columns, seen, infos, learner, left, random):
    """Improve the network; returns the worms that a turn gained on the opponent."""
    *_, predicted, rewards, turn_ended = columns
    _, _, after = learner.network.look(seen, infos["action_mask"].astype(bool))
    better = advantages(predicted, rewards, turn_ended, after)
    goal = better + predicted
    better = (better - better.mean()) / better.std()
    flat = [each.reshape(-1, *each.shape[2:]) for each in (*columns[:4], goal, better)]
    chosen = np.flatnonzero(flat[1].sum(axis=1) > 1)  # nothing to learn from a single action
    for _ in range(2):
        random.shuffle(chosen)
        for rows in np.array_split(chosen, max(1, len(chosen) // ROWS)):
            learner.learn(*(each[rows] for each in flat), left)
    return rewards.sum() / turn_ended.sum()


@click.command
@click.argument("file", type=click.File("wb"))  # opened first: training for nothing would hurt
@click.option("--edition", default="original", type=click.Choice(["original", "specialists"]))
@click.option("--updates", default=1500, show_default=True, help="Rounds of play and learning.")
@click.option("--games", default=1000, show_default=True, help="Games against cautious.")
def main(file, edition, updates, games):
    """Train an agent, save it to FILE, and let it play against the bot `cautious`."""
    train(updates, edition).save(file)
    file.close()
    print(f"saved to {file.name}; now {games} games against cautious")
    program = Path(__file__).with_name("learned_agent.py")
    bot = f"cmd:{sys.executable} {program} {file.name}"
    command = [sys.executable, "-m", "heckmeck", "arena", bot, "cautious"]
    command += ["--games", str(games), "--edition", edition]
    raise SystemExit(subprocess.run(command).returncode)


if __name__ == "__main__":
    main()
