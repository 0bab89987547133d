"""Clocks: how long a decision may take, and what is left. Pure arithmetic: the time of day is an argument."""

from typing import Annotated

import msgspec

DAY = 86_400.0


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Take your time."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """So many seconds for each decision, and a reserve for the whole game that is used after them."""

    seconds: Annotated[float, msgspec.Meta(ge=1, le=3600)] = 60.0
    reserve: Annotated[float, msgspec.Meta(ge=0, le=36_000)] = 300.0


class SlowClock(msgspec.Struct, frozen=True, tag_field="kind", tag="slow"):
    """So many days for each turn."""

    days: Annotated[float, msgspec.Meta(ge=0.01, le=60)] = 3.0


Clock = NoClock | LiveClock | SlowClock


class ClockState(msgspec.Struct, frozen=True):
    """What the clock shows: when the open decision began, and each seat's reserve."""

    since: float = 0.0
    reserves: tuple[float, ...] = ()


class Vacation(msgspec.Struct, frozen=True):
    """A time in which the slow clocks of a player stand still."""

    since: float = 0.0
    until: float = 0.0


NO_VACATION = Vacation()


def first_reading(clock: Clock, seats: int, now: float) -> ClockState:
    return ClockState(now, (clock.reserve if isinstance(clock, LiveClock) else 0.0,) * seats)


def deadline(clock: Clock, state: ClockState, seat: int, vacation: Vacation = NO_VACATION) -> float | None:
    """When this seat's time for the open decision runs out. A vacation stops slow clocks alone."""
    match clock:
        case LiveClock(seconds=seconds):
            return state.since + seconds + state.reserves[seat]
        case SlowClock(days=days):
            ends = state.since + days * DAY
            return ends + _standstill(state, vacation) if vacation.since < ends else ends
        case NoClock():
            return None


def _standstill(state: ClockState, vacation: Vacation) -> float:
    """For how long a vacation stops the clock of the open decision."""
    return max(0.0, vacation.until - max(vacation.since, state.since))


def resumed(state: ClockState, vacation: Vacation) -> ClockState:
    """The clock as if the open decision had begun later by as long as this vacation, which is over, has stopped it."""
    return ClockState(state.since + _standstill(state, vacation), state.reserves)


def pressed(clock: Clock, state: ClockState, seat: int, now: float) -> ClockState:
    """The clock after this seat decided: what it took beyond its seconds comes out of its reserve."""
    reserves = state.reserves
    if isinstance(clock, LiveClock):
        beyond = max(0.0, now - state.since - clock.seconds)
        left = max(0.0, reserves[seat] - beyond)
        reserves = (*reserves[:seat], left, *reserves[seat + 1 :])
    return ClockState(now, reserves)


def restarted(state: ClockState, now: float) -> ClockState:
    """The open decision begins again, as after a take-back."""
    return ClockState(now, state.reserves)
