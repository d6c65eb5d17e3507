"""How a person is asked for a choice, for a card as for anything else: the news, the question, the answer.

What is typed is an order (`orders`), a whole move in one line (`wishes`) or an answer to the question (`answers`).
"""

from __future__ import annotations

from rich.text import Text

from valtable.cli.renderers.story import actor
from valtable.cli.table.answers import one_action, several_actions
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.table.orders import Orders
from valtable.cli.table.session import Session
from valtable.cli.table.wishes import parse_wish
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.values import Steps


def ask(session: Session, decision: Decision) -> None:
    """Tell what happened, show what can be done, and take one choice."""
    seat = decision.seat
    view = session.match.view(seat)
    offers = number(session.renderer, session.renderer.worded(view, session.match.offers(seat)))
    if session.keyboard.is_person and not session.taken_back:
        only = session.renderer.obvious(view, offers, len(session.people) == 1)
        if only is not None:
            session.unasked.add(len(session.match.course.lines))
            session.match.play(seat, only)
            return
    hand_over(session, seat)
    catch_up(session, seat)
    show_question(session, decision, offers)
    while True:
        answer = session.line(f"{session.terminal.names[seat]} > ")
        if not answer:
            chosen = session.renderer.by_enter(offers)
            if chosen is None:
                show_question(session, decision, offers)
                continue
            answer = chosen.notation
        try:
            done = Orders(session).obey(answer, seat, offers)
            if done == "ask anew":
                return
            if done == "answered":
                continue
            play_line(session, seat, answer, offers)
            session.taken_back = False
            if not session.keyboard.is_person:
                session.terminal.show(Text(f"> {answer}", style="bold"))
            return
        except (Malformed, Refused) as error:
            answer_back(session, error, answer)


def hand_over(session: Session, seat: int) -> None:
    """The curtain between two people's hands."""
    if len(session.people) > 1 and session.looking != seat and session.keyboard.is_person:
        session.terminal.clear()
        session.terminal.say("ui-pass_to", {"seat": f"seat:{seat}"}, style="bold")
        session.line(session.terminal.text("ui-press_enter") + " ")
        session.terminal.clear()
    session.looking = seat


def catch_up(session: Session, seat: int) -> None:
    """What happened since this seat was last told; the whole table if others had a part in it."""
    new = session.steps()[session.told[seat] :]
    first = seat not in session.seated
    session.seated.add(seat)
    session.told[seat] = len(session.match.course.steps)
    entries = [entry for step in new for entry in step.entries if entry.kind not in session.renderer.hushed]
    if any(entry.seen_by(seat) for entry in entries):
        session.terminal.blank()
        session.terminal.heading(session.terminal.text("ui-heading-story"))
        session.terminal.show(session.renderer.news(new, seat))
    alone, others = len(session.players) == 1, any(actor(step) != seat for step in new)
    if others and len(session.people) == 1:
        others = session.renderer.calls_for_table(new, seat)
    if first or others or (alone and any(step.stop for step in new)):
        # Others did something or, for who plays alone, chance did. The table comes last, so that it is
        # seen together with the choices.
        session.terminal.show(session.renderer.glance(session.match.view(seat)))


def show_question(session: Session, decision: Decision, offers: list[Offer]) -> None:
    """Who is asked, with what in hand; the question and the answers."""
    view, who = session.match.view(decision.seat), session.terminal.seat(decision.seat)
    question = session.renderer.question(view, decision)
    fits = len(who) + len(question) + 4 < session.terminal.width
    session.terminal.heading(who.append(f"  {question}", "bold default") if fits else who)
    if not fits:
        session.terminal.show(Text(question, style="bold"))
    if (brief := session.renderer.brief(view)) is not None:
        session.terminal.show(brief)
    session.terminal.show(draw_offers(session.renderer, offers))
    if session.keyboard.is_person and (chosen := session.renderer.by_enter(offers)) is not None:
        told = session.terminal.texts.offer(chosen, session.terminal.names)
        session.terminal.say("ui-enter", {"offer": told}, style="dim")


def play_line(session: Session, seat: int, answer: str, offers: list[Offer]) -> None:
    """Carry out a choice, or a whole move that is written in one line."""
    view = session.match.view(seat)
    answer = session.renderer.in_full(view, answer)
    wish = parse_wish(session.match.game, answer)
    if isinstance(wish, Steps):
        wish = several_actions(session, seat, answer, offers)
    if wish is None:
        action = one_action(session, answer, offers)
        if (other := session.renderer.instead(view, action)) is not None:
            session.rearrange(seat, *other)
            session.told[seat] += other[1] + 1  # the question shows these choices in their new order
        else:
            session.match.play(seat, action)
        return
    try:
        session.rearrange(seat, wish, session.renderer.stands_for(view, wish))
    except Malformed:
        raise Malformed(f"{answer!r}", session.terminal.text("ui-not_understood")) from None


def answer_back(session: Session, error: Malformed | Refused, answer: str) -> None:
    """A person may try again; a script that is wrong ends here."""
    if isinstance(error, Refused):
        said = session.terminal.texts.refusal(error.refusal, session.terminal.names)
    else:
        said = error.problem
    if not session.keyboard.is_person:
        where = session.terminal.text("ui-input_line", {"n": session.keyboard.number})
        raise Malformed(f"{where}, {answer!r}", said)
    session.terminal.show(Text(said, style="yellow"))
