"""The device checks the dice by itself, and says so: calmly if all is well, loudly if not."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from heckmeck.dice import next_digest
from heckmeck.dice.proof import DigestProof, read_proof
from heckmeck.rules import read_entry, read_header
from tests.web.conftest import OpenPage
from tests.web.playing import let_a_bot_finish, play_on, start
from tests.web.serving import Server

Message = dict[str, Any]
SAW_IT = re.compile(r"all \d+ rolls are right, and the record matches the game you saw")


def with_digest(lines: list[Message]) -> str:
    """A record with the digest that fits its lines, as a forger would write it."""
    header, *moves = lines
    setup, meta = read_header(header)
    proof = read_proof(meta, len(setup.players))
    assert isinstance(proof, DigestProof)
    digest = proof.digest(setup)
    for entry in map(read_entry, moves):
        digest = next_digest(digest, entry.move)
    header["meta"]["dice"]["digest"] = digest
    return "".join(json.dumps(line) + "\n" for line in lines)


def forge_record(page: Page, change: Callable[[list[Message]], None]) -> None:
    """The server hands out a record that was changed; its digest fits."""

    def answer(route: Route) -> None:
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        change(lines)
        route.fulfill(status=200, body=with_digest(lines))

    page.route("**/record", answer)


def forge_frames(page: Page, change: Callable[[Message], None], sent: list[Message]) -> None:
    """The server tells this page something else; what the page sends is collected."""

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            change(message)
            socket.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            sent.append(json.loads(text))
            server.send(text)

        server.on_message(tell)
        socket.on_message(hear)

    page.route_web_socket(re.compile("/socket$"), line)


def entry_of(message: Message) -> Message:
    """The log entry of a step, or an empty one."""
    entry: Message = message["step"]["entry"] if message["type"] == "step" else {}
    return entry


def test_player_spectator_and_second_tab_see_that_the_dice_were_checked(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)
    second_tab = page.context.new_page()
    watching = open_page(f"{server.url}#/table/{code}")
    start(page, server, code)
    second_tab.goto(f"{server.url}#/table/{code}")
    page.bring_to_front()  # behind another tab it would draw one frame per second
    play_on(page, most=4)
    page.reload()  # in the middle of the game
    play_on(page, most=4)
    let_a_bot_finish(page, second_tab, watching)
    for each in (page, second_tab, watching):
        expect(each.locator(".end.card")).to_contain_text(SAW_IT)
    moves = server.ask("GET", f"/api/tables/{code}/record", token=token).count("\n") - 1
    page.get_by_role("link", name="Details").click()
    expect(page.locator(".card.verified")).to_contain_text(
        f"All {moves} lines are as this device saw them."
    )
    expect(page.locator(".card")).to_contain_text("The random number of this device is part of")
    expect(page.locator(".card")).to_contain_text("the rules allow every move")
    expect(page.locator(".fingerprint code")).to_have_text(re.compile(r"^([0-9a-f]{4}){4}$"))


def change_a_decision(lines: list[Message]) -> None:
    """Take out a decision in the middle: the one that the test below expects to be named."""
    lines[6] = {"do": "keep", "face": "1"} if lines[6]["do"] != "keep" else {"do": "stop"}


def remove_the_end(lines: list[Message]) -> None:
    del lines[-3:]


def rename_a_player(lines: list[Message]) -> None:
    lines[0]["players"][0] = "Somebody else"


CHEATS = {
    change_a_decision: "Line 7 is not what this device saw.",
    remove_the_end: "The last 3 lines that this device saw are missing.",
    rename_a_player: "Names, seats, options or random numbers are not those",
}


def test_a_changed_record_is_noticed_at_the_end(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)
    for cheat, found in CHEATS.items():
        forge_record(page, cheat)  # the latest forgery counts
        if page.locator(".end").count():
            page.reload()
        else:
            start(page, server, code)
            let_a_bot_finish(page)
        alarm = page.locator(".end.card [role=alert]")
        expect(alarm).to_contain_text("This record cannot be trusted")
        expect(alarm).to_contain_text(found)
        alarm.get_by_role("link", name="Details").click()
        expect(page.locator(".card.failed")).to_contain_text(found)
        page.go_back()
        expect(alarm).to_be_visible()


def test_a_move_that_was_shown_differently_is_noticed_at_the_end(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)
    moves: list[Message] = []

    def change(message: Message) -> None:
        entry = entry_of(message)
        if entry.get("kind") == "moved":
            moves.append(entry["line"])
            if len(moves) == 2:  # line 3, because the header is line 1
                entry["line"]["face"] = "1" if entry["line"]["face"] != "1" else "2"

    forge_frames(page, change, [])
    start(page, server, code)
    let_a_bot_finish(page)
    verdict = page.locator(".end.card [role=alert]")
    expect(verdict).to_contain_text("Line 3 is not what")
    # The device keeps its alarm, but says it only once.
    page.reload()
    expect(verdict).to_contain_text("What the server shows here differs from what it writes")
    expect(page.locator("[role=alert]")).to_have_count(1)


def test_a_random_number_is_not_given_away_for_a_wrong_list(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)
    sent: list[Message] = []

    def change(message: Message) -> None:
        entry = entry_of(message)
        if entry.get("kind") == "starting":
            entry["header"]["meta"]["dice"]["seats"][0]["commitment"] = "ab" * 32

    forge_frames(page, change, sent)
    page.goto(f"{server.url}#/table/{code}")
    page.get_by_role("button", name="Start with 2 players").click()
    alarm = page.locator("[role=alert]")
    expect(alarm).to_contain_text("Do not trust the dice at this table")
    expect(alarm).to_contain_text("left out the random number of this device")
    page.reload()
    expect(alarm).to_contain_text("Do not trust the dice at this table")
    assert [each["type"] for each in sent if each["type"] in ("commit", "reveal")] == ["commit"]


def test_a_slow_start_is_explained(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)

    def line(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        socket.on_message(lambda text: None if '"reveal"' in str(text) else upstream.send(text))

    page.route_web_socket(re.compile("/socket$"), line)
    page.goto(f"{server.url}#/table/{code}")
    page.get_by_role("button", name="Start with 2 players").click()
    expect(page.locator(".starting")).to_contain_text("Shaking the dice")
    expect(page.locator(".starting")).to_contain_text("We are still waiting for Tester")


def test_a_game_that_is_given_up_is_checked_too(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, token=token)
    start(page, server, code)
    play_on(page, most=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.locator(".end.card")).to_contain_text("This game was given up")
    expect(page.locator(".end.card")).to_contain_text(SAW_IT)
    assert page.locator(".actions").count() == 0
