"""Where every component lies: what the contract counts to see that none is made or lost."""

from __future__ import annotations

from valtable.games.valencia.state.state import State


def take_census(state: State) -> dict[str, dict[str, int]]:
    """Where every component lies; coins and privileges have a supply that may be overdrawn (Ruling 42)."""
    box, seats = state.box, range(state.seats)
    found: dict[str, dict[str, int]] = {
        "coins": {"supply": state.bank} | {f"seat {seat}": state.coins[seat] for seat in seats},
        "privileges": {"supply": state.spare_privileges} | {f"seat {seat}": state.privileges[seat] for seat in seats},
        "palms": {"boards": box.palms - len(state.palms), "city": len(state.palms)},
    }
    for good, name in enumerate(box.goods):
        found[name] = {"supply": state.supply[good]} | {f"seat {seat}": state.goods[seat][good] for seat in seats}
    for seat in seats:
        on_council = sum(chair.count(seat) for chair in state.council)
        in_city = state.figures.count(seat)
        found[f"members {seat}"] = {"supply": state.members[seat], "council": on_council, "city": in_city}
        stacked = [card for stack in state.stacks[seat] for card in stack]
        places = {
            "bag": state.bag[seat], "bottom": state.bottom[seat], "hand": state.hand[seat], "stacks": stacked,
            "bid": state.bids[seat], "open": state.open_discard[seat], "hidden": state.hidden_discard[seat],
        }  # fmt: skip
        for kind, name in enumerate(box.cards):
            found[f"{name} {seat}"] = {place: held.count(kind) for place, held in places.items()}
    for kind, name in enumerate(box.cards):
        nina = {"bag": state.nina_bag, "bid": state.nina_bid, "shown": state.nina_shown}
        found[f"{name} nina"] = {place: held.count(kind) for place, held in nina.items()}
    for task in box.tasks_in_play[state.seats]:
        place = {"bag": int(task in state.task_bag), "offer": int(task in state.offer)}
        for seat in seats:
            # A dealt card that is kept lies among the dealt ones until the choice is confirmed.
            waits = task in state.dealt[seat]
            place[f"dealt {seat}"] = int(waits)
            place[f"kept {seat}"] = int(task in state.kept[seat] and not waits)
            place[f"returned {seat}"] = int(task in state.returned[seat])
        found[f"task {box.tasks[task]}"] = place
    for fountain, name in enumerate(box.fountains):
        built = int(fountain in state.fountain_at)
        on_board = int(fountain in state.fountains) - built
        found[f"fountain {name}"] = {"boards": on_board, "city": built, "box": 1 - on_board - built}
    return found
