"""What a caller did that will not do: problem details (RFC 9457) that say what is wrong and what would be right."""

from typing import Any

from litestar.plugins.problem_details import ProblemDetailsException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from sqlalchemy.exc import DBAPIError

from tilewright.kernel import IllegalAction, NotationError, OptionError, Refusal


class Problem(ProblemDetailsException):
    """An answer that is no. `kind` is for programs, `detail` for people."""

    def __init__(self, status: int, kind: str, detail: str, **facts: Any) -> None:
        super().__init__(
            detail=detail, status_code=status, type_=f"tilewright:{kind}", title=kind.replace("-", " "), extra=facts
        )
        self.kind = kind

    def body(self) -> dict[str, Any]:
        """What the caller reads, over HTTP and over a socket."""
        said = {"status": self.status_code, "type": self.type_, "title": self.title, "detail": self.detail}
        return said | (self.extra if isinstance(self.extra, dict) else {})


def bad(kind: str, detail: str, **facts: Any) -> Problem:
    return Problem(HTTP_400_BAD_REQUEST, kind, detail, **facts)


def not_signed_in() -> Problem:
    return Problem(
        HTTP_401_UNAUTHORIZED, "not-signed-in", "Nobody is signed in; POST a name to /api/session to be a guest."
    )


def forbidden(kind: str, detail: str, **facts: Any) -> Problem:
    return Problem(HTTP_403_FORBIDDEN, kind, detail, **facts)


def missing(what: str) -> Problem:
    return Problem(HTTP_404_NOT_FOUND, "not-found", f"There is no such {what}, or it is not for you to see.")


def conflict(kind: str, detail: str, **facts: Any) -> Problem:
    return Problem(HTTP_409_CONFLICT, kind, detail, **facts)


def too_often(wait: float) -> Problem:
    problem = Problem(HTTP_429_TOO_MANY_REQUESTS, "too-often", f"Too many requests; try again in {wait:.1f} seconds.")
    problem.headers = {"Retry-After": str(int(wait) + 1)}
    return problem


def busy(detail: str) -> Problem:
    return Problem(HTTP_503_SERVICE_UNAVAILABLE, "busy", detail)


def illegal(text: str, refusal: Refusal) -> Problem:
    """An action that the rules forbid: the rule, the reason's id, and the facts that make it so."""
    return Problem(
        HTTP_422_UNPROCESSABLE_ENTITY,
        "illegal-action",
        f"{text} is not legal: {refusal}",
        action=text,
        rule=refusal.rule,
        reason=refusal.reason,
        facts=refusal.facts,
    )


def of_illegal_action(error: IllegalAction) -> Problem:
    return illegal(str(error.action), error.refusal)


def of_notation(error: NotationError) -> Problem:
    return Problem(HTTP_422_UNPROCESSABLE_ENTITY, "no-action", str(error), action=error.text)


def of_option(error: OptionError) -> Problem:
    return bad("bad-option", str(error), option=error.option)


def of_failure(error: Exception) -> Problem:
    """Something that is not the caller's doing. The log has it; the caller learns nothing of what is inside."""
    invalidated = isinstance(error, DBAPIError) and error.connection_invalidated
    if invalidated or isinstance(error, ConnectionError):
        return busy("The database does not answer; try again in a moment.")
    return Problem(HTTP_500_INTERNAL_SERVER_ERROR, "our-fault", "Something went wrong here, not with you.")
