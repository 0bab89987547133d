"""How sentences are written, in every language: what no reader should ever have to untangle."""

import pytest

from tests.translations import fluent_files as fluent
from tilewright.translations import languages

FILES = fluent.names()


def is_name(element: object) -> bool:
    match element:
        case fluent.ast.Placeable(expression=fluent.ast.VariableReference(id=fluent.ast.Identifier(name=variable))):
            return variable.endswith("-player")
    return False


def is_figure(element: object) -> bool:
    """An argument that may be a number: one that is shown as it is, in no form of a word."""
    match element:
        case fluent.ast.Placeable(expression=fluent.ast.VariableReference(id=fluent.ast.Identifier(name=variable))):
            return "-" not in variable or variable.endswith("-count")
    return False


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_no_figure_follows_the_name_of_a_player(language: str, name: str) -> None:
    """A player may be called Anna 42: 'Anna 42 3 tiles' is a riddle, 'Anna 42: 3 tiles' is not."""
    page = fluent.page(language, name)
    for message_id, message in (page.messages | page.terms).items():
        for pattern in fluent.nodes(message):
            if not isinstance(pattern, fluent.Pattern):
                continue
            for player, text, figure in zip(pattern.elements, pattern.elements[1:], pattern.elements[2:], strict=False):
                if is_name(player) and isinstance(text, fluent.ast.TextElement):
                    after = text.value.lstrip()
                    assert not after[:1].isdigit(), message_id
                    assert after or not is_figure(figure), message_id
