"""What the schema says beyond the types themselves, for whoever writes a client from it."""

from __future__ import annotations

from litestar.openapi.spec import OpenAPI, Schema

from valtable.service.protocol import Strict


def close(schema: OpenAPI) -> None:
    """Say of everything that comes from outside that unknown fields are refused: Litestar leaves that unsaid."""
    for kind in Strict.__subclasses__():
        component = schema.components.schemas.get(kind.__name__)
        if isinstance(component, Schema):
            component.additional_properties = False
