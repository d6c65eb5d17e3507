"""Valdora's things in few letters: gems, pages, commissions."""

from __future__ import annotations

from rich.text import Text

from valtable.cli.terminal import Terminal
from valtable.games.valdora.box.actions import GEMS
from valtable.games.valdora.box.components import COMMISSION, Box
from valtable.games.valdora.people.events import commission_args, crest_ref, equipment_ref, gem_ref
from valtable.kernel.refusal import Args
from valtable.texts import Catalogue

GEM_STYLES = ("red", "bright_blue", "magenta", "green", "yellow", "grey70")
"""By gem, then the coin."""
CREST_STYLES = ("grey70", "yellow", "bright_white", "magenta", "red", "bright_blue", "green")
"""Clockwise, as they stand around the craftsman board."""


class Words:
    """What things are called on a narrow terminal, in the language of the moment."""

    def __init__(self, terminal: Terminal, box: Box) -> None:
        self.terminal, self.box = terminal, box

    @property
    def texts(self) -> Catalogue:
        return self.terminal.texts

    def letter(self, gem: int) -> str:
        """The first letter of a gem, or of the coin a silver commission asks for; a small one would read as a word."""
        return self.texts.thing(gem_ref(gem))[0].upper()

    def gems(self, counts: list[int]) -> Text:
        """Gems by their letters: `R2 G1`. The letter comes first, lest an O be taken for a nought."""
        found = [Text(f"{self.letter(gem)}{n}", GEM_STYLES[gem]) for gem, n in enumerate(counts) if n]
        return Text(" ").join(found) if found else Text("–", "dim")

    def color(self, crest: int) -> Text:
        ref = crest_ref("craftsman", self.box, crest).replace(":", "-")
        return Text(self.texts.attribute(ref, "short") or "", CREST_STYLES[crest])

    def short_face(self, face: int) -> Text:
        """A page in a few letters: `Horse`, `red 5★`."""
        if face < COMMISSION:
            return Text(self.texts.thing(equipment_ref(face)))
        return self.color(self.box.crest[face]).append(f" {self.box.points[face]}★", "default")

    def commission(self, face: int) -> Text:
        """A commission with what it asks for: `white GRS 12★`."""
        text = self.color(self.box.crest[face]).append(" ")
        for gem in self.box.wants[face]:
            text.append(self.letter(gem), f"bold {GEM_STYLES[gem]}")
        return text.append(f" {self.box.points[face]}★", "default")

    def told(self, args: Args) -> str:
        """The card of an event within a sentence: `Horse`, `white (gold, ruby, sapphire) 12★`."""
        card = str(args["card"])
        if not card.startswith("commission:"):
            return self.texts.thing(card)
        wants = args["wants"]
        assert isinstance(wants, list)
        gems = ", ".join(self.texts.thing(str(gem)) for gem in wants)
        return f"{self.texts.attribute(card.replace(':', '-'), 'short')} ({gems}) {args['points']}★"

    def space(self, space: int) -> str:
        """The name of a space on the map and in lists."""
        key = f"space-{self.box.spaces[space]}"
        return self.texts.attribute(key, "short") or self.texts.text(key)

    def page(self, face: int) -> Text:
        """What is printed on a page, in words."""
        if face < COMMISSION:
            text = Text(self.texts.thing(equipment_ref(face)))
            if self.box.reloads[face]:
                return text.append(" " + self.texts.mark("loads_any", {"n": self.box.load_cost[face]}, ()), "dim")
            return text.append(" " + self.texts.mark("loads", {"gem": gem_ref(self.box.carries[face][0])}, ()), "dim")
        wants = self.texts.mark("wants", {"wants": commission_args(self.box, face)["wants"]}, ())
        return self.color(self.box.crest[face]).append(f" {wants} {self.box.points[face]}★", "default")


assert len(GEM_STYLES) == len(GEMS) + 1
