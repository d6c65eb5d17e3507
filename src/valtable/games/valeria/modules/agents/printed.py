"""What is printed on Agents: their price and what they do."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Amounts, Card, RawEffect, Strict, three
from valtable.games.valeria.box.vocabulary import Vocabulary
from valtable.kernel.components import Components


class Agent(Card, frozen=True, kw_only=True):
    cost: Amounts
    effects: list[RawEffect]
    copies: Literal[1]


class AgentsFile(Strict, frozen=True):
    agent: list[Agent]


class AgentCards:
    """The Agents by index."""

    def __init__(self, components: Components, words: Vocabulary) -> None:
        cards = components.read("agents", AgentsFile).agent
        self.names = tuple(card.id for card in cards)
        self.cost = tuple(three(card.cost) for card in cards)
        self.program = tuple(words.program("agent", card.id, card.effects) for card in cards)
