"""Lint, the tests that a change concerns, and its commits: `make check`, for daily work. `make test` runs everything.

    python tools/check.py [SINCE]

A change is what differs from SINCE, a commit or branch; by default from where this branch left the main one, and
whatever is not committed. Which tests it concerns follows from the folders: `src/tilewright/arena` has its tests in
`tests/arena`, a game in `tests/GAME` and among the contract tests. A file that is gone concerns whoever may have used
it: the rest of its folder. Tests marked `slow` are left to `make test`. The commits of a change are to be worded as
CONTRIBUTING.md asks; merges are left as git words them.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.prefix) / "bin"
PACKAGE = Path("src/tilewright")
MAIN = ("origin/HEAD", "origin/main", "main")
DOCUMENTS = ("tests/test_docs.py", "tests/test_rule_citations.py", "README.md")
SUBJECT = re.compile(r"[a-z][a-z0-9_/-]*: \S.*")
LONGEST_SUBJECT = 72


def git(*arguments: str) -> str:
    """What git says; nothing where it cannot do that."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 else ""


def where_it_began() -> str | None:
    """Where this branch left the main one; None in a repository that does not go back to there, or has no main."""
    bases = (git("merge-base", "HEAD", name).strip() for name in MAIN)
    return next(filter(None, bases), None)


def changed_files(base: str | None) -> list[Path]:
    """What differs from there, is gone from there, is not committed, or git does not know yet."""
    differ = git("diff", "--name-only", "--no-renames", base or "HEAD")
    return sorted(map(Path, {*differ.split(), *git("ls-files", "-o", "--exclude-standard").split()}))


def faults_of_commit(subject: str, body: str) -> list[str]:
    """What of a commit is not as CONTRIBUTING.md asks."""
    faults = {
        "the subject is not `area: what`": not SUBJECT.fullmatch(subject),
        f"the subject has {len(subject)} characters, more than {LONGEST_SUBJECT}": len(subject) > LONGEST_SUBJECT,
        "no body says why": not body.strip(),
    }
    return [fault for fault, found in faults.items() if found]


def check_commits(base: str | None) -> bool:
    """Are all commits since there worded as they should be? What is wrong is said."""
    form = ("--no-merges", "--no-show-signature", "--encoding=UTF-8", "--format=%h%n%s%n%b")
    log = git("log", "-z", *form, f"{base}..HEAD") if base else ""
    wrong = list[str]()
    for commit in filter(None, log.split("\0")):
        name, subject, body = commit.split("\n", 2)
        wrong += [f"{name} {subject!r}: {fault}\n" for fault in faults_of_commit(subject, body)]
    if wrong:
        sys.stdout.write("".join([*wrong, "CONTRIBUTING.md says how commits are worded.\n"]))
    return not wrong


def left_of(path: Path) -> Path:
    """It, or the nearest folder around it that is still there."""
    return path if (ROOT / path).exists() else left_of(path.parent)


def tests_for(file: Path, games: set[str]) -> set[str]:
    """The tests that a change of this file concerns. `contract:GAME` stands for a game's share of the contract."""
    if file.is_relative_to("tests"):
        return {str(left_of(file if file.name.startswith("test_") else file.parent))}
    if not file.is_relative_to(PACKAGE):
        return {"tests/lab/test_examples.py"} if file.parts[0] == "examples" else set()
    package, *rest = file.relative_to(PACKAGE).with_suffix("").parts
    if package == "games" and rest and rest[0] in games:
        return {f"tests/{rest[0]}", f"contract:{rest[0]}"}
    if package in ("games", "kernel"):
        return {"tests/kernel", "tests/contract"}
    elsewhere = {"locales": "translations", "__main__": "cli", "encodings": "lab"}
    folder = f"tests/{elsewhere.get(package, package)}"
    return {folder} if (ROOT / folder).is_dir() else {"tests/kernel"}


def run(*command: object) -> bool:
    """Run one step; its output is shown, and its failure stops no other."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, check=False).returncode == 0


def pytest(*arguments: str) -> bool:
    quick = [BIN / "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "not slow", *arguments]
    done = subprocess.run(list(map(str, quick)), cwd=ROOT, check=False)
    return done.returncode in (0, 5)  # 5: all tests of a file may be slow


def main() -> int:
    base = sys.argv[1] if len(sys.argv) > 1 else where_it_began()
    files = changed_files(base)
    games = {path.name for path in (ROOT / PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    python = [file for file in files if file.suffix == ".py"]
    passed = [run(BIN / "ruff", "check", "."), run(BIN / "ruff", "format", "--check", "-q", ".")]
    if python:
        passed += [run(BIN / "lint-imports", "--no-cache"), run(BIN / "pyright", *sorted(set(map(left_of, python))))]
    tests = set[str]().union(*(tests_for(file, games) for file in files))
    if any(file.suffix == ".md" for file in files):
        tests |= set(DOCUMENTS)
    folders = sorted(test for test in tests if not test.startswith("contract:"))
    if folders:
        passed.append(pytest(*folders))
    if "tests/contract" not in tests:
        shares = sorted(test.partition(":")[2] for test in tests if test.startswith("contract:"))
        if shares:
            passed.append(pytest("tests/contract", "-k", " or ".join(shares)))
    if any(file.parts[0] == "web" for file in files):
        passed += [
            run("npm", "--prefix", "web", "run", "--silent", script) for script in ("check", "lint", "test:unit")
        ]
    passed.append(check_commits(base))
    if not files:
        sys.stdout.write("Nothing has changed; name a commit to compare with: make check SINCE=HEAD~1\n")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
