"""What an action caused, one event after another."""

from typing import Self

import msgspec

from tilewright.kernel.seat import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened. Games declare their own kinds, in words of the game."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """The event as that seat (None: a spectator) may see it; None if it may not see it at all.

        Open to all unless a kind says otherwise.
        """
        return self
