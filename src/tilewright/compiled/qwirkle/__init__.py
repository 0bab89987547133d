"""Qwirkle, compiled."""

from tilewright.compiled.contract import CompiledGame
from tilewright.compiled.qwirkle.codes import actor, apply, codes, count, mask, pick
from tilewright.compiled.qwirkle.convert import figures, pack, unpack
from tilewright.compiled.qwirkle.ending import result
from tilewright.compiled.qwirkle.greedy import greedy
from tilewright.compiled.qwirkle.guess import guess
from tilewright.compiled.qwirkle.layout import STATE
from tilewright.compiled.qwirkle.observe import observe
from tilewright.compiled.qwirkle.setup import start

ENGINE = CompiledGame(
    name="qwirkle",
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
    greedy=greedy,
)
