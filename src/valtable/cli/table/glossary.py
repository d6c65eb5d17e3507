"""`? word` for what is no thing on the table: a term of the glossary, or what a section of the rules is about."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.markdown import Markdown
from rich.text import Text

from valtable.cli.renderers.generic import Renderer
from valtable.cli.table.by_name import best, plain
from valtable.cli.terminal import Terminal
from valtable.kernel.errors import Broken
from valtable.texts.rulings import CITED

TERM = re.compile(r"^- \*\*(?P<names>[^*]+)\*\*:\s*(?P<text>.+(?:\n  .+)*)", re.MULTILINE)


def tell_term(renderer: Renderer, about: str) -> bool:
    """What the words mean: glossary, sections of that name, and actions called so; whether anything is found."""
    terminal = renderer.terminal
    terms = best(about, [((names, text), [names, *names.split(", ")]) for names, text in glossary(terminal)])
    for names, text in terms:
        terminal.show(Text(names, style="bold").append(f": {CITED.sub('', text)}", "not bold"))
    wanted = [plain(about), plain(action_rule(renderer, about))]
    sections = [s.id for s in terminal.rules.sections if plain(s.id) in wanted or plain(s.title) in wanted]
    for id_ in sections:
        tell_section(terminal, id_)
    return bool(terms or sections)


def glossary(terminal: Terminal) -> Iterator[tuple[str, str]]:
    if "glossary" in terminal.rules:
        for found in TERM.finditer(terminal.rules.section("glossary").body):
            yield found["names"], found["text"]


def action_rule(renderer: Renderer, about: str) -> str:
    """The rule of the action that is about no thing and goes by these words, such as `take provisions`."""
    terminal = renderer.terminal
    bare = [family for family in terminal.game.actions.families if not family.domains]
    found = best(about, [(family, [called(terminal, family.tag)]) for family in bare])
    return renderer.rule_of.get(found[0].tag, found[0].tag) if len(found) == 1 else ""


def called(terminal: Terminal, tag: str) -> str:
    """The text of an action that names no thing; nothing if it needs the table to be told."""
    try:
        return terminal.text(f"action-{tag}")
    except Broken:
        return ""


def tell_section(terminal: Terminal, id_: str) -> None:
    """A section of the rules without those below it; nothing where there is none."""
    if id_ not in terminal.rules:
        return
    section = terminal.rules.section(id_)
    terminal.indent(Text(terminal.text("ui-explain-rule", {"title": section.title, "id": id_}), style="dim"))
    if section.body:
        terminal.indent(Markdown(CITED.sub("", section.body)))
