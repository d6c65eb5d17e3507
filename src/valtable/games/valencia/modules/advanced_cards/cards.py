"""The advanced cards as tables of ints: which kind of card does what, and which base cards they replace."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valtable.games.valencia.box.city import GUILDS
from valtable.games.valencia.modules.advanced_cards import printed

NO_GOOD: Final = -1


class AdvancedCards:
    """Kinds are numbered after those of the base game, so that a stack that holds one ends with one."""

    def __init__(
        self, names: tuple[str, ...], first: int, cards: list[printed.ModuleCard], module: printed.Module
    ) -> None:
        self.nest_egg, self.warehouse = [0] * len(names), [NO_GOOD] * len(names)
        for kind, card in enumerate(cards, first):
            match card.effect:
                case printed.PlusPerOtherCard():
                    self.joker, self.joker_plus, self.joker_value = kind, card.effect.plus, card.effect.card_value
                case printed.TakeCoins():
                    self.nest_egg[kind] = card.effect.coins
                case printed.PairTotal():
                    self.twin, self.pair_total = kind, card.effect.total
                case printed.TakeGood():
                    self.warehouse[kind] = GUILDS.index(card.effect.good)
                case printed.JoinGuildSeat():
                    self.assistance = kind
                case printed.MoveOwn():
                    self.wanderer, self.wander_steps = kind, card.effect.steps_max
                case printed.DropsIfOtherCard():
                    self.powerhouse, self.dropped_value = kind, card.effect.value
                    self.drop_card = card.effect.card_value
        kind_of = {name: kind for kind, name in enumerate(names)}
        self._replaced = [
            [kind_of[card.replaces]] * card.per_color if card.replaces else [] for card in cards
        ]  # base cards that leave for each kind
        self._added = [[kind] * card.per_color for kind, card in enumerate(cards, first)]
        self._kinds = {name: [kind_of[card] - first for card in own] for name, own in module.kinds.items()}

    def exchange(self, base_deck: list[int], chosen: Iterable[str]) -> list[int]:
        """A deck with the advanced cards of the kinds agreed on (Ruling 40)."""
        cards = base_deck[:]
        for card in (card for name in chosen for card in self._kinds[name]):
            for replaced in self._replaced[card]:
                cards.remove(replaced)
            cards += self._added[card]
        return sorted(cards)
