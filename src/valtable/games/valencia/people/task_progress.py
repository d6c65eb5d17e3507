"""How far a task has come, for people: so many of so many, where the card counts something."""

from __future__ import annotations

from valtable.games.valencia.box.city import GRID
from valtable.games.valencia.sight.known import Known
from valtable.games.valencia.state.state import NOBODY
from valtable.games.valencia.task_cards import count, directions


def progress_of(known: Known, seat: int, task: int) -> tuple[int, int] | None:
    """What the seat has and what the card wants; None where it compares purses or counts without an end."""
    condition = known.box.conditions[task]
    match condition.kind:
        case "always" | "more_than_a_neighbour" | "more_than_everyone":
            return None
        case "block":
            shape = [(r, c) for r in range(condition.rows) for c in range(condition.cols)]
            return most_of(known, seat, [shape]), len(shape)
        case "line":
            lines = [[(down * n, right * n) for n in range(condition.length)] for down, right in directions(condition)]
            return most_of(known, seat, lines), condition.length
        case _:
            return count(known, seat, condition)


def most_of(known: Known, seat: int, shapes: list[list[tuple[int, int]]]) -> int:
    """The most family members on any such group of city spaces where the rest could still be filled."""
    free = {divmod(cell, GRID) for cell in known.city.spaces if known.figures[cell] == NOBODY}
    own = {divmod(cell, GRID) for cell in known.members(seat)}
    best = min(len(own), 1)
    for shape in shapes:
        for row, col in own | free:
            spots = [(row + r, col + c) for r, c in shape]
            if all(spot in own or spot in free for spot in spots):
                best = max(best, sum(spot in own for spot in spots))
    return best
