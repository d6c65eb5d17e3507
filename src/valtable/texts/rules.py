"""The rules reference: `rules/{language}.md` beside the game, cut into sections by its headings.

A heading is `## Title {#id}`; the id is stable, equal in all languages and what refusals and
events cite. `{#id when=solo|price=0|2p}` is a section, with all below it, for tables that have one of these options
switched on, one of these values or so many players; `price=0+2p` asks for both. A paragraph or an entry of a list
that begins with `{when=...}` is for such tables only. Drawings are named as `texts/figures.py` says. A title `# ...`
and a preface may stand before the first one; they are no section. The text is plain Markdown and belongs to whoever
renders it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources

import msgspec

from valtable import games
from valtable.kernel.errors import Malformed
from valtable.texts.figures import figures_in
from valtable.texts.rulings import Ruling, names_of, rulings_in

HEADING = re.compile(r"(?P<marks>#+)\s+(?P<rest>.*)")
WITH_ID = re.compile(r"(?P<title>.+?)\s*\{#(?P<id>[a-z][a-z0-9_-]*)(?: when=(?P<when>[a-z0-9_=|+]+))?\}\s*")
MARK = re.compile(r"(?P<lead>(?:- )?)\{when=(?P<when>[a-z0-9_=|+]+)\}\s*")
PLAYERS = re.compile(r"\d+p")
FENCE = re.compile(r"\s*(```|~~~)")


class Part(msgspec.Struct, frozen=True):
    """Lines of a section that stand or fall together."""

    text: str
    when: list[str]
    """As that of a section."""


class Section(msgspec.Struct, frozen=True):
    """One heading and the text up to the next one, whatever its level."""

    id: str
    level: int
    title: str
    body: str
    when: list[str] = []
    """Options, values of options (`price=0`) or numbers of players (`2p`); in play with any of them. Empty: always."""
    parts: list[Part] = []
    """The body piece by piece, if some of it is for some tables only; else empty."""
    rulings: list[Ruling] = []
    """What was decided where the rulebook is silent or can be read two ways."""


class RuleBook:
    """The sections of one game in one language, in the order of the file."""

    def __init__(self, title: str, language: str, sections: list[Section]) -> None:
        self.title = title
        self.language = language
        self.sections = sections
        self._by_id = {section.id: section for section in sections}

    def __contains__(self, id_: str) -> bool:
        return id_ in self._by_id

    def section(self, id_: str) -> Section:
        if id_ not in self._by_id:
            raise Malformed(f"rule {id_!r}", f"is not in the rules of {self.title}; there is {', '.join(self._by_id)}")
        return self._by_id[id_]

    def chapter(self, id_: str) -> list[Section]:
        """A section with all that stand below it."""
        start = self.section(id_)
        found = [start]
        for section in self.sections[self.sections.index(start) + 1 :]:
            if section.level <= start.level:
                break
            found.append(section)
        return found

    def at(self, options: Mapping[str, object], seats: int) -> RuleBook:
        """The book as it is read at a table: of each section only what holds there."""
        return RuleBook(self.title, self.language, [read_at(section, options, seats) for section in self.sections])


def read_at(section: Section, options: Mapping[str, object], seats: int) -> Section:
    if not section.parts:
        return section
    kept = [part.text for part in section.parts if holds(part.when, options, seats)]
    return msgspec.structs.replace(section, body="\n".join(kept).strip(), parts=[])


def holds(when: list[str], options: Mapping[str, object], seats: int) -> bool:
    """Whether a table has one of these: an option switched on, a value of it, a number of players, or some of them."""

    def is_so(name: str) -> bool:
        option, _, value = name.partition("=")
        have = option == f"{seats}p" if PLAYERS.fullmatch(option) else options.get(option)
        return str(have).lower() == (value or "true")

    return not when or any(all(map(is_so, each.split("+"))) for each in when)


def load_rules(title: str, language: str) -> RuleBook:
    """The rules of a game by its title."""
    folder = resources.files(games.find(title).__module__.rpartition(".")[0]) / "rules"
    file = folder / f"{language}.md"
    if not file.is_file():
        raise Malformed(f"rules of {title!r}", f"there are none in {language!r}")
    sections = parse(file.read_text(encoding="utf-8"), f"{title}/rules/{language}.md")
    names = names_of(title, language)
    ruled = [msgspec.structs.replace(one, rulings=rulings_in(one.body, names)) for one in sections]
    return RuleBook(title, language, ruled)


def parse(text: str, name: str) -> list[Section]:
    """The sections of a rules file; every heading needs an id of its own."""
    sections: list[Section] = []
    seen: set[str] = set()
    heading: tuple[str, int, str, list[str]] | None = None
    body: list[str] = []
    in_code = False

    def close() -> None:
        if heading is not None:
            id_, level, title, when = heading
            parts = cut(body)
            text = "\n".join(part.text for part in parts).strip()
            figures_in(text, f"{name}, {id_}")
            sections.append(Section(id_, level, title, text, when, parts if any(part.when for part in parts) else []))
            body.clear()

    for number, line in enumerate(text.splitlines(), 1):
        in_code ^= FENCE.match(line) is not None
        found = None if in_code else HEADING.fullmatch(line)
        if found is None:
            if heading is not None:
                body.append(line)
            continue
        if heading is None and found["marks"] == "#":
            continue
        titled = WITH_ID.fullmatch(found["rest"])
        if titled is None:
            raise Malformed(f"{name}, line {number}", f"the heading {found['rest']!r} has no id such as {{#set_up}}")
        if titled["id"] in seen:
            raise Malformed(f"{name}, line {number}", f"the id {titled['id']!r} is used twice")
        close()
        seen.add(titled["id"])
        when = (titled["when"] or "").split("|")
        heading = (titled["id"], len(found["marks"]), titled["title"], when if when != [""] else [])
    if heading is None:
        raise Malformed(name, "has no sections")
    close()
    return sections


def cut(lines: list[str]) -> list[Part]:
    """The parts of a body: a mark begins one, which ends with its paragraph or its entry in the list."""
    found: list[tuple[list[str], list[str]]] = []
    for line in lines:
        marked = MARK.match(line)
        if marked is not None:
            found.append(([marked["lead"] + line[marked.end() :]], marked["when"].split("|")))
        elif not found or (found[-1][1] and (not line.strip() or line.startswith("- "))):
            found.append(([line], []))
        else:
            found[-1][0].append(line)
    return [Part("\n".join(text), when) for text, when in found]
