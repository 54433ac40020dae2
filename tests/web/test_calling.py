"""It is your turn: said in the tab, by a sound where sounds are wanted, and by a notification."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Device, OpenPage
from tests.web.playing import eventually, over, play_on, start, waiting_for_me
from tests.web.serving import Server

# Watches what the page plays and shows; headless browsers have neither loudspeaker nor desktop.
# Only the sound of the own turn is made of sines.
OBSERVE = """() => {
  window.heard = [];
  window.told = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(this.type);
    return start.apply(this, when);
  };
  window.Notification = class extends window.Notification {
    constructor(title, more) {
      super(title, more);
      window.told.push([title, more.tag]);
    }
  };
  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
}"""


def at_the_table(server: Server, open_page: OpenPage, **settings: Any) -> Page:
    code, token = server.table(title="Evening")
    page = open_page("about:blank", token=token, tips=False, **settings)
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.add_init_script(f"({OBSERVE})()")
    page.goto(f"{server.url}#/table/{code}")
    assert page.evaluate("Notification.permission") == "granted"
    page.get_by_role("button", name="Start with 2 players").click()
    waiting_for_me(page)
    return page


def until_my_next_turn(page: Page) -> None:
    """Play this player's turn and wait for the bot's."""
    turns = "document.querySelectorAll('.strip .log li.turn').length"
    begun = page.evaluate(turns)
    fresh = f"{turns} >= {begun + 2} && document.querySelector('.aside .empty')"
    assert play_on(page, 60, until=fresh) < 60
    waiting_for_me(page)
    assert not over(page), "no game ends in its first round"


def test_the_tab_says_whose_turn_it_is(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(title="Evening", first="host", confirm_fail=False, bot_pace=10_000)
    page = open_page(f"{server.url}#/table/{code}", token=token)
    start(page, server, code)
    expect(page).to_have_title("● Your turn – Evening")
    play_on(page, 2)  # roll, and set aside
    page.click(".actions [data-do=stop]")
    expect(page).to_have_title("Evening")


def test_the_sound_of_the_own_turn(server: Server, open_page: OpenPage) -> None:
    page = at_the_table(server, open_page, sound=True)
    before = page.evaluate("window.heard.filter((each) => each === 'sine').length")
    until_my_next_turn(page)
    notes = "window.heard.filter((each) => each === 'sine').length"
    page.wait_for_function(f"{notes} >= {before + 2}")
    assert page.evaluate(notes) == before + 2  # two notes


def test_no_sound_where_none_is_wanted(server: Server, open_page: OpenPage) -> None:
    page = at_the_table(server, open_page, sound=False)
    until_my_next_turn(page)
    assert page.evaluate("window.heard") == []


def test_a_notification_only_while_the_page_is_hidden(server: Server, open_page: OpenPage) -> None:
    page = at_the_table(server, open_page, notify=True)
    until_my_next_turn(page)
    assert page.evaluate("window.told") == []
    page.evaluate("window.away = true")
    until_my_next_turn(page)
    page.wait_for_function("window.told.length")
    (told,) = page.evaluate("window.told")
    assert told[0] == "Your turn"
    assert told[1].startswith("heckmeck-")


def test_no_notification_without_consent(server: Server, open_page: OpenPage) -> None:
    page = at_the_table(server, open_page, notify=False)
    page.evaluate("window.away = true")
    until_my_next_turn(page)
    assert page.evaluate("window.told") == []


def test_who_missed_a_turn_is_asked(server: Server, open_page: OpenPage) -> None:
    code, token = server.table(first="host")
    page = open_page("about:blank", token=token, tips=False)
    page.add_init_script(
        """window.away = false;
        Object.defineProperty(document, "hidden", { get: () => window.away });
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Notification.requestPermission = () => Promise.resolve((window.asked = "granted"));"""
    )
    page.goto(f"{server.url}t/{code}?lang=en")
    start(page, server, code)
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(f"window.away = true; {look}")
    page.evaluate(f"window.away = false; {look}")
    page.get_by_role("button", name="Yes, notify me").click()
    page.wait_for_function("() => JSON.parse(localStorage.heckmeck).notify === true")
    assert page.evaluate("window.asked") == "granted"


TOLD = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, tag, data }) => ({ title, tag, data }));
}"""

# Only a tap of a person lets a service worker focus a page, so the focus itself is replaced.
TAP = """async ({ title, tag, data }) => {
  await registration.showNotification(title, { tag, data });
  const [notification] = await registration.getNotifications();
  const tap = new NotificationEvent("notificationclick", { notification });
  const focused = [];
  WindowClient.prototype.focus = async function () {
    focused.push(this.url);
  };
  let done;
  tap.waitUntil = (promise) => (done = promise);
  dispatchEvent(tap);
  await done;
  return [focused, (await registration.getNotifications()).length];
}"""


def test_a_turn_that_begins_behind_another_tab(server: Server, device: Device) -> None:
    code, token = server.table(title="Evening", first="host", confirm_fail=False)
    device.context.grant_permissions(["notifications"], origin=server.url)
    page = device.visit(f"{server.url}#/table/{code}", token, notify=True)
    start(page, server, code)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")  # it makes the notification
    play_on(page, 2)  # roll, and set aside
    other = device.context.new_page()
    page.bring_to_front()
    page.keyboard.press("p")
    page.keyboard.press("p")  # the normal pace
    page.click(".actions [data-do=stop]")
    page.wait_for_selector(".thrown")  # the dice of the bot
    other.bring_to_front()
    assert page.evaluate("document.hidden")
    expect(page).to_have_title("● Your turn – Evening")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    (told,) = eventually(page, TOLD)
    assert told["title"] == "Your turn"
    page.bring_to_front()
    eventually(page, f"async () => !(await ({TOLD})()).length")
    other.bring_to_front()
    assert page.evaluate("document.hidden")
    assert page.evaluate(TOLD) == []  # one notification per turn
    (worker,) = device.context.service_workers
    assert worker.evaluate(TAP, told) == [[f"{server.url}#/table/{code}"], 0]
    # One that is left of an earlier visit disappears too.
    worker.evaluate("({ title, tag }) => registration.showNotification(title, { tag })", told)
    page.close()
    page = device.visit(f"{server.url}#/table/{code}", token)
    eventually(page, f"async () => !(await ({TOLD})()).length")
