"""`h`: what a strong player would do in this seat, and why, as far as the seat can know."""

from __future__ import annotations

from rich.text import Text

from valtable.bots.explain import Choice, explain
from valtable.cli.progress import bar
from valtable.cli.table.session import Session
from valtable.cli.terminal import Terminal
from valtable.kernel.decision import Offer

WHOLE = 100


def hint(session: Session, seat: int, offers: list[Offer]) -> None:
    """The best three choices; thinking about it may be stopped."""
    terminal, match = session.terminal, session.match
    choices = match.choices(seat)
    if len(choices) == 1:
        terminal.say("ui-hint-only_one")
        return
    try:
        with bar(terminal.text("ui-hint-thinking"), WHOLE) as progress:
            found = explain(
                match.game, match.view(seat), choices, progress=lambda share: progress(round(share * WHOLE))
            )
    except KeyboardInterrupt:
        terminal.blank()
        return
    for choice in found.choices:
        tell(session, choice, offers)
    terminal.say("ui-hint-how", {"n": found.lines}, style="dim")


def tell(session: Session, choice: Choice, offers: list[Offer]) -> None:
    """What it is, how to ask for it, what it is worth, and a sentence on how it differs from the others."""
    terminal = session.terminal
    n, offer = next((n, offer) for n, offer in enumerate(offers, 1) if offer.notation == choice.steps[0])
    label = Text(f"{session.renderer.key(offer, n)}  ", style="bold")
    terminal.show(label.append(terminal.texts.offer(offer, terminal.names)))
    if len(choice.steps) > 1:
        terminal.indent(Text(terminal.text("ui-hint-move", {"steps": "; ".join(choice.steps)}), style="dim"))
    worth = [terminal.text("ui-hint-points", {"n": round(choice.points)})]
    if choice.win_chance is not None and choice.interval is not None:
        low, high = choice.interval
        args = {"chance": percent(choice.win_chance), "low": percent(low), "high": percent(high)}
        worth.insert(0, terminal.text("ui-hint-wins", {**args}))
    if choice.close:
        worth.append(terminal.text("ui-hint-close"))
    terminal.indent(Text(", ".join(worth)))
    if choice.reasons:
        terminal.indent(Text(sentence(terminal, choice)))


def sentence(terminal: Terminal, choice: Choice) -> str:
    """All reasons in one."""
    said = ", ".join(terminal.text(reason.key, reason.args) for reason in choice.reasons)
    return f"{said[0].upper()}{said[1:]}."


def percent(share: float) -> int:
    return round(100 * share)
