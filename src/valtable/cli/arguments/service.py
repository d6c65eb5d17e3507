"""What a service can be told: a flag and an environment variable for every field of its settings."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import typer

from valtable.cli.failures import Usage
from valtable.cli.speech import catalogue, say
from valtable.service.settings import Address, Database, Settings, database_at

NAMES = {"database": "database_url", "origins": "origin", "trusted_proxies": "trusted_proxy"}
"""Fields that are called otherwise on the command line: an address for a file, one of many at a time."""
FIELDS = {NAMES.get(field.name, field.name): field for field in msgspec.structs.fields(Settings)}
"""By what they are called there."""


DatabaseUrl = Annotated[
    str,
    typer.Option("--database-url", envvar="VALTABLE_DATABASE_URL", help=say("ui-help-database_url"), metavar="URL"),
]


def database_named(url: str) -> Database:
    """What was typed, as far as it can be used here."""
    database = database_at(url)
    if isinstance(database, Address) and find_spec("psycopg") is None:
        raise Usage(say("ui-error-postgres_missing"))
    return database


def settings_of(given: dict[str, Any]) -> Settings:
    """What was typed, as settings. Malformed where that cannot be."""
    values = {FIELDS[name].name: value for name, value in given.items()}
    values["database"] = database_named(given["database_url"])
    for field in FIELDS.values():
        if isinstance(field.default, tuple):
            values[field.name] = tuple(values[field.name] or field.default)
    return Settings(**values)


def takes_settings(command: Callable[[Settings], None]) -> Callable[..., None]:
    """A command that is told settings, as one that has a flag for each."""

    def told(**given: Any) -> None:
        from valtable.cli.failures import usage

        with usage():
            settings = settings_of(given)
        command(settings)

    parameters = [parameter(name) for name in FIELDS]
    told.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # as functools.wraps would set it
    told.__annotations__ = {one.name: one.annotation for one in parameters}
    return told


def parameter(name: str) -> Parameter:
    field = FIELDS[name]
    hint = get_type_hints(Settings, include_extras=True)[field.name]
    type_, meta = get_args(hint)[:2] if get_origin(hint) is Annotated else (hint, msgspec.Meta())
    default: Any = field.default
    metavar = None
    if field.name == "database":
        type_, default, metavar = str, "", "URL"
    elif isinstance(default, tuple):
        type_, default = list[str] | None, None
    option = typer.Option(
        flag(name), envvar=variable(name), help=say(f"ui-help-{name}"), min=meta.ge, max=meta.le, metavar=metavar
    )
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[type_, option])


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    return f"VALTABLE_{name.upper()}"


def listed() -> str:
    """All of it as a table for the guide."""
    texts = catalogue(None, "en")
    rows = ["| flag | environment | default | |", "|---|---|---|---|"]
    for name, field in FIELDS.items():
        rows.append(
            f"| `{flag(name)}` | `{variable(name)}` | {shown(field.default)} | {texts.text(f'ui-help-{name}')} |"
        )
    return "\n".join(rows)


def shown(default: Any) -> str:
    match default:
        case bool() | int() | float() | str():
            return f"`{default}`"
        case tuple():
            return ", ".join(f"`{one}`" for one in default)
        case Path():
            return f"`{default}`"
        case _:
            return ""
