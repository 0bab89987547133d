"""The games as PettingZoo environments: `tigris_v0.env(players=3)`, and so on. Needs the extra `pettingzoo`."""

from tilewright.lab.extras import need

need("pettingzoo", "pettingzoo")

from tilewright.lab.pettingzoo import empires_v0, qwirkle_v0, tigris_v0  # noqa: E402

__all__ = ["empires_v0", "qwirkle_v0", "tigris_v0"]
