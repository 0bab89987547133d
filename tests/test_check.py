"""`make check` takes all that has changed, and what is gone too; and it looks at how commits are worded."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import check

FILES = (
    "src/tilewright/arena/match.py",
    "src/tilewright/arena/report.py",
    "src/tilewright/lessons/task.py",
    "tests/arena/kit.py",
    "tests/arena/test_match.py",
    "tests/lessons/test_task.py",
    "tests/kernel/test_question.py",
    "docs/old.md",
)


WHY = "It was wanted."
WHO = {"NAME": "nobody", "EMAIL": "nobody@example.org"}
GIT = {
    **{f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER") for what, value in WHO.items()},
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
}
"""Who commits, and nothing of how git is set up on this machine."""


class Repository:
    """A small one with this project's folders, instead of this project, with all that `make check` would run noted."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.patch = patch
        self.ran: list[tuple[str, ...]] = []
        for name in [name for name in os.environ if name.startswith("GIT_")]:
            patch.delenv(name)
        for name, value in {**GIT, "GIT_CEILING_DIRECTORIES": str(folder.parent)}.items():
            patch.setenv(name, value)
        for name in FILES:
            self.write(name)
        self.git("init", "-q", "-b", "main")
        self.commit()
        patch.setattr(check, "ROOT", folder)
        patch.setattr(check, "run", lambda *words: self._note(*map(str, words)))
        patch.setattr(check, "pytest", lambda *words: self._note("pytest", *words))
        self.since("HEAD")
        (folder / check.PACKAGE / "games").mkdir()

    def _note(self, *words: str) -> bool:
        self.ran.append((Path(words[0]).name, *words[1:]))
        return True

    def git(self, *words: str) -> None:
        subprocess.run(["git", *words], cwd=self.folder, check=True)

    def commit(self, *paragraphs: str) -> None:
        self.git("add", ".")
        words = [word for paragraph in paragraphs or ("a commit",) for word in ("-m", paragraph)]
        self.git("commit", "-q", "--allow-empty", *words)

    def since(self, *name: str) -> None:
        """What `make check` compares with; nothing: where the branch began."""
        self.patch.setattr("sys.argv", ["check.py", *name])

    def move_to_clone(self, folder: Path, *options: str) -> None:
        """Go on in a clone of this one."""
        self.git("clone", "-q", *options, self.folder.as_uri(), str(folder))
        self.folder = folder
        (folder / check.PACKAGE / "games").mkdir()
        self.patch.setattr(check, "ROOT", folder)

    def write(self, name: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {name}\n")

    def checked(self) -> list[tuple[str, ...]]:
        """What is run for a change but for what always is."""
        self.ran.clear()
        assert check.main() == 0
        return [command for command in self.ran if command[0] in ("pyright", "pytest")]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    return Repository(tmp_path / "repository", monkeypatch)


def test_what_has_not_changed_needs_no_test(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert repository.checked() == []
    assert "Nothing has changed" in capsys.readouterr().out


def test_what_is_new_or_differs_is_checked_with_its_tests(repository: Repository) -> None:
    (repository.folder / "src/tilewright/arena/report.py").write_text("LINES = 3\n")
    repository.write("tests/lessons/test_new.py")
    assert repository.checked() == [
        ("pyright", "src/tilewright/arena/report.py", "tests/lessons/test_new.py"),
        ("pytest", "tests/arena", "tests/lessons/test_new.py"),
    ]


def test_what_is_gone_concerns_the_rest_of_its_folder(
    repository: Repository, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository.folder / "src/tilewright/arena/report.py").unlink()
    assert repository.checked() == [("pyright", "src/tilewright/arena"), ("pytest", "tests/arena")]
    assert "Nothing has changed" not in capsys.readouterr().out


@pytest.mark.parametrize("name", ["tests/arena/kit.py", "tests/arena/test_match.py"])
def test_a_test_that_is_gone_concerns_those_beside_it(repository: Repository, name: str) -> None:
    (repository.folder / name).unlink()
    assert repository.checked() == [("pyright", "tests/arena"), ("pytest", "tests/arena")]


def test_a_folder_that_is_gone_concerns_the_one_around_it(repository: Repository) -> None:
    repository.git("rm", "-q", "-r", "tests/lessons")
    assert repository.checked() == [("pyright", "tests"), ("pytest", "tests")]


def test_a_file_that_was_moved_concerns_the_tests_of_both_places(repository: Repository) -> None:
    repository.git("mv", "src/tilewright/arena/report.py", "src/tilewright/lessons/report.py")
    assert repository.checked() == [
        ("pyright", "src/tilewright/arena", "src/tilewright/lessons/report.py"),
        ("pytest", "tests/arena", "tests/lessons"),
    ]


def test_a_document_that_is_gone_may_be_linked_to(repository: Repository) -> None:
    (repository.folder / "docs/old.md").unlink()
    assert repository.checked() == [("pytest", *sorted(check.DOCUMENTS))]


# ---- how commits are worded


def complaints(repository: Repository, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said of commits, each with its subject; the check fails if there is any, and only then."""
    capsys.readouterr()
    passed = check.main() == 0
    found = re.findall(r"^[0-9a-f]{7,} (.*)$", capsys.readouterr().out, re.MULTILINE)
    assert passed == (not found)
    return found


@pytest.mark.parametrize(
    ("paragraphs", "fault"),
    [
        (("a new rule", WHY), "the subject is not `area: what`"),
        (("Tigris: a new rule", WHY), "the subject is not `area: what`"),
        (("tigris : a new rule", WHY), "the subject is not `area: what`"),
        (("tigris:a new rule", WHY), "the subject is not `area: what`"),
        (("server, web: a new rule", WHY), "the subject is not `area: what`"),
        (("tigris: ", WHY), "the subject is not `area: what`"),
        (("tigris: " + "é" * 65, WHY), "the subject has 73 characters, more than 72"),
        (("tigris: a new rule",), "no body says why"),
    ],
)
def test_a_commit_that_is_not_worded_as_it_should_be_is_named(
    repository: Repository, paragraphs: tuple[str, ...], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.commit(*paragraphs)
    repository.commit("tests: a test for it", WHY)
    repository.since("HEAD~2")
    assert complaints(repository, capsys) == [f"{paragraphs[0].strip()!r}: {fault}"]


def test_all_that_is_wrong_is_said_of_each_commit(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    repository.commit("one")
    repository.commit("two", WHY)
    repository.since("HEAD~2")
    assert [line.partition(":")[0] for line in complaints(repository, capsys)] == ["'two'", "'one'", "'one'"]


@pytest.mark.parametrize("subject", ["tigris: a new rule", "bots/qwirkle: a new rule", "web: " + "é" * 67])
def test_a_commit_may_name_a_part_of_an_area(
    repository: Repository, subject: str, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.commit(subject, WHY)
    repository.since("HEAD~1")
    assert complaints(repository, capsys) == []


def test_only_the_commits_of_a_branch_are_looked_at(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the main branch were written before; a merge is worded by git."""
    repository.since()
    assert complaints(repository, capsys) == []  # on the main branch there is nothing to compare
    repository.git("checkout", "-q", "-b", "branch")
    repository.commit("tigris: a new rule", WHY)
    repository.git("checkout", "-q", "main")
    repository.commit("another of the main branch")
    repository.git("checkout", "-q", "branch")
    repository.git("merge", "-q", "--no-edit", "main")
    assert complaints(repository, capsys) == []
    repository.commit("one of this branch", WHY)
    assert complaints(repository, capsys) == ["'one of this branch': the subject is not `area: what`"]


def test_a_clone_compares_with_where_it_came_from(
    repository: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.since()
    repository.move_to_clone(tmp_path / "clone")
    assert complaints(repository, capsys) == []
    repository.commit("not pushed yet", WHY)
    assert complaints(repository, capsys) == ["'not pushed yet': the subject is not `area: what`"]


def test_a_shallow_clone_of_the_main_branch_knows_what_is_new(
    repository: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.since()
    repository.commit("the last before the clone")
    repository.move_to_clone(tmp_path / "clone", "--depth=1")
    assert complaints(repository, capsys) == []
    repository.commit("not pushed yet", WHY)
    assert complaints(repository, capsys) == ["'not pushed yet': the subject is not `area: what`"]


@pytest.mark.parametrize("since", [(), ("HEAD~1",), ("main",)])
def test_a_shallow_clone_of_a_branch_has_nothing_to_compare(
    repository: Repository, tmp_path: Path, since: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    repository.git("checkout", "-q", "-b", "branch")
    repository.commit("one of a branch")
    repository.move_to_clone(tmp_path / "clone", "--depth=1", "--branch=branch")
    repository.since(*since)
    assert complaints(repository, capsys) == []


def test_where_there_is_no_main_branch_there_is_nothing_to_compare(
    repository: Repository, capsys: pytest.CaptureFixture[str]
) -> None:
    repository.since()
    repository.git("branch", "-q", "-m", "trunk")
    repository.commit("anything")
    assert complaints(repository, capsys) == []
    shutil.rmtree(repository.folder / ".git")
    assert complaints(repository, capsys) == []


def test_what_is_asked_of_commits_is_what_contributing_says() -> None:
    asked = (check.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    ((form, longest, example),) = re.findall(r"The subject is `(.*?)`, at most (\d+) characters: `(.*?)`", asked)
    assert int(longest) == check.LONGEST_SUBJECT
    assert check.faults_of_commit(example, WHY) == []
    assert check.faults_of_commit("", "") == [f"the subject is not `{form}`", "no body says why"]
