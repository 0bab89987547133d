"""Tigris & Euphrates for machines: all rules and options of `games/tigris`, 2 to 4 players."""

from tilewright.compiled.contract import CompiledGame
from tilewright.compiled.tigris.codes import actor, codes, count, mask, pick
from tilewright.compiled.tigris.convert import pack, unpack
from tilewright.compiled.tigris.ending import result
from tilewright.compiled.tigris.figures import figures
from tilewright.compiled.tigris.guess import guess
from tilewright.compiled.tigris.layout import STATE
from tilewright.compiled.tigris.observe import observe
from tilewright.compiled.tigris.setup import start
from tilewright.compiled.tigris.turn import apply

ENGINE = CompiledGame(
    name="tigris",
    state=STATE,
    figures=figures,
    pack=pack,
    unpack=unpack,
    start=start,
    actor=actor,
    count=count,
    pick=pick,
    codes=codes,
    mask=mask,
    apply=apply,
    observe=observe,
    guess=guess,
    result=result,
)
