"""Print the log of a whole game in a language, to be read line by line after a change of words.

python -m tests.translations.print_log empires-3 hu

The first argument is a record of `tests/records`. Bots that play at random meet more cases than people do. As on the
page, the log of Struggle of Empires says the power of a player with the name: 'Anna (France)'.
"""

import sys
from collections.abc import Iterator

import tilewright as tw
from tests.test_records import FOLDER
from tests.translations.samples import MARKS
from tilewright.games.empires.model.events import PowerChosen
from tilewright.kernel import Record
from tilewright.kernel.record import states
from tilewright.translations import Translator

NAMES = {
    "en": ("Anna", "Quiet Weaver", "Lucky Mason", "Bold Scribe", "Sunny Poet", "דנה", "Swift Baker"),
    "he": ("דנה", "ינשוף הגליל", "שועל הכרמל", "Anna", "עגור החולה", "דרור הנחל", "נמר המדבר"),
    "hu": ("Réka", "Vidám Fazekas", "Ügyes Ács", "Anna", "Okos Pék", "Bátor Révész", "Derűs Méhész"),
}


def lines(record: Record, language: str) -> Iterator[str]:
    """What everybody may read, event by event."""
    words = Translator(language)
    names = list(NAMES[language])
    for state in states(record, tw.game(record.game)):
        for event in state.events_for(None):
            said = words.event(record.game, event, names)
            if said is not None:
                yield MARKS.sub("", said)
            if isinstance(event, PowerChosen):
                names[event.seat] += f" ({words.name(record.game, event.power)})"


if __name__ == "__main__":
    name, language = sys.argv[1:]
    sys.stdout.writelines(f"{line}\n" for line in lines(Record.load(FOLDER / f"{name}.json"), language))
