"""`?`: what an offer does, or why something is not offered and what would make it possible."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.offers import consequences, fits, misses_grid
from valtable.cli.screen import Screen
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed
from valtable.kernel.match import Match

MANY = 12


def explain(screen: Screen, match: Match, seat: int, numbered: list[Offer], about: str) -> None:
    """Answer `?`, `? 7`, `? construct bank_1` or `? bank`."""
    if not about:
        explain_question(screen, numbered)
        return
    if about.isdecimal():
        if 1 <= int(about) <= len(numbered):
            explain_offer(screen, numbered[int(about) - 1])
        else:
            screen.say("ui-no_such_number", {"number": int(about), "last": len(numbered)}, style="yellow")
        return
    found = search(screen, match, seat, numbered, about)
    if not found:
        screen.say("ui-explain-unknown", {"about": about}, style="yellow")
    described: set[str] = set()
    for offer in found[:MANY]:
        explain_offer(screen, offer, described)
    if len(found) > MANY:
        screen.say("ui-explain-more", {"n": len(found) - MANY}, style="dim")


def explain_question(screen: Screen, numbered: list[Offer]) -> None:
    """Everything greyed with its reason, and how to ask further."""
    legal = sum(offer.refusal is None for offer in numbered)
    if legal < len(numbered):
        screen.say("ui-offers-not_now", style="italic")
        screen.show(misses_grid(screen, numbered[legal:], legal))
    screen.say("ui-explain-how", style="dim")


def explain_offer(screen: Screen, offer: Offer, described: set[str] | None = None) -> None:
    """The offer in full: price, effect, what is printed on the things it touches, reason, rule.

    What is `described` already is not printed again for the next offer.
    """
    known = described if described is not None else set()
    line = Text(screen.texts.offer(offer, screen.names), style="bold")
    line.append(f"   {offer.notation}", style="not bold dim")
    screen.show(line)
    said = consequences(screen, offer)
    if said:
        screen.indent(Text(said))
    named = [value for value in offer.args.values() if isinstance(value, str) and ":" in value]
    for ref in dict.fromkeys([*named, *offer.touches]):
        if ref in known or ref.startswith("seat:"):
            continue
        known.add(ref)
        if (printed := screen.texts.describe(ref)) and printed not in said:
            screen.indent(Text(f"{screen.texts.thing(ref)}: {printed}"))
    if offer.refusal is not None:
        screen.indent(Text(screen.texts.refusal(offer.refusal, screen.names), style="yellow"))
    rule = offer.refusal.rule if offer.refusal is not None else offer.kind
    if rule and rule in screen.rules:
        title = screen.rules.section(rule).title
        screen.indent(Text(screen.text("ui-explain-rule", {"title": title, "id": rule}), style="dim"))


def search(screen: Screen, match: Match, seat: int, numbered: list[Offer], about: str) -> list[Offer]:
    """Actions by notation or by words of their text; those that are offered first."""
    table = match.game.actions
    try:
        return [portray(match, seat, table.parse(about.lower()), numbered)]
    except Malformed:
        pass
    found = [offer for offer in numbered if fits(screen, offer, about)]
    if found:
        return found
    everything = (portray(match, seat, action, numbered) for action in range(len(table)))
    return [offer for offer in everything if fits(screen, offer, about)]


def portray(match: Match, seat: int, action: int, numbered: list[Offer]) -> Offer:
    """The offer of an action, or, where it is not even a near miss, one that says why."""
    for offer in numbered:
        if offer.action == action:
            return offer
    game, value = match.game, match.game.actions.values[action]
    return Offer(
        action,
        game.actions.notations[action],
        str(value.__struct_config__.tag),
        game.action_args(match.state, seat, value),
        (),
        (),
        (),
        game.refusal(match.state, seat, action),
    )
