"""What services show beside a shared link, and what they must not be shown."""

import html
import re
from pathlib import Path
from struct import unpack

import httpx
import pytest

from heckmeck.bots.characters import CAST
from heckmeck.cards import CardPlayer, InvitationCard, ResultCard, WelcomeCard, card_png, card_svg
from heckmeck.client import NewTable, Server, Settings
from heckmeck.locale import LANGUAGES
from tests.server.players import Party
from tests.server.process import ServerProcess

HOSTILE = "\"'><b>&amp;"  # as long as a name may be, and nothing but markup


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', page)
    return {name: html.unescape(content) for name, content in found}


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = unpack(">II", picture[16:24])
    return wide, high


async def get(server: ServerProcess, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        return await client.get(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_painted_in_every_language(language: str) -> None:
    tiles = tuple(range(21, 37))
    players = [
        CardPlayer(name, at, at, 40 - at, tiles[:at], at == 0) for at, name in enumerate("ABCD")
    ]
    for card in (
        ResultCard(language, "x", tuple(players)),
        InvitationCard(language, "x", "Анна", (0, 1), (2, 3, 4, 5, 6)),
        WelcomeCard(language, "heckmeck", "x " * 40),
    ):
        assert size(card_png(card)) == (1200, 630)


def test_a_picture_shows_all_that_the_worms_consist_of() -> None:
    extras = (("bratworm", 3), ("apple", 3))
    plain = CardPlayer("x", 0, 2, 14, (21, 22), True)
    cards = [ResultCard("en", "x", (each,)) for each in (plain, plain._replace(extras=extras))]
    without, complete = map(card_svg, cards)
    for name, _ in extras:
        assert without.count(f'href="#{name}"') == 0
        assert complete.count(f'href="#{name}"') == 1


def test_a_picture_of_a_daily_challenge_shows_the_person_and_not_the_winner() -> None:
    bot = CardPlayer("Bot", 1, 1, 9, (36, 35, 34), True)
    players = (bot, CardPlayer("Anna", 0, 0, 2, (26, 22)))
    winner, person = (card_svg(ResultCard("en", "x", players, hero)) for hero in (None, (0, 2)))
    assert winner.count('href="#tile"') == 3
    assert person.count('href="#tile"') == 2


def test_a_picture_contains_outlines_and_no_text() -> None:
    card = ResultCard("en", HOSTILE, (CardPlayer(HOSTILE, 0, 0, 3, (), True),))
    assert HOSTILE not in card_svg(card)
    assert "<text" not in card_svg(card)
    assert "<b>" not in card_svg(card)


def test_a_bot_has_its_face_and_everybody_else_the_mark_of_the_seat() -> None:
    for character in CAST:
        assert CardPlayer("x", 0, 2, 3, (), True, character).mark == f"face-{character}-glad"
    assert CardPlayer("x", 0, 2, 3, (), False, "bruno").mark == "face-bruno-waiting"
    for unknown in (None, "nobody", '"/><script>'):
        assert CardPlayer("x", 0, 2, 3, (), True, unknown).mark == "seat-2"


async def test_an_invitation_says_who_invites_in_the_language_of_the_sharer(
    server: ServerProcess,
) -> None:
    api = Server(server.url)
    token = (await api.introduce(HOSTILE)).token
    table = await api.create(token, NewTable(Settings(seats=4), bots=["cautious"]))
    answer = await get(server, f"/t/{table.code}?lang=de")
    assert HOSTILE not in answer.text
    assert '<html lang="de">' in answer.text
    assert answer.headers["x-robots-tag"] == "noindex"
    assert answer.headers["cache-control"] == "no-cache"
    shown = tags(answer.text)
    assert shown["og:title"] == f"{HOSTILE} lädt dich zum Spielen ein"
    assert shown["og:description"].startswith("Grundspiel. 2 freie Plätze.")
    assert shown["robots"] == "noindex"
    assert shown["og:image"] == f"{server.url}/t/{table.code}/card.png?lang=de"
    picture = await get(server, shown["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert size(picture.content) == (1200, 630)
    async with httpx.AsyncClient() as client:
        head = await client.head(f"{server.url}/t/{table.code}?lang=de")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == answer.headers["etag"]
    async with httpx.AsyncClient() as client:
        again = await client.get(str(answer.url), headers={"if-none-match": head.headers["etag"]})
    assert again.status_code == 304


async def test_a_finished_game_shows_its_result_to_whoever_has_its_id(
    server: ServerProcess,
) -> None:
    async with Party(server.url) as party:
        await party.begin(2)
        running = tags((await get(server, f"/t/{party.created.code}?lang=fr")).text)
        assert running["og:title"] == "Regarde la partie"
        assert "Anna, Ben" in running["og:description"]
        early = await get(server, f"/api/tables/{party.created.id}/card")
        assert early.status_code == 409
        await party.play_on()
        shown = tags((await get(server, f"/g/{party.created.id}")).text)
        assert re.fullmatch(r"(Anna|Ben|Anna and Ben|Ben and Anna) wins?!", shown["og:title"])
        assert re.match(r"(Anna|Ben) \d+, (Anna|Ben) \d+\. Original, ", shown["og:description"])
        picture = await get(server, shown["og:image"])
        assert picture.headers["cache-control"] == "public, max-age=86400"
        own = await get(server, f"/api/tables/{party.created.id}/card?lang=en")
        assert own.content == picture.content
        assert own.headers["cache-control"] == "no-store"
        # The code ends with the game: it tells nobody how it ended.
        by_code = tags((await get(server, f"/t/{party.created.code}")).text)
        assert by_code == general(by_code)


def general(shown: dict[str, str]) -> dict[str, str]:
    """The tags of a link that says nothing about any table."""
    return {**shown, "og:title": "The worms are on the grill!"}


async def test_nobody_learns_anything_about_a_table_they_may_not_see(
    server: ServerProcess,
) -> None:
    api = Server(server.url)
    token = (await api.introduce("Secretive")).token
    table = await api.create(token, NewTable(Settings(seats=3, spectators=False)))
    unknown = await get(server, "/t/ZZZZZZZZZZ")
    hidden = await get(server, f"/t/{table.code}")
    assert unknown.status_code == hidden.status_code == 200
    assert "Secretive" not in hidden.text
    assert unknown.text.replace("ZZZZZZZZZZ", table.code) == hidden.text
    assert "rule" not in unknown.headers.get("link", "")


@pytest.mark.parametrize(("path", "title"), [("/", "worms"), ("/daily", "dice of the day")])
async def test_the_game_itself_has_a_preview_that_may_be_found(
    server: ServerProcess, path: str, title: str
) -> None:
    answer = await get(server, path)
    shown = tags(answer.text)
    assert title in shown["og:title"]
    assert "robots" not in shown
    assert "x-robots-tag" not in answer.headers
    assert size((await get(server, shown["og:image"])).content) == (1200, 630)


@pytest.mark.parametrize("language", ["", "xx", "de_CH.UTF-8", "<b>" * 30])
async def test_an_unknown_language_is_english(server: ServerProcess, language: str) -> None:
    answer = await get(server, f"/?lang={language}")
    expected = "de" if language.startswith("de") else "en"
    assert f'<html lang="{expected}">' in answer.text


async def test_previews_do_not_help_to_guess_codes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "miss_burst=3", "miss_rate=0.001", generous=False) as server:
        api = Server(server.url)
        token = (await api.introduce("Anna")).token
        table = await api.create(token, NewTable(Settings(seats=3)))
        for _ in range(5):  # whoever is right may ask as often as they like
            assert "Anna" in (await get(server, f"/t/{table.code}")).text
        for guess in ("AAAAAAAAAA", "BBBBBBBBBB", "CCCCCCCCCC/card.png"):
            assert (await get(server, f"/t/{guess}")).status_code == 200
        # The page still opens, but it does not say any more whether the code is right.
        late = await get(server, f"/t/{table.code}")
        assert late.status_code == 200
        assert "Anna" not in late.text
