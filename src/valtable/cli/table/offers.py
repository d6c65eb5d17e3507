"""The list of offers: numbered, with cost and effect; near misses greyed, with their reason.

What a renderer calls minor (laying a card down, exchanging goods) stands after the rest, all of a
kind in one line under its heading, so that the list stays short.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valtable.cli.renderers.generic import Renderer
from valtable.cli.screen import Screen
from valtable.kernel.decision import Effect, Offer

FEW = 6
"""So many near misses that need a row each stand below the offers at most; `?` lists the others."""
BESIDES = 8
"""Rows of the terminal that status, question and prompt need besides the offers."""
ROOMY = 110
"""Columns of the terminal from which an action and what it does stand side by side."""


def number(renderer: Renderer, offers: list[Offer]) -> list[Offer]:
    """The offers in the order of their numbers: what can be done, what a remedy would help, the rest.

    Those of a kind stay together, and what may be packed into a line comes after what has rows: as they are drawn.
    """
    minor, texts = list(renderer.minor), renderer.screen.texts
    kinds = list(dict.fromkeys(offer.kind for offer in offers))

    def order(offer: Offer) -> tuple[int, int]:
        kind = kinds.index(offer.kind)
        if offer.refusal is None:
            return (2 + minor.index(offer.kind) if offer.kind in minor else int(offer.kind in renderer.packed)), kind
        has_remedy = texts.has_attribute(f"refusal-{offer.refusal.reason}", "remedy")
        return len(minor) + (2 if has_remedy else 3), kind

    return sorted(offers, key=order)


def consequences(screen: Screen, offer: Offer, gist: str = "") -> str:
    """Price and effect in one phrase, the effect perhaps by its gist."""
    parts = []
    if offer.cost:
        cost = screen.texts.amounts(offer.cost, screen.names)
        own = screen.texts.attribute(f"action-{offer.kind}", "cost", {"cost": cost})
        parts.append(own or screen.text("ui-offer-cost", {"cost": cost}))
    if offer.effects:
        parts.append(screen.text("ui-offer-effect", {"effect": gist or effects_told(screen, offer.effects)}))
    return " ".join(parts)


def effects_told(screen: Screen, effects: Sequence[Effect]) -> str:
    """Phrases with commas between them; after a whole sentence, such as a card's text, a semicolon."""
    told = ""
    for effect in effects:
        phrase = screen.texts.effect(effect, screen.names)
        told = phrase if not told else f"{told[:-1]}; {phrase}" if told.endswith(".") else f"{told}, {phrase}"
    return told


def draw_offers(renderer: Renderer, numbered: list[Offer]) -> RenderableType:
    """What can be done; below it the near misses that could be helped, as far as the terminal has room."""
    screen = renderer.screen
    legal = [offer for offer in numbered if offer.refusal is None]
    misses = numbered[len(legal) :]
    possible = legal_list(renderer, legal)
    if not misses:
        return possible
    loud = [offer for offer in misses if offer.refusal and offer.refusal.reason not in renderer.quiet]
    helped = [o for o in loud if o.refusal and screen.texts.has_attribute(f"refusal-{o.refusal.reason}", "remedy")]
    room = screen.height - screen.rows(possible) - BESIDES
    shown = helped if all(short_reason(screen, offer) for offer in helped) else helped[:FEW]
    while shown and screen.rows(misses_drawn(screen, shown, len(legal))) > room:
        shown = shown[:-1]
    parts: list[RenderableType] = [possible]
    if shown:
        parts.append(Text(screen.text("ui-offers-not_now"), style="dim italic"))
        parts.append(misses_drawn(screen, shown, len(legal)))
    elif (few := one_line(screen, misses, len(legal))) and len(few) <= screen.width:
        return Group(possible, Text(few, style="dim italic"))
    if len(shown) < len(misses):
        key = "ui-offers-more" if shown else "ui-offers-others"
        parts.append(Text(screen.text(key, {"n": len(misses) - len(shown)}), style="dim italic"))
    return Group(*parts)


def one_line(screen: Screen, misses: list[Offer], after: int) -> str:
    """The only near miss, with its number and its reason; empty if there are more."""
    if len(misses) != 1:
        return ""
    _, reason = why_not(screen, misses[0])
    called = screen.texts.offer(misses[0], screen.names)
    return f"{screen.text('ui-offers-not_now')} {after + 1} {called} ({reason.rstrip('.')})"


def legal_list(renderer: Renderer, legal: list[Offer]) -> RenderableType:
    """What can be done with cost and effect; if that is too long, packed, with the cost alone, or only by name.

    Packed is what the table tells well enough: it should be seen together with the list.
    """
    if (own := renderer.listing(legal)) is not None:
        return own
    room = renderer.screen.height - BESIDES
    for fullness in ("cost and effect", "packed", "cost"):
        found = legal_grid(renderer, legal, fullness)
        if renderer.screen.rows(found) <= room - (renderer.table_rows if fullness == "cost and effect" else 0):
            return found
    return legal_grid(renderer, legal, "name")


def legal_grid(renderer: Renderer, legal: list[Offer], fullness: str) -> RenderableType:
    """One row each; minor kinds, and if need be all of them, in a line of their kind."""
    screen, grid = renderer.screen, _grid(renderer.screen)
    lines: dict[str, list[Text]] = {}
    for index, offer in enumerate(legal, 1):
        packed = fullness != "cost and effect" and offer.kind in renderer.packed
        if fullness == "name" or packed or offer.kind in renderer.minor:
            line = lines.setdefault(offer.kind, [Text(kind_heading(renderer, offer), style="italic")])
            item = Text(str(index), style="bold cyan").append(f" {short_name(screen, offer)}", style="not bold default")
            if packed and offer.cost:
                item.append(f" ({screen.texts.amounts(offer.cost, screen.names)})", style="not bold default")
            line.append(item)
            continue
        name = Text(renderer.in_few_letters(offer) or screen.texts.offer(offer, screen.names), style="bold")
        for tag in renderer.tags(offer):
            name.append(" ").append(tag)
        told = msgspec.structs.replace(offer, effects=()) if fullness == "cost" else offer
        said = consequences(screen, told, renderer.gist(offer))
        _add(screen, grid, Text(str(index), style="bold cyan"), name, Text(said))
    return Group(*([grid] if grid.row_count else []), *(flow(screen, line) for line in lines.values()))


def kind_heading(renderer: Renderer, offer: Offer) -> str:
    """What all offers of a kind have in common: the heading of a minor kind, else the text without its thing."""
    screen = renderer.screen
    if offer.kind in renderer.minor:
        return screen.text(renderer.minor[offer.kind], {"cost": screen.texts.amounts(offer.cost, screen.names)})
    return common_words(screen, offer)


def common_words(screen: Screen, offer: Offer) -> str:
    """The text of an offer without its thing; its own words for many, where a sentence has an article before it."""
    if own := screen.texts.attribute(f"action-{offer.kind}", "many"):
        return own
    whole, thing = screen.texts.offer(offer, screen.names), short_name(screen, offer)
    return "" if whole == thing else f"{whole.replace(thing, '').strip(' «»:')}:"


def short_name(screen: Screen, offer: Offer) -> str:
    """The thing an offer is about; its whole text, if it is about none."""
    for value in offer.args.values():
        if isinstance(value, str) and ":" in value:
            return screen.texts.thing(value, screen.names)
    return screen.texts.offer(offer, screen.names)


def misses_drawn(screen: Screen, misses: list[Offer], after: int) -> RenderableType:
    """Near misses below the offers: those of a kind in one line where a word or two can say why, else by row."""
    if not all(short_reason(screen, offer) for offer in misses):
        return misses_grid(screen, misses, after)
    lines: dict[str, list[Text]] = {}
    for index, offer in enumerate(misses, after + 1):
        line = lines.setdefault(offer.kind, [Text(common_words(screen, offer), style="dim italic")])
        item = Text(f"{index} ", "dim").append(short_name(screen, offer), "bold")
        line.append(item.append(f" ({short_reason(screen, offer)})"))
    return Group(*(flow(screen, line) for line in lines.values()))


def flow(screen: Screen, items: list[Text]) -> Text:
    """Items after one another, broken between them, never inside one that fits a row."""
    text, used = Text(), 0
    for item in items:
        if used and used + 2 + len(item) > screen.width:
            text.append("\n  ")
            used = 2
        elif used:
            text.append("  ")
            used += 2
        text.append(item)
        used += len(item)
    return text


def short_reason(screen: Screen, offer: Offer) -> str:
    """What stands against a near miss in a word or two; empty where its text has no such form."""
    assert offer.refusal is not None
    key = f"refusal-{offer.refusal.reason}"
    return screen.texts.attribute(key, "short", offer.refusal.details, screen.names) or ""


def misses_grid(screen: Screen, misses: list[Offer], after: int) -> Table:
    """One row each with its reason; many of a kind that have the same reason stand in one row."""
    grid, numbered = _grid(screen), list(enumerate(misses, after + 1))
    colon = "" if screen.width >= ROOMY else ":"
    for (kind, reason), group in groupby(numbered, lambda pair: why_not(screen, pair[1])):
        alike = list(group)
        if len(alike) > FEW:
            common = common_words(screen, alike[0][1]) or kind
            names = ", ".join(f"{index} {short_name(screen, offer)}" for index, offer in alike)
            _add(screen, grid, Text("…", "dim"), Text(f"{common} {names}{colon}", "dim bold"), Text(reason, "dim"))
            continue
        for index, offer in alike:
            name = Text(screen.texts.offer(offer, screen.names) + colon, style="dim bold")
            _add(screen, grid, Text(str(index), style="dim"), name, Text(reason, style="dim"))
    return grid


def why_not(screen: Screen, offer: Offer) -> tuple[str, str]:
    """Of what kind a near miss is, and what stands against it."""
    assert offer.refusal is not None
    return offer.kind, screen.texts.refusal(offer.refusal, screen.names)


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
