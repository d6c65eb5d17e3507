"""`?`: what an offer does, what a thing is, or why something is not offered and what would help."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.renderers.generic import Renderer
from valtable.cli.table.by_name import offers_meant
from valtable.cli.table.glossary import tell_section, tell_term
from valtable.cli.table.lookup import Lookup, find_refs, portray, references
from valtable.cli.table.offers import are_numbered, consequences, labelled, misses_grid
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed
from valtable.kernel.values import View

MANY = 4
"""Of more things than these each is told in a line."""
LINES = 12
"""Of more than these only the names are told."""


def explain(renderer: Renderer, view: View, numbered: list[Offer], about: str) -> None:
    """Answer `?`, `? 7`, `? construct bank_1`, `? bank` or `? Aitana`."""
    terminal = renderer.terminal
    if not about:
        explain_question(renderer, view, numbered)
        return
    if (found := labelled(renderer, numbered, about)) is not None:
        explain_offer(renderer, found, about.lower())
        return
    if about.isdecimal() and are_numbered(renderer, numbered):
        terminal.say("ui-no_such_number", {"number": int(about), "last": len(numbered)}, style="yellow")
        return
    lookup = Lookup(renderer, view, numbered)
    try:
        action = terminal.game.actions.parse(about.lower())
        explain_action(lookup, action)
        return
    except Malformed:
        pass
    refs = find_refs(renderer, view, about)
    offers = [] if refs else offers_meant(renderer, every_offer(lookup), about)
    in_lines = MANY < len(refs) <= LINES
    for ref in refs if in_lines else refs[:MANY]:
        (lookup.tell_in_a_line if in_lines else lookup.tell)(ref)
    for offer in offers[:MANY]:
        explain_offer(renderer, offer, lookup.label(offer))
    rest = [terminal.texts.thing(ref, terminal.names) for ref in refs[MANY:] if not in_lines]
    rest += [terminal.texts.offer(offer, terminal.names) for offer in offers[MANY:]]
    if rest:
        terminal.say("ui-explain-more", {"names": ", ".join(rest)}, style="dim")
    if not refs and not offers and not (tell_term(renderer, about) or lookup.tell_place(about)):
        terminal.say("ui-explain-unknown", {"about": about.replace(":", " ")}, style="yellow")


def every_offer(lookup: Lookup) -> list[Offer]:
    """Every action there is as an offer; the ones of the list first."""
    known = {offer.action for offer in lookup.numbered}
    others = [action for action in range(len(lookup.game.actions)) if action not in known]
    told = [portray(lookup.renderer, lookup.view, lookup.state, action) for action in others]
    return [*lookup.numbered, *(offer for offer in told if offer is not None)]


def explain_question(renderer: Renderer, view: View, numbered: list[Offer]) -> None:
    """Everything greyed with its reason, and how to ask further."""
    terminal = renderer.terminal
    legal = sum(offer.refusal is None for offer in numbered)
    if legal < len(numbered):
        terminal.say("ui-offers-not_now", style="italic")
        with terminal.paged():
            terminal.show(misses_grid(renderer, numbered[legal:], legal))
    else:
        terminal.say("ui-explain-all_possible")
    if others := asked_elsewhere(renderer, numbered, renderer.absent(view)):
        terminal.say("ui-explain-elsewhere", {"names": ", ".join(others)})
    last = renderer.key(numbered[-1], len(numbered))
    terminal.say("ui-explain-how", {"number": int(last) if last.isdecimal() else last}, style="dim")


def asked_elsewhere(renderer: Renderer, numbered: list[Offer], absent: frozenset[str]) -> list[str]:
    """The kinds of action that other questions ask for, by the titles of their rules, which `r` takes."""
    here, book = {offer.kind for offer in numbered} | absent, renderer.terminal.rules
    kinds = [family.tag for family in renderer.terminal.game.actions.families if family.tag not in here]
    rules = dict.fromkeys(renderer.rule_of.get(kind, kind) for kind in kinds)
    return [book.section(rule).title for rule in rules if rule in book]


def explain_action(lookup: Lookup, action: int) -> None:
    """An action by its notation; of one that is about nothing here, only what stands against it."""
    terminal, seat = lookup.terminal, lookup.view.seat
    if (offer := lookup.offer(action)) is not None:
        explain_offer(lookup.renderer, offer, lookup.label(offer))
        return
    terminal.show(Text(terminal.game.actions.notations[action], style="bold"))
    assert seat is not None, "a spectator is asked nothing"
    if (refusal := terminal.game.refusal(lookup.state, seat, action)) is not None:
        terminal.indent(Text(terminal.texts.refusal(refusal, terminal.names), style="yellow"))
    kind = str(terminal.game.actions.values[action].__struct_config__.tag)
    tell_section(terminal, lookup.renderer.rule_of.get(kind, kind))


def explain_offer(renderer: Renderer, offer: Offer, label: str = "") -> None:
    """The offer in full: how to ask for it, price, effect, what is printed on the things it names, reason, rule."""
    terminal = renderer.terminal
    line = Text(terminal.texts.offer(offer, terminal.names), style="bold")
    number = int(label) if label.isdecimal() else 0
    notation = f"{label}, {offer.notation}" if label and not number else offer.notation
    typed = terminal.text("ui-explain-typed", {"number": number, "notation": notation})
    terminal.show(line.append(f"   {typed}", style="not bold dim"))
    said = consequences(terminal, offer)
    if said:
        terminal.indent(Text(said))
    named = [*references(offer.args), *offer.touches]
    for effect in offer.effects:
        named += references(effect.args)
    for ref in dict.fromkeys(named):
        if not ref.startswith("seat:") and (printed := terminal.texts.describe(ref)) and printed not in said:
            terminal.indent(Text(f"{terminal.texts.thing(ref)}: {printed}"))
    if offer.refusal is not None:
        terminal.indent(Text(terminal.texts.refusal(offer.refusal, terminal.names), style="yellow"))
    rule = offer.refusal.rule if offer.refusal is not None else renderer.rule_of.get(offer.kind, offer.kind)
    if rule and rule in terminal.rules:
        title = terminal.rules.section(rule).title
        terminal.indent(Text(terminal.text("ui-explain-rule", {"title": title, "id": rule}), style="dim"))
