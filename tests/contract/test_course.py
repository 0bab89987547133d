"""The course of a game: it goes on until it ends, and loses no piece on the way."""

import itertools

from tests.contract.walks import Case, walk


def test_every_piece_is_kept(case: Case) -> None:
    states = walk(case)
    whole = case.census(states[0])
    for state in states:
        assert case.census(state) == whole


def test_a_game_ends_with_places_and_scores(case: Case) -> None:
    states = walk(case)
    for state in states[:-1]:
        assert state.result is None
    result = states[-1].result
    assert result is not None
    assert len(result.places) == len(result.scores) == case.players
    assert all(1 <= place <= case.players for place in result.places)
    assert result.rule in case.game.rules
    assert result.reason


def test_another_player_or_a_draw_is_a_reveal(case: Case) -> None:
    """A draft may be taken back as long as nothing was drawn or rolled and the decision is still the same player's."""
    states = walk(case)
    for before, after in itertools.pairwise(states):
        if after.actor != before.actor or after.chance != before.chance:
            assert after.reveals, f"{after.past.action} at ply {before.past.ply}"
