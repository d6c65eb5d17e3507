"""Rulebook, "Game setup": city, round boards, council and start player lie open before tasks are chosen (Ruling 35)."""

from __future__ import annotations

from valtable.games.valencia.asking.reasons import ALREADY_KEPT, ASKED_IN_ORDER, KEEP_ONE_TASK, NO_SUCH_TASK
from valtable.games.valencia.box.city import CELLS, Cells, pack
from valtable.games.valencia.box.components import CHURCH, NOBILITY, Box
from valtable.games.valencia.options import ValenciaOptions
from valtable.games.valencia.people.events import seat_ref, task_ref, task_refs
from valtable.games.valencia.phases.planning import open_planning
from valtable.games.valencia.state.frames import CHOOSING
from valtable.games.valencia.state.movers import put_on_council
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.agenda import Frame
from valtable.kernel.chance import Chance, draw, shuffle
from valtable.kernel.journal import Journal
from valtable.kernel.refusal import OK


def set_up(
    box: Box, options: ValenciaOptions, rules: int, seats: int, chance: Chance, journal: Journal | None
) -> State:
    """Lay out everything public, deal five tasks to each seat, then all choose at the same time (Ruling 35)."""
    build = lay_out_city(box, options, seats, chance)
    boards = list(range(len(box.boards)))
    shuffle(chance, "boards", boards)
    fountains = list(range(len(box.fountains)))
    drawn = [draw(chance, "fountains", fountains) for _ in boards]
    start = chance.below("start", seats)
    deck = box.deck(options)
    task_bag = box.tasks_in_play[seats][:]
    dealt = [sorted(draw(chance, "tasks", task_bag) for _ in range(box.dealt)) for _ in range(seats)]
    state = State(
        box, options, rules, seats, 0, start, build, tuple(boards), tuple(drawn),
        [NOBODY] * CELLS, [NOBODY] * CELLS, [], [()] * len(box.council),
        [box.members] * seats, [box.start_coins] * seats, box.coins - seats * box.start_coins,
        [0] * seats, box.privileges, [0] * seats, box.stock[:], [[0] * len(box.goods) for _ in range(seats)],
        [deck[:] for _ in range(seats)], [()] * seats, [()] * seats,
        [[] for _ in range(seats)], [[] for _ in range(seats)], [[] for _ in range(seats)],
        [()] * seats, [()] * seats, task_bag, list(map(tuple, dealt)), [()] * seats, [()] * seats,
        [], box.base_deck[:] if box.nina_at[seats] else [], [], [],
        [], [], [[(CHOOSING, seat, 0)] for seat in range(seats)],
    )  # fmt: skip
    put_on_council(state, start, NOBILITY)
    put_on_council(state, (start + 1) % seats, CHURCH)
    if journal is not None:
        journal.tell("start_player", {"seat": seat_ref(start), "other": seat_ref((start + 1) % seats)})
        for seat in range(seats):
            journal.tell("tasks_dealt", None, {seat: {"seat": seat_ref(seat), "tasks": task_refs(box, dealt[seat])}})
    return state


def lay_out_city(box: Box, options: ValenciaOptions, seats: int, chance: Chance) -> Cells:
    """The first game's city, or tiles of a shape shuffled over its slots, each with any side and turn (Ruling 41).

    Twelve tiles are eight for three to five players and four for two; spare tiles draw lots for the place of the
    one they stand in for only by option (Ruling 1).
    """
    if options.layout == "first_game":
        return box.first_build(seats)
    slots = box.layouts[seats].slot
    usual = [box.tile_ids.index(slot.first_game.tile) for slot in slots]
    if options.reserve and len(usual) > 4:
        for spare, tile in enumerate(box.tiles):
            if tile.stands_in_for and chance.below("city", 2):
                usual[usual.index(box.tile_ids.index(tile.stands_in_for))] = spare
    tiles = [0] * len(slots)
    for shape in dict.fromkeys(slot.shape for slot in slots):
        places = [number for number, slot in enumerate(slots) if slot.shape == shape]
        lots = [usual[number] for number in places]
        shuffle(chance, "city", lots)
        for number, tile_number in zip(places, lots, strict=True):
            tiles[number] = tile_number
    return tuple(
        pack(tiles[number], chance.below("city", 2), slot.extra_turns[chance.below("city", len(slot.extra_turns))])
        for number, slot in enumerate(slots)
    )


def why_not_keep_dealt(state: State, seat: int, frame: Frame, place: int) -> int:
    """Any of the dealt cards, asked in rising order so that each set is reached in one way."""
    if place >= len(state.dealt[seat]):
        return NO_SUCH_TASK
    if state.dealt[seat][place] in state.kept[seat]:
        return ALREADY_KEPT
    return ASKED_IN_ORDER if place < frame[2] else OK


def apply_keep_dealt(state: State, seat: int, place: int, journal: Journal | None) -> None:
    """Keep one of the dealt cards; `confirm` ends the choice."""
    state.sealed[seat][-1] = (CHOOSING, seat, place + 1)
    task = state.dealt[seat][place]
    state.kept[seat] += (task,)
    if journal is not None:
        journal.tell("task_kept", None, {seat: {"seat": seat_ref(seat), "task": task_ref(state.box, task)}})


def why_not_confirm_tasks(state: State, seat: int) -> int:
    """At least one card is kept. Rulebook, "The task cards"."""
    return OK if len(state.kept[seat]) >= state.box.kept_min else KEEP_ONE_TASK


def apply_confirm_tasks(state: State, seat: int, journal: Journal | None) -> None:
    """The rest goes back into the box for good (Ruling 17); the number kept is public when all have chosen."""
    state.returned[seat] = tuple([task for task in state.dealt[seat] if task not in state.kept[seat]])
    state.dealt[seat] = ()
    state.sealed[seat].pop()
    if journal is not None:
        journal.tell("ready", {"seat": seat_ref(seat)})
    if any(state.sealed):
        return
    state.sealed = []
    if journal is not None:
        for other in range(state.seats):
            journal.tell("tasks_chosen", {"seat": seat_ref(other), "n": len(state.kept[other])}, reveals=True)
    open_planning(state, journal)
