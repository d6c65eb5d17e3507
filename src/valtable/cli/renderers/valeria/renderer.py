"""Valeria's table: the centre, the players with their tableaus by number, how near the end is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from valtable.cli.renderers import generic
from valtable.cli.renderers.valeria.belongings import draw_belongings, said_each
from valtable.cli.renderers.valeria.centre import AMOUNT_STYLES, ROLE_STYLES, draw_centre, draw_legend
from valtable.cli.renderers.valeria.players import draw_players, known_points, role_name
from valtable.cli.renderers.valeria.short import STAR, UNTOLD, Shorthand
from valtable.cli.renderers.valeria.story import draw_turns
from valtable.cli.terminal import Terminal
from valtable.games.valeria.box.components import NONE, Box
from valtable.games.valeria.box.words import ROLES
from valtable.games.valeria.game import Valeria
from valtable.games.valeria.people.asking_prices import surcharging
from valtable.games.valeria.people.events import RESOURCE_REFS, amount_refs
from valtable.games.valeria.sight.view import ValeriaView
from valtable.games.valeria.state.frames import ACTION, CHOICE
from valtable.kernel.course import Step
from valtable.kernel.decision import Offer
from valtable.kernel.refusal import Args
from valtable.kernel.table import Thing
from valtable.kernel.values import View

VICTORY_TOKEN = RESOURCE_REFS[3]
MODULE_ACTIONS = {
    "map": "crimson_seas", "sail": "crimson_seas", "buy": "crimson_seas", "island": "crimson_seas",
    "agent": "agents", "relic": "relics", "banner": "ward_towers",
}  # fmt: skip
"""Actions of modules with the option that brings them."""


class Renderer(generic.Renderer):
    minor = {"gain": "ui-valeria-gain"}
    packed = frozenset(("recruit",))
    table_rows = 30
    quiet = frozenset({
        "agent_idle", "banner_there", "blockaded", "cannot_exchange", "cannot_pay_banner", "cannot_pay_island",
        "cannot_pay_noble", "die_unchanged", "full_of_tokens", "gains_come_first", "is_resting", "keeps_all",
        "no_banner", "no_maps_left", "no_minion", "no_monsters", "nothing_ashore", "option_does_nothing", "power_used",
        "powers_first", "relic_idle", "relic_no_action", "they_have_none", "too_little_gold", "too_little_magic",
        "tower_icons_missing",
    })  # fmt: skip

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal)
        assert isinstance(terminal.game, Valeria)
        self.game: Valeria = terminal.game
        self.box: Box = self.game.contents

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, ValeriaView)
        parts: list[RenderableType] = [
            draw_centre(self.terminal, self.game, view),
            draw_legend(self.terminal),
            self.course(view),
            *self.module_places(view),
            draw_players(self.terminal, self.game, view),
            draw_belongings(self, self.box, view),
        ]
        return Group(*parts)

    def story(self, steps: Sequence[Step], viewer: int | None) -> RenderableType:
        return draw_turns(self.terminal, steps, viewer)

    def brief(self, view: View) -> RenderableType | None:
        """Which action or how many choices, one's resources, what one's points come to, and whether the end is near."""
        assert isinstance(view, ValeriaView)
        if view.seat is None:
            return None
        parts: list[Text] = []
        if view.agenda and view.agenda[-1][0] == ACTION:
            left, of = view.agenda[-1][2], self.box.actions_per_turn
            key = "ui-valeria-last_action" if left == 1 else "ui-valeria-action"
            parts.append(Text(self.label(key, n=of - left + 1, of=of), "bold"))
        frame = view.lane[-1] if view.lane else view.agenda[-1] if view.agenda else None
        if frame is not None and frame[0] == CHOICE and frame[1] == view.seat and frame[3] > 1:
            parts.append(Text(self.label("ui-valeria-choices", n=frame[3]), "bold"))
        for ref, n, style in zip(RESOURCE_REFS, view.res[view.seat], AMOUNT_STYLES, strict=False):
            if n or ref != VICTORY_TOKEN:
                parts.append(Text(self.terminal.texts.amount(ref, n), style))
        if any(view.dice):
            parts.append(Text(self.dice(view), "cyan"))
        parts.append(Text(f"{STAR} ").append(known_points(self.terminal, self.game, view, view.seat)))
        if (warning := self.warning(view)) is not None:
            parts.append(Text(self.label(warning), "bold red"))
        return self.terminal.flow(parts)

    def warning(self, view: ValeriaView) -> str | None:
        """What to say when the end is near, or certain after this round."""
        left = min(last - now for _, now, last in self.ends(view))
        if left <= 0 or 0 < view.options.round_limit <= view.round:
            return "ui-valeria-last_round"
        return "ui-valeria-near_end" if left == 1 else None

    def gist(self, offer: Offer) -> str:
        """A Citizen to recruit in the short writing of the table, if that can say it; what it wakes, after it.

        What a Monster or a Domain brings goes on after the arrow, whether told in numbers or as it is printed.
        """
        if offer.kind in ("slay", "build"):
            told = "; ".join(self.terminal.texts.effect(effect).rstrip(".") for effect in offer.effects)
            return told[:1].lower() + told[1:]
        if not offer.effects or offer.effects[0].kind != "citizen":
            return ""
        card = self.box.citizens.index(str(offer.effects[0].args["card"]).partition(":")[2])
        short = Shorthand(self.terminal, self.box)
        on, off = short.program(self.box.on_turn[card]), short.program(self.box.off_turn[card])
        if UNTOLD in on + off:
            return ""
        number = str(offer.effects[0].args["number"])
        fires = self.label("ui-valeria-fires", number=number, on=on, off=off)
        return ", ".join([fires, *(self.terminal.texts.effect(effect) for effect in offer.effects[1:])])

    def aside(self, offer: Offer) -> str:
        """What one's Duke would count more or fewer, the price paid."""
        for effect in offer.effects:
            if effect.kind == "by_duke":
                sign = "+" if effect.args["way"] == "more" else "−"
                return self.label("ui-valeria-duke_now", n=f"{sign}{effect.args['n']}")
        return ""

    def by_enter(self, offers: Sequence[Offer]) -> Offer | None:
        """A price is paid with as little Magic as can be: that is the first way of paying it."""
        payable = [offer for offer in offers if offer.refusal is None]
        return payable[0] if payable and all(offer.kind == "pay_magic" for offer in payable) else None

    def absent(self, view: View) -> frozenset[str]:
        assert isinstance(view, ValeriaView)
        return frozenset(kind for kind, module in MODULE_ACTIONS.items() if not getattr(view.options, module))

    def facts(self, view: View, ref: str) -> list[Text]:
        """Of a Domain what its icons are good for and, once it is built, what is printed on it; a Citizen's price."""
        assert isinstance(view, ValeriaView)
        kind, _, id_ = ref.partition(":")
        if kind == "domain" and id_ in self.box.domains:
            domain, icons = self.box.domains.index(id_), Text(self.label("ui-valeria-icons"))
            is_built = any(domain in built for built in view.domains)  # elsewhere its marks tell all that
            return [self.printed_domain(domain), icons] if is_built else [icons]
        if kind == "citizen" and id_ in self.box.citizens:
            return [self.printed_citizen(view, self.box.citizens.index(id_))]
        return []

    def printed_domain(self, domain: int) -> Text:
        box = self.box
        roles = [f"role:{role}" for role, n in zip(ROLES, box.domain_roles[domain], strict=True) for _ in range(n)]
        told: Args = {"cost": amount_refs((box.domain_cost[domain],)), "roles": roles, "n": box.domain_vp[domain]}
        return Text(self.terminal.text("ui-valeria-printed_domain", told))

    def printed_citizen(self, view: ValeriaView, citizen: int) -> Text:
        """With the cards that make it dearer for the viewer, Starters among them (R15)."""
        box = self.box
        told: Args = {"cost": amount_refs((box.citizen_cost[citizen],))}
        same = [] if view.seat is None else surcharging(box, view, view.seat, citizen)
        if not same:
            return Text(self.terminal.text("ui-valeria-printed_citizen", told))
        return Text(self.terminal.text("ui-valeria-dearer_now", told | {"more": len(same), "cards": same}))

    def calls_for_table(self, steps: Sequence[Step], viewer: int) -> bool:
        """With each turn; what others choose in the Harvest is told, and changes little else."""
        return any(entry.kind == "turn" for step in steps for entry in step.entries)

    def thing(self, thing: Thing, times: int) -> Text:
        """With a bracket around what is marked on it; a Duke's reckoning part by part."""
        marks = [self.terminal.texts.mark(kind, args, self.terminal.names) for kind, args in thing.marks]
        text = super().thing(msgspec.structs.replace(thing, marks=()), times)
        if marks and thing.ref.startswith("duke:"):
            text.append(": " + "; ".join(marks), "dim")
        elif marks:
            text.append(f" ({', '.join(marks)})", "dim")
        return text

    def tags(self, offer: Offer) -> list[Text]:
        """The roles of the Citizen one would recruit."""
        kind, _, id_ = str(offer.args.get("card", "")).partition(":")
        if kind != "citizen" or id_ not in self.box.citizens:
            return []
        roles = self.box.citizen_roles[self.box.citizens.index(id_)]
        return [
            Text(f"({role_name(self.terminal, role)})", f"not bold {ROLE_STYLES[role]}")
            for role, n in enumerate(roles)
            if n
        ]

    def label(self, key: str, **args: int | str) -> str:
        return self.terminal.text(key, dict(args))

    # The course of the game

    def course(self, view: ValeriaView) -> Text:
        """The round and the dice, then the counters of the three ends."""
        parts = [Text(f"{self.terminal.texts.thing('counter:round').capitalize()} {view.round}", "bold")]
        if any(view.dice):
            parts.append(Text(self.dice(view), "cyan"))
        line = Text(f"{self.label('ui-valeria-end')} ", "dim")
        for at, (key, now, last) in enumerate(self.ends(view)):
            line.append(f" {self.label('ui-valeria-or')} " if at else "", "dim")
            line.append(f"{now}/{last}", "not dim bold red" if now >= last - 1 else "not dim bold")
            line.append(f" {self.label(key)}", "not dim")
        known, deck = len(view.bottom), sum(view.upper) + sum(view.lower) + len(view.bottom)
        return self.terminal.flow([*parts, line, Text(self.label("ui-valeria-deck", n=deck, known=known), "dim")])

    def ends(self, view: ValeriaView) -> list[tuple[str, int, int]]:
        """The three ways to the end: what is counted, how far it is, and at how many it ends."""
        stacks, domains = sum(map(bool, view.stacks[:5])), [
            top != NONE or left > 0 for top, left in zip(view.tops, view.left, strict=True)
        ]  # fmt: skip
        towers = view.more is not None and view.options.ward_towers
        if towers and view.more is not None:
            domains[4] = view.more.tower != NONE
        empty = sum(not stack for stack in view.stacks) + domains.count(False)
        domains = domains[:4] if towers else domains
        return [
            ("ui-valeria-exhausted", empty, self.box.exhausted_to_end[view.seats]),
            ("ui-valeria-monsters_gone", 5 - stacks, 5),
            ("ui-valeria-domains_gone", domains.count(False), len(domains)),
        ]

    def dice(self, view: ValeriaView) -> str:
        first, second = view.dice
        return self.label("ui-valeria-dice", first=first, second=second, sum=first + second)

    def module_places(self, view: ValeriaView) -> list[RenderableType]:
        """Islands and Agents, a line each."""
        if view.more is None:
            return []
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for place in self.game.table(view).places:
            if place.kind in ("araby", "nae_aerie", "amarynth", "exekratys", "maps", "agents"):
                told = said_each(self, place) if place.kind == "amarynth" else self.things(place, ", ")
                grid.add_row(self.terminal.texts.place(place, self.terminal.names), told)
        return [grid]
