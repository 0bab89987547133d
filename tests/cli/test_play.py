"""Playing by way of a pipe, and what is kept of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.conftest import Run
from tilewright.bots import InformationState, bot
from tilewright.kernel import commitment, seed_of

ALWAYS_ONE = "1\n" * 3000
SEED_7 = seed_of(7).hex()


def test_a_whole_game_by_always_choosing_1(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "qwirkle", "--players", "2", "--seed", "7", "--save", str(path), typed=ALWAYS_ONE)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert f"Seed {SEED_7}" in result.stdout
    assert result.stdout.count(commitment(seed_of(7))) == 2  # before the game and after it
    assert "\x1b" not in result.stdout
    played = tw.replay(tw.Record.load(path))
    assert played.result is not None
    assert f"({played.result.rule})" in result.stdout
    for score in played.result.scores:
        assert f"{score} points" in result.stdout
    assert run("verify", str(path)).exit_code == 0
    assert run("replay", str(path), "--all").exit_code == 0


def test_the_same_seed_gives_the_same_game_also_when_it_is_taken_up_again(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run("play", "--seed", "8", "--save", str(whole), typed=ALWAYS_ONE)
    run("play", "--seed", "8", "--save", str(parts), typed="1\n" * 10)
    for _ in range(2):
        run("play", "--resume", str(parts), typed="1\n" * 11)
    assert tw.Record.load(parts).plies < tw.Record.load(whole).plies
    result = run("play", "--resume", str(parts), typed=ALWAYS_ONE)
    assert "The game is over" in result.stdout
    assert parts.read_text() == whole.read_text()


def test_a_finished_game_taken_up_again_shows_its_end(run: Run, finished: Path) -> None:
    result = run("play", "--resume", str(finished))
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_the_end_of_input_ends_politely(run: Run) -> None:
    result = run("play", "--seed", "7")
    assert result.exit_code == 0
    assert "begin with --save FILE" in result.stdout


def test_the_end_of_input_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    result = run("play", "--seed", "7", "--seat", "you:Zoe", "--seat", "random", "--save", str(path), typed="1\n")
    assert result.exit_code == 0
    assert f"tilewright play --resume '{path}' --seat you:Zoe --seat random" in result.stdout
    assert path.exists()


def test_every_turn_is_saved_when_it_is_over(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.cli import game_history

    lengths: list[int] = []
    write = game_history.write

    def note(record: tw.Record, path: Path) -> None:
        lengths.append(record.plies)
        write(record, path)

    monkeypatch.setattr(game_history, "write", note)
    path = tmp_path / "game.json"
    run("play", "--seed", "7", "--save", str(path), typed="1\n" * 30)
    record = tw.Record.load(path)
    ends = [ply for ply, action in enumerate(record.actions, 1) if action == "end" or action.startswith("trade")]
    assert lengths == [0, *ends, record.plies]


def test_bots_among_themselves_need_nobody(run: Run) -> None:
    result = run("play", "--seat", "greedy", "--seat", "random", "--seat", "greedy", "--seed", "3")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "Greedy 2" in result.stdout
    assert "hand:" not in result.stdout


def test_other_bots_for_all_other_seats(run: Run) -> None:
    assert "Random 2" in run("play", "--players", "3", "--bots", "random").stdout


def test_options_are_played_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "--option", "free-opening=yes", "--save", str(path))
    assert tw.Record.load(path).options == {"free_opening": True}


@pytest.mark.parametrize("language", ["en", "he", "hu"])
def test_every_language_can_be_played_in(run: Run, language: str) -> None:
    assert run("play", "--language", language, "--seed", "1", typed="1\n1\nplace Rsq 9,9\n").exit_code == 0


def test_tiles_are_told_apart_where_there_are_no_signs_for_them() -> None:
    command = [sys.executable, "-c", "from tilewright.cli import main; main()", "play", "--seed", "1"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    played = subprocess.run(command, input=b"1\n\xff\xfe\n", env=environment, capture_output=True, check=True)
    assert b"Rv  Rdi   R#  Rsq   R*  Rst" in played.stdout
    assert b"[Rv]" in played.stdout
    assert played.stderr == b""


# ---- one decision: a person whose turn it is, with a hand and a table that are known
@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A game in its second round, seat 0 to move."""
    game = tw.game("qwirkle")
    state, greedy = game.start(2, 7), bot("greedy", game, 1)
    while state.actor != 0 or state.past.ply < 8:
        assert state.actor is not None
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    path = tmp_path / "opening.json"
    tw.Record.of(state).save(path)
    return path


def test_what_is_typed_wrong_loses_nothing_and_says_why(run: Run, opening: Path) -> None:
    before = opening.read_text()
    typed = "place Rsq 90,90\nplace Rsq\nplace Xyz 0,0\n77\nnonsense\n\ntrade\nback\n"
    result = run("play", "--resume", str(opening), typed=typed)
    assert result.exit_code == 0
    assert "(QW-" in result.stdout
    assert "is not a tile" in result.stdout
    assert "The menu has no 77" in result.stdout
    assert "is not understood" in result.stdout
    assert opening.read_text() == before


def test_why_names_the_rule_and_shows_it(run: Run, opening: Path) -> None:
    state = tw.replay(tw.Record.load(opening))
    legal = str(next(iter(state.actions())))
    result = run("play", "--resume", str(opening), typed=f"why pass\nwhy {legal}\nwhy\nwhy what\n")
    assert "(QW-T3)" in result.stdout
    assert "with an empty bag, a player who can’t place any tile passes" in result.stdout
    assert f"{legal} is legal" in result.stdout
    assert "Say which action" in result.stdout


def test_help_log_rules_and_board(run: Run, opening: Path) -> None:
    shown = run("play", "--resume", str(opening), typed="help\nlog\nrules\nrules QW-P4\nrules QW-P9\nboard\n").stdout
    assert "take back your last action" in shown
    assert "Put tiles of the hand aside" in shown
    assert "now, for example: " in shown
    assert "Ada starts with" in shown
    assert "every line of two or more adjacent tiles" in shown
    assert "there is no rule QW-P9" in shown
    assert shown.count("bag:") == 2


def test_undo_takes_back_the_draft_and_no_more(run: Run, opening: Path) -> None:
    state = tw.replay(tw.Record.load(opening))
    place = next(str(action) for action in state.actions() if str(action).startswith("place"))
    result = run("play", "--resume", str(opening), typed=f"{place}\nundo\nundo\n")
    assert "this turn so far" in result.stdout
    assert f"Taken back: {place}" in result.stdout
    assert "what others have seen stays" in result.stdout
    assert tw.replay(tw.Record.load(opening)) == state


def test_undo_before_the_first_action(run: Run) -> None:
    assert "nothing to take back yet" in run("play", "--seed", "1", typed="undo\n").stdout


def test_save_keeps_the_game_from_then_on(run: Run, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "late game.json"
    typed = f"save\nsave {finished}\nsave {tmp_path}/no/such/game.json\nsave {path}\n" + "1\n" * 12 + "quit\n"
    result = run("play", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert "is there already" in result.stdout
    assert "Not saved" in result.stdout
    assert tw.Record.load(path).plies > 3


def test_a_disk_that_fails_does_not_end_the_game(run: Run, opening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.cli import game_history

    calls: list[Path] = []

    def fails(record: tw.Record, path: Path) -> None:
        calls.append(path)
        if len(calls) > 1:  # the first one is the trial before the game
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(game_history, "write", fails)
    result = run("play", "--resume", str(opening), typed=ALWAYS_ONE)
    assert result.exit_code == 0
    assert result.stdout.count("The game goes on, but it is not saved") == 1
    assert "The game is over" in result.stdout


def test_a_legal_action_in_other_words_than_the_menu_s(run: Run, opening: Path) -> None:
    state = tw.replay(tw.Record.load(opening))
    trade = next(str(action) for action in state.actions() if str(action).count(" ") == 2 and "trade" in str(action))
    verb, first, second = trade.split()
    run("play", "--resume", str(opening), typed=f"{verb} {second} {first}\n")
    assert trade in tw.Record.load(opening).actions
