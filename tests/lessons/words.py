"""What a coach says, rendered as the page does it."""

from __future__ import annotations

from valtable.kernel.match import Match
from valtable.kernel.refusal import Args
from valtable.lessons.lesson import Step, folder_of
from valtable.lessons.rehearsal import place_of
from valtable.texts import Catalogue


class Words(Catalogue):
    """A game's texts with those of its lesson."""

    def __init__(self, title: str, language: str) -> None:
        super().__init__(title, language)
        own = set(self.keys)
        self._add(folder_of(title) / f"{language}.ftl")
        self.of_the_lesson = self.keys - own
        """What its coach and its tips say."""

    def title_of(self, step: Step) -> str:
        return self.text(f"lesson-{self.title}-{step.id}", {})

    def line_of(self, step: Step, match: Match) -> str:
        line = self.attribute(
            f"lesson-{self.title}-{step.id}", "line", facts_of(step, match), ["you", "Basil", "Poppy"]
        )
        assert line is not None, f"{step.id} has no line"
        return line


def facts_of(step: Step, match: Match) -> Args:
    """The arguments of a step as they stand on the table."""
    found: Args = {}
    for name, fact in step.facts.items():
        place, ref, kind, *argument = fact.split("/")
        lying = place_of(match, place)
        assert lying is not None, fact
        thing = next(thing for thing in lying.things if thing.ref == ref)
        args = dict(thing.marks)[kind]
        assert argument or len(args) == 1, f"{fact} has several arguments"
        found[name] = args[argument[0]] if argument else next(iter(args.values()))
    return found
