"""The contents of the box as tables of ints: what a state shares.

Pages and faces are numbered through both kinds of books. A page is a pair of faces in a set: two
cards of a set that show the same on both sides are the same page twice, so a number of a page
says no more than its two faces and its border do (R8, R26).
"""

from __future__ import annotations

from typing import Final

from valtable.games.valdora.box.actions import GEMS, GOLD, KINDS, action_table
from valtable.games.valdora.box.checks import check, check_files
from valtable.games.valdora.box.printed import BoardFile, CommissionsFile, CraftsmenFile, EquipmentFile, WorkshopsFile
from valtable.games.valdora.box.printed import Face as PrintedFace
from valtable.games.valdora.box.printed_setup import SetupFile
from valtable.kernel.components import Components, Contents

NONE: Final = -1

# What a space is.
CITY: Final = 0
MINE: Final = 1
HOUSE: Final = 2
ROAD: Final = 3
HARBOR: Final = 4
SPACE_KINDS: Final = ("city", "mine", "house", "road", "harbor")

# A face of a page: a kind of equipment, or its index after these in the list of commissions.
COMMISSION: Final = len(KINDS)
"""The first face that is a commission."""
COIN: Final = len(GEMS)
"""What a silver commission asks for, in the place of a gem."""

Face = tuple[int, tuple[int, ...], int]
"""Crest, request, points."""


class Files:
    """The files of an edition, read strictly and checked for agreement."""

    def __init__(self, components: Components) -> None:
        self.board = components.read("board", BoardFile)
        self.equipment = components.read("equipment", EquipmentFile)
        self.commissions = components.read("commissions", CommissionsFile)
        self.craftsmen = components.read("craftsmen", CraftsmenFile)
        self.workshops = components.read("workshops", WorkshopsFile)
        self.setup = components.read("setup", SetupFile)
        check_files(self.board, self.equipment, self.commissions, self.craftsmen, self.workshops, self.setup)


class Box(Contents):
    """Everything printed, by index: spaces in file order, crests clockwise, gems and equipment as in `actions`.

    Seven houses, two harbors and a harbor city, seven colours of craftsmen in a ring: the rulebook's counts, not
    those of reviews (R21, R22).
    """

    def __init__(self, components: Components) -> None:
        files = Files(components)
        self._board(files.board)
        self._check_moves(files.setup)
        self._equipment(files.equipment)
        self._craftsmen(files.craftsmen, files.workshops)
        self._pages(files.equipment, files.commissions)
        self._books(files)
        self._limits(files.setup)
        self.actions = action_table(self.spaces, tuple((GEMS[gem], KINDS[kind]) for gem, kind in self.loads))
        firsts = [family.first for family in self.actions.families]
        self.move, self.turn, self.buy, self.swap, self.load, self.complete = firsts[:6]
        self.pay, self.provisions, self.end = firsts[6:]
        self.move_ids = tuple(tuple(self.move + stop for stop in stops) for stops in self.near)
        both = (sorted(near + far) for near, far in zip(self.near, self.far, strict=True))
        self.provided_move_ids = tuple(tuple(self.move + stop for stop in stops) for stops in both)
        everywhere = range(len(self.spaces))
        self.is_near = tuple(tuple(stop in stops for stop in everywhere) for stops in self.near)

    def _board(self, board: BoardFile) -> None:
        spaces = board.spaces
        self.spaces = tuple(space.id for space in spaces)
        index = {name: number for number, name in enumerate(self.spaces)}
        self.space_kind = tuple(SPACE_KINDS.index(space.kind) for space in spaces)
        self.ships = tuple(space.ships for space in spaces)
        self.at = tuple((space.x, space.y) for space in spaces)
        self.size = board.width, board.height
        links: list[set[int]] = [set() for _ in spaces]
        for edge in board.edges:
            links[index[edge.a]].add(index[edge.b])
            links[index[edge.b]].add(index[edge.a])
        self.links = tuple(tuple(sorted(found)) for found in links)
        cities = [kind == CITY for kind in self.space_kind]
        self.near = tuple(reachable(self.links, cities, start) for start in range(len(spaces)))
        self.far = tuple(reachable_with_provisions(self.near, cities, start) for start in range(len(spaces)))
        self.roads = tuple(number for number, kind in enumerate(self.space_kind) if kind == ROAD)
        self.road_of = tuple(self.roads.index(n) if kind == ROAD else NONE for n, kind in enumerate(self.space_kind))
        self.start_space = index[board.start_space]
        self.crest_names_at = tuple(space.crest for space in spaces)
        self.book_names_at = tuple(space.book for space in spaces)

    def _check_moves(self, setup: SetupFile) -> None:
        """A pawn must move, whatever its purse: all the others may stand where it cannot pay them."""
        for space, stops in zip(self.spaces, self.near, strict=True):
            check("board", len(stops) >= setup.players_max, f"{space}: at least {setup.players_max} stops are in reach")

    def _equipment(self, equipment: EquipmentFile) -> None:
        printed = {kind.id: kind for kind in equipment.kinds}
        self.load_cost = tuple(printed[kind].load_cost for kind in KINDS)
        carried = [printed[kind].loads for kind in KINDS]
        self.carries = tuple(tuple(range(len(GEMS))) if gem == "any" else (GEMS.index(gem),) for gem in carried)
        self.reloads = tuple(gem == "any" for gem in carried)
        self.loads = tuple((gem, kind) for kind in range(len(KINDS)) for gem in self.carries[kind])
        self.load_of = {pair: number for number, pair in enumerate(self.loads)}
        self.start_kinds = tuple(printed[kind].start_card for kind in KINDS)

    def _craftsmen(self, craftsmen: CraftsmenFile, workshops: WorkshopsFile) -> None:
        self.crests = tuple(str(crest) for crest in craftsmen.clockwise)
        count = {color.id: color for color in craftsmen.colors}
        self.tiles = [count[crest].count for crest in craftsmen.clockwise]
        self.tiles_for_three = [count[crest].count_three_players for crest in craftsmen.clockwise]
        shop = {workshop.color: workshop for workshop in workshops.workshops}
        self.required = tuple(shop[crest].required for crest in craftsmen.clockwise)
        self.workshop_points = tuple(shop[crest].vp for crest in craftsmen.clockwise)
        self.bonus_tiles = workshops.bonus_tiles.count
        self.bonus_points = workshops.bonus_tiles.vp
        self.color_points = craftsmen.vp_per_color_owned
        self.crest_at = tuple(self.crests.index(name) if name else NONE for name in self.crest_names_at)

    def _pages(self, equipment: EquipmentFile, commissions: CommissionsFile) -> None:
        """Faces, then pages sorted by recto and verso, set after set."""
        sides = [side for card in commissions.cards for side in (card.recto, card.verso)]
        self.faces: tuple[Face, ...] = tuple(sorted({self._face(side) for side in sides}))
        crests = tuple(face[0] for face in self.faces)
        self.crest = (NONE,) * COMMISSION + crests
        self.wants: tuple[tuple[int, ...], ...] = ((),) * COMMISSION + tuple(face[1] for face in self.faces)
        self.points = (0,) * COMMISSION + tuple(face[2] for face in self.faces)
        number = {face: COMMISSION + i for i, face in enumerate(self.faces)}
        catalog = sorted((KINDS.index(card.recto), KINDS.index(card.verso)) for card in equipment.cards)
        orders = sorted((number[self._face(card.recto)], number[self._face(card.verso)]) for card in commissions.cards)
        self.sets = (*equipment.sets, *commissions.sets)
        recto, verso, set_of = list[int](), list[int](), list[int]()
        self.deck = list[list[int]]()
        for set_, cards in enumerate([catalog] * len(equipment.sets) + [orders] * len(commissions.sets)):
            distinct = sorted(set(cards))
            first = len(recto)
            recto += [pair[0] for pair in distinct]
            verso += [pair[1] for pair in distinct]
            set_of += [set_] * len(distinct)
            self.deck.append([first + distinct.index(pair) for pair in cards])
        self.recto, self.verso, self.set_of = tuple(recto), tuple(verso), tuple(set_of)
        self.shown = tuple(face for pair in zip(verso, recto, strict=True) for face in pair)
        """The face of page p that lies on side s is shown[2 * p + s]."""

    def _face(self, face: PrintedFace) -> Face:
        request = tuple(COIN if item == "silver_coin" else GEMS.index(item) for item in face.request)
        return self.crests.index(face.crest), request, face.vp

    def _books(self, files: Files) -> None:
        """A book has the number of the set it begins with."""
        city = {book.id: book.city for book in files.setup.books.book}
        self.books = self.sets
        self.book_city = tuple(self.spaces.index(city[book]) for book in self.books)
        self.book_at = tuple(self.books.index(name) if name else NONE for name in self.book_names_at)
        self.is_catalog = tuple(book in files.equipment.sets for book in self.books)
        self.commission_books = tuple(n for n in range(len(self.books)) if not self.is_catalog[n])
        self.streams = tuple(f"book:{book}" for book in self.books)

    def _limits(self, setup: SetupFile) -> None:
        self.coins = setup.coins.total
        self.purse = setup.coins.max_per_player
        self.refill = setup.coins.mine_refills_to
        self.start_coins = setup.start_coins_by_seat
        self.gems = [next(color.count for color in setup.gemstones.colors if color.id == gem) for gem in GEMS]
        self.gems_per_road = setup.gemstones.per_road_space
        self.free_pages = setup.books.free_page_turns_per_turn
        self.page_price = setup.books.page_turn_cost_coins
        self.commission_price = setup.books.commission_price_coins
        self.max_open = setup.limits.incomplete_commissions
        self.toll = setup.encounter.coins_per_pawn
        self.is_free = tuple(SPACE_KINDS[kind] in setup.encounter.free_space_kinds for kind in self.space_kind)
        self.last_colors = setup.end.trigger_max_colors_left
        self.gem_points = setup.scoring.per_gemstone_on_equipment
        self.price_gem = GOLD

    def kind_name(self, space: int) -> str:
        """City, mine, house, road or harbor: sentences choose their article by it."""
        return SPACE_KINDS[self.space_kind[space]]


def reachable(links: tuple[tuple[int, ...], ...], cities: list[bool], start: int) -> tuple[int, ...]:
    """Every stop without passing a city; starting in one is not passing it (R13)."""
    found, open_ = {start}, [start]
    while open_:
        for space in links[open_.pop()]:
            if space not in found:
                found.add(space)
                if not cities[space]:
                    open_.append(space)
    return tuple(sorted(found - {start}))


def reachable_with_provisions(near: tuple[tuple[int, ...], ...], cities: list[bool], start: int) -> tuple[int, ...]:
    """The stops that need provisions: behind one city, no farther than the next (R13)."""
    behind = {space for city in near[start] if cities[city] for space in near[city]}
    return tuple(sorted(behind - {start, *near[start]}))
