"""What the shell offers when somebody presses Tab: games, bots, languages. See `tilewright --install-completion`."""

import tilewright as tw


def complete_game(begun: str) -> list[str]:
    return [name for name in tw.games() if name.startswith(begun)]


def complete_bot(begun: str) -> list[str]:
    from tilewright.bots import bots
    from tilewright.bots.styles import all_styles

    return [name for name in (*bots(), *all_styles()) if name.startswith(begun)]


def complete_level(begun: str) -> list[str]:
    from tilewright.bots.levels import LEVEL_NAMES

    return [name for name in LEVEL_NAMES if name.startswith(begun)]


def complete_language(begun: str) -> list[str]:
    from tilewright.translations import languages

    return [name for name in languages() if name.startswith(begun)]
