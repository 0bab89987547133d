"""The words as they are read: a change of them changes a file that somebody reviews."""

import pytest

from tests.translations.samples import FOLDER, samples
from tilewright.translations import languages


@pytest.mark.parametrize("language", languages())
def test_the_rendered_samples_are_those_that_were_reviewed(language: str) -> None:
    reviewed = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert samples(language) == reviewed, "write them anew with python -m tests.translations.samples and read the diff"
