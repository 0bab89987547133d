"""The beginning: chapter QW-S."""

from tilewright.games.qwirkle.model.board import HAND_SIZE, WHOLE_BAG, tile_set
from tilewright.games.qwirkle.model.events import Announced, Dealt, Opens
from tilewright.games.qwirkle.model.hands import names
from tilewright.games.qwirkle.model.knowledge import Memory
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.placing import largest_sets
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Draws, Origin, Past


def deal(players: int, options: QwirkleOptions, draws: Draws, origin: Origin) -> QwirkleState:
    """Each player draws six tiles (QW-S2) and announces their largest set; the largest opens (QW-S3)."""
    bag = WHOLE_BAG
    hands: list[bytes] = []
    for _ in range(players):
        hand, bag = draws.take(bag, HAND_SIZE)
        hands.append(bytes(sorted(hand)))
    announced = announcements(tuple(hands))
    first = announced.index(max(announced))
    return QwirkleState(
        origin=origin,
        past=Past(),
        players=players,
        options=options,
        chance=draws.chance,
        events=(
            *(Dealt(seat, HAND_SIZE, names(hand)) for seat, hand in enumerate(hands)),
            *(Announced(seat, size) for seat, size in enumerate(announced)),
            Opens(first),
        ),
        reveals=True,
        table={},
        gaps={},
        openings=0,
        hands=tuple(hands),
        bag=bag,
        scores=(0,) * players,
        announced=announced,
        passes=0,
        trades=0,
        memory=Memory.at_start(players),
        question=Opening(first, None if options.free_opening else announced[first]),
    )


def announcements(hands: tuple[bytes, ...]) -> tuple[int, ...]:
    """The size of each hand's largest set (QW-S3)."""
    return tuple(largest_sets(tile_set(hand))[0] for hand in hands)
