"""What is printed on Agents: their price and what they do."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Amounts, Card, RawEffect, Strict


class Agent(Card, frozen=True, kw_only=True):
    cost: Amounts
    effects: list[RawEffect]
    copies: Literal[1]


class AgentsFile(Strict, frozen=True):
    agent: list[Agent]
