"""The number of action sequences of each length from six positions, pinned.

Both the engine and the simple reference came to these numbers, at every depth. Where tiles are drawn, the engine's
draws, which follow from the seed of the position, serve both. The deepest counts are left to the engine here: the
reference would take minutes.
"""

from typing import NamedTuple

import pytest

from tests.reference import tigris as simple
from tests.tigris.comparing import as_reference, play_both
from tilewright.games.tigris import GAME, TigrisState


class Pinned(NamedTuple):
    """Sequences of one, two, three actions and so on; the reference repeats those of so many in every run."""

    position: str
    sequences: tuple[int, ...]
    repeated: int = 2


START = """
game: tigris
players: archer bull
hand archer: blue 1
hand bull: blue 6
catastrophes archer: 0
catastrophes bull: 0
seed: 1
"""

WARS = """
game: tigris
options: buildings ziggurat
players: archer bull lion pot
actions: 1
pending: wars J6
seed: 2
hand archer: red 3 blue 1 green 1
catastrophes archer: 1
hand bull: red 2 blue 2 black 2
catastrophes bull: 0
hand lion: red 2 blue 3 black 1
catastrophes lion: 1
hand pot: red 3 blue 3
catastrophes pot: 1
monuments: red-black M5 red
buildings: red G11 blue B4
stirred: yes

x  k  k  k  .  .  b  b  .  r  R  r  b  g  g  g
g  R  k  k  .  .  .  .  r  .  .  .  b  .  kA R
g  g  .  .  .  R  x  gP r  r  g  .  .  .  .  rL
b  b  .  .  .  .  gB .  r  g  g  bL .  b  b  b
.  .  g  .  x  .  r  r  .  k  k  r  -  =  b  .
g  g  g  .  g  r  r  g  g  k  k  r  -  -  .  .
.  .  .  .  k  k  r  r  R  x  .  .  .  .  .  .
g  R  .  .  .  b  b  .  .  .  .  .  b  g  .  .
g  g  .  g  g  r  b  b  .  .  .  b  b  g  R  x
g  .  k  r  k  R  r  kL r  bB g  g  .  g  .  .
g  r  r  r  .  r  r  r  r  .  R  rA k  k  k  .
"""

BUILDING_MONUMENT_OR_ZIGGURAT = """
game: tigris
board: alternate
options: buildings ziggurat limited_support
players: archer bull lion
actions: 1
pending: building J4
seed: 3
hand archer: blue 2
catastrophes archer: 0
hand bull: blue 6
hand lion: blue 6
treasures bull: 10
monuments: red-blue A6 red
buildings: red A8 blue D2 black K2
stirred: yes

.  .  b  b  r  .  g  k  g  r  k  .  g  g  g  .
.  .  b  b  .  .  g  g  r  r  k  k  k  k  r  .
g  r  b  .  .  .  g  gB r  k  k  rL k  k  k  .
r  g  .  k  k  g  r  r  r  r  .  r  .  .  .  .
r  r  b  k  k  g  g  r  r  r  r  bB .  .  x  .
-  -  b  R  r  k  g  r  .  g  r  .  .  .  .  R
-  -  .  .  k  k  .  .  k  k  r  g  .  .  .  .
r  .  .  b  .  .  k  r  k  k  g  g  r  .  .  .
r  .  .  .  .  .  .  .  k  k  g  g  r  .  .  .
r  k  k  k  r  .  .  .  .  b  .  .  .  .  .  .
k  k  r  r  r  .  .  .  .  r  .  x  .  kA R  .
"""

TREASURES_OUT_OF_TURN = """
game: tigris
board: alternate
options: buildings ziggurat
players: archer bull lion
active: lion
actions: 0
pending: treasure archer
seed: 4
hand archer: blue 6
catastrophes archer: 0
hand bull: red 2 green 1 black 3
catastrophes bull: 0
hand lion: red 6
catastrophes lion: 0
monuments: red-black I1 red, blue-black C2 blue
buildings: red H4 blue D7 green A6 black J9
ziggurat: I6 green
stirred: yes

.  .  b  b  R  .  r  r  -  -  .  g  g  .  .  b
k  k  -  -  kB r  r  .  -  -  .  g  g  g  R  b
k  .  -  -  .  .  g  g  r  r  k  g  .  g  .  b
g  g  .  .  .  r  R  r  r  k  k  R  b  b  b  b
g  g  .  gA .  .  .  g  -  k  k  k  x  .  .  .
g  .  b  r  r  k  k  -  -  -  k  .  x  .  .  R
.  x  b  b  .  g  .  g  -  x  .  .  .  .  .  .
.  .  .  b  b  .  .  R  k  k  .  k  R  b  .  .
g  .  g  bA r  .  .  b  k  k  k  k  k  b  .  .
.  .  .  r  .  x  b  b  b  .  .  .  .  b  .  .
.  .  .  .  g  g  b  .  .  R  k  k  k  .  R  .
"""

ZIGGURAT_POINT = """
game: tigris
board: alternate
options: buildings ziggurat
players: archer bull lion
active: lion
actions: 0
pending: point
seed: 5
hand archer: blue 6
catastrophes archer: 0
hand bull: red 3 blue 3
hand lion: red 2 blue 3
treasures lion: 8
removed: red 11 blue 1 green 1 black 3
monuments: blue-black G9 blue
buildings: red E3 blue I10 green B10 black B7
ziggurat: H4 red
stirred: yes

.  .  .  .  R  r  k  k  k  r  k  x  .  .  .  b
.  g  .  .  r  k  k  r  g  k  k  r  r  r  r  b
g  r  .  .  r  r  g  -  k  k  k  r  k  .  .  b
k  k  .  k  r  .  -  -  -  r  .  r  .  .  .  .
k  k  b  g  g  .  g  -  g  .  .  .  .  .  .  .
k  k  b  r  g  g  g  .  g  g  x  g  .  .  .  r
r  k  b  b  .  .  .  r  k  k  k  g  b  b  r  .
r  k  k  .  .  .  rB r  .  .  k  g  r  b  .  .
.  .  g  .  kL .  -  -  .  .  .  .  .  .  .  g
g  g  g  bB r  gL -  -  b  .  b  b  b  .  g  g
.  g  g  g  g  g  .  .  .  R  .  .  .  kB R  rA
"""

REVOLT_WITH_LIMITED_SUPPORT = """
game: tigris
board: alternate
options: buildings ziggurat limited_support
players: archer bull lion
active: bull
actions: 0
pending: revolt H1
seed: 6
hand archer: red 3 blue 2 green 1
catastrophes archer: 1
hand bull: red 5 blue 1
hand lion: red 6
catastrophes lion: 0
treasures archer: 5
removed: red 13 blue 16 green 8 black 3
monuments: red-blue A5 red
buildings: green I8
ziggurat: B9 black
stirred: yes

.  .  .  .  r  k  .  gB r  R  k  .  .  .  .  b
.  g  .  .  .  .  x  .  k  k  k  k  k  g  r  b
g  r  .  .  .  .  .  .  g  g  g  .  g  g  g  b
r  g  .  k  .  k  R  .  .  rL .  r  .  b  b  b
-  -  .  k  k  k  k  .  .  r  .  kA .  .  k  kB
-  -  .  r  .  .  .  r  r  r  .  .  .  .  k  r
.  k  .  .  .  .  .  .  g  .  k  .  .  b  r  g
R  -  .  b  .  .  gL r  g  .  k  r  r  b  r  r
-  -  -  .  g  .  .  b  g  .  k  k  .  b  g  g
g  -  .  .  r  .  .  .  b  b  .  b  b  b  .  g
g  r  bA .  k  .  .  .  bL r  .  .  .  .  r  .
"""

PINNED = {
    "start": Pinned(START, (175, 28596, 4974998)),
    "wars": Pinned(WARS, (4, 9, 27, 57, 176, 4760, 695806), repeated=5),
    "building, monument or ziggurat": Pinned(BUILDING_MONUMENT_OR_ZIGGURAT, (5, 231, 37420), repeated=3),
    "treasures out of turn": Pinned(TREASURES_OUT_OF_TURN, (6, 624, 53262)),
    "point of the ziggurat": Pinned(ZIGGURAT_POINT, (4, 436, 16824, 2017032)),
    "revolt with limited support": Pinned(REVOLT_WITH_LIMITED_SUPPORT, (6, 157, 19583, 5761074), repeated=3),
}

pinned = pytest.mark.parametrize("case", PINNED.values(), ids=PINNED)


def sequences(state: TigrisState, length: int) -> int:
    """How many sequences of so many actions there are."""
    actions = state.actions()
    if length == 1:
        return len(actions)
    return sum(sequences(state.play(action), length - 1) for action in actions)


def sequences_in_both(state: TigrisState, game: simple.Game, length: int) -> int:
    """As the reference counts them, while both must allow the same actions all the way."""
    actions = {str(action): action for action in state.actions()}
    assert actions.keys() == simple.legal_actions(game), state.position()
    if length == 1:
        return len(actions)
    return sum(sequences_in_both(*play_both(state, game, action), length - 1) for action in actions.values())


@pinned
def test_the_engine_counts_the_sequences(case: Pinned) -> None:
    state = GAME.position(case.position)
    found = tuple(sequences(state, length) for length in range(1, len(case.sequences) + 1))
    assert found == case.sequences


@pinned
def test_the_reference_counts_as_many(case: Pinned) -> None:
    state = GAME.position(case.position)
    found = tuple(sequences_in_both(state, as_reference(state), length) for length in range(1, case.repeated + 1))
    assert found == case.sequences[: case.repeated]
