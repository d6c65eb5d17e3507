"""Looking things up: all that can be known about whatever has a name, offered now or not.

It knows no game: places, marks and printed texts tell what a thing is and where it lies, the
game's portraits what an action with it would cost and do now.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from valtable.cli.renderers.generic import Renderer
from valtable.cli.table.by_name import best, plain
from valtable.cli.table.offers import consequences
from valtable.cli.terminal import Terminal
from valtable.kernel.chance import FastChance
from valtable.kernel.decision import Amount, Offer
from valtable.kernel.refusal import OK, Args
from valtable.kernel.table import Place, Thing
from valtable.kernel.values import View
from valtable.texts.words import is_reference

UNASKED = ("not_asked", "not_your_decision")
"""Refusals of the kernel: another question is on the table."""


def find_refs(renderer: Renderer, view: View, about: str) -> list[str]:
    """Whatever on the table goes by these words; if nothing there does, whatever an action can name."""
    terminal, game = renderer.terminal, renderer.terminal.game
    refs = [f"seat:{seat}" for seat in range(len(terminal.names))]
    refs += [ref for place in game.table(view).places for thing in place.things for ref in named_by(thing)]
    there = set(refs)
    for value in game.actions.values:
        refs += [f"{kind}:{getattr(value, field)}" for field, kind in value.REFERS.items()]
    listed = [ref for ref in dict.fromkeys(refs) if ref.partition(":")[0] not in renderer.unlisted]
    known = [ref for ref in listed if has_name(terminal, ref)]
    found = best(about, [(ref, [terminal.texts.thing(ref, terminal.names), *ids(ref)]) for ref in known])
    return list(dict.fromkeys(alone_in(renderer, view, about) + ([ref for ref in found if ref in there] or found)))


def alone_in(renderer: Renderer, view: View, about: str) -> list[str]:
    """The only thing in a player's place of this name, one's own first: a Duke goes by `Duke`, too."""
    terminal = renderer.terminal
    places = [place for place in terminal.game.table(view).places if place.seat is not None and len(place.things) == 1]
    named = [place for place in places if plain(terminal.texts.place(place, terminal.names)) == plain(about)]
    return [place.things[0].ref for place in sorted(named, key=lambda place: place.seat != view.seat)]


def has_name(terminal: Terminal, ref: str) -> bool:
    """The action table also names seats that are not taken, and things of modules that have no words yet."""
    kind, _, id_ = ref.partition(":")
    return int(id_) < len(terminal.names) if kind == "seat" else terminal.texts.has(f"{kind}-{id_}")


def ids(ref: str) -> list[str]:
    kind, _, id_ = ref.partition(":")
    return [] if kind == "seat" else [id_]


def named_by(thing: Thing) -> Iterator[str]:
    """A thing and what its marks name."""
    yield thing.ref
    for _, args in thing.marks:
        yield from references(args)


def references(args: Args) -> Iterator[str]:
    """The things and players that arguments name."""
    for value in args.values():
        for word in value if isinstance(value, list) else [value]:
            if is_reference(word):
                yield str(word)


class Lookup:
    """Answers about one view, with the offers on the terminal."""

    def __init__(self, renderer: Renderer, view: View, numbered: list[Offer]) -> None:
        self.renderer, self.terminal, self.game = renderer, renderer.terminal, renderer.terminal.game
        self.view, self.numbered = view, numbered
        places = self.game.table(view).places
        self.places = [place for place in places if not place.aside]
        self.aside = [place for place in places if place.aside]
        self.state = None if view.seat is None else self.game.imagine(view, FastChance(1))
        """Any table that looks like this one: the rules say the same of it, and it gives nothing away."""

    def tell(self, ref: str) -> None:
        """Everything about one thing or player."""
        self.terminal.show(Text(self.terminal.texts.thing(ref, self.terminal.names), style="bold"))
        if printed := self.terminal.texts.describe(ref):
            self.terminal.indent(Text(printed))
        for line in self.renderer.facts(self.view, ref):
            self.terminal.indent(line)
        if ref.startswith("seat:"):
            self.tell_seat(int(ref.partition(":")[2]))
        else:
            # What lies only among the things to be looked up is told from there.
            if not self.tell_places(ref, self.places) and not self.tell_places(ref, self.aside):
                self.terminal.indent(Text(self.terminal.text("ui-lookup-nowhere"), style="dim"))
            self.tell_actions(ref)

    def tell_in_a_line(self, ref: str) -> None:
        """What is printed on one of many things, and what is seen on it where it lies."""
        name = Text(self.terminal.texts.thing(ref, self.terminal.names), style="bold")
        lying = [thing for place in self.places for thing in place.things if thing.ref == ref]
        seen = dict.fromkeys(self.seen_on(thing).plain for thing in lying)
        told = [self.terminal.texts.describe(ref) or "", *seen]
        self.terminal.show(name.append(": " + " ".join(filter(None, told)) if any(told) else "", "not bold"))

    def tell_seat(self, seat: int) -> None:
        """A player's own places, and what stands elsewhere with their mark on it."""
        elsewhere = [thing for place in self.places for thing in place.things if place.seat is None]
        own = [thing for thing in elsewhere if thing.seat == seat and thing.kind != "track"]
        for place in (place for place in self.places if place.seat == seat):
            line = Text(self.terminal.texts.place(place, self.terminal.names) + ": ", style="dim")
            self.terminal.indent(line.append(self.renderer.things(place, ", ")))
        if own:
            line = Text(self.terminal.text("ui-lookup-owns") + " ", style="dim")
            self.terminal.indent(line.append(Text(", ").join([self.renderer.thing(thing, 1) for thing in own])))
        total = self.game.standing(self.view).totals[seat]
        if total is not None:
            self.terminal.indent(Text(self.terminal.text("ui-lookup-points", {"n": total})))

    def tell_places(self, ref: str, places: list[Place]) -> bool:
        """Where it lies and what is seen on it; where others point to it. Whether there was anything to tell."""
        described, found = {ref}, False
        for place in places:
            pointing = []
            for index, thing in enumerate(place.things):
                if thing.ref == ref:
                    found, seen = True, self.seen_on(thing)
                    line = self.where(place, index)
                    self.terminal.indent(line.append(": ").append(seen) if seen else line)
                    self.describe_marks(thing, described)
                elif any(ref in args.values() for _, args in thing.marks):
                    pointing.append((index, self.renderer.called(thing)))
            if pointing:
                only = pointing[0][0] if len(pointing) == 1 else None
                found, names = True, ", ".join(name for _, name in pointing)
                self.terminal.indent(self.where(place, only).append(": ").append(names, "not dim"))
        return found

    def tell_place(self, about: str) -> bool:
        """What lies in the places of this name; whether there is one."""
        texts, names = self.terminal.texts, self.terminal.names
        found = best(about, [(place, [texts.place(place, names)]) for place in self.places if place.things])
        for place in found:
            self.terminal.show(Text.assemble(self.where(place, None), ": ", self.renderer.things(place, ", ")))
        return bool(found)

    def where(self, place: Place, index: int | None) -> Text:
        line = Text(self.terminal.texts.place(place, self.terminal.names), style="dim")
        if place.seat is not None:
            line.append(f" ({self.terminal.names[place.seat]})")
        if place.columns and index is not None and self.renderer.tells_columns:
            line.append(", " + self.terminal.text("ui-lookup-column", {"n": index % place.columns + 1}))
        return line

    def seen_on(self, thing: Thing) -> Text:
        marks = [bare(self.terminal.texts.mark(kind, args, self.terminal.names)) for kind, args in thing.marks]
        if thing.seat is not None and thing.kind != "track":
            marks.insert(0, self.terminal.text("ui-lookup-owner", {"seat": f"seat:{thing.seat}"}))
        if thing.kind in ("counter", "track"):
            marks.insert(0, str(thing.count))
        elif thing.count != 1:
            marks.insert(0, self.terminal.text("ui-lookup-count", {"n": thing.count, "kind": thing.kind}))
        return Text(("; " if any(", " in mark for mark in marks) else ", ").join(marks), style="not dim")

    def describe_marks(self, thing: Thing, described: set[str]) -> None:
        for ref in named_by(thing):
            if ref not in described and (printed := self.terminal.texts.describe(ref)):
                self.terminal.indent(Text(f"{self.terminal.texts.thing(ref)}: {printed}"))
            described.add(ref)

    def tell_actions(self, ref: str) -> None:
        """What can be done with it now, and what not and why; the price as it would be paid now."""
        asked = unasked = False
        meant = {offer.action for offer in self.numbered if ref in offer.args.values()}
        for action, value in enumerate(self.game.actions.values):
            named = {f"{kind}:{getattr(value, field)}" for field, kind in value.REFERS.items()}
            if ref not in named and action not in meant:
                continue
            offer = self.offer(action)
            if offer is None:
                unasked = True
                continue
            is_unasked = offer.refusal is not None and offer.refusal.reason in UNASKED
            unasked |= is_unasked
            asked |= not is_unasked
            if is_unasked and not offer.cost:
                continue
            label = self.label(offer)
            line = Text(f"{label}  " if label else "", style="bold cyan")
            line.append(self.terminal.texts.offer(offer, self.terminal.names), "bold default")
            if offer.refusal is None or offer.cost:
                line.append(f" {consequences(self.terminal, offer)}", "not bold default")
            self.terminal.indent(line)
            if offer.refusal is not None and not is_unasked:
                self.terminal.indent(
                    Text("  " + self.terminal.texts.refusal(offer.refusal, self.terminal.names), "yellow")
                )
            elif is_unasked and (missing := self.missing(offer)):
                lack = self.terminal.texts.amounts(missing, self.terminal.names)
                self.terminal.indent(
                    Text(
                        "  "
                        + self.terminal.text(
                            "ui-lookup-lack", {"missing": lack, "missing_n": sum(amount.n for amount in missing)}
                        ),
                        "yellow",
                    )
                )
        if unasked and not asked:
            self.terminal.indent(Text(self.terminal.text("ui-lookup-not_asked"), style="dim"))

    def label(self, offer: Offer) -> str:
        """What stands before it in the list on the terminal; nothing if it does not stand there."""
        there = (n for n, one in enumerate(self.numbered, 1) if one.action == offer.action)
        return next((self.renderer.key(offer, n) for n in there), "")

    def offer(self, action: int) -> Offer | None:
        """The action as an offer, also where it is not even a near miss, if the game can tell that."""
        for offer in self.numbered:
            if offer.action == action:
                return offer
        return portray(self.renderer, self.view, self.state, action)

    def missing(self, offer: Offer) -> list[Amount]:
        """What the viewer would lack for the price."""
        own: dict[str, int] = {}
        for place in self.places:
            for thing in place.things:
                if place.seat == self.view.seat and thing.kind == "counter":
                    own[thing.ref] = own.get(thing.ref, 0) + thing.count
        lacking = [Amount(a.thing, a.n - own[a.thing]) for a in offer.cost if a.thing in own]
        return [amount for amount in lacking if amount.n > 0]


def bare(mark: str) -> str:
    """A mark without the brackets, dash or comma that part it from a name on the table."""
    inner = mark.removeprefix("– ").rstrip(",:")
    return inner[1:-1] if inner.startswith("(") and inner.endswith(")") and "(" not in inner[1:] else inner


def portray(renderer: Renderer, view: View, state: object, action: int) -> Offer | None:
    """An action that nobody offers, with its price, its effect and what stands against it.

    None where the things it is about are not there and the game has no words for that.
    """
    game, seat = renderer.terminal.game, view.seat
    assert seat is not None, "a spectator is asked nothing"
    why = game.why_not(state, seat, action)
    can_be_portrayed = game.portrays_all or why == OK or why in game.reasons.near
    return game.offer(state, seat, action) if can_be_portrayed else None
