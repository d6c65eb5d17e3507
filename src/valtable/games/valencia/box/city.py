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
GUILDS: Final = ("oranges", "tiger_nuts", "wine", "cloths", "porcelain")
FOUNTAIN: Final = 5
CENTRAL: Final = 6
OUTSIDE: Final = 7
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

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


class Laid:
    """A tile as it lies in a slot: the kind and the price of each of its cells, and where its bushes are."""

    def __init__(self, slot: Slot, tile: Tile, side: int, extra: int) -> None:
        printed = tile.side.b if side else tile.side.a
        rows, bushes = turned(printed.cells, printed.bushes, slot.base_turns + extra)
        self.cells: list[tuple[int, int, int]] = []
        for r, row in enumerate(rows):
            for c, text in enumerate(row):
                name, _, cost = text.partition(":")
                kind = FOUNTAIN if name == "fountain" else GUILDS.index(name)
                self.cells.append(((slot.row + r) * GRID + slot.col + c, kind, int(cost or 0)))
        self.bushes = [(slot.row + r) * GRID + slot.col + c for r, c in bushes]


class City:
    """One build of the city: what the rules ask in every game. Never changes after it is made."""

    def __init__(self, layout: Layout, tiles: list[Laid]) -> None:
        self.layout, self.rows, self.cols = layout, layout.rows, layout.cols
        kind, price, slot_of = [OUTSIDE] * CELLS, [0] * CELLS, [len(layout.slot)] * CELLS
        bushes: list[int] = []
        for number, tile in enumerate(tiles):
            bushes += tile.bushes
            for cell, what, cost in tile.cells:
                kind[cell], price[cell], slot_of[cell] = what, cost, number
        for cell in central(layout):
            kind[cell] = CENTRAL
        self.kind, self.price, self.slot_of = tuple(kind), tuple(price), tuple(slot_of)
        self.slots = len(layout.slot)
        of_guild: list[list[int]] = [[] for _ in GUILDS]
        spaces: list[int] = []
        fountain_spaces: list[int] = []
        for cell in range(CELLS):
            if kind[cell] < FOUNTAIN:
                spaces.append(cell)
                of_guild[kind[cell]].append(cell)
            elif kind[cell] == FOUNTAIN:
                fountain_spaces.append(cell)
        self.of_guild = tuple([tuple(cells) for cells in of_guild])
        self.spaces, self.fountain_spaces, self.bushes = tuple(spaces), tuple(fountain_spaces), tuple(sorted(bushes))
        self._around: Surroundings | None = None
        self._within: dict[int, Cells] = {}

    @property
    def around(self) -> Surroundings:
        """What is next to what, for scores and screens; a game is played without it, so it is made when asked for."""
        found = self._around
        if found is None:
            found = self._around = Surroundings(self)
        return found

    def next_bushes(self, bush: int, reach: int) -> Cells:
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
                if row * GRID + col in self.bushes:
                    found.append(row * GRID + col)
                    break
        return tuple(sorted(found))

    def within(self, start: int, steps: int) -> Cells:
        """City spaces within so many orthogonal steps over city spaces, the start left out (Rulings 20, 44)."""
        known = self._within.get(start * GRID + steps)
        if known is not None:
            return known
        seen = edge = {start}
        for _ in range(steps):
            edge = {cell for at in edge for cell in AROUND[at] if self.kind[cell] < FOUNTAIN} - seen
            seen = seen | edge
        found = self._within[start * GRID + steps] = tuple(sorted(seen - {start}))
        return found


class Surroundings:
    """Every neighbourhood in a city: by cell the city spaces, fountain spaces and bushes next to it, and by bush."""

    def __init__(self, city: City) -> None:
        kind, layout = city.kind, city.layout
        self.near = [[c for c in around if kind[c] < FOUNTAIN] for around in AROUND]
        self.fountains_near = [[c for c in around if kind[c] == FOUNTAIN] for around in AROUND]
        self.is_at_central = [False] * CELLS
        for middle in central(layout):
            for cell in self.near[middle]:
                self.is_at_central[cell] = True
        self.at_central = tuple(cell for cell in city.spaces if self.is_at_central[cell])
        self.at_bush: dict[int, list[int]] = {}
        self.bushes_near: list[list[int]] = [[] for _ in range(CELLS)]
        for bush in city.bushes:
            meeting = (bush - GRID - 1, bush - GRID, bush - 1, bush)
            self.at_bush[bush] = [cell for cell in meeting if kind[cell] < FOUNTAIN]
            for cell in self.at_bush[bush]:
                self.bushes_near[cell].append(bush)
        last_row, last_col = city.rows - 1, city.cols - 1
        self.at_wall = tuple(c for c in city.spaces if c // GRID in (0, last_row) or c % GRID in (0, last_col))
        self.corners = tuple(row * GRID + col for row, col in layout.corners)


def central(layout: Layout) -> list[int]:
    """The cells of the central tile."""
    tile = layout.central
    return [
        row * GRID + col
        for row in range(tile.row, tile.row + tile.rows)
        for col in range(tile.col, tile.col + tile.cols)
    ]


def neighbours(cell: int) -> Cells:
    """The cells that share an edge with this one."""
    row, col = divmod(cell, GRID)
    spots = ((row + down, col + right) for down, right in STEPS)
    return tuple(r * GRID + c for r, c in spots if 0 <= r < GRID and 0 <= c < GRID)


AROUND: Final = tuple(neighbours(cell) for cell in range(CELLS))


def pack(tile: int, side: int, extra: int) -> int:
    """A tile with its side (0 is a) and its extra turns, as a state holds it."""
    return tile * 8 + side * 4 + extra


def spot(cell: int) -> str:
    """Row and column as actions and texts write them."""
    return f"{cell // GRID}_{cell % GRID}"


def cell_of(written: str) -> int:
    """The cell of a spot."""
    row, _, col = written.partition("_")
    return int(row) * GRID + int(col)
