"""Advice and reviews as they are shown: with the actions that they speak of, for a client to describe."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict

import tilewright as tw
from tilewright.bots.advice import Advice, Hint, Review
from tilewright.kernel import Action


class AdviceShown(Advice, frozen=True):
    """`actions` are those of the hints, by their text."""

    actions: dict[str, Any]


class ReviewShown(Review, frozen=True):
    """`actions` are those of the moments, done or better, by their text."""

    actions: dict[str, Any]


def show_advice(advice: Advice) -> AdviceShown:
    return AdviceShown(**asdict(advice), actions=_actions(advice.game, _texts(advice.hints)))


def show_review(review: Review) -> ReviewShown:
    moments = [judged for judged in review.judgements if judged.ply in review.moments]
    better = _texts(judged.best for judged in moments if judged.best)
    return ReviewShown(**asdict(review), actions=_actions(review.game, {judged.action for judged in moments} | better))


def _texts(hints: Iterable[Hint]) -> set[str]:
    return {text for hint in hints for text in (hint.action, *hint.line)}


def _actions(game: str, texts: Iterable[str]) -> dict[str, Action]:
    parse = tw.game(game).parse
    return {text: parse(text) for text in texts}
