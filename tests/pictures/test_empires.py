"""The picture of Struggle of Empires: the page's colours, every piece of the position, nothing left undrawn."""

import re
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.games.empires.model.names import POWERS
from tilewright.games.empires.views.view import EmpiresView
from tilewright.pictures.empires.art import AROUND, coloured, pieces
from tilewright.pictures.empires.engraving import cartouche, engraving

WEB = Path(__file__).parents[2] / "web" / "src"
FIXTURES = WEB / "games" / "empires" / "fixtures"


def position(name: str) -> tw.State:
    return tw.game("empires").position((FIXTURES / f"{name}.txt").read_text(encoding="utf-8"))


def test_what_the_page_itself_colours_has_its_colours() -> None:
    tokens = (WEB / "kit" / "tokens.css").read_text(encoding="utf-8")
    by_day = dict(re.findall(r"--([\w-]+): light-dark\((#\w+), #\w+\);", tokens))
    assert {name: by_day[name] for name in AROUND} == AROUND


@pytest.mark.parametrize("drawn", [engraving(), cartouche()])
def test_the_sheet_has_no_colour_that_is_not_known(drawn: str) -> None:
    assert "var(" not in coloured(drawn)


@pytest.mark.parametrize("name", ["opening", "turn", "war-of-7", "full"])
def test_every_unit_is_drawn_up_to_two_in_a_place(name: str) -> None:
    state = position(name)
    view, picture = state.view(None), state.svg()
    assert isinstance(view, EmpiresView)
    for seat, power in enumerate(view.powers):
        counts = {
            "army": [*(area.armies[seat] for area in view.areas), power.at_home.armies],
            "fleet": [*(area.fleets[seat] for area in view.areas if area.fleets), power.at_home.fleets],
            "fort": [*(area.forts[seat] for area in view.areas), power.at_home.forts],
        }
        for unit, numbers in counts.items():
            drawn = picture.count(coloured(pieces().units[unit].drawn, power.power))
            assert drawn == sum(count if count <= 2 else 1 for count in numbers), (power.power, unit)


def test_every_power_has_its_own_shield_flag_and_pattern() -> None:
    assert set(pieces().powers) == set(POWERS)
    for part in ("shield", "flag", "land"):
        assert len({getattr(heraldry, part) for heraldry in pieces().powers.values()}) == len(POWERS)


def test_lands_are_washed_for_those_who_lead_them_alone() -> None:
    view, picture = position("turn").view(None), position("turn").svg()
    assert isinstance(view, EmpiresView)
    for area in view.areas:
        most = max(area.markers)
        led = most > 0 and area.markers.count(most) == 1
        assert (f'id="empires-inside-{area.area}"' in picture) == led, area.area
