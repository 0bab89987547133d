"""The games for OpenSpiel: `pyspiel.load_game("tilewright_tigris(players=3)")`, and so on.

Importing this registers them. Needs the extra `openspiel`.
"""

from tilewright.extras import need

need("pyspiel", "openspiel")

from tilewright.lab.openspiel.games import register_games  # noqa: E402

register_games()
