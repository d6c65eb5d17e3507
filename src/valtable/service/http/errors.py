"""Whatever goes wrong in a handler, as an answer: a `Problem` with its status."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import ResponseSpec

from valtable.kernel.errors import Malformed, Refused, Unplayable
from valtable.service.operating.logs import logger
from valtable.service.problems import Trouble, Unmatched, language_of
from valtable.service.protocol import Problem
from valtable.service.store.writer import NotWritten

LOG = logger("valtable.service")
ERRORS = {status: ResponseSpec(Problem, generate_examples=False) for status in (400, 403, 404, 408, 409, 413, 429, 503)}
"""For the schema: what an address may answer instead."""


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Whatever went wrong as a `Problem`; our own bugs are told to the log alone."""
    trouble = trouble_of(error)
    if trouble.status == 500 and not isinstance(error, Trouble):
        # By the handler, not by the address: that was written by the client.
        LOG.error("a request has failed", handler=request.scope.get("path_template", ""), exc_info=error)
    request.scope["trouble"] = trouble  # type: ignore[typeddict-unknown-key]  # the entrance counts it
    language = language_of(request.headers.get("accept-language", ""))
    headers = trouble.headers
    if isinstance(error, MethodNotAllowedException):
        headers["Allow"] = allowed(error)
    return Response(trouble.problem(language), status_code=trouble.status, headers=headers, media_type=MediaType.JSON)


def allowed(error: MethodNotAllowedException) -> str:
    """What an address takes; whatever can be got can also be asked with HEAD."""
    methods = (error.headers or {}).get("allow", "").split(", ")
    return ", ".join(sorted({*methods, "HEAD"} if "GET" in methods else methods))


def trouble_of(error: Exception) -> Trouble:
    match error:
        case Trouble():
            return error
        case Unplayable():
            return Unmatched(error)
        case Malformed():
            return Trouble("malformed", error.where, error.problem)
        case Refused():
            return Trouble("malformed", error.refusal.reason)
        case RecursionError():
            return Trouble("malformed", detail="nested too deeply")
        case UnicodeDecodeError():  # the one thing in a body that the decoder does not answer for
            return Trouble("malformed", detail=f"is not UTF-8 ({error.reason})")
        case NotWritten():
            return Trouble("not_saved")
        case NotFoundException():
            return Trouble("no_such_page")
        case MethodNotAllowedException():
            return Trouble("wrong_method")
        case HTTPException(status_code=413):
            return Trouble("too_large", limit="body_bytes")
        case HTTPException() if error.status_code < 500:
            return Trouble("malformed", *details_of(error))
        case _:
            return Trouble("broken")


def details_of(error: HTTPException) -> tuple[str, str]:
    """Where it is wrong and what: the decoder's own words."""
    extra = error.extra if isinstance(error.extra, list) else []
    if extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        return str(first.get("key", "")), str(first.get("message", ""))[:300]
    return "", error.detail[:300]
