"""The build hook: puts the browser client into wheels, editable installs and sdists.

An sdist carries the built client, so installing one needs no Node.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RESULT = "src/heckmeck/web_dist"


class ClientBuildHook(BuildHookInterface):
    """Builds web/ if the result is stale, and adds the result to the files that are packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if (root / "web" / "package.json").is_file():
            sys.path.insert(0, str(root / "scripts"))
            import build_web

            if not build_web.is_fresh():
                build_web.build_and_tidy()
        elif not (root / RESULT / "index.html").is_file():
            raise FileNotFoundError("neither the browser client nor its sources are here")
        # Git ignores the result, but the package needs it.
        build_data["artifacts"].append(f"/{RESULT}/**")
