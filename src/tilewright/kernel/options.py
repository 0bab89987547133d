"""A game's options: declared once, as a struct; checked, explained and turned into forms from there."""

import difflib
import types
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tilewright.kernel.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every game's options. Each field has a default and an `about` note."""


class About(msgspec.Struct, frozen=True):
    """What an option does, in a sentence, and the rule that it changes.

    A `local` option reads files of the machine that the game runs on, so a server must not offer it.
    """

    text: str
    rule: str
    local: bool = False


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as help texts and forms need it. `choices` is empty for a text; a list takes several of them."""

    name: str
    kind: Literal["flag", "choice", "text", "list"]
    default: Any
    choices: tuple[str | int, ...]
    about: str
    rule: str
    local: bool = False

    @property
    def values(self) -> str:
        """What may be given, in words."""
        choices = ", ".join(map(str, self.choices))
        match self.kind:
            case "flag":
                return "true or false"
            case "choice":
                return f"one of {choices}"
            case "list":
                return f"a list of {choices}"
            case "text":
                return "a text"


def describe(options: type[Options]) -> tuple[OptionInfo, ...]:
    """All options of a game, in the order of their declaration."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_info(field, hints[field.name]) for field in msgspec.structs.fields(options))


def _info(field: msgspec.structs.FieldInfo, hint: Any) -> OptionInfo:
    if get_origin(hint) is not Annotated or not isinstance(get_args(hint)[1], About):
        raise TypeError(f"option {field.name} lacks its About note")
    bare, about = get_args(hint)[:2]
    if get_origin(bare) in (Union, types.UnionType):
        (bare,) = (part for part in get_args(bare) if part is not type(None))
    choices: tuple[str | int, ...] = ()
    if bare is bool:
        kind = "flag"
    elif get_origin(bare) is Literal:
        kind, choices = "choice", get_args(bare)
    elif get_origin(bare) is tuple:
        kind, choices = "list", get_args(get_args(bare)[0])
    else:
        kind = "text"
    return OptionInfo(field.name, kind, field.default, choices, about.text, about.rule, about.local)


def check(options: type[Options], given: Mapping[str, Any] | Options | None) -> Any:
    """The options struct for what was given; OptionError names the first thing that is wrong, and why."""
    if isinstance(given, options):
        return given
    infos = {info.name: info for info in describe(options)}
    values: dict[str, Any] = {}
    if not isinstance(given, Mapping | None):
        raise OptionError("options", f"{given!r} is not a mapping from names of options to values")
    hints = get_type_hints(options)
    for name, value in (given or {}).items():
        if name not in infos:
            raise OptionError(str(name), _unknown(str(name), list(infos)))
        try:
            values[name] = msgspec.convert(value, hints[name])
        except msgspec.ValidationError:
            raise OptionError(name, f"{value!r} is not allowed; it takes {infos[name].values}") from None
    return options(**values)


def _unknown(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    if near:
        return f"no such option; did you mean {near[0]}?"
    return "no such option; there are " + ", ".join(known) if known else "this game has no options"
