"""Refusals as problem details (RFC 9457), over HTTP and over a socket."""

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
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

from tilewright.server import errors
from tilewright.server.database.availability import is_unavailable
from tilewright.server.errors import DomainError

MEDIA_TYPE = "application/problem+json"

_STATUS: dict[type[DomainError], int] = {
    errors.InvalidRequest: HTTP_400_BAD_REQUEST,
    errors.NotSignedIn: HTTP_401_UNAUTHORIZED,
    errors.Forbidden: HTTP_403_FORBIDDEN,
    errors.NotFound: HTTP_404_NOT_FOUND,
    errors.StateConflict: HTTP_409_CONFLICT,
    errors.IllegalMove: HTTP_422_UNPROCESSABLE_ENTITY,
    errors.RateLimited: HTTP_429_TOO_MANY_REQUESTS,
    errors.Unavailable: HTTP_503_SERVICE_UNAVAILABLE,
}

_log = structlog.get_logger("tilewright.api")

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True):
    """`body` is what the caller reads."""

    status: int
    body: dict[str, Any]
    headers: dict[str, str] = {}

    def response(self) -> Response[dict[str, Any]]:
        return Response(self.body, status_code=self.status, headers=self.headers, media_type=MEDIA_TYPE)


def problem(status: int, kind: str, detail: str, **facts: Any) -> Problem:
    said = {"status": status, "type": f"tilewright:{kind}", "title": kind.replace("-", " "), "detail": detail}
    return Problem(status, said | facts)


def problem_of(error: DomainError) -> Problem:
    found = problem(_STATUS[type(error)], error.kind, error.detail, **error.facts)
    if isinstance(error, errors.RateLimited | errors.Unavailable):
        return msgspec.structs.replace(found, headers={"Retry-After": str(int(error.wait) + 1)})
    return found


def problem_of_failure(error: Exception) -> Problem:
    """A failure of ours. The log has it; the caller learns nothing of what is inside."""
    if is_unavailable(error):
        return problem_of(errors.Unavailable("The database cannot be used now; try again in a moment."))
    return problem(HTTP_500_INTERNAL_SERVER_ERROR, "our-fault", "Something went wrong here, not with you.")


# ---- exception handlers of the application


def on_domain_error(_: AnyRequest, error: DomainError) -> Response[Any]:
    return problem_of(error).response()


def on_http_exception(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """The framework's own refusals, in the same form as ours."""
    said: dict[str, Any] = {"status": error.status_code}
    if error.status_code == HTTP_400_BAD_REQUEST:
        said["title"] = "bad request"
    said["detail"] = error.detail
    if error.extra:
        said["errors"] = error.extra
    return Problem(error.status_code, said, error.headers or {}).response()


def on_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """Something that should not happen, or a database that is away: what was not acknowledged may be asked again."""
    if is_unavailable(error):
        _log.error("no database", path=request.url.path, error=type(error).__name__)
    else:
        _log.error("unexpected", path=request.url.path, method=request.method, exc_info=error)
    return problem_of_failure(error).response()


EXCEPTION_HANDLERS = {DomainError: on_domain_error, HTTPException: on_http_exception, Exception: on_failure}
