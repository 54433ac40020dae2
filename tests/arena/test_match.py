"""Matches: reproducible, fair, and safe from any bot."""

import errno
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from heckmeck.arena import runner
from heckmeck.arena.game import ArenaGame, GameResult, TurnDice
from heckmeck.arena.match import (
    BadMatch,
    Block,
    Match,
    block_from_json,
    forget_records,
    is_recorded,
    play_block,
)
from heckmeck.arena.runner import Task, run_blocks
from heckmeck.arena.series import PlannedMatch, Series
from heckmeck.arena.store import BlockStore
from heckmeck.arena.summary import summarize
from heckmeck.bots import UnknownBot
from heckmeck.bots.cautious import CautiousBot
from heckmeck.message import Message
from heckmeck.rules import EDITIONS, PlayerMove, Setup, State, Stop, read_record, replay, result
from heckmeck.rules.events import AttemptFailed, TileDefended, TileStolen
from tests.arena.disk import full_disk

MATCH = Match(("cautious", "random"), "specialists", seed=3)


def untimed(block: Block) -> Block:
    """A block without its times: everything that must be reproducible."""
    games = tuple(replace(game, seconds=(0.0,) * len(game.bots)) for game in block.games)
    return Block(block.number, games)


def play(*bots: object, seed: str = "s") -> tuple[ArenaGame, GameResult]:
    names = tuple(f"bot{seat}" for seat in range(len(bots)))
    game = ArenaGame(Setup("original", names), bots, names, seed)  # type: ignore[arg-type]
    return game, game.play()


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs() -> None:
    tasks = [Task(MATCH, number) for number in range(6)]
    alone = {block.number: untimed(block) for _, block in run_blocks(tasks, jobs=1)}
    together = {block.number: untimed(block) for _, block in run_blocks(tasks, jobs=2)}
    assert alone == together
    assert sorted(alone) == list(range(6))


def test_another_seed_gives_other_games() -> None:
    assert untimed(play_block(MATCH, 0)) != untimed(play_block(replace(MATCH, seed=4), 0))


def test_twins_play_the_same_game_in_every_seating() -> None:
    """Two names for one bot: if the dice are the same, so is the game."""
    _, first = play(CautiousBot(), CautiousBot())
    _, again = play(CautiousBot(), CautiousBot())
    assert (first.scores, first.turns) == (again.scores, again.turns)


def test_games_that_diverged_get_the_same_dice_in_the_next_turn() -> None:
    used, unused = TurnDice("x"), TurnDice("x")
    used.current(1).roll(8, None)
    assert used.current(2).roll(8, None) == unused.current(2).roll(8, None)
    assert TurnDice("x").current(2).roll(8, None) != TurnDice("y").current(2).roll(8, None)


def test_records_replay_to_the_result_of_the_block(tmp_path: Path) -> None:
    block = play_block(MATCH, 2, tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == len(block.games) == 2
    for path, game in zip(files, block.games, strict=True):
        *_, last = replay(path.read_text().splitlines())
        assert last.state.over
        assert tuple(seat.score for seat in last.state.seats) == game.scores
        assert last.state.turn == game.turns
        won = {seat for seat, share in enumerate(game.shares) if share}
        assert won == set(result(last.state).winners)
        assert read_record(path.read_text().splitlines()).setup.players == game.bots


def test_a_block_is_the_same_after_a_round_trip_through_json() -> None:
    block = play_block(MATCH, 0)
    assert block_from_json(json.loads(block.to_json())) == block


def test_failed_turns_and_steals_match_the_record(tmp_path: Path) -> None:
    block = play_block(Match(("cautious", "cautious"), seed=1), 0, tmp_path)
    (path,) = tmp_path.iterdir()
    names = [
        (type(event).__name__, event.seat)
        for played in replay(path.read_text().splitlines())
        for event in played.events
        if isinstance(event, AttemptFailed | TileStolen | TileDefended)
    ]
    (game,) = block.games
    for seat in (0, 1):
        assert game.failed[seat] == names.count(("AttemptFailed", seat))
        assert game.steals[seat] == names.count(("TileStolen", seat))


class Cheat:
    name = "cheat"

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        return Stop(lower=True)


class Crash:
    name = "crash"

    def choose(self, state: State, legal: tuple[PlayerMove, ...]) -> PlayerMove:
        raise KeyError("lost")


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (Cheat(), Message("bot-illegal", {"name": "cheat", "move": "Stop(lower=True)"})),
        (Crash(), Message("bot-crashed", {"name": "crash", "why": "KeyError: 'lost'"})),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_others_get_their_game(
    bad: object, reason: Message
) -> None:
    game, played = play(CautiousBot(), bad, CautiousBot())
    assert game.state.over
    assert played.finished
    (forfeit,) = played.forfeits
    assert (forfeit.seat, forfeit.reason) == (1, reason)
    assert played.ranks[1] == 3
    assert played.shares[1] == 0
    assert sum(played.shares) == 1
    # The stand-in is the cautious bot, so the game is the one of three cautious bots.
    assert played.scores == play(CautiousBot(), CautiousBot(), CautiousBot())[1].scores


def test_nobody_wins_if_every_bot_fails() -> None:
    _, played = play(Crash(), Cheat())
    assert not played.finished
    assert played.shares == (0, 0)
    assert played.ranks == (1, 1)


def test_a_game_stopped_at_the_turn_limit_is_counted_and_won_by_nobody() -> None:
    match = Match(("random", "random"), seed=1, max_turns=20)
    blocks = [play_block(match, number) for number in range(2)]
    assert all(game.turns == 21 and not game.finished for block in blocks for game in block.games)
    summary = summarize(match, blocks)
    assert summary.unfinished == summary.games == 2
    assert summary.bots[0].win_share == 0


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [2, 5])
def test_games_of_cautious_bots_end_soon(edition: str, players: int) -> None:
    match = Match(("cautious",) * players, EDITIONS[edition].name)
    games = [game for number in range(30) for game in play_block(match, number).games]
    assert all(game.finished for game in games)
    assert max(game.turns for game in games) < 200


def test_a_match_has_two_to_seven_bots() -> None:
    for bots in ((), ("random",), ("random",) * 8):
        with pytest.raises(BadMatch, match="match-size: least=2, most=7"):
            Match(bots)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), 0.0, -1.0])
def test_a_time_limit_must_be_positive(seconds: float) -> None:
    with pytest.raises(BadMatch, match="match-seconds: given="):
        Match(("random", "random"), move_seconds=seconds)


class Interrupting:
    """Ends a run after some blocks, like Ctrl-C."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, games: int) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_resumed_match_ends_like_an_uninterrupted_one(tmp_path: Path, jobs: int) -> None:
    stopped = Series([PlannedMatch(MATCH, 5, tmp_path)])
    with pytest.raises(KeyboardInterrupt):
        stopped.run(jobs, Interrupting(2))
    kept = (tmp_path / "blocks.jsonl").read_text()
    assert kept.count("\n") == 2

    resumed = Series([PlannedMatch(MATCH, 5, tmp_path)])
    assert resumed.games_done == 4
    resumed.run()
    assert (tmp_path / "blocks.jsonl").read_text().startswith(kept)  # nothing was played twice
    assert (tmp_path / "blocks.jsonl").read_text().count("\n") == 5

    whole = Series([PlannedMatch(MATCH, 5)])
    whole.run()
    assert [*map(untimed, resumed.blocks(MATCH))] == [*map(untimed, whole.blocks(MATCH))]


def test_an_interrupt_loses_no_block_that_a_worker_has_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though a worker hands over its blocks only when its whole group is played."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "empty"))  # so no worker loads kernels

    def interrupted() -> Iterator[Task]:
        yield from (Task(MATCH, number, tmp_path) for number in range(30))
        while not is_recorded(MATCH, 0, tmp_path):
            sleep(0.01)
        raise KeyboardInterrupt

    found: list[int] = []
    blocks = run_blocks(interrupted(), jobs=2, odds=True, games=60)
    with pytest.raises(KeyboardInterrupt):
        found.extend(block.number for _, block in blocks)
    recorded = [number for number in range(30) if is_recorded(MATCH, number, tmp_path)]
    assert 0 in found
    assert sorted(found) == recorded


def test_a_group_that_is_stopped_hands_over_what_is_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class StopsLater:
        asked = 0

        def is_set(self) -> bool:
            self.asked += 1
            return self.asked > 5  # asked before every game, and these end without a pause

    monkeypatch.setattr(runner, "_stop", StopsLater())
    finished = runner._work([Task(MATCH, number) for number in range(6)])
    assert [task.number for task, _ in finished] == [0, 1]


@pytest.mark.parametrize(
    ("jobs", "games", "sizes"),
    [
        (2, None, [48, 48, 48, 48, 8]),
        (16, 200, [14] * 14 + [4]),
        (3, 200, [34] * 5 + [30]),
        (16, 10, [2] * 5),
    ],
)
def test_every_worker_gets_about_as_many_games(
    jobs: int, games: int | None, sizes: list[int]
) -> None:
    tasks = (Task(MATCH, number) for number in range((games or 200) // 2))
    groups = runner._groups(tasks, runner._games_per_worker(jobs, games), ())
    assert [2 * len(group) for group in groups] == sizes


def test_the_games_of_a_program_are_not_kept_back_by_others() -> None:
    program = replace(MATCH, bots=("cautious", "cmd:mybot"))
    tasks = [Task(each, number) for number in range(2) for each in (program, MATCH)]
    groups = list(runner._groups(iter(tasks), 48, {"cmd:mybot"}))
    assert groups == [tasks[:1], tasks[1:3], tasks[3:]]


def test_a_line_cut_by_a_crash_is_played_again(tmp_path: Path) -> None:
    series = Series([PlannedMatch(MATCH, 2, tmp_path)])
    series.run()
    path = tmp_path / "blocks.jsonl"
    path.write_bytes(path.read_bytes()[:-7])
    again = Series([PlannedMatch(MATCH, 2, tmp_path)])
    assert again.games_done == 2
    again.run()
    assert [*map(untimed, again.blocks(MATCH))] == [*map(untimed, series.blocks(MATCH))]


def test_a_directory_of_another_match_is_refused_and_not_touched(tmp_path: Path) -> None:
    Series([PlannedMatch(MATCH, 1, tmp_path)]).run()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadMatch, match=r"match-other: .*keys=seed$"):
        Series([PlannedMatch(replace(MATCH, seed=9), 1, tmp_path)])
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


DAMAGED = (
    b'{"block":0,"games":[5]}',
    b'{"block":[0],"games":[]}',
    b'{"block":0,"games":[]}',
    b'{"block":true,"games":[]}',
    b'{"block":-1,"games":[]}',
    b"5",
    b"null",
    b"[]",
    b"\xff",
    b"[" * 100_000,
)


@pytest.mark.parametrize("line", DAMAGED, ids=lambda line: line[:30])
def test_a_line_that_is_not_a_block_is_refused_and_nothing_is_lost(
    tmp_path: Path, line: bytes
) -> None:
    Series([PlannedMatch(MATCH, 1, tmp_path)]).run()
    path = tmp_path / "blocks.jsonl"
    damaged = path.read_bytes() + line + b"\n"
    path.write_bytes(damaged)
    with pytest.raises(BadMatch, match=r"match-line: .*blocks\.jsonl:2$"):
        Series([PlannedMatch(MATCH, 1, tmp_path)])
    assert path.read_bytes() == damaged


def _damage(block: Any, how: str) -> None:
    game = block["games"][0]
    match how:
        case "a game is missing":
            block["games"].pop()
        case "a seat is missing":
            game["failed"].pop()
        case "other bots":
            game["bots"] = ["easy", "hard"]
        case "words for figures":
            game["scores"] = ["a", "b"]
        case "no time":
            game["seconds"][0] = float("nan")
        case "more than a win":
            game["shares"] = [3.0, 0.0]
        case "a forfeit of nobody":
            game["forfeits"] = [
                {"seat": 9, "turn": 1, "reason": {"code": "bot-ended", "details": {}}}
            ]


@pytest.mark.parametrize(
    "how",
    [
        "a game is missing",
        "a seat is missing",
        "other bots",
        "words for figures",
        "no time",
        "more than a win",
        "a forfeit of nobody",
    ],
)
def test_a_block_that_could_not_be_counted_is_refused(tmp_path: Path, how: str) -> None:
    Series([PlannedMatch(MATCH, 1, tmp_path)]).run()
    path = tmp_path / "blocks.jsonl"
    block = json.loads(path.read_text())
    _damage(block, how)
    path.write_text(json.dumps(block) + "\n")
    with pytest.raises(BadMatch, match=r"match-line: .*blocks\.jsonl:1$"):
        Series([PlannedMatch(MATCH, 1, tmp_path)])


@pytest.mark.parametrize("records", [False, True])
def test_a_full_disk_is_reported_and_finished_blocks_are_kept(
    tmp_path: Path, records: bool
) -> None:
    folder = tmp_path / "records" if records else None
    Series([PlannedMatch(MATCH, 2, tmp_path, folder)]).run()
    path = tmp_path / "blocks.jsonl"
    kept = path.read_bytes()
    old = sorted(tmp_path.glob("records/*"))
    room = 1000 if records else len(kept) + 50
    with full_disk(room), pytest.raises(BadMatch, match=r"match-directory: .*why=File too large"):
        Series([PlannedMatch(MATCH, 4, tmp_path, folder)]).run()
    assert path.read_bytes() == kept
    assert sorted(tmp_path.glob("records/*")) == old
    more = Series([PlannedMatch(MATCH, 4, tmp_path, folder)])
    more.run()
    assert more.games_done == 8


def test_a_full_disk_leaves_no_partial_description(tmp_path: Path) -> None:
    with full_disk(10), pytest.raises(BadMatch, match=r"match-directory: .*why=File too large"):
        Series([PlannedMatch(MATCH, 1, tmp_path)])
    assert list(tmp_path.iterdir()) == []


def test_records_can_be_requested_for_finished_blocks(tmp_path: Path) -> None:
    out, late, early = tmp_path / "out", tmp_path / "late", tmp_path / "early"
    Series([PlannedMatch(MATCH, 2, out)]).run()
    kept = (out / "blocks.jsonl").read_bytes()
    series = Series([PlannedMatch(MATCH, 2, out, late)])
    assert (series.games_done, series.games_wanted) == (0, 4)
    series.run()
    assert series.games_done == 4
    assert (out / "blocks.jsonl").read_bytes() == kept
    Series([PlannedMatch(MATCH, 2, None, early)]).run()
    assert _texts(late) == _texts(early)
    assert len(_texts(late)) == 4
    # All there: nothing is played again. One lost: its block is.
    assert Series([PlannedMatch(MATCH, 2, out, late)]).games_done == 4
    min(late.iterdir()).unlink()
    lost = Series([PlannedMatch(MATCH, 2, out, late)])
    assert lost.games_done == 2
    lost.run()
    assert _texts(late) == _texts(early)


def test_records_of_another_match_do_not_count(tmp_path: Path) -> None:
    out, records = tmp_path / "out", tmp_path / "records"
    Series([PlannedMatch(MATCH, 1, out)]).run()
    Series([PlannedMatch(replace(MATCH, seed=8), 1, None, records)]).run()
    assert Series([PlannedMatch(MATCH, 1, out, records)]).games_done == 0


def test_a_file_that_only_looks_like_a_record_does_not_count(tmp_path: Path) -> None:
    out, records = tmp_path / "out", tmp_path / "records"
    Series([PlannedMatch(MATCH, 1, out, records)]).run()
    path = min(records.iterdir())
    path.write_text(json.dumps({"meta": json.loads(path.read_text().splitlines()[0])["meta"]}))
    assert Series([PlannedMatch(MATCH, 1, out, records)]).games_done == 0


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_records_that_differ_from_the_counted_games_are_refused(tmp_path: Path) -> None:
    """For example, a program plays differently the second time."""
    out, records = tmp_path / "out", tmp_path / "records"
    Series([PlannedMatch(MATCH, 1, out)]).run()
    path = out / "blocks.jsonl"
    block = json.loads(path.read_text())
    block["games"][0]["turns"] += 1
    path.write_text(json.dumps(block) + "\n")
    with pytest.raises(BadMatch, match="match-unlike: block=0"):
        Series([PlannedMatch(MATCH, 1, out, records)]).run()
    assert list(records.iterdir()) == []


def test_a_damaged_line_is_reported_with_its_number(tmp_path: Path) -> None:
    Series([PlannedMatch(MATCH, 1, tmp_path)]).run()
    path = tmp_path / "blocks.jsonl"
    path.write_text("{}\n" + path.read_text())
    with pytest.raises(BadMatch, match=r"match-line: .*blocks\.jsonl:1$"):
        Series([PlannedMatch(MATCH, 1, tmp_path)])


def test_a_match_can_grow(tmp_path: Path) -> None:
    Series([PlannedMatch(MATCH, 1, tmp_path)]).run()
    more = Series([PlannedMatch(MATCH, 3, tmp_path)])
    assert (more.games_done, more.games_wanted) == (2, 6)


@pytest.fixture
def first_move(tmp_path: Path) -> str:
    """A program that always answers with the first legal move."""
    path = tmp_path / "first.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps(json.loads(line)['legal'][0]), flush=True)\n"
    )
    return f"cmd:{sys.executable} {path}"


def test_a_program_plays_a_whole_block(first_move: str) -> None:
    block = play_block(Match(("cautious", first_move)), 0)
    assert all(game.finished and not game.forfeits for game in block.games)
    assert untimed(block) == untimed(play_block(Match(("cautious", first_move)), 0))


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "kill.py"
    path.write_text("import os\ninput()\nos.kill(os.getppid(), 9)\n")
    match = Match(("cautious", f"cmd:{sys.executable} {path}"))
    with pytest.raises(BadMatch, match="match-worker-died"):
        list(run_blocks([Task(match, number) for number in range(3)], jobs=2))


def test_records_that_cannot_be_deleted_are_reported(tmp_path: Path) -> None:
    play_block(MATCH, 0, tmp_path)
    (path, *_) = sorted(tmp_path.iterdir())
    path.unlink()
    path.mkdir()
    with pytest.raises(BadMatch, match="match-directory"):
        forget_records(MATCH, 0, tmp_path)


def test_a_store_that_cannot_be_accessed_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example, a network drive fails during a match."""

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(errno.EIO, "Input/output error")

    store = BlockStore(tmp_path, MATCH)
    block = play_block(MATCH, 0)
    for name in ("open", "stat", "exists"):
        monkeypatch.setattr(Path, name, fail)
    with pytest.raises(BadMatch, match=r"match-directory: .*why=Input/output error"):
        store.add(block)


def test_the_name_of_a_program_is_text(tmp_path: Path) -> None:
    match = Match(("cautious", "cmd:cat \udcff"))
    with pytest.raises(UnknownBot, match="bot-not-text"):
        Series([PlannedMatch(match, 1, tmp_path / "out", tmp_path / "records")])
    assert list(tmp_path.iterdir()) == []
