"""The contents of the box as tables of ints, checked for agreement: what a state shares."""

from __future__ import annotations

from typing import Final, assert_never

from valtable.games.valletta.box import printed
from valtable.games.valletta.box.actions import GOODS, action_table
from valtable.games.valletta.box.checks import amounts, check_buildings, check_characters, check_setup
from valtable.games.valletta.box.printed import COLUMNS, BarrelsFile, BuildingsFile, CharactersFile, StartingDeckFile
from valtable.games.valletta.box.printed_setup import SetupFile
from valtable.kernel.components import Components, Contents

COLORS: Final = ("purple", "red", "green", "blue", "yellow")
Op = tuple[int, ...]
"""One step of a card: its code, then its numbers."""

# Steps of cards. Those from BUILD on may be declined (V24).
GAIN: Final = 0
GAIN_ANY: Final = 1
PER_ICON: Final = 2
PER_ICON_CHOSEN: Final = 3
COPY: Final = 4
MOVE_JEAN: Final = 5
BARREL: Final = 6
THEFT: Final = 7
CUSTOMS: Final = 8
DRAW: Final = 9
SCORE: Final = 10
SCORE_PER: Final = 11
BUILD: Final = 12
STAFF: Final = 13
SWAP: Final = 14
PAY_FIXED: Final = 15
PAY_ANY: Final = 16

# Instead of the one good a card gives (V24).
NOTHING_OWED: Final = 4
MORE_OWED: Final = 5

HIGHEST_BITS: Final = 0x808080
"""Of the bytes of packed materials."""

# What SCORE_PER counts.
BY_COLOR: Final = 0
UPGRADED: Final = 1
FACING_JEAN: Final = 2
LARGEST_GROUP: Final = 3


class Box(Contents):
    """Everything printed, by index: characters and buildings in file order, goods as in GOODS.

    Ids and names are those of the files, with Jean spelled Parisot (V11).
    """

    def __init__(self, components: Components) -> None:
        characters = components.read("characters", CharactersFile)
        buildings = components.read("buildings", BuildingsFile)
        barrels = components.read("barrels", BarrelsFile)
        start = components.read("starting_deck", StartingDeckFile)
        setup = components.read("setup", SetupFile)
        check_characters(characters, start)
        check_buildings(buildings, characters)
        check_setup(setup, buildings, characters, barrels, start)

        people = characters.character
        self.characters = tuple(person.id for person in people)
        kind_of = {name: kind for kind, name in enumerate(self.characters)}
        self.color = tuple(COLORS.index(person.color) for person in people)
        self.jean = self.color.index(COLORS.index("purple"))
        self.programs = tuple(tuple(compile_step(step) for step in person.effects) for person in people)
        self.owed = tuple(owed(program) for program in self.programs)
        self.copyable = copyable(characters)
        self.copies = tuple(person.copies for person in people)
        # Whom one can hire and fire: everybody but Jean (V5).
        self.staff = tuple(kind for kind in range(len(people)) if kind != self.jean)
        self.staff_index = tuple(-1 if kind == self.jean else self.staff.index(kind) for kind in range(len(people)))

        cards = buildings.building
        self.buildings = tuple(card.id for card in cards)
        self.letter = tuple(card.letter for card in cards)
        self.cost = tuple(amounts(card.cost) for card in cards)
        self.materials = tuple(packed_materials(wood, stone, brick) for _, wood, stone, brick in self.cost)
        self.upgrade_cost = tuple(amounts(card.upgrade_cost) for card in cards)
        self.vp = tuple(card.vp for card in cards)
        self.vp_upgraded = tuple(card.vp_upgraded for card in cards)
        self.icon = tuple(GOODS.index(card.icon) for card in cards)
        self.building_color = tuple(COLORS.index(card.color) for card in cards)
        self.character_of = tuple(kind_of[card.character] for card in cards)

        self.deck = sorted(kind_of[card.character] for card in start.card for _ in range(card.count))
        self.pool = sorted(kind_of[card.character] for card in start.supply for _ in range(card.count))
        self.barrels = [sum(barrel.count for barrel in barrels.barrel if barrel.good == good) for good in GOODS]
        contents = setup.components
        self.stock = [contents.coins, contents.wood, contents.stone, contents.brick]
        self.houses = contents.houses_per_player
        self.starting_goods = [getattr(setup.starting_goods, good) for good in GOODS]
        self.draft = [list[str](setup.starting_draft.pool).count(good) for good in GOODS]
        self.display = {
            row.players: {"green": row.green, "blue": row.blue, "yellow": row.yellow} for row in setup.display
        }
        self.rows = {row.players: row.rows for row in setup.display}

        self.plays = setup.turn.cards_played
        self.hand_size = setup.turn.hand_size
        self.opening_hand = start.deck.opening_hand
        self.neighbour_discount = setup.construct.adjacency_discount_gold
        self.exchange_n = setup.free_exchange.give_n
        self.spaces = setup.street.spaces
        self.spaces_per_section = setup.street.spaces_per_section
        self.turn_limit = setup.final_phase.details.turn_limit_each
        self.goods_per_point = setup.scoring.end_goods_per_point
        self.lap = setup.scoring.lap
        triggers = {trigger.id: trigger for trigger in setup.final_phase.trigger}
        self.trigger_points = triggers["points_reach_25"].points
        self.neighbours = {
            (players, across): neighbour_table(rows, across)
            for players, rows in self.rows.items()
            for across in (False, True)
        }

        self.actions = action_table(
            self.characters, tuple(self.characters[kind] for kind in self.staff), self.buildings
        )
        firsts = [family.first for family in self.actions.families]
        self.play, self.lay, self.construct, self.upgrade, self.save, self.exchange = firsts[:6]
        # By which of the four goods can be had, one bit for each.
        self.exchanges = [[self.exchange + good for good in range(4) if mask >> good & 1] for mask in range(16)]
        self.give, self.take, self.pay, self.steal, self.hire, self.fire, self.done = firsts[6:]


def packed_materials(wood: int, stone: int, brick: int) -> int:
    """One number, a byte for each: compiled, they are compared in one step."""
    return wood + (stone << 8) + (brick << 16)


def owed(program: tuple[Op, ...]) -> int:
    """What a card gives that cannot be declined (V24): the good, if that is all; NOTHING_OWED; or MORE_OWED."""
    steps = [op for op in program if op[0] < BUILD]
    if not steps:
        return NOTHING_OWED
    return steps[0][1] if len(steps) == 1 and steps[0][0] == GAIN else MORE_OWED


def neighbour_table(rows: int, across: bool) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each cell: left and right, and one row nearer or farther on the same side (V21).

    Cells are numbered row by row in the order of laying out: rows 0, 2, 4 lie above the street, 1, 3, 5
    below it, each new one outside (V19). Across the street only by option (V2).
    """
    table: list[tuple[int, ...]] = []
    for cell in range(rows * COLUMNS):
        row, column = divmod(cell, COLUMNS)
        found = [cell + step for step, fits in ((-1, column > 0), (1, column < COLUMNS - 1)) if fits]
        near = [row - 2, row + 2, *((1 - row,) if across and row < 2 else ())]
        found += [other * COLUMNS + column for other in near if 0 <= other < rows]
        table.append(tuple(sorted(found)))
    return tuple(table)


def compile_step(step: printed.Effect) -> Op:
    """A step of a card as ints."""
    match step:
        case printed.Gain(good="any"):
            return (GAIN_ANY, step.n, step.otherwise_n if step.only_if else step.n)
        case printed.Gain():
            return (GAIN, GOODS.index(step.good), step.n)
        case printed.GainPerIcon(good="choose"):
            return (PER_ICON_CHOSEN, step.max)
        case printed.GainPerIcon():
            return (PER_ICON, GOODS.index(step.good), GOODS.index(step.icon), step.max)
        case printed.Build():
            return (BUILD, int(step.construct), int(step.upgrade), step.discount_gold, step.discount_material)
        case printed.CopyPrevious():
            return (COPY,)
        case printed.MoveJean():
            return (MOVE_JEAN,)
        case printed.TakeBarrel():
            return (BARREL,)
        case printed.HireOrFire():
            return (STAFF, step.hire, step.fire)
        case printed.Exchange():
            return (SWAP, step.get_n, step.max_times)
        case printed.Steal():
            return (THEFT,)
        case printed.TakeFromEach():
            return (CUSTOMS, step.min_goods)
        case printed.Draw():
            return (DRAW, step.n)
        case printed.Score():
            return (SCORE, step.points)
        case printed.ScorePer():
            return (SCORE_PER, *what_is_counted(step), step.points, step.max)
        case printed.PayScore():
            pay = step.pay
            if pay.any:
                return (PAY_ANY, step.points, step.max_times)
            return (PAY_FIXED, pay.gold, pay.wood, pay.stone, pay.brick, step.points, step.max_times)
        case _:
            assert_never(step)


def what_is_counted(step: printed.ScorePer) -> tuple[int, int]:
    if step.count == "largest_connected_group":
        return LARGEST_GROUP, 0
    if step.filter.upgraded:
        return UPGRADED, 0
    if step.filter.in_jean_column:
        return FACING_JEAN, 0
    return BY_COLOR, COLORS.index(step.filter.color or "purple")


def copyable(file: CharactersFile) -> tuple[bool, ...]:
    """Which characters the Apprentice repeats, by colour: starting cards are red (V7, V9, V36)."""
    steps = [step for person in file.character for step in person.effects if isinstance(step, printed.CopyPrevious)]
    colors = {color for step in steps for color in step.colors}
    excluded = {name for step in steps for name in step.exclude}
    return tuple(person.color in colors and person.id not in excluded for person in file.character)
