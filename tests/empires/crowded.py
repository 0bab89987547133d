"""Material in which what is rare becomes common."""

import re
from importlib.resources import files
from pathlib import Path

BUILT_IN = (files("tilewright.games.empires.model") / "material.toml").read_text(encoding="utf-8")

CROWDED = (
    (r'arms = "\w+"', 'arms = "either"\ncopies = 2\nstrength = 2'),
    (r'areas = \["baltic"\]', 'areas = ["baltic", "india", "africa", "caribbean", "mediterranean"]'),
    (r'(id = "(?:pirates|slave_revolt)"\nname = "[\w ]+"\ncopies) = 1', r"\1 = 6"),
    (r'(id = "(?:blockade|surprise_attack|fighting_withdrawal)"\nname = "[\w ]+"\ncopies) = 1', r"\1 = 4"),
    (r"copies = ([2-4])\n", r"copies = 6\n"),
    (r'area = "baltic"\ncost = { gold = 2 }', 'areas = ["baltic", "india"]\ncost = { population = 1 }\ncopies = 2'),
    (r'area = "africa"\ncost = {.*}', 'area = "africa"\ncost = {}\nincome = { per_marker = 3, fixed = 2, most = 4 }'),
    (r"safe = 2, turned_back = 3, arrives = 5", "safe = 5, turned_back = 3, arrives = 6"),
    (r"(?m)^gold = 10$", "gold = 25"),
    (r"(?m)^actions = 2$", "actions = 3"),
    (r"(?m)^(armies|forts) = \d+$", r"\1 = 6"),
    (r"unrest_penalty = \[7, 4\]", "unrest_penalty = [9, 6, 2]"),
    (r"markers_on_map = 20", "markers_on_map = 9"),
)
"""Every tile many times over, tiles with both arms everywhere, few markers, rough seas: what is rare becomes common."""

ALLY = '\n[[alliance]]\nid = "ally_{}"\nname = "Ally"\nareas = ["india"]\narms = "{}"\ncost = {{}}\n'


def crowded(folder: Path) -> str:
    text = BUILT_IN
    for old, new in CROWDED:
        text, found = re.subn(old, new, text)
        assert found, old
    text += "".join(ALLY.format(letter, "fleet") for letter in "abcd")  # more kinds of tiles than are built in
    path = folder / "crowded.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)
