"""Valencia's players: one row per seat with numbers, stacks by size and the bid; cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.auction import auction_things
from valtable.games.valencia.scoring import standing_of
from valtable.games.valencia.sight.piles import pile_now
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.table import Thing

SPACIOUS = 110
"""Columns of the terminal from which a player's numbers and bid stand in one row."""
HEADS = (
    "ui-valencia-points", "ui-valencia-council", "ui-valencia-members", "ui-valencia-home", "ui-valencia-privileges",
    "ui-valencia-tasks", "ui-valencia-coins", "ui-valencia-goods", "ui-valencia-pile", "ui-valencia-stacks",
    "ui-valencia-bid",
)  # fmt: skip
NUMBERS = 9
"""So many of these are numbers."""
OPEN = 6
"""So many stand in the first of two rows, where one has no room for all."""
HOLDER = "♟"


def draw_players(terminal: Terminal, box: Box, view: ValenciaView) -> RenderableType:
    """One row per seat, then Nina: what everybody may know, and what is behind the screens one may look behind."""
    auction = {thing.ref: thing for thing in auction_things(box, view)}
    rows = [
        [*numbers(terminal, box, view, seat), *bidding(terminal, box, view, seat, auction)]
        for seat in range(view.seats)
    ]
    if box.nina_at[view.seats]:
        left = len(box.base_deck) - len(view.nina_shown) - len(view.nina_bid)
        bid = draw_bid(terminal, box, view.nina_bid, auction.get("figure:nina"))
        rows.append([Text(terminal.text("ui-valencia-nina")), *[Text()] * (NUMBERS - 1), Text(str(left)), Text(), bid])
    columns = list(range(1, len(HEADS) + 1))
    if terminal.width >= SPACIOUS:
        return draw_grid(terminal, rows, columns)
    return Group(draw_grid(terminal, rows, columns[:OPEN]), Text(), draw_grid(terminal, rows, columns[OPEN:]))


def draw_grid(terminal: Terminal, rows: list[list[Text]], columns: list[int]) -> Grid:
    """These columns of the rows, each with its heading, after the name."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True)
    for column in columns:
        grid.add_column(terminal.text(HEADS[column - 1]), justify="right" if column <= NUMBERS else "left")
    for row in rows:
        grid.add_row(row[0], *(row[column] for column in columns))
    return grid


def numbers(terminal: Terminal, box: Box, view: ValenciaView, seat: int) -> list[Text]:
    behind, player = view.screen_of(seat), terminal.seat(seat)
    if view.holder == seat:
        player.append(f" {HOLDER}", "bold")
    hidden = ["·", "·"] if behind is None else [behind.coins, sum(behind.goods)]
    sitting = sum(there.count(seat) for there in view.council)
    open_ = [visible(box, view, seat), view.points[seat], sitting, view.members[seat], view.privileges[seat]]
    open_.append(view.tasks_held[seat])
    style = "bold" if seat == view.seat else ""
    return [player, *(Text(str(n), style) for n in (*open_, *hidden, pile_now(view, seat)))]


def visible(box: Box, view: ValenciaView, seat: int) -> int:
    """The points that everybody can see, without tasks; at the end all of them."""
    sheet = standing_of(box, view)
    return sum(row.points[seat] or 0 for row in sheet.rows if row.source != "tasks" or view.is_over)


def bidding(terminal: Terminal, box: Box, view: ValenciaView, seat: int, auction: dict[str, Thing]) -> list[Text]:
    stacks = Text(" ".join("▮" * size for size in view.stack_sizes[seat])) or Text("–", "dim")
    return [stacks, draw_bid(terminal, box, view.bids[seat], auction.get(f"seat:{seat}"))]


def draw_bid(terminal: Terminal, box: Box, cards: list[int], bidder: Thing | None) -> Text:
    """The revealed cards and their sum; else whether the seat is still to act."""
    if bidder is None:
        return Text("–", style="dim")
    if not cards:
        return Text(", ".join(marks_on(terminal, bidder)), style="dim")
    bid = Text(" + ".join(card_name(terminal, box, card) for card in cards))
    counts = next(args["n"] for kind, args in bidder.marks if kind == "bids")
    return bid if bid.plain == str(counts) else bid.append(f" = {counts}", "bold")


def marks_on(terminal: Terminal, thing: Thing, *kinds: str) -> list[str]:
    """What is said on a thing, only of these kinds if some are named."""
    return [terminal.texts.mark(kind, args, terminal.names) for kind, args in thing.marks if not kinds or kind in kinds]


def draw_cards(terminal: Terminal, box: Box, kinds: Sequence[int]) -> Text:
    """Every influence card by name, equal ones close together: names are numbers, so nothing is counted."""
    if not kinds:
        return Text("–", style="dim")
    groups = [" ".join(card_name(terminal, box, card) for card in group) for _, group in groupby(kinds)]
    return Text("  ".join(groups))


def card_name(terminal: Terminal, box: Box, card: int) -> str:
    return terminal.texts.thing(f"card:{box.cards[card]}")
