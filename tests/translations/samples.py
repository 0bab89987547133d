"""Every message that takes arguments, put into words with hard values, so that a change of words is seen in a diff.

python -m tests.translations.samples     writes samples/LANGUAGE.txt anew; read the diff before you commit it

Numbers are 0, 1, 2 and 5, players have long names and names of the other direction, and every case that a message
tells apart comes up. Marks of direction are left out, for nobody could read them in a diff.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.translations import fluent_files as fluent
from tilewright.translations import ORDINALS, languages

FOLDER = Path(__file__).parent / "samples"
NUMBERS = (0, 1, 2, 5)
PLAYERS = {
    "en": ("Anna", "Thrifty Boatbuilder of the Northern Coast", "דנה"),
    "he": ("דנה", "ינשוף הארזים שמעבר לנחל", "Anna"),
    "hu": ("Réka", "Vendégszerető Mézeskalácsos Fülöp", "דנה"),
}
PEOPLE = {"name", "names-name", "winner", "second", "player", "attacker", "defender", "power", "opponent"}
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
Value = str | int


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in languages():
        (FOLDER / f"{language}.txt").write_text(samples(language), encoding="utf-8")


def samples(language: str) -> str:
    """What the file of this language has to say."""
    return "\n\n".join(text for name in fluent.names() for text in of_file(language, name)) + "\n"


def of_file(language: str, name: str) -> Iterator[str]:
    page = fluent.page(language, name)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((fluent.LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")))
    for message_id, message in page.messages.items():
        if message.value is None or not fluent.variables(message):
            continue
        parts = fluent.parts(message)
        spoken = {
            part: list(dict.fromkeys(wordings(bundle, language, name, message_id, part, {})))
            for part in parts
            if fluent.variables(parts[part])
        }
        lists: dict[str, Sequence[Value]] = {
            part: [", ".join(text for text in texts if text)] for part, texts in spoken.items()
        }
        lines = dict.fromkeys(wordings(bundle, language, name, message_id, None, lists))
        yield "\n".join([message_id, *(f"    {line.replace(chr(10), chr(10) + '    ')}" for line in lines if line)])


def wordings(
    bundle: FluentBundle,
    language: str,
    name: str,
    message_id: str,
    part: str | None,
    known: dict[str, Sequence[Value]],
) -> Iterator[str]:
    """The message in all its cases; values that it does not tell apart take turns."""
    message = bundle.get_message(message_id)
    pattern = message.value if part is None else message.attributes[part]
    source = fluent.page(language, name).messages[message_id]
    node = source.value if part is None else fluent.parts(source)[part]
    assert pattern is not None
    cases = cases_of(node)
    others = {
        variable: known.get(variable) or values(language, name, variable)
        for variable in sorted(fluent.variables(node) - cases.keys())
    }
    turns = max((len(options) for options in others.values()), default=1) if not cases else 1
    for number, chosen in enumerate(product(*cases.values())):
        for turn in range(turns):
            arguments = dict(zip(cases, chosen, strict=True))
            arguments |= {variable: options[(number + turn) % len(options)] for variable, options in others.items()}
            text, errors = bundle.format_pattern(pattern, arguments)
            assert not errors, (message_id, arguments, errors)
            yield MARKS.sub("", str(text)).strip(" ")


def cases_of(node: object) -> dict[str, Sequence[Value]]:
    """By argument that is told apart: the values to try."""
    found: dict[str, list[Value]] = {}
    for select in fluent.nodes(node):
        if not isinstance(select, fluent.ast.SelectExpression):
            continue
        if not isinstance(select.selector, fluent.ast.VariableReference):
            continue
        tried = found.setdefault(select.selector.id.name, [])
        for variant in select.variants:
            key = variant.key
            if isinstance(key, fluent.ast.NumberLiteral):
                tried.append(int(key.value))
            elif key.name in fluent.PLURALS - {"other"}:
                tried += NUMBERS
            elif key.name != "other":
                tried.append(key.name)
            else:
                tried.append(5)
    return {variable: list(dict.fromkeys(tried)) for variable, tried in found.items()}


def values(language: str, name: str, variable: str) -> Sequence[Value]:
    """Hard values for an argument that is only shown."""
    form = variable.partition("-")[2]
    if variable in PEOPLE or form == "player":
        return PLAYERS[language]
    if form in ("", "count", *ORDINALS):
        return TEXTS.get(variable, NUMBERS)
    words = [
        bundle_word(message, form)
        for message_id, message in fluent.page(language, f"{name.partition('/')[0]}/game").messages.items()
        if "-name-" in message_id and (form == "name" or form in fluent.parts(message))
    ]
    spread = sorted(words, key=lambda word: (len(word), word))
    return [spread[0], spread[len(spread) // 2], spread[-1]]


def bundle_word(message: fluent.ast.Message, form: str) -> str:
    """The word for a piece or place, in one of its forms: these have no arguments."""
    pattern = message.value if form == "name" else fluent.parts(message)[form]
    assert pattern is not None
    return "".join(element.value for element in pattern.elements if isinstance(element, fluent.ast.TextElement))


TEXTS: dict[str, Sequence[Value]] = {
    **dict.fromkeys(("cell", "at", "source", "to", "kept", "gap", "first", "middle", "tile"), ("C5", "-3,12")),
    **dict.fromkeys(("cells", "attacker_at", "defender_at"), ("C5", "C5, D5")),
    **dict.fromkeys(("list", "title", "game", "what", "line", "there", "action", "around", "sentence"), ("…", "… …")),
    **dict.fromkeys(("link", "label", "date", "kind", "code", "rule", "why", "said", "face"), ("…",)),
    **dict.fromkeys(("chance", "loss", "win", "tie"), ("0%", "75%")),
}

if __name__ == "__main__":
    main()
