"""Menus for the actions of any game, word by word: the tree of their text forms."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tilewright.kernel import Action

THAT_IS_ALL = "that is all"


@dataclass
class Branch:
    """All actions that begin with the words of `path`. One that has no more words is `action`."""

    path: tuple[str, ...] = ()
    action: Action | None = None
    branches: dict[str, "Branch"] = field(default_factory=dict[str, "Branch"])

    @property
    def is_whole(self) -> bool:
        """Is there nothing left to choose?"""
        return self.action is not None and not self.branches

    def follow(self, words: Sequence[str]) -> "Branch | None":
        """The branch that these further words lead to, in any case."""
        here = self
        for word in words:
            found = here.branches.get(word) or next(
                (branch for name, branch in here.branches.items() if name.lower() == word.lower()), None
            )
            if found is None:
                return None
            here = found
        return here

    def settled(self) -> "Branch":
        """The first branch from here where there is something to choose; here, if there is only one action."""
        here = self
        while here.action is None and len(here.branches) == 1:
            (here,) = here.branches.values()
        return self if here.is_whole else here


@dataclass(frozen=True)
class MenuEntry:
    """An entry of a menu: what to type for it, the words that it adds, and where it leads."""

    key: str
    words: tuple[str, ...]
    branch: Branch

    @property
    def label(self) -> str:
        if not self.words:
            return THAT_IS_ALL
        return " ".join(self.words) + ("" if self.branch.is_whole else " …")


def tree(actions: Iterable[Any]) -> Branch:
    """The tree of all these actions, in their order."""
    root = Branch()
    for action in actions:
        here = root
        for word in str(action).split():
            if word not in here.branches:
                here.branches[word] = Branch((*here.path, word))
            here = here.branches[word]
        here.action = action
    return root


def menu_entries(branch: Branch) -> list[MenuEntry]:
    """The menu of a branch. Words without an alternative are put together.

    Entries are numbered from 1, unless all are numbers themselves: then what one types is what one means.
    """
    ends = [_end(branch)] if branch.action is not None else []
    entries = ends + [_onward(following, len(branch.path)) for following in branch.branches.values()]
    if all(len(words) == 1 and words[0].isdecimal() for words, _ in entries):
        return [MenuEntry(words[0], words, following) for words, following in entries]
    return [MenuEntry(str(number), words, following) for number, (words, following) in enumerate(entries, 1)]


def _end(branch: Branch) -> tuple[tuple[str, ...], Branch]:
    return (), Branch(branch.path, branch.action)


def _onward(branch: Branch, depth: int) -> tuple[tuple[str, ...], Branch]:
    here = branch
    while here.action is None and len(here.branches) == 1:
        (here,) = here.branches.values()
    return here.path[depth:], here
