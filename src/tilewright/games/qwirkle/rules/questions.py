"""Every question that a game of Qwirkle can be at."""

from tilewright.games.qwirkle.rules.ending import Over
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.turn import PlayOn, PlayOrTrade

QwirkleQuestion = Opening | PlayOrTrade | PlayOn | Over
