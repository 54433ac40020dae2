"""The documentation site builds without warnings and needs nothing from other servers."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "docs", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_pages_load_nothing_from_other_servers(site: Path) -> None:
    loaded = re.compile(r'<(?:script|img|link|iframe)\b[^>]*(?:src|href)="(?:https?:)?//[^"]*')
    for page in site.rglob("*.html"):
        assert not loaded.findall(page.read_text("utf-8")), page.name


def test_the_rules_page_holds_the_rule_book(site: Path) -> None:
    page = (site / "rules.html").read_text("utf-8")
    assert 'id="f3"' in page
    assert "highest tile" in page


def test_the_api_reference_documents_the_engine(site: Path) -> None:
    page = (site / "api" / "rules.html").read_text("utf-8")
    for name in ("apply", "legal_moves", "new_game", "State"):
        assert f'id="heckmeck.rules.{name}"' in page


def test_the_search_index_is_local(site: Path) -> None:
    assert "hen" in (site / "searchindex.js").read_text("utf-8")
