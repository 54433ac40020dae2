"""Replay and verification of records dropped onto the page."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import ROOT, OpenPage
from tests.web.serving import Server
from tests.web.test_everyone import serious
from tests.web.test_history import finished_game

GOOD = ROOT / "vectors" / "dice" / "fair-specialists.heck"


def forged(tmp_path: Path) -> Path:
    lines = GOOD.read_text().splitlines()
    for number, line in enumerate(lines):
        move = json.loads(line)
        if number > 3 and move.get("do") == "roll":
            move["dice"] = ("2" if move["dice"][0] == "1" else "1") + move["dice"][1:]
            lines[number] = json.dumps(move)
            break
    path = tmp_path / "forged.heck"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_verify_a_good_and_a_forged_record(
    server: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(f"{server.url}#/verify")
    page.set_input_files("input[type=file]", GOOD)
    expect(page.locator(".card.verified h2")).to_have_text("The dice are verified")
    page.set_input_files("input[type=file]", forged(tmp_path))
    expect(page.locator(".card.failed h2")).to_have_text("Something is wrong")
    expect(page.locator(".fault")).to_have_count(1)
    nonsense = tmp_path / "nonsense.heck"
    nonsense.write_text("once upon a time")
    page.set_input_files("input[type=file]", nonsense)
    expect(page.get_by_text("not a record")).to_be_visible()


def test_replay_steps_jumps_and_survives_nonsense(
    server: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    moves = len(GOOD.read_text().splitlines()) - 1
    page = open_page(f"{server.url}#/replay")
    page.set_input_files("input[type=file]", GOOD)
    expect(page.get_by_text(f"Step 0 of {moves}").first).to_be_visible()
    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_text(f"Step 1 of {moves}").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Step 2 of {moves}").first).to_be_visible()
    page.get_by_role("button", name="Next turning point").click()
    page.locator(".log li").last.evaluate("(line) => (line.marked = true)")
    page.get_by_role("button", name="Next turning point").click()
    assert page.locator(".log li").last.evaluate("(line) => line.marked"), "the log was made anew"
    at = int(page.locator("input[type=range]").input_value())
    assert at > 2
    page.locator("input[type=range]").fill(str(moves))
    expect(page.locator(".strip .line")).to_contain_text("won")
    assert page.locator(".actions").count() == 0

    def leave_out(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "left_out": 5})

    page.route("**/api/replay", leave_out)
    drop(page, GOOD)
    expect(page.get_by_role("alert")).to_contain_text(f"the first {moves} of {moves + 5} steps")


def test_a_replay_holds_what_is_worth_a_moment(server: Server, browser: Browser) -> None:
    told = server.ask("POST", "/api/replay", {"record": GOOD.read_text()})
    failed = next(
        number
        for number, step in enumerate(told["steps"])
        if any(event["event"] == "attempt_failed" for event in step["events"])
    )
    context = browser.new_context(locale="en-GB")  # its clock is of no use to other tests
    page = context.new_page()
    page.clock.install(time=datetime(2026, 11, 16, 20, tzinfo=UTC))
    page.goto(f"{server.url}#/replay")
    page.set_input_files("input[type=file]", GOOD)
    at, moment = page.locator("input[type=range]"), page.locator(".moment")
    page.get_by_label("Speed").select_option("Fast")
    at.fill(str(failed - 1))
    expect(moment).to_have_count(0)
    page.clock.pause_at(datetime(2026, 11, 16, 21, tzinfo=UTC))  # now the test says what time it is
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(500)
    expect(at).to_have_value(str(failed))
    expect(moment).to_contain_text("failed")
    page.clock.run_for(500)  # any other step would be over
    expect(at).to_have_value(str(failed))
    expect(moment).to_contain_text("failed")
    page.clock.run_for(700)
    expect(at).to_have_value(str(failed + 1))
    expect(moment).to_have_count(0)
    context.close()


def test_a_replay_by_keys_by_lines_and_by_links(server: Server, open_page: OpenPage) -> None:
    game, token = finished_game(server.url.rstrip("/"))
    seats = server.ask("GET", f"/api/tables/{game}", token=token)["your_seats"]
    assert seats == [0]
    assert server.ask("GET", f"/api/tables/{game}")["your_seats"] == []
    page = open_page(f"{server.url}#/replay/{game}?at=3", token=token)
    at = page.locator("input[type=range]")
    expect(at).to_have_value("3")
    page.get_by_label("Speed").select_option("Fast")
    last = at.get_attribute("max")
    page.locator("h1").click()
    page.keyboard.press("Home")
    expect(at).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text("Turn 2 ·").first).to_be_visible()
    second = at.input_value()
    assert page.url.endswith(f"?at={second}")
    at.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Turn 3 ·").first).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(at).to_have_value(second)
    page.keyboard.press("Space")
    expect(at).not_to_have_value(second)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    # A line leads to its moment, and its rule stays in reach.
    page.keyboard.press("End")
    expect(at).to_have_value(last or "")
    page.locator(".strip .line").click()
    turn = page.locator(".log .turn").last
    turn.locator("summary").click()
    turn.locator("button.rule").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    turn.locator("button.event").first.click()
    expect(page.get_by_text("Turn 1 ·").first).to_be_visible()

    # Another moment in the address, and the chart as a table; the speed is remembered.
    page.goto(f"{server.url}#/replay/{game}?at=5")
    expect(at).to_have_value("5")
    rows = page.get_by_role("table", name="How the game turned").get_by_role("row")
    expect(rows.last).to_contain_text("End")
    expect(rows.last).to_contain_text("100%")
    assert serious(page) == []
    swing = page.get_by_role("button", name="chance")
    if swing.count():
        expect(swing.first).to_contain_text(re.compile(r"Turn \d+: .+ (fell|rose) from .+ to "))
        page.locator("h1").click()
        page.keyboard.press("Home")
        swing.first.click()
        expect(at).not_to_have_value("0")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("fast")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Not JSON: Expecting value at column 1."),
        ("nonsense", "Not JSON: Expecting value at column 1."),
        ('{"heckmeck": 1}', "Edition must be one of original, specialists, not null."),
        ('{"heckmeck":1,"edition":"original","players":["A","B"]}\n{}', "Line 2: a move must have"),
    ],
)
def test_replay_refuses_with_a_sentence(
    server: Server, open_page: OpenPage, tmp_path: Path, text: str, reason: str
) -> None:
    bad = tmp_path / "bad.heck"
    bad.write_text(text)
    page = open_page(f"{server.url}#/replay", refusals_are_fine=True)
    page.set_input_files("input[type=file]", bad)
    expect(page.locator(".problem")).to_contain_text(reason)


def drop(page: Page, record: Path) -> None:
    page.evaluate(
        """(text) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([text], "other.heck"));
          for (const type of ["dragover", "drop"]) {
            const event = new DragEvent(type, { dataTransfer: dropped, cancelable: true });
            window.dispatchEvent(event);
            if (!event.defaultPrevented) throw new Error("the browser would open the file itself");
          }
        }""",
        record.read_text(),
    )


def test_another_record_dropped_onto_a_replay_takes_its_place(
    server: Server, open_page: OpenPage
) -> None:
    other = ROOT / "vectors" / "dice" / "fair-original.heck"
    page = open_page(f"{server.url}#/replay")
    page.set_input_files("input[type=file]", GOOD)
    page.get_by_role("button", name="Step forward").click()
    drop(page, other)
    moves = len(other.read_text().splitlines()) - 1
    expect(page.get_by_text(f"Step 0 of {moves}").first).to_be_visible()


def test_a_record_that_arrives_late_does_not_replace_a_dropped_one(
    server: Server, open_page: OpenPage
) -> None:
    other = ROOT / "vectors" / "dice" / "fair-original.heck"
    page = open_page(server.url, refusals_are_fine=True)  # there is no such table
    late: list[Route] = []
    page.route("**/api/tables/CODE/replay", lambda route: late.append(route))
    with page.expect_request("**/api/tables/CODE/replay"):  # now the screen is there
        page.goto(f"{server.url}#/replay/CODE")
    drop(page, other)
    moves = len(other.read_text().splitlines()) - 1
    expect(page.get_by_text(f"Step 0 of {moves}").first).to_be_visible()
    late[0].fulfill(json=server.ask("POST", "/api/replay", {"record": GOOD.read_text()}))
    page.wait_for_timeout(500)
    expect(page.get_by_text(f"Step 0 of {moves}").first).to_be_visible()
