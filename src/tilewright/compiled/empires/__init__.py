"""Struggle of Empires, compiled."""

from tilewright.compiled.contract import CompiledGame
from tilewright.compiled.empires.codes import actor, codes, count, mask, pick
from tilewright.compiled.empires.convert import pack, unpack
from tilewright.compiled.empires.deal import start
from tilewright.compiled.empires.ending import result
from tilewright.compiled.empires.figures import build_figures
from tilewright.compiled.empires.guess import guess
from tilewright.compiled.empires.layout import STATE
from tilewright.compiled.empires.observe import observe
from tilewright.compiled.empires.sequence_of_play import apply

ENGINE = CompiledGame(
    name="empires",
    state=STATE,
    figures=build_figures,
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
