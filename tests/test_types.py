"""Programs that README and docs/bots.md show have no type errors in the strictest mode, for whoever copies them."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def programs() -> dict[str, str]:
    readme, bots = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/bots.md"))
    blocks = re.findall(r"```python\n(.*?)```", bots, re.DOTALL)
    assert len(blocks) >= 2
    return {"readme.py": doctest.script_from_examples(readme)} | {f"bots_{n}.py": text for n, text in enumerate(blocks)}


def test_the_programs_of_the_documents_pass_the_strict_type_check(tmp_path: Path) -> None:
    for name, text in programs().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    # at a prompt, an expression alone is shown
    settings = {"typeCheckingMode": "strict", "reportUnusedExpression": False, "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "-p", str(tmp_path), "--pythonpath", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_game_has_a_type_of_its_own(tmp_path: Path) -> None:
    """Seen to fail: a state of Qwirkle has no `dynasties`."""
    (tmp_path / "wrong.py").write_text('import tilewright as tw\n\ntw.game("qwirkle").start(2).dynasties\n')
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(tmp_path / "wrong.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 'Cannot access attribute "dynasties" for class "QwirkleState"' in done.stdout
