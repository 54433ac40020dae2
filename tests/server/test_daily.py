"""The daily challenge: one try a day, the same game for everybody, and nothing known too early."""

import asyncio
import json
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heckmeck.bots.characters import played_by
from heckmeck.cards import ResultCard
from heckmeck.client import DailyPromise, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.dice.daily import continues, day_commitment
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import Report, verify
from heckmeck.protocol import encode
from heckmeck.protocol.entries import Moved, Started, TableEntry
from heckmeck.protocol.game import move_to_wire
from heckmeck.protocol.http import DailySecret
from heckmeck.protocol.to_server import HandOver, MakeMove, PlayAgain, Stand
from heckmeck.rules import Keep, PlayerMove, Roll, State, Stop, legal_moves, stopping_gives
from heckmeck.server.clock import ServerClock
from heckmeck.server.config import Limits
from heckmeck.server.daily.chain import DailySecrets
from heckmeck.server.daily.challenge import bots_of
from heckmeck.server.daily.daily import DailyChallenge
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.history import History
from heckmeck.server.identities import Identities
from heckmeck.server.people import People
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.backup import back_up, restore
from heckmeck.server.store.files import DAILY_CHAIN as FILE
from heckmeck.server.store.interface import LogRow, StoredIdentity
from heckmeck.server.store.sqlite import SqliteStore
from heckmeck.server.tables.audit import audit
from heckmeck.server.tables.commands import Decision, make_move
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.previews import table_preview
from heckmeck.server.tables.result_counter import ResultCounter
from heckmeck.server.tables.results import places
from heckmeck.server.tables.scheduler import Scheduler
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tables.views import record_text, table_view
from heckmeck.server.workers.jobs import choose_move
from heckmeck.server.workers.workers import Workers
from tests.server.process import ServerProcess

MONDAY = date(2026, 11, 16)
Choose = Callable[[State], PlayerMove]


def quick(state: State) -> PlayerMove:
    """Stop as soon as that takes something, and prefer worms."""
    legal = legal_moves(state)
    if Stop() in legal and stopping_gives(state).result != "fail":
        return Stop()
    keeps = [move for move in legal if isinstance(move, Keep)]
    if keeps:
        return next((move for move in keeps if move.face == "w"), keeps[-1])
    return Roll() if Roll() in legal else legal[-1]


def greedy(state: State) -> PlayerMove:
    """Another way to play: roll on whenever possible."""
    legal = legal_moves(state)
    rolls = [move for move in legal if isinstance(move, Roll)]
    return rolls[-1] if rolls else legal[0]


class Week:
    """A server whose wall clock the test moves, and what devices saw."""

    def __init__(self, folder: Path, days: int = 3660) -> None:
        self.folder = folder
        self.days = days
        self.wall = datetime.combine(MONDAY, datetime.min.time(), UTC)
        self.tables: Tables
        self.daily: DailyChallenge

    def set(self, day: date, hour: int = 10) -> None:
        self.wall = datetime.combine(day, datetime.min.time(), UTC) + timedelta(hours=hour)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Week"]:
        clock = ServerClock(read_wall=lambda: int(self.wall.timestamp() * 10**9))
        self.tables = Tables(SqliteStore(self.folder), Limits(), clock)
        self.daily = DailyChallenge(self.tables, DailySecrets(self.tables.store.chains, self.days))
        await self.tables.open()
        await self.daily.open()
        try:
            yield self
        finally:
            await self.tables.close()

    async def person(self, name: str) -> StoredIdentity:
        return await self.tables.store.people.add_identity(name, name.encode(), None, 0)

    async def play(self, who: StoredIdentity, mine: Choose = quick, bots: bool = False) -> SeenDice:
        """Play the challenge of today to its end. Without `bots`, their seats play quickly too."""
        live = await self.tables.find(await self.daily.start(who))
        seen = await self.watch(live)
        await self.move(live, mine, bots, seen)
        seen.see_end()
        return seen

    async def watch(self, live: LiveTable) -> SeenDice:
        found = await self.tables.store.load(live.table.id)
        assert found is not None
        (started,) = (row.entry for row in found[1] if isinstance(row.entry, Started))
        seen = SeenDice()
        seen.see_commitment(live.table.commitment)
        seen.see_seats({0})
        seen.see_start(started.header)
        return seen

    async def move(
        self, live: LiveTable, mine: Choose, bots: bool, seen: SeenDice, moves: int = 10**6
    ) -> None:
        """All moves are stored at once, because that is so much faster."""
        table = live.table.copy()
        entries: list[TableEntry] = []
        while table.state is not None and not table.state.over and len(entries) < moves:
            state, seat = table.state, table.mover()
            assert seat is not None
            if seat.kind == "bot" and bots:
                move = choose_move(played_by(seat.bot or "", seat.character), state)
            else:
                move = (mine if seat.kind == "human" else quick)(state)
            decision = make_move(table, move, "human")
            (entry,) = decision.entries
            assert isinstance(entry, Moved)
            seen.see_move(msgspec.to_builtins(entry.line))
            table.fold(LogRow(table.version + 1, 0, None, None, entry), decision.played)
            entries.append(entry)
        async with live.lock:
            await self.tables.commit(live, Decision(entries))

    async def record(self, table: str) -> list[str]:
        """As a visitor gets it now."""
        live = await self.tables.find(table)
        found = await self.tables.store.load(table)
        assert found is not None
        return record_text(live.table, found[1], self.tables.clock.wall()).splitlines()

    async def verify(self, table: str, seen: SeenDice) -> Report:
        return verify(await self.record(table), seen=seen, now=self.wall)


async def test_a_week(tmp_path: Path) -> None:
    week = Week(tmp_path)
    kept: dict[date, str] = {}
    promise = DailyPromise()
    games: dict[date, list[str]] = {}
    async with week.running():
        anna, ben, cleo = [await week.person(name) for name in ("Anna", "Ben", "Cleo")]
    for number in range(7):
        day = MONDAY + timedelta(days=number)
        if number == 4:
            continue  # nobody comes on Friday
        week.set(day, 13)
        async with week.running():  # restarted every day
            view = await week.daily.view(anna)
            assert (view.day, view.yours, view.left) == (str(day), None, 11 * 3_600_000)
            assert promise.compare(view) == ("kept" if number else "first")
            kept[day] = view.commitment
            seen = {who: await week.play(who) for who in (anna, ben)}
            seen[cleo] = await week.play(cleo, greedy)
            tables = {who: await week.daily.start(who) for who in seen}
            assert len(set(tables.values())) == 3
            games[day] = (await week.record(tables[anna]))[1:]
            assert games[day] == (await week.record(tables[ben]))[1:], "the same decisions"
            assert games[day] != (await week.record(tables[cleo]))[1:]
            report = await week.verify(tables[anna], seen[anna])
            assert [each.code for each in report.unproven] == ["verify-daily-secret"]
            assert not report.faults
            view = await week.daily.view(anna)
            assert view.yours is not None
            assert view.yours.lifecycle == "finished"
            assert view.yours.counts
            assert view.yours.turns
            assert view.players == 3
            assert view.streak == (number + 1 if number < 4 else number - 4)
            week.set(day + timedelta(days=1), 11)
            assert promise.compare(await week.daily.view(anna)) == "kept"
            assert "secret" not in json.loads((await week.record(tables[anna]))[0])["meta"]["dice"]
            week.set(day + timedelta(days=1), 12)
            for who, table in tables.items():
                assert (await week.verify(table, seen[who])).verdict == "verified"
            revealed = (await week.daily.view(anna)).revealed
            assert revealed is not None
            assert (revealed.day, revealed.table) == (str(day), tables[anna])
            assert day_commitment(bytes.fromhex(revealed.secret)) == kept[day]
    assert len(set(map(str, games.values()))) == len(games), "different days, different dice"
    for day, commitment in kept.items():
        assert continues(kept[MONDAY], commitment, (day - MONDAY).days)
    results = audit(tmp_path, lambda _: None, repair=False, progress=lambda *_: None)
    assert (results.problems, results.verified) == (0, 18)


async def test_forgetting_games_gives_no_second_try(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        table = await week.daily.start(anna)
        await week.play(anna)
        history = History(week.tables, ResultCounter(week.tables.store))
        await history.forget(anna.id)
        assert await week.daily.start(anna) == table
        assert (await week.tables.find(table)).table.lifecycle == "finished"


async def test_a_shared_result_is_about_whoever_played(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        await week.play(anna)
        live = await week.tables.find(await week.daily.start(anna))
        assert live.table.state is not None
        place = places(live.table.state)[0]
        preview = table_preview(live.table, "de")
        assert preview.title == f"Anna: {place}. Platz"
        assert isinstance(preview.card, ResultCard)
        assert preview.card.hero == (0, place)


async def test_one_try_also_for_two_requests_at_once(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        tables = await asyncio.gather(*(week.daily.start(anna) for _ in range(5)))
        assert len(set(tables)) == 1
        assert await week.tables.store.count_by_lifecycle() == {"running": 1}
        live = await week.tables.find(tables[0])
        await week.tables.execute(live, anna, Stand("give up", 0))
        assert await week.daily.start(anna) == tables[0], "giving up gives no second try"
        view = await week.daily.view(anna)
        assert view.yours is not None
        assert (view.yours.lifecycle, view.yours.counts) == ("abandoned", False)
        given_up = json.loads((await week.record(tables[0]))[0])["meta"]["dice"]
        assert given_up["given_up"] is True
        assert "secret" not in given_up


async def test_bots_play_the_same_against_the_same_decisions(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        seen = []
        for name in ("Anna", "Ben"):
            live = await week.tables.find(await week.daily.start(await week.person(name)))
            seen.append(await week.watch(live))
            await week.move(live, quick, True, seen[-1], moves=60)
        tables = list(week.tables.live)
        lines = [
            [row.entry.line for row in found[1] if isinstance(row.entry, Moved)]
            for found in [await week.tables.store.load(table) for table in tables]
            if found is not None
        ]
        assert len(lines[0]) == 60
        assert lines[0] == lines[1]
        assert seen[0].start != seen[1].start, "names are part of the digest, not of the dice"
        view = await week.daily.view(None)
        assert [bot.name for bot in view.bots] == [
            seat.name for seat in week.tables.live[tables[0]].table.seats[1:]
        ]


async def test_nothing_of_the_secret_is_told_before_the_reveal(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        await week.play(anna)
        (live,) = week.tables.live.values()
        told = [
            encode(table_view(live.table, set(), 0)),
            encode(await week.daily.view(anna)),
            encode(list(live.recent)),
            "\n".join(await week.record(live.table.id)).encode(),
            repr(live.table.dice).encode(),
        ]
        for before in (0, 1):  # the secret of yesterday is secret too, as long as it is played
            secret = (await week.daily._secrets.chain(MONDAY)).secret(
                MONDAY - timedelta(days=before)
            )
            assert not any(secret.hex().encode() in each for each in told)
        with pytest.raises(Refusal) as refused:
            await week.tables.execute(live, anna, PlayAgain("again"))
        assert refused.value.code == "daily"


async def test_nobody_else_plays_or_watches(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        anna, ben = await week.person("Anna"), await week.person("Ben")
        live = await week.tables.find(await week.daily.start(anna))
        assert not live.table.tolerates(ben.id)
        assert not live.table.tolerates(None)
        with pytest.raises(Refusal) as refused:
            await week.tables.execute(live, anna, HandOver("bot", 0))
        assert refused.value.code == "daily"
        with pytest.raises(Refusal) as refused:
            await week.tables.create(anna, NewTable(Settings(daily="2026-11-17")))
        assert refused.value.code == "bad_message"


async def test_a_late_finish_does_not_count(tmp_path: Path) -> None:
    """Older versions let a try go on after the reveal."""
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        week.set(MONDAY, 23)
        await week.daily.start(anna)
        (live,) = week.tables.live.values()
        seen = await week.watch(live)
        week.set(MONDAY + timedelta(days=1), 13)
        await week.move(live, quick, False, seen)
        view = await week.daily.view(anna)
        assert [(each.lifecycle, each.counts) for each in view.recent] == [("finished", False)]
        assert (view.yours, view.streak) == (None, 0)


async def until_ended(week: Week, table: str) -> None:
    async with asyncio.timeout(30):
        while (await week.tables.store.summaries([table]))[0].lifecycle == "running":
            await asyncio.sleep(0.01)


async def test_a_try_that_was_not_finished_is_over_at_the_reveal(tmp_path: Path) -> None:
    tuesday = MONDAY + timedelta(days=1)
    async with Week(tmp_path).running() as week:
        scheduler = Scheduler(week.tables, Workers())
        anna, ben, cleo = [await week.person(name) for name in ("Anna", "Ben", "Cleo")]
        await week.play(ben)
        given_up = await week.tables.find(await week.daily.start(cleo))
        await week.tables.execute(given_up, cleo, Stand("give up", 0))
        forgotten = await week.tables.find(await week.daily.start(anna))
        seen = await week.watch(forgotten)
        await week.move(forgotten, quick, False, seen, moves=9)
        for live in list(week.tables.live.values()):
            week.tables.evict(live)
        scheduler.start()
        week.set(tuesday, 11)
        today = await week.daily.start(anna)
        assert [each.lifecycle for each in (await week.daily.view(anna)).recent] == ["running"] * 2
        week.set(tuesday, 12)
        await until_ended(week, forgotten.table.id)
        assert set(week.tables.live) == {today, forgotten.table.id}, "nothing else was loaded"
        assert (await week.tables.find(forgotten.table.id)).table.abandoned == "too_old"
        assert (await week.tables.find(today)).table.lifecycle == "running"
        views = [await week.daily.view(who) for who in (anna, ben, cleo)]
        yesterday = [view.recent[-1] for view in views]
        assert {each.day for each in yesterday} == {str(MONDAY)}
        assert [each.lifecycle for each in yesterday] == ["abandoned", "finished", "abandoned"]
        assert [each.ran_out for each in yesterday] == [True, False, False]
        assert [each.counts for each in yesterday] == [False, True, False]
        seen.see_end()
        assert (await week.verify(forgotten.table.id, seen)).verdict == "verified"
        identities = Identities(week.tables.store.people, week.tables.clock, ForbiddenWords())
        await People(week.tables.store.people, identities, week.tables).delete(anna)
        assert await week.tables.store.load(forgotten.table.id) is None
        await scheduler.close()


async def test_a_try_whose_day_ends_while_the_server_is_down_is_over(tmp_path: Path) -> None:
    week = Week(tmp_path)
    async with week.running():
        table = await week.daily.start(await week.person("Anna"))
    week.set(MONDAY + timedelta(days=3))
    async with week.running():
        scheduler = Scheduler(week.tables, Workers())
        scheduler.start()
        await until_ended(week, table)
        await scheduler.close()


async def test_nobody_goes_on_with_dice_that_are_known(tmp_path: Path) -> None:
    """Also before the scheduler has ended the try, and if the clock is set back."""
    async with Week(tmp_path).running() as week:
        anna = await week.person("Anna")
        live = await week.tables.find(await week.daily.start(anna))
        woken: list[LiveTable] = []
        week.tables.on_change = woken.append
        for number, hour in enumerate((36, 37, 20)):
            week.set(MONDAY, hour)
            roll = MakeMove(f"{number}", live.table.version, move_to_wire(Roll()))
            with pytest.raises(Refusal) as refused:
                await week.tables.execute(live, anna, roll)
            assert refused.value.code == "not_running"
            assert woken.pop() is live
            (result,) = (await week.daily.view(anna)).recent
            assert (result.lifecycle, result.counts, result.ran_out) == ("abandoned", False, True)


async def test_a_clock_that_jumps_back_brings_no_day_back(tmp_path: Path) -> None:
    week = Week(tmp_path)
    tuesday = MONDAY + timedelta(days=1)
    async with week.running():
        week.set(tuesday, 13)
        assert (await week.daily.view(None)).day == str(tuesday)
        assert (await week.daily.view(None)).revealed is None, "the chain began today"
    week.set(MONDAY, 20)
    async with week.running():  # the mark survives a restart
        view = await week.daily.view(None)
        assert view.day == str(tuesday)
        assert view.left == 12 * 3_600_000, "as at the half-day that was seen last"
        week.set(tuesday + timedelta(days=1), 1)
        view = await week.daily.view(None)
        assert view.day == str(tuesday + timedelta(days=1))


async def test_a_chain_that_ends_is_followed_by_another(tmp_path: Path) -> None:
    week = Week(tmp_path, days=2)
    views = []
    for number in range(4):
        week.set(MONDAY + timedelta(days=number), 13)
        async with week.running():
            views.append(await week.daily.view(None))
    since = [view.chain_since for view in views]
    assert since == ["2026-11-16", "2026-11-16", "2026-11-18", "2026-11-18"]
    first, second, third, fourth = (view.commitment for view in views)
    assert continues(first, second, 1)
    assert not continues(second, third, 1)
    assert continues(third, fourth, 1)
    revealed = [view.revealed.day if view.revealed else None for view in views]
    assert revealed == [None, "2026-11-16", "2026-11-17", "2026-11-18"]


async def test_the_file_of_the_chain_is_private_and_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / FILE
    async with Week(tmp_path).running() as week:
        await week.daily.view(None)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for damage in (b"{", b'{"chains":[{"first":"2026-11-16","last_secret":"abc"}]}'):
        file.write_bytes(damage)
        async with Week(tmp_path).running() as week:
            with pytest.raises(Refusal) as refused:
                await week.daily.view(None)
        assert refused.value.code == "store_unavailable"
        assert file.read_bytes() == damage


async def test_a_backup_has_the_chain(tmp_path: Path) -> None:
    async with Week(tmp_path / "data").running() as week:
        commitment = (await week.daily.view(None)).commitment
    copy = tmp_path / "backup"
    back_up(tmp_path / "data", copy, overwrite=False, progress=lambda *_: None)
    restore(copy, tmp_path / "again", overwrite=False, progress=lambda *_: None)
    assert stat.S_IMODE((tmp_path / "again" / FILE).stat().st_mode) == 0o600
    async with Week(tmp_path / "again").running() as week:
        assert (await week.daily.view(None)).commitment == commitment


async def test_results_compare_with_everybody(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        people = [await week.person(name) for name in "ABCDE"]
        for number, who in enumerate(people):
            await week.play(who, quick if number % 2 else greedy)
        views = [await week.daily.view(who) for who in people]
        worms = [view.yours.worms for view in views if view.yours and view.yours.worms is not None]
        assert len(worms) == 5
        for view, mine in zip(views, worms, strict=True):
            assert view.players == 5
            assert view.beaten == sum(each < mine for each in worms)
            assert view.yours is not None
            place, margin = view.yours.place, view.yours.margin
            assert place in (1, 2, 3, 4)
            assert margin is not None
            # With as many worms as another, the highest tile decides.
            assert place == 1 if margin > 0 else margin == 0 or place != 1


def test_the_bots_of_a_day_are_three_different_persons() -> None:
    for number in range(40):
        bots = bots_of(MONDAY + timedelta(days=number))
        assert len({bot.character for bot in bots}) == 3
        assert [bot.bot for bot in bots] == ["easy", "normal", "hard"]


def test_whoever_has_a_level_of_their_own_plays_no_daily_game() -> None:
    """So a new character changes no day that some have played already."""
    days = [bots_of(date(2026, 11, day)) for day in (16, 17, 18)]
    assert [[bot.name for bot in bots] for bots in days] == [
        ["Milo", "Bruno", "Ida"],
        ["Rocco", "Lotta", "Zita"],
        ["Tilo", "Nora", "Milo"],
    ]


async def test_every_way_to_break_a_promise(tmp_path: Path) -> None:
    async with Week(tmp_path).running() as week:
        first = await week.daily.view(None)
        week.set(MONDAY + timedelta(days=3), 10)
        morning = await week.daily.view(None)
        week.set(MONDAY + timedelta(days=3), 13)
        afternoon = await week.daily.view(None)
    change = msgspec.structs.replace
    assert morning.revealed is not None
    assert afternoon.revealed is not None
    assert (morning.revealed.day, afternoon.revealed.day) == ("2026-11-17", "2026-11-18")
    other = "ab" * 32
    for shown, expected in (
        (morning, "kept"),
        (afternoon, "kept"),
        (change(morning, commitment=other), "broken"),
        (change(morning, commitment=other, chain_since="2026-11-19", revealed=None), "new"),
        (change(morning, commitment="nonsense"), "broken"),
        (change(morning, day="yesterday"), "broken"),
        (change(morning, day="2026-11-15"), "broken"),
        (change(morning, revealed=change(morning.revealed, secret=other)), "broken"),
        (change(afternoon, revealed=change(afternoon.revealed, secret=other)), "broken"),
        (change(afternoon, revealed=DailySecret("2026-11-16", other, None)), "broken"),
        (change(morning, revealed=None), "withheld"),
        (change(afternoon, revealed=morning.revealed), "withheld"),
    ):
        promise = DailyPromise()
        assert promise.compare(first) == "first"
        assert promise.compare(shown) == expected, shown
        kept = shown if expected != "broken" else first
        assert (str(promise.day), promise.commitment) == (kept.day, kept.commitment)


async def test_over_the_wire(server: ServerProcess) -> None:
    api = Server(server.url)
    anonymous = await api.daily()
    assert anonymous.yours is None
    assert len(anonymous.bots) == 3
    token = (await api.introduce("Anna")).token
    table = await api.start_daily(token)
    assert await api.start_daily(token) == table
    async with TableClient(server.url, table, token) as client:
        assert client.my_turn
        await client.stand(0)
        report = await client.check_dice()
        assert client.seen.commitment == anonymous.commitment
        assert client.seen.day == anonymous.day
        assert [each.code for each in report.unproven] == ["verify-daily-secret"]
        assert not report.faults
    with pytest.raises(ServerRefused):
        await api.look(table)
    (mine,) = [each for each in (await api.export(token)).tables if each.table.id == table]
    assert mine.record is not None
    proof: dict[str, Any] = json.loads(mine.record.splitlines()[0])["meta"]["dice"]
    assert proof["method"] == "daily-1"
    assert "secret" not in proof
    with pytest.raises(ServerRefused) as refused:
        await api.create(token, NewTable(Settings(daily=anonymous.day)))
    assert refused.value.code == "bad_message"
