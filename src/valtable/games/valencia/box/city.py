"""The city: tiles turned and laid into slots, and who is whose neighbour there.

A cell is `row * GRID + column` on either board, so that a number means the same place in every game. A bush
stands where four cells meet and is named by the cell on its lower right (Ruling 2: one side of the board for
two players, one for three to five).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.printed import Layout, Slot, Tile

GRID: Final = 8
CELLS: Final = GRID * GRID
GUILDS = ("oranges", "tiger_nuts", "wine", "cloths", "porcelain")
FOUNTAIN: Final = 5
CENTRAL: Final = 6
OUTSIDE: Final = 7
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
FAR: Final = 3
"""The Wanderer's reach is read from its card; tables are made up to this."""

Cells = tuple[int, ...]


def turned(
    cells: list[list[str]], bushes: list[tuple[int, int]], turns: int
) -> tuple[list[list[str]], list[tuple[int, int]]]:
    """A side after so many quarter turns clockwise."""
    for _ in range(turns % 4):
        rows, cols = len(cells), len(cells[0])
        cells = [[cells[rows - 1 - c][r] for c in range(rows)] for r in range(cols)]
        bushes = [(c, rows - r) for r, c in bushes]
    return cells, bushes


def laid(slot: Slot, tile: Tile, side: int, extra: int) -> tuple[dict[int, str], list[int]]:
    """What lies in which cell when the tile is in the slot, and where its bushes are."""
    printed = tile.side.b if side else tile.side.a
    cells, bushes = turned(printed.cells, printed.bushes, slot.base_turns + extra)
    found = {(slot.row + r) * GRID + slot.col + c: text for r, row in enumerate(cells) for c, text in enumerate(row)}
    return found, [(slot.row + r) * GRID + slot.col + c for r, c in bushes]


class City:
    """One build of the city with every neighbourhood the rules ask for. Never changes after it is made."""

    def __init__(self, layout: Layout, tiles: tuple[Tile, ...], build: Cells, reach: int) -> None:
        self.rows, self.cols = layout.rows, layout.cols
        kind, price, slot_of = [OUTSIDE] * CELLS, [0] * CELLS, [len(layout.slot)] * CELLS
        bushes: list[int] = []
        for number, slot in enumerate(layout.slot):
            tile, side, extra = unpack(build[number])
            cells, own = laid(slot, tiles[tile], side, extra)
            bushes += own
            for cell, text in cells.items():
                name, _, cost = text.partition(":")
                kind[cell] = FOUNTAIN if name == "fountain" else GUILDS.index(name)
                price[cell] = int(cost or 0)
                slot_of[cell] = number
        middle = layout.central
        for row in range(middle.row, middle.row + middle.rows):
            for col in range(middle.col, middle.col + middle.cols):
                kind[row * GRID + col] = CENTRAL
        self.kind, self.price, self.slot_of = tuple(kind), tuple(price), tuple(slot_of)
        self.slots = len(layout.slot)
        self.spaces = tuple(cell for cell in range(CELLS) if kind[cell] < FOUNTAIN)
        self.of_guild = tuple(tuple(cell for cell in self.spaces if kind[cell] == guild) for guild in range(5))
        self.fountain_spaces = tuple(cell for cell in range(CELLS) if kind[cell] == FOUNTAIN)
        self.bushes = tuple(sorted(bushes))
        around = [neighbours(cell) for cell in range(CELLS)]
        self.near = tuple(tuple(c for c in around[cell] if kind[c] < FOUNTAIN) for cell in range(CELLS))
        self.fountains_near = tuple(tuple(c for c in around[cell] if kind[c] == FOUNTAIN) for cell in range(CELLS))
        self.at_central = tuple(cell for cell in self.spaces if any(kind[c] == CENTRAL for c in around[cell]))
        self.is_at_central = tuple(cell in self.at_central for cell in range(CELLS))
        meeting = {bush: (bush - GRID - 1, bush - GRID, bush - 1, bush) for bush in self.bushes}
        self.at_bush = {bush: tuple(c for c in cells if kind[c] < FOUNTAIN) for bush, cells in meeting.items()}
        self.bushes_near = tuple(tuple(b for b in self.bushes if cell in self.at_bush[b]) for cell in range(CELLS))
        self.next_bushes = {bush: self._next_bushes(bush, reach) for bush in self.bushes}
        self.bushes_beside = {bush: self._next_bushes(bush, 1) for bush in self.bushes}
        self.within = tuple(tuple(self._within(cell, n) for cell in range(CELLS)) for n in range(FAR + 1))
        last_row, last_col = layout.rows - 1, layout.cols - 1
        self.at_wall = tuple(c for c in self.spaces if c // GRID in (0, last_row) or c % GRID in (0, last_col))
        self.corners = tuple(row * GRID + col for row, col in layout.corners)

    def _next_bushes(self, bush: int, reach: int) -> Cells:
        """The nearest bush each way along the lines between cells, not through the central tile (Ruling 43)."""
        found = []
        for down, right in STEPS:
            row, col = divmod(bush, GRID)
            for _ in range(reach):
                # The two cells beside the line that is walked.
                first = (min(row, row + down) if down else row - 1) * GRID + (
                    min(col, col + right) if right else col - 1
                )
                second = first + (1 if down else GRID)
                row, col = row + down, col + right
                if not (0 < row < self.rows and 0 < col < self.cols):
                    break
                if self.kind[first] == CENTRAL and self.kind[second] == CENTRAL:
                    break
                if row * GRID + col in self.at_bush:
                    found.append(row * GRID + col)
                    break
        return tuple(sorted(found))

    def _within(self, start: int, steps: int) -> Cells:
        """City spaces within so many orthogonal steps over city spaces, the start left out (Rulings 20, 44)."""
        if self.kind[start] >= FOUNTAIN:
            return ()
        seen = edge = {start}
        for _ in range(steps):
            edge = {cell for at in edge for cell in self.near[at]} - seen
            seen = seen | edge
        return tuple(sorted(seen - {start}))


def neighbours(cell: int) -> Cells:
    """The cells that share an edge with this one."""
    row, col = divmod(cell, GRID)
    spots = ((row + down, col + right) for down, right in STEPS)
    return tuple(r * GRID + c for r, c in spots if 0 <= r < GRID and 0 <= c < GRID)


def pack(tile: int, side: int, extra: int) -> int:
    return tile * 8 + side * 4 + extra


def unpack(packed: int) -> tuple[int, int, int]:
    """Tile, side (0 is a) and extra turns."""
    return packed // 8, packed // 4 % 2, packed % 4


def spot(cell: int) -> str:
    """Row and column as actions and texts write them."""
    return f"{cell // GRID}_{cell % GRID}"


def cell_of(written: str) -> int:
    """The cell of a spot."""
    row, _, col = written.partition("_")
    return int(row) * GRID + int(col)
