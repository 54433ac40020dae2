"""Several people and devices: invitations, shared devices, spectators, lost connections."""

import json
import re
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.playing import move, play_on, start, tab_to, waiting_for_me
from tests.web.serving import Server


def table_code(page: Page) -> str:
    page.wait_for_selector(".code")
    return page.locator(".code").inner_text().replace(" ", "")


def test_create_invite_join_and_watch(server: Server, open_page: OpenPage) -> None:
    anna = open_page(server.url, DESKTOP)
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("link", name="Create a table").click()
    anna.get_by_text("2", exact=True).first.click()
    anna.get_by_role("button", name="Create a table").click()
    code = table_code(anna)
    expect(anna.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()
    assert link == f"{server.url}t/{code}?lang=en"
    expect(anna.get_by_text("This link only works on this computer.")).to_be_visible()

    ben = open_page(link, PHONE)
    ben.get_by_label("Your name").fill("Ben <b>&")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator("li .name").nth(1)).to_contain_text("Ben <b>&")
    assert ben.get_by_role("button", name=re.compile("Start")).count() == 0

    anna.get_by_role("button", name="Start with 2 players").click()
    watcher = open_page(server.url, DESKTOP)
    # as somebody might write it down
    watcher.get_by_label("Join with a code").fill(f"{code[:5].lower()}-{code[5:]} ")
    watcher.get_by_role("button", name="Join").click()
    watcher.wait_for_selector(".board")

    for _ in range(12):
        mover = whose_turn(anna, ben)
        move(mover)
        mover.wait_for_selector("main:not([data-sending])")
    # Everybody sees the same table.
    for part in (".aside", "[data-seat='0'] .goods", "[data-seat='1'] .goods"):
        seen = mover.locator(part).inner_text()
        for page in (anna, ben, watcher):
            expect(page.locator(part)).to_have_text(seen, use_inner_text=True)
    assert watcher.locator(".actions button[data-do]").count() == 0
    assert watcher.locator("button.group:enabled").count() == 0


def test_a_double_tap_takes_one_seat(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=(), seats=4)
    host = open_page(f"{server.url}#/table/{code}", token=token)
    guest = open_page(f"{server.url}#/table/{code}")
    asked: list[str] = []

    def answer_late(route: Route) -> None:
        asked.append(route.request.url)
        guest.wait_for_timeout(300)
        route.continue_()

    guest.route("**/api/identity", answer_late)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").dblclick()
    expect(host.locator("li .name").nth(1)).to_contain_text("Ben")
    assert len(asked) == 1
    expect(host.get_by_role("button", name="Start with 2 players")).to_be_visible()


def whose_turn(*pages: Page) -> Page:
    end = monotonic() + 60
    while monotonic() < end:
        for page in pages:
            if page.locator("button.group:enabled, .actions button[data-do]:enabled").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may move")


def test_two_at_one_screen(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=(), seats=3)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    page.get_by_text("Someone else plays on this device").click()
    page.get_by_label("Their name").fill("Grandma")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("li .name").nth(1)).to_contain_text("Grandma")
    page.get_by_role("button", name="Start with 2 players").click()
    seen = set()
    for _ in range(40):
        waiting_for_me(page)
        seen.add(page.locator(".mine article .name span").first.inner_text())
        if len(seen) == 2:
            break
        move(page)
        page.wait_for_selector("main:not([data-sending])")
    assert seen == {"Tester", "Grandma"}


def test_the_server_dies_and_comes_back(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token, offline_is_fine=True)
    start(page, server, code)
    # Tips come and go by themselves, and this compares all that the table shows.
    page.get_by_role("button", name="No more tips").click()
    for _ in range(5):
        waiting_for_me(page)
        move(page)
        page.wait_for_selector("main:not([data-sending])")
    play_on(page, 9, "document.querySelector('.actions button[data-do]')")
    expect(page.locator(".moment")).to_have_count(0)  # nor is what is over soon part of it
    tab_to(page, ".actions button[data-do]")  # it explains itself, and goes with the connection
    before = page.locator(".board").inner_text()
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    assert page.locator("button.group:enabled, .actions button[data-do]:enabled").count() == 0
    server.start()
    waiting_for_me(page)
    assert page.locator(".board").inner_text() == before
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    move(page)
    page.wait_for_selector("main:not([data-sending])")
    expect(page.locator(".board")).not_to_have_text(before, use_inner_text=True)


def test_reload_back_and_a_second_tab(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("main:not([data-sending])")
    waiting_for_me(page)
    page.reload()
    waiting_for_me(page)
    before = page.locator(".mine").inner_text() + page.locator(".aside").inner_text()
    page.get_by_role("link", name="Back").click()
    # In the list of one's games; the table said so as well.
    expect(page.get_by_role("link", name=re.compile("Your turn"))).to_be_visible()
    page.go_back()
    waiting_for_me(page)
    assert page.locator(".mine").inner_text() + page.locator(".aside").inner_text() == before
    tab = page.context.new_page()
    tab.goto(page.url)
    waiting_for_me(tab)
    move(tab)
    tab.wait_for_selector("main:not([data-sending])")
    page.wait_for_selector("main:not([data-sending])")
    expect(page.locator(".strip .line .text")).to_have_text(
        tab.locator(".strip .line .text").inner_text()
    )


def test_a_dead_network_for_a_while(server: Server, open_page: OpenPage) -> None:
    """It is said at once, and what was tapped just before is done, and done once."""
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token, offline_is_fine=True)
    start(page, server, code)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    assert page.locator(".actions button[data-do]:enabled").count() == 0
    page.context.set_offline(False)
    waiting_for_me(page)
    # Sent, and the line gone before the answer: the same move is sent again and counts once.
    page.evaluate(
        """() => {
          document.querySelector("[data-do=roll]").click();
          dispatchEvent(new Event("offline"));
        }"""
    )
    page.wait_for_selector("button.group:enabled", timeout=30_000)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(page.locator(".aside .empty")).to_have_count(1)
    move(page)
    page.wait_for_selector("main:not([data-sending])")


def test_hints_where_the_table_allows_them(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(hints=True)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    move(page)
    page.wait_for_selector("button.group:enabled")
    page.get_by_role("button", name="Show the odds").click()
    expect(page.locator("button.group .hint").first).to_be_visible()
    assert page.locator(".hint.best").count() == 1
    # Chances to win; or worms and the risk of failing, which this device remembers.
    best = page.locator(".hint.best")
    expect(best).to_contain_text(re.compile(r"^\d+\.\d% chance to win"))
    expect(page.get_by_role("radio", name="chance to win")).to_be_checked()
    page.get_by_text("worms · risk").click()
    expect(best).to_contain_text("worms,")
    page.get_by_role("button", name="Show the odds").click()
    expect(best).to_have_count(0)
    page.get_by_role("button", name="Show the odds").click()
    expect(best).to_contain_text("worms,")
    # Why the best one is best, in the language of whoever asked and at once in another one.
    reason = page.locator(".reason")
    expect(reason).to_have_text(re.compile(r"^[A-Z].*\.$"))
    english = reason.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Settings").click()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(reason).not_to_have_text(english)
    expect(reason).to_have_text(re.compile(r"Mit|Ohne|knapp|genauso"))


def test_a_refused_move_is_explained_exactly_and_in_german(
    server: Server, open_page: OpenPage
) -> None:
    """The page never offers an illegal move, so one is put in its place on the way."""
    code, token = server.table()
    page = open_page("about:blank", token=token, language="de")

    def line(socket: WebSocketRoute) -> None:
        sent = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                message["move"] = {"do": "stop"}
            sent.send(json.dumps(message))

        socket.on_message(forward)

    page.route_web_socket(re.compile("/socket$"), line)
    page.goto(f"{server.url}#/table/{code}")
    page.get_by_role("button", name="Zu zweit anfangen").click()
    waiting_for_me(page)
    move(page)
    notice = page.locator(".banner.bad")
    expect(notice).to_contain_text("Ein Zug beginnt mit einem Wurf, passen geht nicht.")
    notice.get_by_role("button", name="Warum?").click()
    expect(page.get_by_text("Du wirfst alle acht weißen Würfel")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menü").click()
    page.get_by_text("Einstellungen").click()
    page.get_by_text("Français", exact=True).click()
    page.keyboard.press("Escape")
    expect(notice).to_contain_text("Le tour commence par un lancer, on ne passe pas.")


def test_the_same_person_on_another_device(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(title="At the allotment")
    page = open_page(server.url, token=token)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Also use another device").input_value()
    other = open_page(link, DESKTOP)
    expect(other.get_by_role("link", name=re.compile("At the allotment"))).to_be_visible()
    found = other.get_by_role("link", name=re.compile("allotment"))
    assert code in (found.get_attribute("href") or "")
    assert "claim" not in other.url


def test_what_happened_while_away_is_summarized(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(bots=("cautious", "cautious"), seats=4)
    anna = open_page(server.url, token=token, offline_is_fine=True)
    # A network that can be taken away, with the line that is open and every new one.
    away = False
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1011)
        else:
            socket.connect_to_server()
            lines.append(socket)

    anna.route_web_socket(re.compile("/socket$"), line)
    anna.goto(f"{server.url}#/table/{code}")
    ben = open_page(f"{server.url}#/table/{code}", DESKTOP)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start with 4 players").click()
    for page in (anna, ben):
        page.wait_for_selector(".board")
    while (mover := whose_turn(anna, ben)) is anna:
        move(mover)
        mover.wait_for_selector("main:not([data-sending])")
    assert anna.get_by_text("While you were away").count() == 0

    away = True
    lines[-1].close(code=1011)
    expect(anna.get_by_text("The connection is lost")).to_be_visible()
    heard = anna.locator(".strip .log li").count()
    places = [anna.locator(part).bounding_box() for part in (".grill", ".tray", ".actions")]
    # Ben and both bots have a turn; then it is up to Anna.
    while ben.locator(".mine article.turn").count():
        waiting_for_me(ben)
        move(ben)
        ben.wait_for_selector("main:not([data-sending])")
    expect(ben.locator("[data-seat='0'].turn")).to_have_count(1)
    assert anna.locator(".strip .log li").count() == heard

    away = False
    news = anna.locator(".banner", has_text="While you were away")
    expect(news).to_be_visible(timeout=20_000)
    waiting_for_me(anna)  # the present at once, not everything once more
    told = news.locator("li").all_inner_texts()
    assert 3 <= len(told) <= 6
    for name in ("Ben", "Ida") if len(told) < 6 else ("Ida",):
        assert any(name in each for each in told), told
    turns = reversed(ben.locator(".strip .log .turn").all())
    notable = [turn.locator("details li:not(.minor)").all_text_contents() for turn in turns]
    log = [text.strip() for turn in notable for text in turn]
    # Both are told the same, in words of their own: "you" are somebody else to the other.
    tiles = re.compile(r"\d+")
    assert list(map(tiles.findall, told)) == list(map(tiles.findall, log[-len(told) :]))
    # It lies over the table and goes away with a tap.
    assert [anna.locator(part).bounding_box() for part in (".grill", ".tray", ".actions")] == places
    news.get_by_role("button", name="OK").click()
    expect(news).to_have_count(0)
    move(anna)
    anna.wait_for_selector("main:not([data-sending])")


def test_a_screen_that_cannot_be_fetched_says_so(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.url, offline_is_fine=True, empty_cache=True)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("The server is not responding"))
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="In one minute")).to_be_visible()


def test_a_page_older_than_the_server_fetches_itself_anew(
    server: Server, open_page: OpenPage
) -> None:
    code, token = server.table()
    page = open_page(server.url, refusals_are_fine=True, empty_cache=True, token=token)
    start(page, server, code)
    # As after an update: the parts this page knows of are no longer there.
    gone = re.compile(r"/assets/(TableMenu|later)-[^/]*\.(js|css)$")
    page.route(gone, lambda route: route.fulfill(status=404))
    page.evaluate("window.old = true")
    with page.expect_event("load"):
        page.get_by_role("button", name="Menu").click()
    page.unroute(gone)
    assert page.evaluate("window.old") is None
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_the_others_vote_for_a_bot_and_against_a_player(
    tmp_path: Path, open_page: OpenPage
) -> None:
    server = Server(tmp_path, "vote_wait=0.001")
    with server:
        code, token = server.table(bots=(), seats=3)
        anna = open_page(f"{server.url}#/table/{code}", PHONE, token=token, offline_is_fine=True)
        guests = []
        for name in ("Ben", "Cleo"):
            guest = open_page(f"{server.url}#/table/{code}", PHONE, offline_is_fine=True)
            guest.get_by_label("Your name").fill(name)
            guest.get_by_role("button", name="Sit down").click()
            guests.append(guest)
        anna.get_by_role("button", name="Start with 3 players").click()
        pages = dict(zip(("Tester", "Ben", "Cleo"), (anna, *guests), strict=True))
        mover = whose_turn(*pages.values())
        (slow,) = (name for name, page in pages.items() if page is mover)
        first, second = (page for page in pages.values() if page is not mover)

        # With the keyboard alone, as far as the menu is concerned.
        first.get_by_role("button", name="Menu").press("Enter")
        first.get_by_text("If somebody holds up the game").press("Enter")
        # Whoever keeps the others waiting comes first.
        expect(first.locator("dialog .choices button").first).to_have_text(
            f"Let a bot play for {slow}"
        )
        first.get_by_role("button", name=f"Let a bot play for {slow}").press("Enter")
        asked = f"Should a bot play for {slow}? Votes: 1 of 2."
        expect(first.get_by_role("status").filter(has_text=asked)).to_be_visible()
        expect(mover.get_by_text("The others want a bot to play for you (1 of 2)")).to_be_visible()
        assert not mover.get_by_role("button", name="Agree").count()
        first.get_by_role("button", name="Withdraw").click()
        expect(second.get_by_text(asked)).to_have_count(0)
        first.get_by_role("button", name="Menu").click()
        first.get_by_text("If somebody holds up the game").click()
        first.get_by_role("button", name=f"Let a bot play for {slow}").click()
        inside = second.locator(".banner", has_text=asked).bounding_box()
        assert inside is not None
        assert inside["x"] >= 0
        assert inside["x"] + inside["width"] <= PHONE["width"]
        second.get_by_role("button", name="Agree").click()
        expect(second.locator(".strip .log")).to_contain_text(f"A bot is playing for {slow}")
        mover.get_by_role("button", name="Take my seat back").click()
        expect(first.locator(".strip .log")).to_contain_text(f"{slow} is back")

        # Two of three remove the third one, who sees that it is over.
        for page in (first, second):
            page.get_by_role("button", name="Menu").click()
            page.get_by_text("If somebody holds up the game").click()
            page.get_by_role("button", name=f"Remove {slow} from the game", exact=True).click()
        expect(mover.get_by_text("You can no longer see this table.")).to_be_visible()
        expect(mover.locator(".banner")).to_have_count(0)  # that says it all
        expect(first.locator(".strip .log")).to_contain_text(f"{slow} was removed")
        # Players find the table again, although its code has changed.
        assert code not in first.url
        first.reload()
        expect(first.locator(".board")).to_be_visible()
