"""The Relics by number."""

from __future__ import annotations

from typing import Final

from valtable.games.valeria.box.printed import RawEffect, tables
from valtable.games.valeria.box.vocabulary import EXCHANGE, Vocabulary
from valtable.games.valeria.modules.relics.printed import RelicsFile
from valtable.kernel.components import Components

AS_ACTION: Final = 0


STATIC: Final = 1


ON_BUILD: Final = 2


TIMINGS: Final = ("action", "static", "own_action_on_build")


class RelicCards:
    """The Relics by index, as they were printed last (C7, C8)."""

    def __init__(self, components: Components, words: Vocabulary, dealt: int) -> None:
        cards = components.read("relics", RelicsFile).relic
        self.dealt = dealt
        self.names = tuple(card.id for card in cards)
        self.timing = tuple(TIMINGS.index(card.timing) for card in cards)
        self.evermap = self.names.index("evermap")
        # Who uses a Relic has said yes to its exchange: the step is marked as one that asks no more.
        self.program = tuple(words.program("relic", card.id, card.effects) for card in cards)
        for program in self.program:
            if words.code[program][0] == EXCHANGE:
                words.code[program] = (*words.code[program], 1)
        self.axe = tuple(bool(tables(card.effects, "modify_cost")) for card in cards)
        self.gain = tuple(
            words.program("relic", card.id, build_gains(card.effects)) if card.timing == "own_action_on_build" else 0
            for card in cards
        )


def build_gains(effects: list[RawEffect]) -> list[RawEffect]:
    """What a Relic pays for a Domain: of a choice the gain, the icon being ignored while icons are checked."""
    found: list[RawEffect] = []
    for entry in effects:
        options = entry.get("choose")
        found += [option for option in options if "gain" in option] if isinstance(options, list) else [entry]
    return found
