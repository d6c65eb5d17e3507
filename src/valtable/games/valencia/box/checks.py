"""Whether the component files agree: what one says must fit what another says."""

from __future__ import annotations

from valtable.games.valencia.box.actions import MOST_DEALT, MOST_STACKS
from valtable.games.valencia.box.city import FOUNTAIN, GUILDS, City
from valtable.games.valencia.box.printed import FountainsFile, GoodsFile, Layout, LayoutFile, TilesFile
from valtable.games.valencia.box.printed_cards import CardsFile, TasksFile
from valtable.games.valencia.box.printed_setup import STEP_NAMES, BoardsFile, SetupFile
from valtable.games.valencia.modules.advanced_cards import printed
from valtable.games.valencia.options import MODULE_KINDS
from valtable.kernel.errors import Malformed


def require(file: str, holds: bool, problem: str) -> None:
    if not holds:
        raise Malformed(f"{file}.toml", problem)


def check_cards(cards: CardsFile) -> None:
    file = "influence_cards"
    require(
        file, sum(card.per_color for card in cards.base_card) == cards.base.per_color, "base.per_color is not the sum"
    )
    require(file, cards.base.per_color * len(cards.colors) == cards.base.total, "base.total is not the sum")
    module = cards.module_card
    require(
        file, sum(card.per_color for card in module) == cards.module_1.per_color, "module_1.per_color is not the sum"
    )
    require(file, cards.module_1.per_color * len(cards.colors) == cards.module_1.total, "module_1.total is not the sum")
    require(file, tuple(cards.module_1.kinds) == MODULE_KINDS, f"module_1.kinds must be {', '.join(MODULE_KINDS)}")
    named = [name for names in cards.module_1.kinds.values() for name in names]
    require(
        file, sorted(named) == sorted(card.id for card in module), "module_1.kinds must name every module card once"
    )
    known = {card.id: card.per_color for card in cards.base_card}
    for card in module:
        require(file, not card.replaces or card.replaces in known, f"{card.id} replaces the unknown {card.replaces!r}")
    for name, copies in known.items():
        taken = sum(card.per_color for card in module if card.replaces == name)
        require(file, taken <= copies, f"{name} is replaced more often than it exists")
    kinds = [type(card.effect) for card in module]
    single = (
        printed.PlusPerOtherCard,
        printed.PairTotal,
        printed.JoinGuildSeat,
        printed.MoveOwn,
        printed.DropsIfOtherCard,
    )
    require(file, all(kinds.count(kind) == 1 for kind in single), "each special effect belongs to exactly one card")
    added = sum(card.per_color for card in module if not card.replaces)
    require(file, cards.base.per_color + added <= MOST_STACKS, f"a deck has at most {MOST_STACKS} cards")


def check_goods(goods: GoodsFile, setup: SetupFile) -> None:
    require("goods", tuple(good.id for good in goods.good) == GUILDS, f"the goods must be {', '.join(GUILDS)}")
    require(
        "goods", sum(good.count for good in goods.good) == goods.total == setup.supply.goods, "total is not the sum"
    )
    for good, following in zip(goods.good, (*GUILDS[1:], ""), strict=True):
        require("goods", good.upgrades_to == following, f"{good.id} must upgrade to {following or 'nothing'}")


def check_boards(boards: BoardsFile, fountains: FountainsFile, setup: SetupFile) -> None:
    file = "round_boards"
    require(file, tuple(step.id for step in boards.step) == STEP_NAMES, "the steps must be a to i")
    require(file, boards.rounds == boards.boards == len(boards.board) == setup.rounds, "one board for each round")
    require(file, [step.id for step in boards.step if step.auction] == boards.steps_with_auction == list("abcdefg"),
            "the auctions must be a to g")  # fmt: skip
    for step in boards.step:
        if step.auction:
            require(file, max(step.places.values()) <= len(step.rewards), f"step {step.id} has places without a reward")
            require(file, step.places.keys() == setup.by_players.keys(), f"step {step.id}: places by players")
        guilds = {step.id in board.guilds for board in boards.board}
        require(file, guilds == {step.kind == "influence_guild"}, f"step {step.id}: a guild on each board, or on none")
        shown = setup.nina.cards_by_step.get(step.id, 0)
        require(file, step.nina_cards == shown, f"step {step.id}: Nina's cards are not those of setup.toml")
    require("fountains", len(fountains.fountain) == fountains.total == setup.supply.fountains, "total is not the sum")
    require("fountains", fountains.used_per_game == boards.rounds, "one fountain for each round")
    require("fountains", fountains.central.ability == "none", "the central fountain has no ability")
    require("setup", tuple(setup.council.seats[2:7]) == GUILDS == tuple(setup.council.guild_seats),
            f"the council's guild seats must be {', '.join(GUILDS)}")  # fmt: skip
    require("setup", [setup.council.seats[i] for i in (0, 1, 7)] == ["nobility", "church", "merchants"],
            "the council begins with nobility and church and ends with the merchants")  # fmt: skip
    require("setup", setup.per_player.task_cards_dealt <= MOST_DEALT, f"at most {MOST_DEALT} task cards are dealt")
    require(
        "setup", sum(coin.count for coin in setup.coin) == setup.supply.coins, "supply.coins is not the sum of coins"
    )


def check_tasks(tasks: TasksFile, setup: SetupFile) -> None:
    names = [task.id for task in tasks.card]
    require("task_cards", len(set(names)) == tasks.total == setup.supply.task_cards, "total is not the number of cards")
    for players, rules in setup.by_players.items():
        removed = [task.id for task in tasks.card if int(players) not in task.players]
        require("task_cards", removed == rules.removed_task_cards, f"cards removed with {players} players")
        for task in tasks.card:
            if task.condition.kind == "count_on_council":
                fits = task.condition.min_by_players.get(players) == rules.council_task_min
                require("task_cards", fits, f"{task.id}: the number for {players} players is not that of setup.toml")


def check_tiles(tiles: TilesFile, layouts: LayoutFile, setup: SetupFile) -> None:
    file = "city_tiles"
    for name, number in (("core", tiles.tiles_core), ("duo", tiles.tiles_duo), ("reserve", tiles.tiles_reserve)):
        require(file, sum(tile.set == name for tile in tiles.tile) == number, f"tiles_{name} is not their number")
    require(file, tiles.tiles_core + tiles.tiles_duo == tiles.tiles_in_box, "tiles_in_box is not the sum")
    require(file, tuple(tiles.guilds) == GUILDS, f"guilds must be {', '.join(GUILDS)}")
    ids = {tile.id for tile in tiles.tile}
    for tile in tiles.tile:
        require(
            file, (tile.set == "reserve") == bool(tile.stands_in_for), f"{tile.id}: stands_in_for is for spare tiles"
        )
        require(file, not tile.stands_in_for or tile.stands_in_for in ids, f"{tile.id} stands in for an unknown tile")
        for side in (tile.side.a, tile.side.b):
            for text in (text for row in side.cells for text in row):
                name, _, price = text.partition(":")
                fits = text == "fountain" or (name in GUILDS and price in ("0", "1", "2", "3", "4", "5"))
                require(file, fits, f"{tile.id}: {text!r} is neither a guild with a price from 0 to 5 nor a fountain")
            shape = [len(row) for row in side.cells]
            require(file, shape == [tile.cols] * tile.rows, f"{tile.id} is not {tile.rows} by {tile.cols}")
    require("setup", {rules.layout for rules in setup.by_players.values()} == {layout.id for layout in layouts.layout},
            "by_players must name every layout")  # fmt: skip
    for layout in layouts.layout:
        for slot in layout.slot:
            require(
                "city_layout", slot.first_game.tile in ids, f"{slot.id}: the tile {slot.first_game.tile!r} is unknown"
            )


def check_city(city: City, layout: Layout) -> None:
    """The city of the first game is the printed grid, and the totals are those of the file."""
    for row, line in enumerate(layout.first_game_grid):
        for col, text in enumerate(line):
            cell = row * 8 + col
            kind = city.kind[cell]
            found = (
                f"{GUILDS[kind]}:{city.price[cell]}" if kind < FOUNTAIN else ("fountain", "central")[kind - FOUNTAIN]
            )
            require("city_layout", found == text, f"{layout.id}: row {row}, column {col} is {found}, not {text}")
    require("city_layout", sorted(r * 8 + c for r, c in layout.first_game_bushes) == list(city.bushes),
            f"{layout.id}: the bushes are not those of the tiles")  # fmt: skip
    counted = (len(city.spaces), len(city.fountain_spaces), len(city.bushes), len(city.around.at_central))
    totals = layout.totals
    stated = (totals.city_spaces, totals.fountain_spaces, totals.bushes, totals.next_to_central)
    require("city_layout", counted == stated, f"{layout.id}: the totals are {counted}, not {stated}")
