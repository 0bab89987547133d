"""Menus: every legal action can be reached, and only those."""

import random

import tilewright as tw
from tilewright.cli.menu import THAT_IS_ALL, Branch, menu_entries, tree
from tilewright.kernel import Action


class Said(Action, frozen=True, tag="said"):
    """An action that is its words."""

    words: str

    def __str__(self) -> str:
        return self.words


def menu(*texts: str) -> Branch:
    return tree([Said(text) for text in texts])


def labels(branch: Branch) -> list[str]:
    return [f"{choice.key} {choice.label}" for choice in menu_entries(branch)]


def reachable(branch: Branch) -> list[Action]:
    """All actions that can be chosen, by way of numbers alone."""
    if branch.is_whole:
        assert branch.action is not None
        return [branch.action]
    return [action for choice in menu_entries(branch.settled()) for action in reachable(choice.branch)]


def test_words_are_grouped_and_lonely_ones_put_together() -> None:
    root = menu("place Rsq 0,0", "place Rsq 0,1", "place Bst 0,1", "end")
    assert labels(root) == ["1 place …", "2 end"]
    assert labels(root.branches["place"]) == ["1 Rsq …", "2 Bst 0,1"]


def test_an_action_that_begins_another_is_chosen_by_saying_that_it_is_all() -> None:
    trade = menu("trade Rsq", "trade Rsq Bst", "trade Bst").branches["trade"]
    assert labels(trade) == ["1 Rsq …", "2 Bst"]
    rsq = trade.branches["Rsq"]
    assert labels(rsq) == [f"1 {THAT_IS_ALL}", "2 Bst"]
    assert menu_entries(rsq)[0].branch.action == Said("trade Rsq")


def test_numbers_stand_for_themselves() -> None:
    assert labels(menu("commit 0", "commit 1", "commit 2").branches["commit"]) == ["0 0", "1 1", "2 2"]


def test_where_there_is_but_one_way_the_menu_goes_on_by_itself_but_never_acts_by_itself() -> None:
    assert menu("place Rsq 0,0", "place Bst 0,1").settled().path == ("place",)
    only = menu("commit 0")
    assert only.settled() is only
    assert labels(only) == ["1 commit 0"]


def test_typed_words_are_followed_in_any_case() -> None:
    root = menu("place Rsq 0,0", "end")
    found = root.follow(["PLACE", "rsq", "0,0"])
    assert found is not None
    assert found.action == Said("place Rsq 0,0")
    assert root.follow(["place", "Gst"]) is None


def test_all_legal_actions_can_be_reached_by_numbers() -> None:
    state, rng = tw.game("qwirkle").start(3, 2), random.Random(3)
    for _ in range(25):
        if state.actor is None:
            break
        assert sorted(map(str, reachable(tree(state.actions())))) == sorted(map(str, state.actions()))
        state = state.play(state.actions().pick(rng))
