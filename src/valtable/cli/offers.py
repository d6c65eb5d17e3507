"""The list of offers: numbered, with cost and effect; near misses greyed, with their reason."""

from __future__ import annotations

import unicodedata

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valtable.cli.screen import Screen
from valtable.kernel.decision import Offer

FEW = 6
"""So many near misses stand below the offers; `?` lists the others."""
ROOMY = 110
"""Columns of the terminal from which an action and what it does stand side by side."""


def number(screen: Screen, offers: list[Offer]) -> list[Offer]:
    """The offers in the order of their numbers: what can be done, what a remedy would help, the rest."""

    def order(offer: Offer) -> int:
        if offer.refusal is None:
            return 0
        return 1 if screen.texts.has_attribute(f"refusal-{offer.refusal.reason}", "remedy") else 2

    return sorted(offers, key=order)


def fits(screen: Screen, offer: Offer, words: str) -> bool:
    """Whether these words are part of the offer's text or notation, whatever their case and accents."""
    wanted = plain(words)
    return wanted in offer.notation or wanted in plain(screen.texts.offer(offer, screen.names))


def plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", " ".join(text.casefold().split()))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def consequences(screen: Screen, offer: Offer) -> str:
    """Price and effect in one phrase."""
    parts = []
    if offer.cost:
        parts.append(screen.text("ui-offer-cost", {"cost": screen.texts.amounts(offer.cost, screen.names)}))
    if offer.effects:
        effects = ", ".join(screen.texts.effect(effect, screen.names) for effect in offer.effects)
        parts.append(screen.text("ui-offer-effect", {"effect": effects}))
    return " ".join(parts)


def draw_offers(screen: Screen, numbered: list[Offer]) -> RenderableType:
    legal = [offer for offer in numbered if offer.refusal is None]
    misses = numbered[len(legal) :]
    parts: list[RenderableType] = [legal_grid(screen, legal)]
    if misses:
        shown = misses[:FEW] if len(misses) > FEW + 1 else misses
        parts.append(Text(screen.text("ui-offers-not_now"), style="dim italic"))
        parts.append(misses_grid(screen, shown, len(legal)))
        if len(shown) < len(misses):
            parts.append(Text(screen.text("ui-offers-more", {"n": len(misses) - len(shown)}), style="dim italic"))
    return Group(*parts)


def legal_grid(screen: Screen, legal: list[Offer]) -> Table:
    grid = _grid(screen)
    for index, offer in enumerate(legal, 1):
        name = Text(screen.texts.offer(offer, screen.names), style="bold")
        _add(screen, grid, Text(str(index), style="bold cyan"), name, Text(consequences(screen, offer)))
    return grid


def misses_grid(screen: Screen, misses: list[Offer], after: int) -> Table:
    grid = _grid(screen)
    for index, offer in enumerate(misses, after + 1):
        assert offer.refusal is not None
        colon = "" if screen.width >= ROOMY else ":"
        name = Text(screen.texts.offer(offer, screen.names) + colon, style="dim bold")
        reason = Text(screen.texts.refusal(offer.refusal, screen.names), style="dim")
        _add(screen, grid, Text(str(index), style="dim"), name, reason)
    return grid


def _grid(screen: Screen) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=True)
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    for _ in range(2 if screen.width >= ROOMY else 1):
        grid.add_column()
    return grid


def _add(screen: Screen, grid: Table, number_: Text, name: Text, told: Text) -> None:
    """Two columns where there is room; else one flowing line, which needs fewer rows."""
    if screen.width >= ROOMY:
        grid.add_row(number_, name, told)
    else:
        grid.add_row(number_, Text(" ").join([name, told]))
