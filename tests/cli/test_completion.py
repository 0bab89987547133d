"""What the shell offers for a word that is begun."""

import os
import subprocess
import sys

import pytest

BEGUN = [
    ("tilewright ar", ["arena"]),
    ("tilewright arena qw", ["qwirkle"]),
    ("tilewright arena qwirkle ma", ["master"]),
    ("tilewright train t", ["tigris"]),
    ("tilewright rules --language h", ["he", "hu"]),
    ("tilewright tune t", ["tigris"]),
]


@pytest.mark.parametrize(("words", "offered"), BEGUN, ids=[words for words, _ in BEGUN])
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    variables = {
        "_TILEWRIGHT_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    program = "import sys; sys.argv[0] = 'tilewright'; from tilewright.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | variables, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == offered, done.stderr
