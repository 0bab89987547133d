"""`make check` takes all that has changed, and what is gone too."""

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


class Repository:
    """A small one with this project's folders, instead of this project, with all that `make check` would run noted."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.ran: list[tuple[str, ...]] = []
        for name in FILES:
            self.write(name)
        self.git("init", "-q", "-b", "main")
        self.commit()
        patch.setattr(check, "ROOT", folder)
        patch.setattr(check, "run", lambda *words: self._note(*map(str, words)))
        patch.setattr(check, "pytest", lambda *words: self._note("pytest", *words))
        patch.setattr("sys.argv", ["check.py", "HEAD"])
        (folder / check.PACKAGE / "games").mkdir()

    def _note(self, *words: str) -> bool:
        self.ran.append((Path(words[0]).name, *words[1:]))
        return True

    def git(self, *words: str) -> None:
        who = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *words], cwd=self.folder, check=True)

    def commit(self) -> None:
        self.git("add", ".")
        self.git("commit", "-q", "-m", "a commit")

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
    return Repository(tmp_path, monkeypatch)


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
