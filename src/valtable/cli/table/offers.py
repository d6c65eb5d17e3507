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
from valtable.cli.terminal import Terminal
from valtable.kernel.decision import Effect, Offer
from valtable.kernel.refusal import Args

FEW = 6
"""So many near misses that need a row each stand below the offers at most; `?` lists the others."""
BESIDES = 6
"""Rows of the terminal that question and prompt need besides one's own things and the offers."""
DONE = "done"
"""The kind of action by which one does no more."""
IN_DETAIL = "in detail"
FULL = (IN_DETAIL, "cost and effect")
"""How full a list is in which nothing is left out."""
ROOMY = 110
"""Columns of the terminal from which an action and what it does stand side by side."""


def number(renderer: Renderer, offers: list[Offer]) -> list[Offer]:
    """The offers in the order of their numbers: what can be done, what a remedy would help, the rest.

    Those of a kind stay together, and what may be packed into a line comes after what has rows: as they are drawn.
    That one is done comes last: whoever types the first number wants to do something.
    """
    minor, texts = list(renderer.minor), renderer.terminal.texts
    kinds = sorted(dict.fromkeys(offer.kind for offer in offers), key=lambda kind: kind == DONE)

    def order(offer: Offer) -> tuple[int, int]:
        kind = kinds.index(offer.kind)
        if offer.refusal is None:
            return (2 + minor.index(offer.kind) if offer.kind in minor else int(offer.kind in renderer.packed)), kind
        reason = offer.refusal.reason
        is_helped = reason not in renderer.quiet and texts.has_attribute(f"refusal-{reason}", "remedy")
        return len(minor) + (2 if is_helped else 3), kind

    return sorted(offers, key=order)


def labelled(renderer: Renderer, offers: Sequence[Offer], typed: str) -> Offer | None:
    """The offer that stands in the list under what was typed."""
    return next((offer for n, offer in enumerate(offers, 1) if renderer.key(offer, n) == typed.lower()), None)


def are_numbered(renderer: Renderer, offers: Sequence[Offer]) -> bool:
    """Whether the list goes by numbers: then a digit is a line of it and nothing else."""
    return all(renderer.key(offer, n) == str(n) for n, offer in enumerate(offers, 1))


def consequences(terminal: Terminal, offer: Offer, gist: str = "") -> str:
    """Price and effect in one phrase, the effect perhaps by its gist.

    An action may have words of its own for its price; none, where it names what is paid already.
    """
    parts = []
    if offer.cost:
        cost: Args = {"cost": terminal.texts.amounts(offer.cost, terminal.names)}
        own = terminal.texts.attribute(f"action-{offer.kind}", "cost", cost)
        parts.append(terminal.text("ui-offer-cost", cost) if own is None else own)
    if offer.effects:
        parts.append(terminal.text("ui-offer-effect", {"effect": gist or effects_told(terminal, offer.effects)}))
    return " ".join(filter(None, parts))


def effects_told(terminal: Terminal, effects: Sequence[Effect]) -> str:
    """Phrases with commas between them; after a whole sentence, such as a card's text, a semicolon."""
    told = ""
    for effect in effects:
        phrase = terminal.texts.effect(effect, terminal.names)
        told = phrase if not told else f"{told[:-1]}; {phrase}" if told.endswith(".") else f"{told}, {phrase}"
    return told


def draw_offers(renderer: Renderer, numbered: list[Offer]) -> RenderableType:
    """What can be done; below it the near misses that could be helped, as far as the terminal has room."""
    terminal = renderer.terminal
    legal = [offer for offer in numbered if offer.refusal is None]
    misses = numbered[len(legal) :]
    possible = legal_list(renderer, legal)
    if not misses:
        return possible
    loud = [offer for offer in misses if offer.refusal and offer.refusal.reason not in renderer.quiet]
    helped = [o for o in loud if o.refusal and terminal.texts.has_attribute(f"refusal-{o.refusal.reason}", "remedy")]
    room = terminal.height - terminal.rows(possible) - BESIDES - renderer.brief_rows
    shown = helped if all(short_reason(terminal, offer) for offer in helped) else helped[:FEW]
    while shown and terminal.rows(misses_drawn(renderer, shown, len(legal))) > room:
        shown = shown[:-1]
    parts: list[RenderableType] = [possible]
    if shown:
        parts.append(Text(terminal.text("ui-offers-not_now"), style="dim italic"))
        parts.append(misses_drawn(renderer, shown, len(legal)))
    elif (few := one_line(renderer, misses, len(legal))) and len(few) <= terminal.width:
        return Group(possible, Text(few, style="dim italic"))
    if len(shown) < len(misses):
        key = "ui-offers-more" if shown else "ui-offers-others"
        parts.append(Text(terminal.text(key, {"n": len(misses) - len(shown)}), style="dim italic"))
    return Group(*parts)


def one_line(renderer: Renderer, misses: list[Offer], after: int) -> str:
    """The only near miss, with its number and its reason; empty if there are more."""
    terminal = renderer.terminal
    if len(misses) != 1:
        return ""
    _, reason = why_not(terminal, misses[0])
    called, label = terminal.texts.offer(misses[0], terminal.names), renderer.key(misses[0], after + 1)
    return f"{terminal.text('ui-offers-not_now')} {label} {called} ({reason.rstrip('.')})"


def legal_list(renderer: Renderer, legal: list[Offer]) -> RenderableType:
    """What can be done in detail; if that is too long, with cost and effect, packed, with the cost alone, or by name.

    Packed is what the table tells well enough: it should be seen together with the list.
    """
    if (own := renderer.listing(legal)) is not None:
        return own
    room = renderer.terminal.height - BESIDES - renderer.brief_rows
    for fullness in (*FULL, "packed", "cost"):
        found = legal_grid(renderer, legal, fullness)
        if renderer.terminal.rows(found) <= room - (renderer.table_rows if fullness in FULL else 0):
            return found
    return legal_grid(renderer, legal, "name")


def legal_grid(renderer: Renderer, legal: list[Offer], fullness: str) -> RenderableType:
    """One row each; minor kinds, and if need be all of them, in a line of their kind."""
    terminal, grid = renderer.terminal, _grid(renderer.terminal)
    lines: dict[str, list[Text]] = {}
    for index, offer in enumerate(legal, 1):
        packed = fullness not in FULL and offer.kind in renderer.packed
        label = renderer.key(offer, index)
        if fullness == "name" or packed or offer.kind in renderer.minor:
            line = lines.setdefault(offer.kind, [Text(kind_heading(renderer, offer), style="italic")])
            item = Text(label, style="bold cyan").append(f" {short_name(terminal, offer)}", style="not bold default")
            if packed and offer.cost:
                price = [terminal.texts.amounts(offer.cost, terminal.names), renderer.aside(offer)]
                item.append(f" ({'; '.join(filter(None, price))})", style="not bold default")
            line.append(item)
            continue
        name = Text(renderer.in_few_letters(offer) or terminal.texts.offer(offer, terminal.names), style="bold")
        for tag in renderer.tags(offer):
            name.append(" ").append(tag)
        told = msgspec.structs.replace(offer, effects=()) if fullness == "cost" else offer
        detail = renderer.in_detail(offer) if fullness == IN_DETAIL else ""
        said = consequences(terminal, told, detail or renderer.gist(offer))
        _add(terminal, grid, Text(label, style="bold cyan"), name, Text(said))
    return Group(*([grid] if grid.row_count else []), *(terminal.flow(line) for line in lines.values()))


def kind_heading(renderer: Renderer, offer: Offer) -> str:
    """What all offers of a kind have in common: the heading of a minor kind, else the text without its thing."""
    terminal = renderer.terminal
    if offer.kind in renderer.minor:
        return terminal.text(renderer.minor[offer.kind], {"cost": terminal.texts.amounts(offer.cost, terminal.names)})
    return common_words(terminal, offer)


def common_words(terminal: Terminal, offer: Offer) -> str:
    """The text of an offer without its thing; its own words for many, where a sentence has an article before it."""
    if own := terminal.texts.attribute(f"action-{offer.kind}", "many"):
        return own
    whole, thing = terminal.texts.offer(offer, terminal.names), short_name(terminal, offer)
    return "" if whole == thing else f"{whole.replace(thing, '').strip(' «»:')}:"


def short_name(terminal: Terminal, offer: Offer) -> str:
    """The thing an offer is about; its whole text, if it is about none."""
    for value in offer.args.values():
        if isinstance(value, str) and ":" in value:
            return terminal.texts.thing(value, terminal.names)
    return terminal.texts.offer(offer, terminal.names)


def misses_drawn(renderer: Renderer, misses: list[Offer], after: int) -> RenderableType:
    """Near misses below the offers: those of a kind in one line where a word or two can say why, else by row."""
    terminal = renderer.terminal
    if not all(short_reason(terminal, offer) for offer in misses):
        return misses_grid(renderer, misses, after)
    lines: dict[str, list[Text]] = {}
    for index, offer in enumerate(misses, after + 1):
        line = lines.setdefault(offer.kind, [Text(common_words(terminal, offer), style="dim italic")])
        item = Text(f"{renderer.key(offer, index)} ", "dim").append(short_name(terminal, offer), "bold")
        line.append(item.append(f" ({short_reason(terminal, offer)})"))
    return Group(*(terminal.flow(line) for line in lines.values()))


def short_reason(terminal: Terminal, offer: Offer) -> str:
    """What stands against a near miss in a word or two; empty where its text has no such form."""
    assert offer.refusal is not None
    key = f"refusal-{offer.refusal.reason}"
    return terminal.texts.attribute(key, "short", offer.refusal.details, terminal.names) or ""


def misses_grid(renderer: Renderer, misses: list[Offer], after: int) -> Table:
    """One row each with its reason; many of a kind that have the same reason stand in one row."""
    terminal = renderer.terminal
    grid, numbered = _grid(terminal), list(enumerate(misses, after + 1))
    colon = "" if terminal.width >= ROOMY else ":"
    for (kind, reason), group in groupby(numbered, lambda pair: why_not(terminal, pair[1])):
        alike = list(group)
        if len(alike) > FEW:
            common = common_words(terminal, alike[0][1]) or kind
            names = ", ".join(f"{renderer.key(offer, index)} {short_name(terminal, offer)}" for index, offer in alike)
            _add(terminal, grid, Text("…", "dim"), Text(f"{common} {names}{colon}", "dim bold"), Text(reason, "dim"))
            continue
        for index, offer in alike:
            name = Text(terminal.texts.offer(offer, terminal.names) + colon, style="dim bold")
            _add(terminal, grid, Text(renderer.key(offer, index), "dim"), name, Text(reason, style="dim"))
    return grid


def why_not(terminal: Terminal, offer: Offer) -> tuple[str, str]:
    """Of what kind a near miss is, and what stands against it."""
    assert offer.refusal is not None
    return offer.kind, terminal.texts.refusal(offer.refusal, terminal.names)


def _grid(terminal: Terminal) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=True)
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    for _ in range(2 if terminal.width >= ROOMY else 1):
        grid.add_column()
    return grid


def _add(terminal: Terminal, grid: Table, number_: Text, name: Text, told: Text) -> None:
    """Two columns where there is room; else one flowing line, which needs fewer rows."""
    if terminal.width >= ROOMY:
        grid.add_row(number_, name, told)
    else:
        grid.add_row(number_, Text(" ").join([name, told]))
