"""Notebooks without Jupyter: `python tools/notebooks.py` runs all of `examples/notebooks` and keeps what they show.

What a cell shows is what Jupyter would show of it: what it prints, and its last expression, as a picture or a table
where the value has one, else as text.
"""

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "examples" / "notebooks"
FORMS = (("image/svg+xml", "_repr_svg_"), ("text/html", "_repr_html_"))


def source_of(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(notebook: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """What each cell of code shows, in turn: outputs as the file has them."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(code_cells(notebook), 1):
        yield _run_cell(source_of(cell), names, number)


def _run_cell(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    tree, printed, shown = ast.parse(source), io.StringIO(), None
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if shown is not None and not source.rstrip().endswith(";"):
        outputs.append(
            {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": _forms(shown)}
        )
    return outputs


def _forms(value: Any) -> dict[str, list[str]]:
    """The richest form that a value has, and its text."""
    data: dict[str, list[str]] = {}
    for kind, method in FORMS:
        made = getattr(value, method, lambda: None)()
        if made is not None:
            data[kind] = _lines(made)
            break
    data["text/plain"] = _lines(repr(value))
    return data


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def as_markdown(notebook: dict[str, Any]) -> str:
    """A page of the documentation site, with what the notebook shows."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            parts.append(source_of(cell))
            continue
        parts.append(f"```python\n{source_of(cell)}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            rich = next(("".join(data[kind]) for kind, _ in FORMS if kind in data), None)
            text = "".join(output.get("text", data.get("text/plain", [])))
            parts.append(f'<div class="shown">{rich}</div>' if rich else f"```text\n{text.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = json.loads(file.read_text(encoding="utf-8"))
        for number, (cell, outputs) in enumerate(zip(code_cells(notebook), run(notebook), strict=True), 1):
            cell["execution_count"], cell["outputs"] = number, outputs
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        sys.stdout.write(f"{file.name}: {len(code_cells(notebook))} cells\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
