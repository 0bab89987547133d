"""Parts of building a package: there is none without the client, and its description stands on its own."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src", "tilewright", "client", "index.html")
IMAGE = re.compile(r"(!\[[^]]*\]\()(?!\w+:)([^)]+\))")
LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?![#]|\w+:)([^)]+)\)")


class ClientIsThere(BuildHookInterface):
    """Fails where the client has not been built; an editable installation does not need it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise FileNotFoundError(f"{CLIENT} is missing: build the client first, with `make web`")


class Description(MetadataHookInterface):
    """README as a registry shows it. Its settings `images` and `links` say where the repository can be seen."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = outside(text, self.config.get("images"), self.config.get("links"))
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def outside(text: str, images: str | None, links: str | None) -> str:
    """A document with full addresses, since paths lead nowhere outside the repository; where there is no address,
    without the paragraphs of pictures, and with words in place of links."""
    if images:
        text = IMAGE.sub(rf"\g<1>{images}\g<2>", text)
    else:
        text = "\n\n".join(part for part in text.split("\n\n") if not IMAGE.search(part))
    return LINK.sub(rf"[\g<1>]({links}\g<2>)" if links else r"\g<1>", text)
