"""What a family member on a city space or a sale would change for one's own tasks, as far as one can know."""

from __future__ import annotations

from valtable.games.valencia.people.events import task_refs
from valtable.games.valencia.sight.known import Known, known_of
from valtable.games.valencia.sight.looking import make_view
from valtable.games.valencia.state.state import NOBODY, State
from valtable.games.valencia.task_cards import points_of
from valtable.kernel.decision import Effect


def task_effects(state: State, seat: int, cell: int, origin: int = NOBODY) -> tuple[Effect, ...]:
    """What becomes of the tasks kept; from the seat's own view, so nothing leaks."""
    before, after = known_to(state, seat), known_to(state, seat)
    after.figures[cell] = seat
    if origin != NOBODY:
        after.figures[origin] = NOBODY
    else:
        after.coins[seat] = state.coins[seat] - state.city.price[cell]
        after.all_coins -= state.city.price[cell]
    return changes(state, seat, before, after)


def sale_effects(state: State, seat: int, good: int) -> tuple[Effect, ...]:
    """The same for a good that is sold."""
    after, value = known_to(state, seat), state.box.good_value[good]
    after.goods[seat] = [n - (kind == good) for kind, n in enumerate(state.goods[seat])]
    after.all_goods -= 1
    after.coins[seat] = state.coins[seat] + value
    after.all_coins += value
    return changes(state, seat, known_to(state, seat), after)


def changes(state: State, seat: int, before: Known, after: Known) -> tuple[Effect, ...]:
    """Points won and lost by the tasks kept, with which of them."""
    won: dict[int, int] = {}
    for task in state.kept[seat]:
        now, then = points_of(before, seat, task), points_of(after, seat, task)
        if now is not None and then is not None and now != then:
            won[task] = then - now
    gained, lost = [task for task, n in won.items() if n > 0], [task for task, n in won.items() if n < 0]
    found = []
    if gained:
        total = sum(won[task] for task in gained)
        found.append(Effect("tasks_gain", {"n": total, "tasks": task_refs(state.box, gained)}))
    if lost:
        total = -sum(won[task] for task in lost)
        found.append(Effect("tasks_loss", {"n": total, "tasks": task_refs(state.box, lost)}))
    return tuple(found)


def known_to(state: State, seat: int) -> Known:
    """The known as this seat knows them; its own lists may be changed."""
    return known_of(state.box, make_view(state, seat))
