"""The build hook: the wheel and the editable install contain the built browser client.

An sdist made from a checkout carries the built client, so that installing it needs no Node.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RESULT = "src/heckmeck/web_dist"


class ClientBuild(BuildHookInterface):
    """Builds web/ where it is stale, and adds the result to what is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if (root / "web" / "package.json").is_file():
            sys.path.insert(0, str(root / "scripts"))
            import build_web

            if not build_web.fresh():
                build_web.build()
        elif not (root / RESULT / "index.html").is_file():
            raise FileNotFoundError("neither the browser client nor its sources are here")
        # Git ignores the result; it belongs into the package all the same.
        build_data["artifacts"].append(f"/{RESULT}/**")
