"""The notebooks run from the first cell to the last, and are pages of the documentation site."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.notebooks import NOTEBOOKS, as_markdown, code_cells, run

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


def read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8"))


def kinds(outputs: list[dict[str, Any]]) -> list[list[str]]:
    return [sorted(output.get("data", {})) or [output["name"]] for output in outputs]


def test_there_are_notebooks_for_a_game_an_analysis_a_bot_and_training() -> None:
    assert [file.stem for file in FILES] == ["analysing_a_position", "first_game", "training", "writing_a_bot"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_runs_and_shows_what_its_file_shows(file: Path) -> None:
    """Pictures where there are pictures, text where there is text; figures may change with the bots."""
    notebook = read(file)
    assert [kinds(outputs) for outputs in run(notebook)] == [kinds(cell["outputs"]) for cell in code_cells(notebook)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_page_of_a_notebook_has_its_words_its_programs_and_what_they_show(file: Path) -> None:
    notebook = read(file)
    page = as_markdown(notebook)
    for cell in notebook["cells"]:
        assert "".join(cell["source"]) in page
    shown = [output for cell in code_cells(notebook) for output in cell["outputs"]]
    assert page.count("<svg") == sum("image/svg+xml" in output.get("data", {}) for output in shown)
