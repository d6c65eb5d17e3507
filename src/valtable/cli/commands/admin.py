"""`valtable admin`: for whoever hosts, whether the service runs at the moment or not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
import typer

from valtable.cli.arguments.admin import read_end, read_network, read_table, read_words
from valtable.cli.arguments.service import DatabaseUrl, database_named
from valtable.cli.failures import Usage, usage
from valtable.cli.speech import say
from valtable.kernel.errors import ValtableError
from valtable.kernel.refusal import Args

if TYPE_CHECKING:  # the service is loaded by the commands themselves, so that `--help` is quick
    from valtable.service.orders.looking import Listed, Shown, Sitting
    from valtable.service.orders.order import Done, Order
    from valtable.service.settings import Database
    from valtable.service.store.store import Store

T = TypeVar("T")
REFUSALS = {
    "no_such_table": "ui-admin-no_such_table",
    "no_such_seat": "ui-admin-no_such_seat",
    "seat_of_bot": "ui-admin-seat_of_bot",
    "unknown_rules": "ui-admin-unknown_rules",
    "broken_table": "ui-admin-broken_table",
    "over": "ui-admin-over",
    "closed_already": "ui-admin-closed_already",
    "not_closed": "ui-admin-not_closed",
    "full": "ui-admin-full",
    "own_address": "ui-admin-own_address",
    "not_banned": "ui-admin-not_banned",
    "nothing_announced": "ui-admin-nothing_announced",
    "not_saved": "ui-admin-not_saved",
    "no_answer": "ui-admin-no_answer",
    "other_release": "ui-admin-other_release",
    "failed": "ui-admin-failed",
}
STATES = {
    "waiting": "ui-admin-state_waiting",
    "running": "ui-admin-state_running",
    "closed": "ui-admin-state_closed",
    "finished": "ui-admin-state_finished",
    "imported": "ui-admin-state_imported",
}
DAYS = 7
"""A ban lasts so long unless it is said."""

State = Literal["waiting", "running", "closed", "finished", "imported"]
TableName = Annotated[
    str, typer.Argument(help=say("ui-help-admin_table"), metavar="TABLE", callback=read_table)
]  # fmt: skip
Json = Annotated[bool, typer.Option("--json", help=say("ui-help-json"))]
Reason = Annotated[str, typer.Option(help=say("ui-help-admin_reason"))]
Lasting = Annotated[str, typer.Option("--for", help=say("ui-help-admin_for"), metavar="DURATION")]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=say("ui-help-admin"))
    group.command("list", help=say("ui-help-admin_list"))(list_tables)
    group.command("show", help=say("ui-help-admin_show"))(show)
    group.command("close", help=say("ui-help-admin_close"))(close)
    group.command("reopen", help=say("ui-help-admin_reopen"))(reopen)
    group.command("revoke", help=say("ui-help-admin_revoke"))(revoke)
    group.command("ban", help=say("ui-help-admin_ban"))(ban)
    group.command("unban", help=say("ui-help-admin_unban"))(unban)
    group.command("bans", help=say("ui-help-admin_bans"))(list_bans)
    group.command("announce", help=say("ui-help-admin_announce"))(announce)
    app.add_typer(group, name="admin")


def list_tables(
    state: Annotated[State | None, typer.Option(help=say("ui-help-admin_state"))] = None,
    game: Annotated[str, typer.Option(help=say("ui-help-admin_game"))] = "",
    limit: Annotated[int, typer.Option(help=say("ui-help-admin_limit"), min=1)] = 50,
    database_url: DatabaseUrl = "",
    json: Json = False,
) -> None:
    from valtable.service.orders.looking import look_around

    found = in_database(database_url, lambda store, database: look_around(store, database, state, game, limit))
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    print_tables(found.tables)
    typer.echo(say("ui-admin-listed", {"n": len(found.tables), "all": found.all}))
    tell_unknown(found.tables)


def show(table: TableName, database_url: DatabaseUrl = "", json: Json = False) -> None:
    from valtable.service.orders.looking import look_at

    found = in_database(database_url, lambda store, database: look_at(store, database, table), {"table": table})
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    print_table(found)
    tell_unknown([found])


def close(table: TableName, reason: Reason = "", database_url: DatabaseUrl = "") -> None:
    from valtable.service.orders.order import LONGEST_REASON, Close

    with usage():
        words = read_words(reason, "--reason", LONGEST_REASON, may_be_empty=True)
    order(database_url, Close(table, words), {"table": table})
    typer.echo(say("ui-admin-closed", {"table": table}))


def reopen(table: TableName, database_url: DatabaseUrl = "") -> None:
    from valtable.service.orders.order import Reopen

    order(database_url, Reopen(table), {"table": table})
    typer.echo(say("ui-admin-reopened", {"table": table}))


def revoke(
    table: TableName,
    seat: Annotated[int, typer.Argument(help=say("ui-help-admin_seat"), min=0)],
    database_url: DatabaseUrl = "",
    json: Json = False,
) -> None:
    from valtable.service.orders.order import Revoke
    from valtable.service.store.tokens import hashed, new_token

    secret = new_token()  # made here, so that the database never holds more than its hash
    order(database_url, Revoke(table, seat, hashed(secret)), {"table": table, "seat": seat})
    link = f"/t/{table}#{secret}"
    if json:
        typer.echo(msgspec.json.encode({"table": table, "seat": seat, "link": link}).decode())
    else:
        typer.echo(say("ui-admin-revoked", {"table": table, "seat": seat}))
        typer.echo(link)


def ban(
    address: Annotated[str, typer.Argument(help=say("ui-help-admin_address"), metavar="ADDRESS")],
    days: Annotated[int | None, typer.Option(help=say("ui-help-admin_days"), min=1, max=3650)] = None,
    lasts: Lasting = "",
    reason: Reason = "",
    database_url: DatabaseUrl = "",
) -> None:
    from valtable.service.orders.order import LONGEST_REASON, Ban

    with usage():
        network = read_network(address)
        if lasts and days is not None:
            raise Usage(say("ui-error-days_or_for"))
        until = read_end(lasts or f"{days or DAYS}d")
        words = read_words(reason, "--reason", LONGEST_REASON, may_be_empty=True)
    done = order(database_url, Ban(network, until, words), {"network": network})
    typer.echo(say("ui-admin-banned", {"network": network, "until": moment(until), "n": done.sockets}))


def unban(
    address: Annotated[str, typer.Argument(help=say("ui-help-admin_address"), metavar="ADDRESS")],
    database_url: DatabaseUrl = "",
) -> None:
    from valtable.service.orders.order import Unban

    with usage():
        network = read_network(address)
    order(database_url, Unban(network), {"network": network})
    typer.echo(say("ui-admin-unbanned", {"network": network}))


def list_bans(database_url: DatabaseUrl = "", json: Json = False) -> None:
    from valtable.service.store.operated import bans

    found = in_database(database_url, lambda store, _: bans(store))
    found = [one for one in found if datetime.fromisoformat(one.until) > datetime.now(UTC)]
    if json:
        typer.echo(msgspec.json.encode({"bans": found}).decode())
    elif not found:
        typer.echo(say("ui-admin-no_bans"))
    else:
        print_rows(
            ["ui-admin-network", "ui-admin-until", "ui-admin-reason"],
            [[one.network, moment(one.until), one.reason] for one in found],
        )


def announce(
    text: Annotated[str, typer.Argument(help=say("ui-help-admin_text"), metavar="TEXT", show_default=False)] = "",
    lasts: Lasting = "",
    clear: Annotated[bool, typer.Option("--clear", help=say("ui-help-admin_clear"))] = False,
    database_url: DatabaseUrl = "",
) -> None:
    from valtable.service.orders.order import LONGEST_TEXT, Announce

    with usage():
        if bool(text) is clear or (clear and lasts):
            raise Usage(say("ui-error-announce"))
        words = "" if clear else read_words(text, "TEXT", LONGEST_TEXT)
        until = read_end(lasts) if lasts else ""
    order(database_url, Announce(words, until))
    typer.echo(say("ui-admin-cleared" if clear else "ui-admin-announced", {"text": words}))


# At the database


def order(database_url: str, wanted: Order, about: Args | None = None) -> Done:
    """Have it carried out; what stands against it is raised as a sentence."""
    from valtable.service.orders.placing import have_done

    return in_database(database_url, lambda store, database: have_done(store, database, wanted), about)


def in_database(database_url: str, do: Callable[[Store, Database], Awaitable[T]], about: Args | None = None) -> T:
    from valtable.service.operating.logs import OURS
    from valtable.service.orders.order import Refusal
    from valtable.service.orders.placing import opened

    with usage():
        database = database_named(database_url)
    logging.getLogger(OURS).addHandler(logging.NullHandler())  # what is done is said here, once

    async def run() -> T:
        store = opened(database)
        try:
            return await do(store, database)
        finally:
            store.close()

    try:
        return asyncio.run(run())
    except Refusal as refused:
        raise ValtableError(say(REFUSALS[refused.code], about or {})) from None


# How it is shown


def print_rows(heads: list[str], rows: list[list[str]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(say(head), no_wrap=number == 0)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)


def print_tables(tables: list[Listed]) -> None:
    if not tables:
        return
    print_rows(
        ["ui-admin-table", "ui-admin-game", "ui-admin-state", "ui-admin-who", "ui-admin-made", "ui-admin-moved"],
        [
            [
                table.id,
                table.game,
                say(STATES[table.state]),
                who(table),
                ago(table.created),
                ago(table.moved),
            ]
            for table in tables
        ],
    )


def print_table(table: Shown) -> None:
    options = ", ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in table.options.items())
    closed = table.closed
    why = "" if closed is None else say("ui-admin-is_full") if closed.full else closed.reason
    rows = [
        ("ui-admin-table", table.id),
        ("ui-admin-game", f"{table.game} ({table.edition}, {table.rules})"),
        ("ui-admin-state", say(STATES[table.state])),
        ("ui-admin-closed_since", f"{moment(closed.since)} {why}".rstrip() if closed else ""),
        ("ui-admin-options", options),
        ("ui-admin-made", moment(table.created)),
        ("ui-admin-opened", table.opened[:10]),
        ("ui-admin-moved", moment(table.moved)),
        ("ui-admin-choices", str(table.choices)),
        ("ui-admin-seal", table.seal or ""),
        ("ui-admin-rematch", table.rematch),
        ("ui-admin-spectators", "" if table.spectators is None else str(table.spectators)),
    ]
    for head, value in rows:
        if value:
            typer.echo(f"{say(head):<16}{value}")
    typer.echo(say("ui-admin-seats"))
    for seat in table.seats:
        asked = f" ({say('ui-admin-asked')})" if seat.seat in table.asked else ""
        typer.echo(f"  {seat.seat}  {sitting(seat)}{asked}")


def tell_unknown(tables: list[Listed] | list[Shown]) -> None:
    """A service that does not answer is no reason to show nothing."""
    if any(table.spectators is None for table in tables):
        typer.echo(say("ui-admin-presence_unknown"), err=True)


def who(table: Listed) -> str:
    spectators = say("ui-admin-watching", {"n": table.spectators}) if table.spectators else ""
    return ", ".join([*map(sitting, table.seats), *([spectators] if spectators else [])])


def sitting(seat: Sitting) -> str:
    if seat.kind == "bot":
        return f"{seat.name} ({seat.bot})"
    if not seat.taken:
        return f"{seat.name} ({say('ui-admin-awaited')})"
    return f"{seat.name} ({say('ui-admin-present')})" if seat.present else seat.name


def moment(written: str) -> str:
    return f"{written[:16].replace('T', ' ')} UTC" if written else ""


def ago(written: str) -> str:
    if not written:
        return ""
    minutes = int((datetime.now(UTC) - datetime.fromisoformat(written)).total_seconds()) // 60
    hours = minutes // 60
    if hours >= 48:
        return say("ui-admin-days", {"n": hours // 24})
    return say("ui-admin-hours", {"n": hours}) if minutes >= 120 else say("ui-admin-minutes", {"n": max(minutes, 0)})
