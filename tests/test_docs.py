"""What the documents show is true."""

import re
from pathlib import Path

import pytest

import tilewright as tw

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"])


def test_every_position_of_the_notation_can_be_read() -> None:
    blocks = re.findall(
        r"^```\n(game: (\w+)\n.*?)^```$", (ROOT / "docs/notation.md").read_text(), re.DOTALL | re.MULTILINE
    )
    assert {name for _, name in blocks} == set(tw.games())
    for text, name in blocks:
        state = tw.game(name).position(text)
        assert state.actor is not None
        assert tw.game(name).position(state.position()) == state


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target
