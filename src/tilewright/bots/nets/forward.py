"""A net at work, in machine code."""

from typing import Any

from tilewright.bots.nets.layout import NetRecord, NetWorkspace
from tilewright.compiled.jit import compiled


@compiled
def add_corrections(net: NetRecord, workspace: NetWorkspace, players: int, values: Any) -> None:
    """Add to each seat's value what the net makes of the inputs of all seats."""
    units, ends = len(net.first_bias), len(net.last)
    _read_seats(net, workspace, players)
    common, own = workspace.common, workspace.own
    for end in range(ends):
        common[end] = net.second_bias[end]
    for unit in range(units):
        found, row = workspace.sum[unit], net.second[units + unit]
        if found != 0.0:
            for end in range(ends):
                common[end] += found * row[end]
    for seat in range(players):
        hidden = workspace.hidden[seat]
        for end in range(ends):
            own[end] = common[end]
        for unit in range(units):
            found, row = hidden[unit], net.second[unit]
            if found != 0.0:
                for end in range(ends):
                    own[end] += found * row[end]
        correction = 0.0
        for end in range(ends):
            if own[end] > 0.0:
                correction += own[end] * net.last[end]
        values[seat] += correction


@compiled
def _read_seats(net: NetRecord, workspace: NetWorkspace, players: int) -> None:
    """The first layer, and its sum over the seats."""
    units, inputs = len(net.first_bias), len(net.first)
    for unit in range(units):
        workspace.sum[unit] = 0.0
    for seat in range(players):
        hidden, given = workspace.hidden[seat], workspace.inputs[seat]
        for unit in range(units):
            hidden[unit] = net.first_bias[unit]
        for number in range(inputs):
            value, row = given[number], net.first[number]
            if value != 0.0:
                for unit in range(units):
                    hidden[unit] += value * row[unit]
        for unit in range(units):
            hidden[unit] = max(hidden[unit], workspace.zero)
            workspace.sum[unit] += hidden[unit]
