"""The Agents by number."""

from __future__ import annotations

from valtable.games.valeria.box.printed import three
from valtable.games.valeria.box.vocabulary import Vocabulary
from valtable.games.valeria.modules.agents.printed import AgentsFile
from valtable.kernel.components import Components


class AgentCards:
    """The Agents by index."""

    def __init__(self, components: Components, words: Vocabulary) -> None:
        cards = components.read("agents", AgentsFile).agent
        self.names = tuple(card.id for card in cards)
        self.cost = tuple(three(card.cost) for card in cards)
        self.program = tuple(words.program("agent", card.id, card.effects) for card in cards)
