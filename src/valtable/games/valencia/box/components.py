"""The contents of the box as tables of ints, checked for agreement: what a state shares."""

from __future__ import annotations

from typing import Final

from valtable.games.valencia.box.actions import action_table
from valtable.games.valencia.box.checks import (
    check_boards,
    check_cards,
    check_city,
    check_goods,
    check_tasks,
    check_tiles,
)
from valtable.games.valencia.box.city import CELLS, FOUNTAIN, GUILDS, Cells, City, Laid, pack, spot
from valtable.games.valencia.box.printed import FountainsFile, GoodsFile, LayoutFile, TilesFile
from valtable.games.valencia.box.printed_cards import CardsFile, TasksFile
from valtable.games.valencia.box.printed_setup import STEP_NAMES, BoardsFile, SetupFile
from valtable.games.valencia.modules.advanced_cards.cards import AdvancedCards
from valtable.games.valencia.options import ValenciaOptions
from valtable.kernel.components import Components, Contents

# Seats of the council, in the order of the board; the guilds follow the order of GUILDS.
NOBILITY: Final = 0
CHURCH: Final = 1
FIRST_GUILD: Final = 2
MERCHANTS: Final = 7
# Steps of the action phase that are no auctions, by their place among A to I (Ruling 3).
PLANT_STEP: Final = 7
BUILD_STEP: Final = 8
# What a place in an auction earns.
SEAT_NOBILITY: Final = 0
SEAT_CHURCH: Final = 1
SEAT_GUILD: Final = 2
SEAT_MERCHANTS: Final = 3
GOOD: Final = 4
SPACE: Final = 5
SALE: Final = 6
MOVE: Final = 7
EITHER: Final = 8
REWARDS: Final = {
    "take_nobility_seat": SEAT_NOBILITY,
    "take_church_seat": SEAT_CHURCH,
    "take_guild_seat": SEAT_GUILD,
    "take_merchants_seat": SEAT_MERCHANTS,
    "take_good": GOOD,
    "place_in_city": SPACE,
    "sell_goods": SALE,
    "move_own_family_member_one_space": MOVE,
}
# Fountain abilities.
NO_ABILITY: Final = 0
DRAW_TASKS: Final = 1
SELL_ONE: Final = 2
RECALL_CARD: Final = 3
UPGRADE_ONE: Final = 4
MOVE_PALM: Final = 5
ABILITIES: Final = (
    "none",
    "draw_two_tasks_keep_one",
    "sell_one_good",
    "recall_discarded_card",
    "upgrade_one_good",
    "move_palm",
)
# Whose seat on the council acts in a step without an auction.
ACTORS: Final = {"church_seat": CHURCH, "nobility_seat": NOBILITY}
NOTHING: Final = -1
"""No guild at this step, no such place in this family of actions."""


class Box(Contents):
    """Everything printed, by index: cards, goods, fountains, boards and tasks in file order."""

    def __init__(self, components: Components) -> None:
        cards = components.read("influence_cards", CardsFile)
        goods = components.read("goods", GoodsFile)
        fountains = components.read("fountains", FountainsFile)
        boards = components.read("round_boards", BoardsFile)
        setup = components.read("setup", SetupFile)
        tasks = components.read("task_cards", TasksFile)
        tiles = components.read("city_tiles", TilesFile)
        layouts = components.read("city_layout", LayoutFile)
        check_cards(cards)
        check_goods(goods, setup)
        check_boards(boards, fountains, setup)
        check_tasks(tasks, setup)
        check_tiles(tiles, layouts, setup)

        self._read_cards(cards)
        self.goods = GUILDS
        self.good_value = tuple(good.value for good in goods.good)
        self.stock = [good.count for good in goods.good]
        self.fountains = tuple(short(fountain.id, "fountain_") for fountain in fountains.fountain)
        self.fountain_points = tuple(fountain.points for fountain in fountains.fountain)
        self.ability = tuple(ABILITIES.index(fountain.ability) for fountain in fountains.fountain)
        self.central_points = fountains.central.points
        self.boards = tuple(board.id for board in boards.board)
        self.guild_at = tuple(
            tuple(GUILDS.index(board.guilds[step]) if step in board.guilds else NOTHING for step in STEP_NAMES)
            for board in boards.board
        )
        self._read_steps(boards, setup)
        self.tasks = tuple(short(task.id, "task_") for task in tasks.card)
        self.conditions = tuple(task.condition for task in tasks.card)
        self.scores = tuple(task.score for task in tasks.card)
        names = [task.id for task in tasks.card]
        self.tasks_in_play = {
            int(n): [i for i, name in enumerate(names) if name not in rules.removed_task_cards]
            for n, rules in setup.by_players.items()
        }

        self.members = setup.per_player.family_members
        self.start_coins = setup.per_player.coins
        self.coins = sum(coin.value * coin.count for coin in setup.coin)
        self.dealt = setup.per_player.task_cards_dealt
        self.kept_min = setup.per_player.task_cards_kept_min
        self.privileges = setup.supply.privileges
        self.palms = setup.supply.palm_trees
        self.rounds = setup.rounds
        self.council = tuple(setup.council.seats)
        self.council_points = setup.council.points_per_family_member_per_round
        self.member_points = setup.final_scoring.per_city_family_member
        self.palm_points = setup.final_scoring.per_city_family_member_next_to_palm
        self.privilege_points = setup.final_scoring.per_unused_privilege
        self._read_city(tiles, layouts, setup)

        self.actions = action_table(
            self.cards,
            self.goods,
            tuple(spot(cell) for cell in self.space_cells),
            tuple(spot(cell) for cell in self.fountain_cells),
            tuple(spot(cell) for cell in self.bush_cells),
        )
        firsts = [family.first for family in self.actions.families]
        self.keep, self.draw, self.stop, self.add, self.close, self.confirm, self.reveal, self.pass_ = firsts[:8]
        self.privilege, self.sit, self.take, self.place, self.sell, self.upgrade, self.recall = firsts[8:15]
        self.draw_tasks, self.palm, self.plant, self.fountain, self.assist, self.lift, self.land = firsts[15:22]
        self.back, self.done = firsts[22:]

    def _read_cards(self, cards: CardsFile) -> None:
        """Kinds of influence cards: those of the base game, then those of module 1."""
        self.cards = (*(card.id for card in cards.base_card), *(card.id for card in cards.module_card))
        self.card_value = (*(card.value for card in cards.base_card), *(card.value for card in cards.module_card))
        self.base_deck = [kind for kind, card in enumerate(cards.base_card) for _ in range(card.per_color)]
        self.first_advanced = len(cards.base_card)
        self.advanced = AdvancedCards(self.cards, self.first_advanced, cards.module_card, cards.module_1)

    def _read_steps(self, boards: BoardsFile, setup: SetupFile) -> None:
        """Rewarded places of each auction by the number of players, and what each place earns, in sequence."""
        self.auctions = sum(step.auction for step in boards.step)
        self.actor = tuple(ACTORS.get(step.actor, NOTHING) for step in boards.step)
        self.nina_cards = tuple(step.nina_cards for step in boards.step)
        self.places = {int(n): tuple(step.places.get(n, 0) for step in boards.step) for n in setup.by_players}
        self.rewards = tuple(
            tuple(
                tuple(REWARDS[part] for part in reward.all_of) if reward.all_of else (EITHER,)
                for reward in step.rewards
            )
            for step in boards.step
        )
        self.nina_at = {int(n): rules.nina for n, rules in setup.by_players.items()}

    def _read_city(self, tiles: TilesFile, layouts: LayoutFile, setup: SetupFile) -> None:
        self.tiles = tuple(tiles.tile)
        self.tile_ids = tuple(tile.id for tile in tiles.tile)
        self.bush_reach = layouts.bush_reach
        by_id = {layout.id: layout for layout in layouts.layout}
        self.layouts = {int(n): by_id[rules.layout] for n, rules in setup.by_players.items()}
        spaces, fountain_spaces, bushes = set[int](), set[int](), set[int]()
        self._laid: dict[tuple[str, int, int], Laid] = {}
        for layout in layouts.layout:
            for number, slot in enumerate(layout.slot):
                for index, tile in enumerate(tiles.tile):
                    if tile.shape == slot.shape:
                        for side in (0, 1):
                            for extra in slot.extra_turns:
                                lies = self._laid[layout.id, number, pack(index, side, extra)] = Laid(
                                    slot, tile, side, extra
                                )
                                fountain_spaces |= {cell for cell, kind, _ in lies.cells if kind == FOUNTAIN}
                                spaces |= {cell for cell, kind, _ in lies.cells if kind != FOUNTAIN}
                                bushes |= set(lies.bushes)
        self.space_cells = tuple(sorted(spaces))
        self.fountain_cells = tuple(sorted(fountain_spaces))
        self.bush_cells = tuple(sorted(bushes))
        self.space_index = index_of(self.space_cells)
        self.fountain_index = index_of(self.fountain_cells)
        self.bush_index = index_of(self.bush_cells)
        self._cities: dict[tuple[str, Cells], City] = {}
        for seats, layout in self.layouts.items():
            check_city(self.city(seats, self.first_build(seats)), layout)

    def city(self, seats: int, build: Cells) -> City:
        """The city of this build; each is made once."""
        layout = self.layouts[seats]
        key = (layout.id, build)
        city = self._cities.get(key)
        if city is None:
            if len(self._cities) > 512:
                self._cities.clear()
            tiles = [self._laid[layout.id, number, packed] for number, packed in enumerate(build)]
            city = self._cities[key] = City(layout, tiles)
        return city

    def first_build(self, seats: int) -> Cells:
        """The tiles as they lie in the first game."""
        return tuple(
            pack(
                self.tile_ids.index(slot.first_game.tile), "ab".index(slot.first_game.side), slot.first_game.extra_turns
            )
            for slot in self.layouts[seats].slot
        )

    def deck(self, options: ValenciaOptions) -> list[int]:
        """The influence cards of one colour: module cards take the place of base cards (Ruling 40)."""
        return self.advanced.exchange(self.base_deck, options.module)


def short(name: str, prefix: str) -> str:
    return name.removeprefix(prefix)


def index_of(cells: Cells) -> tuple[int, ...]:
    """Cell to its place in the list, NOTHING for others."""
    return tuple(cells.index(cell) if cell in cells else NOTHING for cell in range(CELLS))
