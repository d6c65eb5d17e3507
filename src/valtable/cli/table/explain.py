"""`?`: what an offer does, what a thing is, or why something is not offered and what would help."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.glossary import tell_section, tell_term
from valtable.cli.lookup import Lookup, find_refs, portray, references
from valtable.cli.naming import offers_meant
from valtable.cli.offers import consequences, misses_grid
from valtable.cli.renderers.generic import Renderer
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed
from valtable.kernel.game import View

MANY = 4
"""Of more things than these each is told in a line."""
LINES = 12
"""Of more than these only the names are told."""


def explain(renderer: Renderer, view: View, numbered: list[Offer], about: str) -> None:
    """Answer `?`, `? 7`, `? construct bank_1`, `? bank` or `? Aitana`."""
    screen = renderer.screen
    if not about:
        explain_question(renderer, view, numbered)
        return
    if about.isdecimal():
        if 1 <= int(about) <= len(numbered):
            explain_offer(renderer, numbered[int(about) - 1], int(about))
        else:
            screen.say("ui-no_such_number", {"number": int(about), "last": len(numbered)}, style="yellow")
        return
    lookup = Lookup(renderer, view, numbered)
    try:
        action = screen.game.actions.parse(about.lower())
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
        explain_offer(renderer, offer, lookup.number(offer))
    rest = [screen.texts.thing(ref, screen.names) for ref in refs[MANY:] if not in_lines]
    rest += [screen.texts.offer(offer, screen.names) for offer in offers[MANY:]]
    if rest:
        screen.say("ui-explain-more", {"names": ", ".join(rest)}, style="dim")
    if not refs and not offers and not (tell_term(renderer, about) or lookup.tell_place(about)):
        screen.say("ui-explain-unknown", {"about": about.replace(":", " ")}, style="yellow")


def every_offer(lookup: Lookup) -> list[Offer]:
    """Every action there is as an offer; the ones of the list first."""
    known = {offer.action for offer in lookup.numbered}
    others = [action for action in range(len(lookup.game.actions)) if action not in known]
    told = [portray(lookup.renderer, lookup.view, lookup.state, action) for action in others]
    return [*lookup.numbered, *(offer for offer in told if offer is not None)]


def explain_question(renderer: Renderer, view: View, numbered: list[Offer]) -> None:
    """Everything greyed with its reason, and how to ask further."""
    screen = renderer.screen
    legal = sum(offer.refusal is None for offer in numbered)
    if legal < len(numbered):
        screen.say("ui-offers-not_now", style="italic")
        with screen.paged():
            screen.show(misses_grid(screen, numbered[legal:], legal))
    else:
        screen.say("ui-explain-all_possible")
    if others := asked_elsewhere(renderer, numbered, renderer.absent(view)):
        screen.say("ui-explain-elsewhere", {"names": ", ".join(others)})
    screen.say("ui-explain-how", {"number": len(numbered)}, style="dim")


def asked_elsewhere(renderer: Renderer, numbered: list[Offer], absent: frozenset[str]) -> list[str]:
    """The kinds of action that other questions ask for, by the titles of their rules, which `r` takes."""
    here, book = {offer.kind for offer in numbered} | absent, renderer.screen.rules
    kinds = [family.tag for family in renderer.screen.game.actions.families if family.tag not in here]
    rules = dict.fromkeys(renderer.rule_of.get(kind, kind) for kind in kinds)
    return [book.section(rule).title for rule in rules if rule in book]


def explain_action(lookup: Lookup, action: int) -> None:
    """An action by its notation; of one that is about nothing here, only what stands against it."""
    screen, seat = lookup.screen, lookup.view.seat
    if (offer := lookup.offer(action)) is not None:
        explain_offer(lookup.renderer, offer, lookup.number(offer))
        return
    screen.show(Text(screen.game.actions.notations[action], style="bold"))
    assert seat is not None, "a spectator is asked nothing"
    if (refusal := screen.game.refusal(lookup.state, seat, action)) is not None:
        screen.indent(Text(screen.texts.refusal(refusal, screen.names), style="yellow"))
    kind = str(screen.game.actions.values[action].__struct_config__.tag)
    tell_section(screen, lookup.renderer.rule_of.get(kind, kind))


def explain_offer(renderer: Renderer, offer: Offer, number: int = 0) -> None:
    """The offer in full: how to ask for it, price, effect, what is printed on the things it names, reason, rule."""
    screen = renderer.screen
    line = Text(screen.texts.offer(offer, screen.names), style="bold")
    typed = screen.text("ui-explain-typed", {"number": number, "notation": offer.notation})
    screen.show(line.append(f"   {typed}", style="not bold dim"))
    said = consequences(screen, offer)
    if said:
        screen.indent(Text(said))
    named = [*references(offer.args), *offer.touches]
    for effect in offer.effects:
        named += references(effect.args)
    for ref in dict.fromkeys(named):
        if not ref.startswith("seat:") and (printed := screen.texts.describe(ref)) and printed not in said:
            screen.indent(Text(f"{screen.texts.thing(ref)}: {printed}"))
    if offer.refusal is not None:
        screen.indent(Text(screen.texts.refusal(offer.refusal, screen.names), style="yellow"))
    rule = offer.refusal.rule if offer.refusal is not None else renderer.rule_of.get(offer.kind, offer.kind)
    if rule and rule in screen.rules:
        title = screen.rules.section(rule).title
        screen.indent(Text(screen.text("ui-explain-rule", {"title": title, "id": rule}), style="dim"))
