"""The files of the browser client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient, create_test_client

from heckmeck.server.web.errors import EXCEPTION_HANDLERS
from heckmeck.server.web.static_files import ClientFiles


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "secret.txt").write_text("not for clients")
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + " " * 2000)
    (folder / "assets" / "app-1a2b.js").write_text("1")
    handler = ClientFiles.read(folder).handler()
    with create_test_client(handler, exception_handlers=EXCEPTION_HANDLERS) as client:
        yield client


@pytest.mark.parametrize("path", ["/index.html", "/x", "/rules/"])
def test_every_view_of_the_client_is_the_one_page(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path, headers={"accept-encoding": "gzip"})
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "no-cache"
    assert int(response.headers["content-length"]) < 200
    assert response.text.startswith("<!doctype html>")


def test_an_unchanged_page_is_not_sent_again(client: TestClient[Litestar]) -> None:
    etag = client.get("/rules").headers["etag"]
    response = client.get("/rules", headers={"if-none-match": etag})
    assert (response.status_code, response.content) == (304, b"")
    assert response.headers["etag"] == etag
    assert client.get("/rules", headers={"if-none-match": '"other"'}).status_code == 200


def test_assets_may_be_cached_for_ever(client: TestClient[Litestar]) -> None:
    response = client.get("/assets/app-1a2b.js")
    assert response.text == "1"
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in response.headers


def test_head_has_the_headers_of_get(client: TestClient[Litestar]) -> None:
    response = client.head("/rules")
    assert response.status_code == 200
    assert response.headers["etag"] == client.get("/rules").headers["etag"]


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/missing.js", "/.env"],
)
def test_other_files_are_not_found(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["code"] == "not_found"


def test_pages_cannot_be_posted_to(client: TestClient[Litestar]) -> None:
    response = client.post("/rules")
    assert response.status_code == 405
    assert response.json()["code"] == "not_allowed"
    assert "GET" in response.headers["allow"]


def test_an_installation_without_the_client_says_so() -> None:
    with create_test_client(ClientFiles({}).handler()) as client:
        assert "no browser client" in client.get("/rules").text
