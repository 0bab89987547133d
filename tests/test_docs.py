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
    assert blocks
    for text, name in blocks:
        state = tw.game(name).position(text)
        assert state.actor is not None
        assert tw.game(name).position(state.position()) == state


def test_the_rule_page_of_empires_tells_which_figures_are_reconstructed() -> None:
    status = tw.game("empires").start(2, seed=1).view(None).status
    assert "reconstructed" in status.values()
    page = (ROOT / "docs/rules/empires.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([\w.]+)` \| (printed|sister|reconstructed) \|$", page, re.MULTILINE))
    assert told == status


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target
