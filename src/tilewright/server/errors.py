"""Why something cannot be done. There is no HTTP in here: `api.problem_details` says it to the caller."""

from typing import Any

from tilewright.kernel import IllegalAction, NotationError, OptionError


class DomainError(Exception):
    """A refusal. `kind` is for programs, `detail` for people; `facts` go with them."""

    def __init__(self, kind: str, detail: str, **facts: Any) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        self.facts = facts


class InvalidRequest(DomainError):
    """What was asked for does not exist or makes no sense."""


class NotSignedIn(DomainError):
    """Only a player who is signed in may do that."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "Nobody is signed in; POST a name to /api/session to be a guest.")


class Forbidden(DomainError):
    """This player may not do that."""


class NotFound(DomainError):
    """There is no such thing, or the caller may not know that there is."""

    def __init__(self, what: str) -> None:
        super().__init__("not-found", f"There is no such {what}, or it is not for you to see.")


class StateConflict(DomainError):
    """It cannot be done as things are now."""


class IllegalMove(DomainError):
    """The rules forbid the action, or it is no action at all."""


class RateLimited(DomainError):
    """Asked too often; `wait` is the number of seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", f"Too many requests; try again in {wait:.1f} seconds.")
        self.wait = wait


class Unavailable(DomainError):
    """It cannot be done at the moment; trying again after `wait` seconds will help."""

    def __init__(self, detail: str, wait: float = 4.0) -> None:
        super().__init__("busy", detail)
        self.wait = wait


def illegal_action(error: IllegalAction) -> IllegalMove:
    """An action that the rules forbid: the rule, the reason's id, and the facts that make it so."""
    text, refusal = str(error.action), error.refusal
    return IllegalMove(
        "illegal-action",
        f"{text} is not legal: {refusal}",
        action=text,
        rule=refusal.rule,
        reason=refusal.reason,
        facts=refusal.facts,
    )


def unreadable_action(error: NotationError) -> IllegalMove:
    return IllegalMove("no-action", str(error), action=error.text)


def bad_option(error: OptionError) -> InvalidRequest:
    return InvalidRequest("bad-option", str(error), option=error.option)
