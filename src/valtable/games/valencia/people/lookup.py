"""The city's spaces, tasks, fountains, influence cards and goods to be looked up: what is free, what is left."""

from __future__ import annotations

from collections import Counter

from valtable.games.valencia.box.city import FOUNTAIN
from valtable.games.valencia.box.components import Box
from valtable.games.valencia.people.events import card_ref, fountain_ref, guild_ref, seat_ref, space_ref, task_ref
from valtable.games.valencia.people.tabletop import good_thing, space_thing, task_thing
from valtable.games.valencia.people.task_progress import progress_of
from valtable.games.valencia.sight.known import known_of
from valtable.games.valencia.sight.looking import CHOOSING_TASKS
from valtable.games.valencia.sight.piles import cards_left
from valtable.games.valencia.sight.view import ValenciaView
from valtable.games.valencia.state.state import NOBODY
from valtable.games.valencia.task_cards import is_fulfilled, points_of
from valtable.kernel.refusal import Args
from valtable.kernel.table import Known, Price, Shelf, Thing, copies_of, lacking, thing

Marks = list[tuple[str, Args]]


def look_up(box: Box, view: ValenciaView) -> tuple[Shelf, ...]:
    return (
        spaces_shelf(box, view),
        tasks_shelf(box, view),
        fountains_shelf(box, view),
        cards_shelf(box, view),
        goods_shelf(box, view),
    )


# The city


def spaces_shelf(box: Box, view: ValenciaView) -> Shelf:
    """By guild and price; a place that somebody has taken stays taken but for a change of location."""
    city = box.city(view.seats, view.build)
    cells = sorted(city.spaces, key=lambda cell: (city.kind[cell], city.price[cell], cell))
    free = sum(view.figures[cell] == NOBODY for cell in cells)
    known = tuple([space_known(box, view, cell) for cell in cells])
    return Shelf("spaces", known, (("free_spaces", {"n": free, "of": len(cells)}),))


def space_known(box: Box, view: ValenciaView, cell: int) -> Known:
    city = box.city(view.seats, view.build)
    table, owner, price = known_of(box, view), view.figures[cell], city.price[cell]
    notes: Marks = [("free", {})] if owner == NOBODY else [("stands_there", {"seat": seat_ref(owner)})]
    fountains = table.fountains_at(cell)
    if fountains:
        notes.append(("at_fountains", {"n": fountains}))
    if table.is_at_palm(cell):
        notes.append(("at_palm", {"n": box.palm_points}))
    own = None if view.seat is None else view.screen_of(view.seat)
    prices = (Price("coin:coin", price, price, (), None if own is None else own.coins),) if owner == NOBODY else ()
    return Known(
        space_thing(cell, city.kind[cell], price, owner),
        "open" if owner == NOBODY else "held",
        tuple(notes),
        prices,
        lacking(prices),
        None if not prices or own is None else not lacking(prices),
        facets={"guild": (guild_ref(city.kind[cell]),), "price": (str(price),)},
        rule="place",
    )


# Tasks


def tasks_shelf(box: Box, view: ValenciaView) -> Shelf:
    """One's own, those that everybody may see at the end, and those that lie before others or in the pile."""
    whose = {task: screen.seat for screen in view.screens for task in screen.tasks}
    own = {*view.dealt, *view.offer}
    tasks = box.tasks_in_play[view.seats]
    known = [task_known(box, view, task, whose.get(task), task in own) for task in tasks]
    dark = sum(held for seat, held in enumerate(view.tasks_held) if view.screen_of(seat) is None)
    return Shelf("tasks", tuple(known), (("tasks_hidden", {"n": dark, "of": view.tasks_left}),))


def task_known(box: Box, view: ValenciaView, task: int, owner: int | None, offered: bool) -> Known:
    returned = task in view.returned
    if owner is None and not offered:
        plain = Thing(task_ref(box, task), "card")
        notes: Marks = [("put_back", {})] if returned else [("unseen", {})]
        return Known(plain, "gone" if returned else "unseen", tuple(notes), rule="task-cards")
    seat = view.seat if owner is None else owner
    assert seat is not None  # whoever is offered a task sits at the table
    table = known_of(box, view)
    kept = view.phase == CHOOSING_TASKS and owner is not None
    done, points = is_fulfilled(table, seat, task), points_of(table, seat, task)
    drawn = task_thing(box, task, done, points, progress_of(table, seat, task), kept)
    notes = [("offered", {})] if owner is None else [("kept_by", {"seat": seat_ref(owner)})]
    return Known(drawn, "held", tuple(notes), rule="task-cards")


# Fountains


def fountains_shelf(box: Box, view: ValenciaView) -> Shelf:
    """Those of this game, one a round, with where they stand or when they can be founded."""
    known = [fountain_known(box, view, round_, fountain) for round_, fountain in enumerate(view.fountains)]
    built = sum(fountain in view.fountain_at for fountain in view.fountains)
    return Shelf("fountains", tuple(known), (("fountains_built", {"n": built, "of": len(known)}),))


def fountain_known(box: Box, view: ValenciaView, round_: int, fountain: int) -> Known:
    is_built = fountain in view.fountain_at
    notes: Marks = [("fountain_of_round", {"n": round_ + 1})]
    if is_built:
        notes = [("fountain_at", {"space": space_ref(view.fountain_at.index(fountain))})]
    drawn = Thing(fountain_ref(box, fountain), "tile", marks=(("points", {"n": box.fountain_points[fountain]}),))
    return Known(drawn, "held" if is_built else "open", tuple(notes), rule="fountain")


# Influence cards


def cards_shelf(box: Box, view: ValenciaView) -> Shelf:
    """Each kind with its copies in one deck; where one's own are, and what lies open before others."""
    deck = Counter(box.deck(view.options))
    left = Counter() if view.seat is None or view.is_over else Counter(cards_left(box, view, view.seat))
    known = [card_known(box, view, kind, deck[kind], left[kind]) for kind in sorted(deck)]
    notes: Marks = [("deck", {"n": sum(deck.values())})]
    if view.seat is not None and not view.is_over:
        notes.append(("pile_left", {"n": sum(left.values())}))
    return Shelf("cards", tuple(known), tuple(notes))


def card_known(box: Box, view: ValenciaView, kind: int, printed: int, left: int) -> Known:
    notes: Marks = []
    copies = copies_of(unseen=printed)
    if view.seat is not None and not view.is_over:
        notes.append(("own_pile", {"n": left, "of": printed}))
        copies = copies_of(unseen=left, seen=printed - left)
    for seat in range(view.seats):
        played = view.discards[seat].count(kind) + view.bids[seat].count(kind)
        if played:
            notes.append(("played_by", {"seat": seat_ref(seat), "n": played}))
    return Known(
        thing(card_ref(box, kind), "card"),
        "unseen" if left else "seen",
        tuple(notes),
        facets={"value": (str(box.card_value[kind]),)},
        copies=copies,
        rule=f"card-{box.cards[kind]}" if kind >= box.first_advanced else "draw",
    )


# Goods


def goods_shelf(box: Box, view: ValenciaView) -> Shelf:
    known = [good_known(box, view, good) for good in range(FOUNTAIN)]
    return Shelf("goods", tuple(known), (("goods_left", {"n": sum(view.supply), "of": sum(box.stock)}),))


def good_known(box: Box, view: ValenciaView, good: int) -> Known:
    """What is left of a good, and who is known to have some: all else lies behind screens."""
    left, stock = view.supply[good], box.stock[good]
    notes: Marks = [("stock", {"n": left, "of": stock})]
    for screen in view.screens:
        if screen.goods[good]:
            notes.append(("has", {"seat": seat_ref(screen.seat), "n": screen.goods[good]}))
    known = sum(screen.goods[good] for screen in view.screens)
    hidden = stock - left - known
    if hidden:
        notes.append(("behind_screens", {"n": hidden}))
    return Known(
        good_thing(box, good, left),
        "open" if left else "held",
        tuple(notes),
        facets={"guild": (guild_ref(good),)},
        copies=copies_of(open=left, held=known, unseen=hidden),
        rule="goods",
    )
