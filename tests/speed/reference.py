"""A small program that never changes: the work of the games is told in multiples of it.

It does what engines do: reads and writes lists of ints, asks small functions, sorts, builds short lists. Whoever
changes a line here makes every committed ratio meaningless.
"""

from __future__ import annotations

SEATS, CARDS, TURNS = 3, 40, 60


class Table:
    __slots__ = ("hands", "pile", "points", "turn")

    def __init__(self) -> None:
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.pile = [(7 * n + 3) % CARDS for n in range(CARDS)]
        self.points = [0] * SEATS
        self.turn = 0


def why_not(table: Table, seat: int, card: int) -> int:
    if seat != table.turn % SEATS:
        return 1
    if card not in table.hands[seat]:
        return 2
    return 3 if card % 5 == table.points[seat] % 5 else 0


def choices(table: Table, seat: int) -> list[int]:
    return [card for card in sorted(table.hands[seat]) if why_not(table, seat, card) == 0]


def apply(table: Table, seat: int, card: int) -> None:
    table.hands[seat].remove(card)
    table.pile.append(card)
    table.points[seat] += card % 7 + len(table.hands[seat])


def play() -> int:
    """One game; the points of all together, so that it is clear that it was played."""
    table = Table()
    while table.turn < TURNS:
        seat = table.turn % SEATS
        while len(table.hands[seat]) < 5:
            table.hands[seat].append(table.pile.pop(table.turn * 11 % len(table.pile)))
        found = choices(table, seat)
        if found:
            apply(table, seat, found[table.turn % len(found)])
        table.turn += 1
    return sum(table.points)
