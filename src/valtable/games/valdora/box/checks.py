"""Whether the component files agree with one another and with themselves.

Some values stand in two files; a file that contradicts another is refused, and the message names it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from valtable.games.valdora.box.actions import GEMS, KINDS
from valtable.games.valdora.box.printed import BoardFile, CommissionsFile, CraftsmenFile, EquipmentFile, WorkshopsFile
from valtable.games.valdora.box.printed_setup import SetupFile
from valtable.kernel.errors import Malformed

SPACES: Final = 30
CRESTS: Final = 7


def check(file: str, holds: bool, problem: str) -> None:
    if not holds:
        raise Malformed(f"{file}.toml", problem)


def check_files(
    board: BoardFile,
    equipment: EquipmentFile,
    commissions: CommissionsFile,
    craftsmen: CraftsmenFile,
    workshops: WorkshopsFile,
    setup: SetupFile,
) -> None:
    check_board(board, setup, craftsmen)
    check_equipment(equipment, setup)
    check_commissions(commissions, craftsmen)
    check_craftsmen(craftsmen, setup)
    check_workshops(workshops, craftsmen, setup)
    check_setup(setup, board)
    check_books(equipment, commissions, setup, board)


def check_board(board: BoardFile, setup: SetupFile, craftsmen: CraftsmenFile) -> None:
    ids = [space.id for space in board.spaces]
    check("board", len(set(ids)) == len(ids) == board.counts.spaces == SPACES, f"there are {SPACES} different spaces")
    for kind in ("city", "mine", "house", "road", "harbor"):
        found = sum(space.kind == kind for space in board.spaces)
        check("board", found == getattr(board.counts, kind), f"counts: there are {found} of kind {kind}")
    unknown = [name for edge in board.edges for name in (edge.a, edge.b) if name not in ids]
    check("board", not unknown, f"edges name no space: {', '.join(unknown)}")
    pairs = [frozenset((edge.a, edge.b)) for edge in board.edges]
    check("board", len(set(pairs)) == len(pairs), "two edges join the same spaces")
    check("board", board.start_space in ids, f"no such space: {board.start_space}")
    check("board", board.start_space == setup.start_space, "start_space is another in setup.toml")
    crests = sorted(space.crest for space in board.spaces if space.kind == "house")
    check("board", crests == sorted(craftsmen.clockwise), "each crest has one house")
    for space in board.spaces:
        check("board", (space.kind == "house") == bool(space.crest), f"{space.id}: crest")
        check("board", space.kind in ("city", "harbor") or not space.ships, f"{space.id}: ships")
        check("board", space.kind == "city" or not space.book, f"{space.id}: book")


def check_equipment(file: EquipmentFile, setup: SetupFile) -> None:
    check("equipment", sorted(kind.id for kind in file.kinds) == sorted(KINDS), "kinds: each of the seven once")
    check("equipment", len(file.cards) == file.cards_per_set, f"there are {len(file.cards)} cards")
    check("equipment", file.cards_total == file.cards_per_set * len(file.sets), "cards_total")
    check("equipment", len({card.id for card in file.cards}) == len(file.cards), "two cards have the same id")
    faces = Counter(face for card in file.cards for face in (card.recto, card.verso))
    for kind in file.kinds:
        check("equipment", faces[kind.id] == kind.faces_per_set, f"{kind.id}: faces_per_set is {faces[kind.id]}")
        check("equipment", kind.in_catalog == bool(faces[kind.id]), f"{kind.id}: in_catalog")
        check("equipment", kind.start_card == (kind.id in setup.start_equipment), f"{kind.id}: start_card")
        check("equipment", kind.load_cost <= setup.coins.max_per_player, f"{kind.id}: load_cost")
    single = [kind.loads for kind in file.kinds if kind.loads != "any"]
    check("equipment", sorted(single) == sorted(GEMS), "each gem has one equipment of its own")


def check_commissions(file: CommissionsFile, craftsmen: CraftsmenFile) -> None:
    check("commissions", len(file.cards) == file.cards_per_set, f"there are {len(file.cards)} cards")
    check("commissions", file.cards_total == file.cards_per_set * len(file.sets), "cards_total")
    check("commissions", len({card.id for card in file.cards}) == len(file.cards), "two cards have the same id")
    faces = [face for card in file.cards for face in (card.recto, card.verso)]
    found = Counter(face.crest for face in faces)
    check("commissions", dict(found) == file.faces_per_set, f"faces_per_set: there are {dict(found)}")
    specialty = {color.id: color.specialty for color in craftsmen.colors}
    for face in faces:
        wanted = specialty[face.crest]
        if wanted == "three_gemstones":
            fits = len(face.request) == 3 and "silver_coin" not in face.request and len(set(face.request)) == 3
            check("commissions", fits, f"{face.crest}: the request is three different gems")
        else:
            check("commissions", face.request == [wanted], f"{face.crest}: the request is {wanted}")


def check_craftsmen(file: CraftsmenFile, setup: SetupFile) -> None:
    check("craftsmen", len(set(file.clockwise)) == CRESTS, "clockwise: each of the seven colours once")
    check("craftsmen", sorted(color.id for color in file.colors) == sorted(file.clockwise), "colors")
    check("craftsmen", sum(color.count for color in file.colors) == file.total, "total")
    removed = setup.three_players.remove_craftsmen
    for color in file.colors:
        check("craftsmen", file.clockwise[color.position] == color.id, f"{color.id}: position")
        left = color.count - removed.count(color.id)
        check("craftsmen", color.count_three_players == left, f"{color.id}: count_three_players")
    three = sum(color.count_three_players for color in file.colors)
    check("craftsmen", three == file.total_three_players, "total_three_players")
    check("craftsmen", file.vp_per_color_owned == setup.scoring.per_craftsman_color, "vp_per_color_owned")


def check_workshops(file: WorkshopsFile, craftsmen: CraftsmenFile, setup: SetupFile) -> None:
    colors = sorted(workshop.color for workshop in file.workshops)
    check("workshops", colors == sorted(craftsmen.clockwise), "one workshop in each colour")
    check("workshops", len(file.workshops) == file.count, "count")
    check("workshops", file.bonus_tiles.vp == setup.scoring.per_bonus_tile, "bonus_tiles.vp")


def check_setup(file: SetupFile, board: BoardFile) -> None:
    gems = file.gemstones
    check("setup", sorted(color.id for color in gems.colors) == sorted(GEMS), "gemstones.colors")
    total = sum(color.count for color in gems.colors)
    check("setup", total == gems.total == gems.per_road_space * gems.road_spaces, "gemstones.total")
    check("setup", gems.road_spaces == board.counts.road, "gemstones.road_spaces")
    check("setup", file.coins.total == file.coins.max_per_player * file.players_max, "coins.total")
    check("setup", file.coins.max_per_player == file.coins.mine_refills_to == file.limits.coins, "coins")
    check("setup", len(file.start_coins_by_seat) == file.players_max, "start_coins_by_seat: one for each seat")
    check("setup", max(file.start_coins_by_seat) <= file.coins.max_per_player, "start_coins_by_seat")
    check("setup", file.scoring.tie_break == ["coins", "shared"], "scoring.tie_break")


def check_books(equipment: EquipmentFile, commissions: CommissionsFile, setup: SetupFile, board: BoardFile) -> None:
    books = {book.id: book for book in setup.books.book}
    check("setup", len(books) == len(setup.books.book) == 4, "books.book: four different ones")
    for file, name, kind in ((equipment, "equipment", "equipment"), (commissions, "commissions", "commission")):
        check(name, len(file.sets) == 2, "sets: two of them")
        for set_ in file.sets:
            check(name, set_ in books and books[set_].kind == kind, f"sets: {set_} is no book of this kind")
            check(name, books[set_].cards == file.cards_per_set, f"{set_}: cards is another in setup.toml")
    cities = {space.book: space.id for space in board.spaces if space.book}
    check("board", cities == {book.id: book.city for book in books.values()}, "books stand elsewhere in setup.toml")
    check("setup", setup.books.commission_price_coins == commissions.price_coins, "books.commission_price_coins")
