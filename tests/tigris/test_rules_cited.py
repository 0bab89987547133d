"""Every rule of the page is cited by a test, and by the engine only rules that exist."""

import inspect
from pathlib import Path

from tilewright.games.tigris import GAME
from tilewright.kernel import RULE_ID


def cited(folder: Path) -> set[str]:
    return {rule for file in folder.glob("*.py") for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(GAME.rules) <= cited(Path(__file__).parent)


def test_the_engine_cites_rules_of_the_page() -> None:
    assert cited(Path(inspect.getfile(type(GAME))).parent) <= set(GAME.rules)
