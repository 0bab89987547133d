"""Part of building a package: without the client it would serve no page, so there is none without it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "tilewright", "client", "index.html")


class ClientIsThere(BuildHookInterface):
    """Fails where the client has not been built; an editable installation does not need it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise FileNotFoundError(f"{CLIENT} is missing: build the client first, with `make web`")
