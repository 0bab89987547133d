"""Every rule has a test that cites it, and nothing cites a rule that does not exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.kernel import RULE_ID

ROOT = Path(__file__).parent.parent
EXAMPLES = {"NW-T1", "QW-P9", "XX-A1", "XX-A2", "XX-S1", "XX-S2", "XX-S3", "XX-S4"}  # in texts about ids


def rules() -> dict[str, str]:
    """All rule ids of the games, with the game that each belongs to."""
    return {rule: name for name in tw.games() for rule in tw.game(name).rules}


@cache
def cited_in_tests() -> set[str]:
    """The ids in the source of test functions; the simple second implementations do not count."""
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.get_source_segment(source, node) or ""
                cited.update(RULE_ID.findall(text))
    return cited


@pytest.mark.parametrize("name", tw.games())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    assert tw.game(name).rules
    missing = set(tw.game(name).rules) - cited_in_tests()
    assert not missing, f"no test cites {sorted(missing)}"


def test_nothing_cites_a_rule_that_does_not_exist() -> None:
    known = set(rules())
    for folder, patterns in (("src", ("*.py", "*.ftl")), ("tests", ("*.py",)), ("docs", ("*.md",))):
        for pattern in patterns:
            for path in (ROOT / folder).rglob(pattern):
                unknown = set(RULE_ID.findall(path.read_text(encoding="utf-8"))) - known - EXAMPLES
                assert not unknown, f"{path.relative_to(ROOT)} cites {sorted(unknown)}"


def test_the_rule_pages_in_the_documentation_are_those_of_the_games() -> None:
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert tw.game(page.stem).rule_page == page.read_text(encoding="utf-8")
