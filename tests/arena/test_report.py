"""The report page: everything of the table is on it, and it is one whole document."""

from html.parser import HTMLParser
from xml.etree import ElementTree

from tilewright.arena.match import Match, fixtures
from tilewright.arena.plots import alone, bars, curves, spread
from tilewright.arena.report import page
from tilewright.arena.single_game import Failure, play
from tilewright.arena.statistics import summarise


class Tags(HTMLParser):
    """Which elements are open; every closing tag must close the last one opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_has_the_table_and_the_plots() -> None:
    match = Match(game="qwirkle", bots=("greedy", "random"), players=2)
    outcomes = [play(match, game)[0] for game in fixtures(match, 4)]
    html = page(summarise(match, outcomes), outcomes)
    tags = Tags()
    tags.feed(html)
    assert not tags.open
    assert {"table", "svg", "polyline", "rect"} <= tags.seen
    for part in ("greedy", "random", "4 games on 2 deals", "100.0%", "Win share as the games went by", "Scores"):
        assert part in html
    assert "failing" not in html


def test_failures_are_on_the_page_and_names_cannot_break_it() -> None:
    match = Match(game="qwirkle", bots=("program: <b>", "random"), players=2)
    outcome, _ = play(Match(game="qwirkle", bots=("greedy", "random"), players=2), fixtures(match, 1)[0])
    assert outcome.failure is not None
    assert isinstance(outcome.failure, Failure)
    html = page(summarise(match, [outcome]), [outcome])
    assert "<b>" not in html
    assert "Games lost by failing" in html
    tags = Tags()
    tags.feed(html)
    assert not tags.open


def test_pictures_are_whole_xml() -> None:
    assert ElementTree.fromstring(bars({"a & b": (0.5, 0.4, 0.6)}, 0.5)).tag == "svg"
    assert ElementTree.fromstring(curves({"<a>": [(1, 0.5), (2, 1)]}, "t", "x")).tag == "svg"
    assert curves({}, "t", "x") == ""


def test_a_plot_in_a_file_of_its_own_is_a_picture_by_itself() -> None:
    plot = ElementTree.fromstring(alone(curves({"one": [(1, 0.5), (2, 1)]}, "t", "x")))
    assert plot.tag == "{http://www.w3.org/2000/svg}svg"
    assert any("fill" in (style.text or "") for style in plot.iter("{http://www.w3.org/2000/svg}style"))


def test_a_spread_counts_every_value_once() -> None:
    found = spread({"a": [1.0, 2.0, 3.0, 4.0], "b": [4.0], "c": []}, bins=3)
    assert set(found) == {"a", "b"}
    assert sum(y for _, y in found["a"]) == 1
    assert sum(y for _, y in found["b"]) == 1
    assert spread({"a": []}) == {}
