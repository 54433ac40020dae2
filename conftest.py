"""Doctests: pytest imports and runs only the modules of `src` that have examples."""

from pathlib import Path

SOURCE = Path(__file__).parent / "src"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path.suffix == ".py" and SOURCE in collection_path.parents:
        return True if ">>>" not in collection_path.read_text("utf-8") else None
    return None
