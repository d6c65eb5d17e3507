"""What is printed on Relics: when they work and what they do."""

from __future__ import annotations

from typing import Literal

from valtable.games.valeria.box.printed import Card, RawEffect, Strict


class Relic(Card, frozen=True, kw_only=True):
    timing: Literal["action", "static", "own_action_on_build"]
    effects: list[RawEffect]
    copies: Literal[1]


class RelicsFile(Strict, frozen=True):
    relic: list[Relic]
