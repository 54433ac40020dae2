"""What people do at tables, against a real server process."""

import asyncio
import json
from pathlib import Path
from typing import Any

import psutil
import pytest

from heckmeck.client import CommandRefused, NewTable, Server, ServerRefused, Settings, TableClient
from heckmeck.dice.verify import verify
from heckmeck.locale import catalogue
from heckmeck.message import Message
from heckmeck.protocol import decode_server_message, encode
from heckmeck.protocol.game import KeepMove
from heckmeck.protocol.tables import OptionSettings
from heckmeck.protocol.to_client import Hint, Pong, Reacted
from heckmeck.protocol.to_server import AskHint, Ping, TypedDice
from tests.server.players import Party, sensible
from tests.server.process import ServerProcess
from tests.server.wire import raw

CATALOGUE = catalogue("de")


@pytest.mark.parametrize("edition", ["original", "specialists"])
def test_a_whole_game_of_two_people_and_two_bots(server: ServerProcess, edition: str) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, ["cautious", "random"], edition=edition)
            anna, ben = party.clients
            commitment = anna.table.dice.commitment
            assert anna.table.dice.secret is None
            await party.play_on()
            await party.same_version()
            assert anna.table.lifecycle == "finished"
            # everybody saw everything, in order, without gaps
            versions = [step.version for step in ben.steps]
            assert versions == list(range(versions[0], ben.version + 1))
            text = await party.server.record(party.created.id)
            nonces = [seat.nonce for seat in anna.table.seats if seat.nonce]
            report = verify(text.splitlines(), published=commitment, own_nonces=nonces)
            assert report.verdict == "verified", report
            assert report.finished
            assert report.rolls > 10
            assert report.nonces == tuple(nonces)
            assert len(nonces) == 2
            assert anna.table.dice.secret is not None
            games = (await party.server.my_games(party.tokens[1])).games
            assert [each.id for each in games] == [party.created.id]
            assert games[0].winners
            assert games[0].worms is not None

    asyncio.run(play())


def test_verification_finds_a_changed_die(server: ServerProcess) -> None:
    async def play() -> str:
        async with Party(server.url) as party:
            await party.begin(1, ["cautious"])
            await party.play_on()
            return await party.server.record(party.created.id)

    lines = asyncio.run(play()).splitlines()
    number = next(n for n, line in enumerate(lines) if '"roll"' in line)
    move = json.loads(lines[number])
    flipped = "1" if move["dice"][0] != "1" else "2"
    lines[number] = json.dumps({**move, "dice": flipped + move["dice"][1:]})
    assert verify(lines).verdict == "failed"


def test_seats_are_taken_left_and_given_to_bots_before_the_start(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3, seats=5)
            anna, ben, _ = party.clients
            await anna.seat_bot(4, "cautious")
            await ben.stand(1)
            await party.same_version()
            kinds = [seat.kind for seat in anna.table.seats]
            assert kinds == ["human", "empty", "human", "empty", "bot"]
            assert ben.you.seats == []
            await anna.until(lambda: anna.table.seats[2].connected)
            await anna.start()
            await party.same_version()
            # the empty seats are gone; colours and people stay
            assert [seat.name for seat in anna.table.seats] == ["Anna", "Cleo", "Bruno"]
            assert [seat.colour for seat in anna.table.seats] == [0, 2, 4]
            assert party.clients[2].you.seats == [1]
            assert ben.game is not None  # he watches

    asyncio.run(play())


def test_a_removed_player_cannot_see_the_table(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3)
            anna, ben, cleo = party.clients
            with pytest.raises(CommandRefused) as caught:
                await ben.kick(2)
            assert caught.value.code == "owner_only"
            await anna.kick(1)
            with pytest.raises(CommandRefused) as caught:
                await ben.until(lambda: False)
            assert caught.value.code == "unknown_table"
            with pytest.raises(ServerRefused) as refused:
                await party.server.look(party.created.id, party.tokens[1])
            assert refused.value.code == "unknown_table"
            await cleo.until(lambda: cleo.table.seats[1].kind == "empty")

    asyncio.run(play())


def test_players_leave_hand_over_and_take_back_their_seats(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(3, ["cautious"], stand_in="cautious")
            anna, ben, cleo = party.clients

            def replaced() -> list[bool]:
                return [seat.bot_replaces_player for seat in anna.table.seats]

            assert replaced() == [False, False, False, False]
            await ben.hand_over(1)
            await cleo.stand(2)
            await anna.until(lambda: anna.table.seats[2].kind == "bot")
            assert anna.table.seats[1].standing_in == "asked"
            assert anna.table.seats[2].name == "Cleo"
            assert replaced() == [False, True, True, False]
            for _ in range(40):
                await anna.until(lambda: anna.my_turn)
                await anna.move(sensible(anna))
            assert any(getattr(step.entry, "by", "") == "standing_in" for step in anna.steps)
            await ben.take_back(1)
            await ben.until(lambda: ben.table.seats[1].standing_in is None)
            await party.same_version()
            assert replaced() == [False, False, True, False]
            # when the last two leave, the table is given up
            await ben.stand(1)
            await anna.stand(0)
            await anna.until(lambda: anna.table.lifecycle == "abandoned")
            assert anna.table.abandoned == "everyone_left"

    asyncio.run(play())


def test_spectators_can_join_late_but_only_watch(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            await party.play_on(moves=5)
            nobody = await party.look()
            stranger = await party.look((await party.server.introduce("Zoe")).token)
            assert nobody.game is not None
            assert nobody.you.seats == stranger.you.seats == []
            for watcher in (nobody, stranger):
                with pytest.raises(CommandRefused) as caught:
                    await watcher.move(watcher.legal[0])
                assert caught.value.code == "not_your_seat"
            anna = party.clients[0]
            await anna.until(lambda: anna.table.spectators == 2)

    asyncio.run(play())


def test_strangers_cannot_tell_a_private_game_from_an_unknown_one(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, spectators=False)
            stranger = (await party.server.introduce("Zoe")).token
            answers = []
            for key in (party.created.id, party.created.code, "AAAAAAAAAAAAAAAA", "AAAAAA"):
                with pytest.raises(ServerRefused) as refused:
                    await party.server.look(key, stranger)
                answers.append((refused.value.status, refused.value.code, str(refused.value)))
                with pytest.raises(ServerRefused) as refused:
                    await party.server.steps(key, token=stranger)
                answers.append((refused.value.status, refused.value.code, str(refused.value)))
            assert len(set(answers)) == 1
            assert (await party.server.steps(party.created.id, token=party.tokens[1])).steps
            with pytest.raises(CommandRefused) as caught:
                await party.look(stranger)
            assert caught.value.code == "unknown_table"

    asyncio.run(play())


def test_playing_again_brings_the_same_people_to_a_new_table(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, ["cautious"])
            anna, ben = party.clients
            with pytest.raises(CommandRefused) as caught:
                await anna.again()
            assert caught.value.code == "not_finished"
            await party.play_on()
            await ben.again()
            await anna.until(lambda: anna.table.next is not None)
            await anna.again()  # too late, but not wrong
            following = anna.table.next
            assert following == ben.table.next
            assert following is not None
            async with (
                TableClient(server.url, following, party.tokens[0]) as anna2,
                TableClient(server.url, following, party.tokens[1]) as ben2,
            ):
                assert [seat.name for seat in ben2.table.seats] == ["Anna", "Ben", "Bruno"]
                assert ben2.you.owner
                assert ben2.table.dice.commitment != ben.table.dice.commitment
                await anna2.commit(0)
                await anna2.until(lambda: anna2.starts_in is not None)
                assert anna2.starts_in is not None
                assert anna2.starts_in <= 10_000
                await ben2.commit(1)  # everybody is there: the game starts by itself
                await anna2.until(lambda: anna2.table.lifecycle == "running")
                series = anna2.table.series
                assert series is not None
                assert (series.game, [score.games for score in series.scores]) == (2, [1, 1, 1])
                worms = [place.worms for place in anna.game.position.players]  # type: ignore[union-attr]
                assert [score.worms for score in series.scores] == worms
                won = [seat for seat, score in enumerate(series.scores) if score.wins]
                assert won == anna.game.position.winners  # type: ignore[union-attr]

    asyncio.run(play())


def test_two_people_share_a_device(server: ServerProcess) -> None:
    async def play() -> None:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = await api.create(token, NewTable(Settings(seats=2)))
        async with TableClient(server.url, table.code.lower(), token) as client:
            await client.sit(1, "Ben  from\nnext door")
            assert client.table.seats[1].name == "Ben from next door"
            assert client.you.seats == [0, 1]
            await client.start()
            for _ in range(20):
                await client.until(lambda: client.my_turn)
                await client.move(sensible(client))

    asyncio.run(play())


def test_typed_dice_are_required_checked_and_marked(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, dice="typed")
            mover = party.mover
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0])
            assert caught.value.code == "dice_needed"
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], TypedDice("123"))
            assert caught.value.code == "illegal_move"
            assert "8 white dice" in str(caught.value)
            await mover.move(mover.legal[0], TypedDice("w4441235"))
            assert mover.game is not None
            assert mover.game.position.rolled == "1234445w"
            assert mover.steps[-1].entry.line["meta"] == {"dice": "typed"}  # type: ignore[union-attr]
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], TypedDice("w"))
            assert caught.value.code == "dice_not_typed"

        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], TypedDice("wwwwwwww"))
            assert caught.value.code == "dice_not_typed"

    asyncio.run(play())


def test_an_illegal_move_is_refused_with_its_row_and_the_exact_reason(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2, dice="typed")
            mover = party.mover
            with pytest.raises(CommandRefused) as caught:
                await mover.move(mover.legal[0], TypedDice("123"))
            assert (caught.value.row, caught.value.why) == (
                "A1",
                Message("refusal-white_count", {"white": 8, "given": 3, "golden": 0}),
            )
            await mover.move(mover.legal[0], TypedDice("w4441235"))
            await mover.move(KeepMove("4"))
            await mover.move(mover.legal[0], TypedDice("4412w"))
            with pytest.raises(CommandRefused) as caught:
                await mover.move(KeepMove("4"))
            assert (caught.value.row, caught.value.why) == (
                "A2",
                Message("refusal-face_used", {"face": "4"}),
            )
            assert str(caught.value).startswith("face 4 was already set aside this turn (A2)")
            with pytest.raises(CommandRefused) as caught:
                await party.clients[0].stand(5)
            assert (caught.value.row, caught.value.why) == (None, None)

    asyncio.run(play())


def test_a_record_that_cannot_be_read_is_refused_with_the_exact_reason(
    server: ServerProcess,
) -> None:
    async def ask(record: str) -> bytes:
        body = json.dumps({"record": record}).encode()
        return await Server(server.url).raw("POST", "/api/replay", body)

    with pytest.raises(ServerRefused) as caught:
        asyncio.run(ask('{"players" []}'))
    assert caught.value.why == Message(
        "record-json", {"problem": "Expecting ':' delimiter", "column": "12"}
    )
    header = '{"heckmeck":1,"edition":"original","players":["Anna","Ben"]}'
    told = json.loads(asyncio.run(ask(header + '\n{"do":"stop"}')))
    assert (told["row"], told["why"]) == ("A1", {"code": "refusal-no_pass", "details": {}})
    assert len(told["steps"]) == 1


def test_table_options_reach_the_game(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            options = OptionSettings(steal="optional", golden_die="standard")
            await party.begin(2, edition="specialists", options=options)
            anna = party.clients[0]
            header = anna.steps[-1].entry.header  # type: ignore[union-attr]
            assert header["options"] == {"steal": "optional", "golden_die": "standard"}
            assert "secret" not in json.dumps(header)

    asyncio.run(play())


def test_a_hint_holds_up_nothing_else_on_the_same_socket(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            await mover.move(mover.legal[0])  # the odds of a roll are not known beforehand
            token = party.tokens[party.clients.index(mover)]
            async with raw(server, party.created.id, token) as line:
                for sent in (AskHint("hint-one"), AskHint("hint-two"), Ping(1)):
                    await line.send(encode(sent).decode())
                heard: list[Any] = []
                while len(heard) < 3:
                    message = decode_server_message(await line.recv())
                    heard += [message] if isinstance(message, Pong | Hint) else []
                assert isinstance(heard[0], Pong)
                assert [each.id for each in heard[1:]] == ["hint-one", "hint-two"]

    asyncio.run(play())


def test_hints_of_a_closed_socket_are_given_up(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            await party.clients[0].hint()
            (worker,) = psutil.Process(server.pid).children()
            mover = party.mover
            await mover.move(mover.legal[0])
            await party.same_version()
            worker.suspend()  # as if the odds took very long
            token = party.tokens[0]
            for _ in range(2):  # one hint may wait, and nobody waits for that of a closed socket
                async with raw(server, party.created.id, token) as line:
                    await line.send(encode(AskHint("hint")).decode())
                    await line.send(encode(Ping(1)).decode())
                    while not isinstance(decode_server_message(await line.recv()), Pong):
                        pass
                await party.clients[1].until(lambda: party.clients[1].table.spectators == 0)
            waiting = asyncio.create_task(party.clients[0].hint())
            await asyncio.sleep(0.1)
            worker.resume()
            assert (await waiting).moves

    with ServerProcess(tmp_path, "hints_waiting=1") as server:
        asyncio.run(play(server))


def test_hints_are_the_exact_odds(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.begin(2)
            mover = party.mover
            await mover.move(mover.legal[0])
            hint = await mover.hint()
            assert {type(each.move) for each in hint.moves} == {type(m) for m in mover.legal}
            values = [each.value for each in hint.moves]
            assert values == sorted(values, reverse=True)
            assert hint.reason is not None
            assert hint.reason.code in CATALOGUE
            assert "⟦" not in CATALOGUE(hint.reason.code, **hint.reason.details)
            assert all(abs(each.success + each.fail - 1) < 1e-9 for each in hint.moves)
            assert hint.objective == "margin"  # as clients got it before they could choose
            # The champion's chances to win, of the same position.
            to_win = await mover.hint("win")
            assert to_win.objective == "win"
            assert {str(each.move) for each in to_win.moves} == {str(m.move) for m in hint.moves}
            values = [each.value for each in to_win.moves]
            assert values == sorted(values, reverse=True)
            assert all(0 < value < 1 for value in values)
            assert (await mover.hint()).moves == hint.moves
        async with Party(server.url) as party:
            await party.begin(2, hints=False)
            with pytest.raises(CommandRefused) as caught:
                await party.mover.hint()
            assert caught.value.code == "hints_off"

    asyncio.run(play())


def test_reactions_are_shown_to_those_who_want_them(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(2)
            anna, ben = party.clients
            await anna.react(0, "well_done")
            await ben.until(lambda: Reacted(0, "well_done") in ben.heard)
            await ben.react(0, "ouch")  # a foreign seat
            await ben.until(lambda: getattr(ben.heard[-1], "code", "") == "not_your_seat")
            for _ in range(8):
                await anna.react(0, "laugh")
            await anna.until(lambda: any(getattr(m, "code", "") == "too_fast" for m in anna.heard))

    asyncio.run(play())


def test_a_link_moves_an_identity_to_another_device_once(server: ServerProcess) -> None:
    async def play() -> None:
        api = Server(server.url)
        token = (await api.introduce("  Anna\u202e ")).token
        assert (await api.me(token)).name == "Anna"
        link = await api.link(token)
        other = await api.claim(link.code)
        assert other.token != token
        assert (await api.me(other.token)).name == "Anna"
        with pytest.raises(ServerRefused) as refused:
            await api.claim(link.code)
        assert refused.value.code == "link_unknown"
        assert (await api.rename(other.token, "Änne")).name == "Änne"
        assert (await api.me(token)).name == "Änne"
        table = await api.create(token, NewTable())
        async with TableClient(server.url, table.id, other.token) as client:
            assert client.you.seats == [0]
            assert client.you.owner
        unseated = await api.create(token, NewTable(sit=False))
        mine = {each.id for each in await api.my_tables(other.token)}
        assert mine == {table.id, unseated.id}

    asyncio.run(play())


def test_public_tables_are_listed_until_they_end(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(2, public=True, title="  Sunday\x00 round ")
            (listed,) = [t for t in await party.server.public() if t.id == party.created.id]
            assert listed.title == "Sunday round"
            assert listed.players == ["Anna", "Ben"]
            await party.clients[0].close_table()
            assert party.created.id not in [t.id for t in await party.server.public()]
            with pytest.raises(CommandRefused) as caught:
                await party.clients[0].start()
            assert caught.value.code == "not_open"

    asyncio.run(play())


def test_the_next_player_becomes_owner_when_the_owner_leaves(server: ServerProcess) -> None:
    async def play() -> None:
        async with Party(server.url) as party:
            await party.gather(3)
            anna, ben, _ = party.clients
            await anna.stand(0)
            await ben.until(lambda: ben.you.owner)
            await ben.start()
            await ben.until(lambda: ben.table.lifecycle == "running")

    asyncio.run(play())
