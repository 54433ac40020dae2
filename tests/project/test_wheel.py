"""The wheel holds everything that playing needs, and says the truth about itself.

`scripts/check_wheel.sh` installs the wheel and tries it, which takes too long for every run.
"""

import subprocess
import sys
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import heckmeck

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "heckmeck"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=True,
    )
    (path,) = folder.glob("*.whl")
    return ZipFile(path)


@pytest.fixture(scope="module")
def metadata(wheel: ZipFile) -> Message:
    (name,) = (each for each in wheel.namelist() if each.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())


def test_it_holds_every_module_and_every_data_file(wheel: ZipFile) -> None:
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {name for name in wheel.namelist() if name.startswith("heckmeck/")}
    assert packed == wanted


def test_it_holds_the_browser_client(wheel: ZipFile) -> None:
    assert "heckmeck/web_dist/index.html" in wheel.namelist()
    assert any(name.startswith("heckmeck/web_dist/assets/app-") for name in wheel.namelist())


def test_its_metadata_is_true(wheel: ZipFile, metadata: Message) -> None:
    assert metadata["Name"] == "heckmeck"
    assert metadata["Version"] == heckmeck.__version__
    extras = {"cluster", "envs", "fast", "scale", "study", "testing"}
    assert set(metadata.get_all("Provides-Extra", [])) == extras
    (name,) = (each for each in wheel.namelist() if each.endswith("entry_points.txt"))
    assert "heckmeck = heckmeck.cli.main:main" in wheel.read(name).decode()
