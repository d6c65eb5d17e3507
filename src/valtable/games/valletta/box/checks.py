"""Agreement of the component files with one another and with themselves: what a loader must refuse."""

from __future__ import annotations

from valtable.games.valletta.box import printed
from valtable.games.valletta.box.actions import GOODS
from valtable.games.valletta.box.printed import (
    COLUMNS,
    BarrelsFile,
    BuildingsFile,
    CharactersFile,
    Goods,
    StartingDeckFile,
)
from valtable.games.valletta.box.printed_setup import SetupFile
from valtable.games.valletta.options import VallettaOptions
from valtable.kernel.errors import Malformed


def amounts(goods: Goods) -> tuple[int, int, int, int]:
    return goods.gold, goods.wood, goods.stone, goods.brick


def check(file: str, holds: bool, problem: str) -> None:
    if not holds:
        raise Malformed(f"{file}.toml", problem)


def check_characters(file: CharactersFile, start: StartingDeckFile) -> None:
    people = file.character
    ids = [person.id for person in people]
    check("characters", len(set(ids)) == len(ids), "two characters have the same id")
    check("characters", [p.color for p in people].count("purple") == 1, "just one character is purple")
    total = sum(person.copies for person in people)
    parts = file.totals.starting + file.totals.supply_builders + file.totals.paired
    check("characters", total == file.totals.all == parts, f"totals: {total} cards do not make {file.totals.all}")
    for person in people:
        check("characters", bool(person.effects), f"{person.id}: effects must not be empty")
        check_order(person)
        for step in person.effects:
            check_step(person.id, step)
    check_copying(people)
    named = [card.character for card in start.card] + [card.character for card in start.supply]
    for name in named:
        check("starting_deck", name in ids, f"no such character: {name}")
    deck = sum(card.count for card in start.card)
    check("starting_deck", deck == start.deck.size, f"size: {deck} cards do not make {start.deck.size}")
    check("starting_deck", start.deck.opening_hand <= deck, "opening_hand is larger than the deck")


def check_step(name: str, step: printed.Effect) -> None:
    """What a step says must be something the engine does, all of it."""
    if isinstance(step, printed.ScorePer):
        kinds = [bool(step.filter.color), step.filter.upgraded, step.filter.in_jean_column]
        wanted = 1 if step.count == "own_buildings" else 0
        check("characters", sum(kinds) == wanted, f"{name}: filter must name {'just one' if wanted else 'no'} property")
    if isinstance(step, printed.Gain):
        choice = step.good == "any"
        check("characters", choice or not (step.only_if or step.distinct), f"{name}: good must be any")
        different = step.distinct or step.n == 1
        check("characters", different or not choice, f"{name}: goods of one's choice must be distinct")
    if isinstance(step, printed.GainPerIcon):
        fits = (step.good == "choose") == (step.icon == "same")
        check("characters", fits, f"{name}: good = choose goes with icon = same")
    if isinstance(step, printed.Exchange):
        check("characters", step.get_n == 1 or step.max_times == 1, f"{name}: get_n = 3 needs max_times = 1")
    if isinstance(step, printed.PayScore):
        pay = step.pay
        mixed = pay.any and (pay.gold or pay.wood or pay.stone or pay.brick)
        check("characters", not mixed, f"{name}: pay names either any or certain goods")


def check_order(person: printed.Character) -> None:
    """Steps that look back find the one they need: a barrel the figure's move, a condition the firing."""
    steps, seen_fire = person.effects, False
    for place, step in enumerate(steps):
        if isinstance(step, printed.MoveJean):
            check("characters", place == 0, f"{person.id}: move_jean must be the first step")
        if isinstance(step, printed.TakeBarrel):
            after = place > 0 and isinstance(steps[place - 1], printed.MoveJean)
            check("characters", after, f"{person.id}: take_barrel must follow move_jean")
        if isinstance(step, printed.Gain) and step.only_if:
            check("characters", seen_fire, f"{person.id}: only_if = fired needs hire_or_fire before it")
        seen_fire = seen_fire or isinstance(step, printed.HireOrFire)


def check_copying(people: list[printed.Character]) -> None:
    """One way to copy for all who copy, and nobody copies a copier: that would never end (V7)."""
    ids = [person.id for person in people]
    copiers = [(person, step) for person in people for step in person.effects if isinstance(step, printed.CopyPrevious)]
    for person, step in copiers:
        unknown = [name for name in step.exclude if name not in ids]
        check("characters", not unknown, f"{person.id}: exclude names nobody: {', '.join(unknown)}")
        check("characters", person.effects == [step], f"{person.id}: copy_previous must be the only step")
        check("characters", step == copiers[0][1], f"{person.id}: all who copy must copy alike")
        copied = person.color in step.colors and person.id not in step.exclude
        check("characters", not copied, f"{person.id}: exclude must name who copies")


def check_buildings(file: BuildingsFile, characters: CharactersFile) -> None:
    ids = [card.id for card in file.building]
    check("buildings", len(set(ids)) == len(ids), "two buildings have the same id")
    letters = {person.id: (person.letter, person.color) for person in characters.character if person.role == "paired"}
    for card in file.building:
        pair = letters.get(card.character)
        check("buildings", pair is not None, f"{card.id}: no such paired character: {card.character}")
        check("buildings", pair == (card.letter, card.color), f"{card.id}: letter and color are not its character's")
        materials = (0, *amounts(card.cost)[1:])
        check("buildings", amounts(card.upgrade_cost) == materials, f"{card.id}: upgrade_cost must be the materials")
        check("buildings", card.vp_upgraded == 2 * card.vp, f"{card.id}: vp_upgraded must be twice vp")
    for person in characters.character:
        if person.role == "paired":
            used = sum(card.character == person.id for card in file.building)
            check("buildings", used == person.copies, f"{person.id} is paired {used} times, has {person.copies} copies")
    for color in ("green", "blue", "yellow"):
        found = sum(card.color == color for card in file.building)
        check("buildings", found == getattr(file.totals, color), f"totals: there are {found} {color} buildings")
    check("buildings", len(ids) == file.totals.all, f"totals: there are {len(ids)} buildings")
    check(
        "buildings", len({c.letter for c in file.building}) == file.totals.distinct_letters, "totals: distinct_letters"
    )


def check_setup(
    file: SetupFile,
    buildings: BuildingsFile,
    characters: CharactersFile,
    barrels: BarrelsFile,
    start: StartingDeckFile,
) -> None:
    contents = file.components
    tokens = sum(barrel.count for barrel in barrels.barrel)
    check("barrels", tokens == barrels.totals.all, f"totals: there are {tokens} barrels")
    check(
        "setup", tokens == contents.barrel_tokens == file.street.spaces, "one barrel lies on each space of the street"
    )
    check("setup", len(buildings.building) == contents.building_cards, "components.building_cards")
    check("setup", characters.totals.all == contents.character_cards, "components.character_cards")
    check("setup", contents.houses == contents.houses_per_player * file.players.max, "components.houses")
    check("setup", file.street.spaces == file.street.sections * file.street.spaces_per_section, "street.sections")
    check(
        "setup", sorted(row.players for row in file.display) == [2, 3, 4], "display: one entry for 2, 3 and 4 players"
    )
    for row in file.display:
        where = f"display for {row.players} players"
        check("setup", row.green + row.blue + row.yellow == row.total == row.rows * COLUMNS, f"{where}: total")
        check("setup", row.rows_above + row.rows_below == row.rows and 0 <= row.rows_above - row.rows_below <= 1, where)
        for color in ("green", "blue", "yellow"):
            enough = getattr(row, color) <= getattr(buildings.totals, color)
            check("setup", enough, f"{where}: more {color} buildings than there are")
    triggers = {trigger.id: trigger for trigger in file.final_phase.trigger}
    check("setup", len(triggers) == len(file.final_phase.trigger) == 3, "final_phase.trigger: three different ones")
    check("setup", triggers["last_house_built"].houses == contents.houses_per_player, "final_phase.trigger: houses")
    check("setup", triggers["jean_on_last_barrel"].space == file.street.spaces, "final_phase.trigger: space")
    check("setup", triggers["points_reach_25"].points > 0, "final_phase.trigger: points")
    pool = len(file.starting_draft.pool)
    check("setup", pool >= file.players.max, f"starting_draft.pool: {pool} goods for {file.players.max} players")
    colors = {"red", "green", "blue", "yellow"}
    check("setup", set(file.hire_fire.details.fireable_colors) == colors, "hire_fire.fireable_colors: all but purple")
    check("setup", len(start.player_color) == file.players.max, "starting_deck: one player_color for each player")
    stock = (contents.coins, contents.wood, contents.stone, contents.brick)
    for good, pieces in zip(GOODS, stock, strict=True):
        needed = file.players.max * getattr(file.starting_goods, good) + list[str](file.starting_draft.pool).count(good)
        check("setup", pieces >= needed, f"too few goods to begin: {good}")
    check_switches(file)


def check_switches(file: SetupFile) -> None:
    """Keys that are options of the game stand in the file with the default; play with the option instead."""
    default = VallettaOptions()
    switches = {
        "section_bonus": file.jean_bonus.details.points,
        "section_bonus_on_upgrade": file.jean_bonus.details.on_upgrade,
        "neighbours_across_street": file.construct.details.adjacency_across_street,
        "exchange_same_kind": file.free_exchange.details.give_same_kind,
        "hire_price": file.hire_fire.details.hire_cost_gold,
        "limited_goods": file.supply_of_goods.limited_to_components,
        "even_turns": file.final_phase.details.even_turns,
    }
    for name, value in switches.items():
        check("setup", value == getattr(default, name), f"this value is an option of the game, set `{name}` instead")
