"""People see their devices, sign them out, and download or delete everything about themselves."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.serving import Server


def open_settings(page: Page, *sections: str) -> None:
    page.get_by_role("button", name="Settings").click()
    for section in sections:
        page.get_by_text(section, exact=True).click()


def second_device(server: Server, token: str, label: str | None = None) -> str:
    code = server.ask("POST", "/api/me/link", token=token)["code"]
    body = {"code": code} if label is None else {"code": code, "device": label}
    return str(server.ask("POST", "/api/claim", body)["token"])


def test_a_device_is_named_and_others_are_signed_out(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(server.url, PHONE, token=token)
    second_device(server, token, "Old laptop")
    second_device(server, token)
    lost = second_device(server, token, "Lost phone")
    other = open_page(f"{server.url}#/table/{code}", token=lost, refusals_are_fine=True)
    expect(other.get_by_role("button", name="Start with 2 players")).to_be_visible()

    open_settings(page, "Your devices")
    own = page.get_by_label("This device")
    expect(own).to_have_value(re.compile("Chrome, "))  # the browser introduced itself
    expect(page.get_by_text("Old laptop")).to_be_visible()
    expect(page.get_by_text("A device without a name")).to_be_visible()
    expect(page.get_by_text("Last used on").first).to_be_visible()
    own.fill("Kitchen tablet")
    own.press("Enter")
    page.get_by_role("button", name="Sign out Lost phone").click()
    expect(page.get_by_text("Lost phone")).to_have_count(0)
    # Whoever holds the lost phone only watches from now on.
    expect(other.get_by_role("button", name="Start with 2 players")).to_have_count(0)
    labels = {
        each["label"] for each in server.ask("GET", "/api/me/devices", token=token)["devices"]
    }
    assert labels == {"Kitchen tablet", "Old laptop", None}

    page.get_by_role("button", name="Sign out all other devices").click()
    expect(page.get_by_text("Old laptop")).to_have_count(0)
    (left,) = server.ask("GET", "/api/me/devices", token=token)["devices"]
    assert left["current"]


def test_a_new_device_introduces_itself(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.url, DESKTOP)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")
    token = json.loads(page.evaluate("localStorage.getItem('heckmeck')"))["token"]
    (device,) = server.ask("GET", "/api/me/devices", token=token)["devices"]
    assert re.fullmatch("Chrome, .+", device["label"])


def test_everything_is_downloaded_as_one_file(
    server: Server, open_page: OpenPage, tmp_path: Path
) -> None:
    code, token = server.table(title="Mine")
    page = open_page(server.url, DESKTOP, token=token)
    open_settings(page, "Your data")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download everything about me").click()
    assert waiting.value.suggested_filename == "heckmeck-data.json"
    waiting.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text())
    assert data["name"] == "Tester"
    assert [each["table"]["code"] for each in data["tables"]] == [code]


def test_everything_is_deleted_after_plain_words(server: Server, open_page: OpenPage) -> None:
    _, token = server.table(title="Mine")
    page = open_page(server.url, PHONE, token=token)
    table = page.get_by_role("link", name=re.compile("Mine"))
    expect(table).to_be_visible()
    open_settings(page, "Your data")
    page.get_by_role("button", name="Delete everything about me").click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    expect(dialog).to_contain_text("Finished games with other people keep your name.")
    dialog.get_by_role("button", name="Keep everything").click()
    expect(dialog).to_have_count(0)
    assert server.ask("GET", "/api/me", token=token)["name"] == "Tester"

    page.get_by_role("button", name="Delete everything about me").click()
    dialog.get_by_role("button", name="Delete everything").click()
    expect(
        page.get_by_role("status").get_by_text("Everything about you is deleted")
    ).to_be_visible()
    page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    expect(page.get_by_label("Your name")).to_have_value("")
    assert json.loads(page.evaluate("localStorage.getItem('heckmeck')"))["token"] is None
    # The page works on, as on the first visit.
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")


def test_whoever_is_banned_reads_it_in_their_language(server: Server, open_page: OpenPage) -> None:
    code, token = server.table()
    page = open_page(f"{server.url}#/table/{code}", token=token, language="de")
    expect(page.get_by_role("button", name="Zu zweit anfangen")).to_be_visible()
    admin = [sys.executable, "-m", "heckmeck", "admin", "--data", str(server.folder)]
    listed = subprocess.run(
        [*admin, "people", "--json"], capture_output=True, check=True, text=True
    )
    number = json.loads(listed.stdout)[0]["id"]  # the latest one
    subprocess.run([*admin, "ban", str(number), "--reason", "Spam"], check=True)
    expect(page.get_by_role("alert")).to_have_text(
        "Der Betreiber dieses Servers hat dich gesperrt: Spam."
    )
