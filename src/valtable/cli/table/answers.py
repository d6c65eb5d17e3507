"""Which action a typed line means: a number, a notation or, for a person, words; several with `;` between them."""

from __future__ import annotations

from valtable.cli.table.by_name import best, names_of, offers_meant, plain
from valtable.cli.table.keyboard import YES
from valtable.cli.table.offers import are_numbered, labelled, number
from valtable.cli.table.session import Session
from valtable.kernel.chance import ChanceNeeded, FastChance, NoChance
from valtable.kernel.decision import Offer
from valtable.kernel.errors import Malformed, Refused
from valtable.kernel.journal import Journal
from valtable.kernel.play import forced
from valtable.kernel.refusal import OK, Refusal
from valtable.kernel.values import Steps

MANY = 8
"""So many things that could be said are named where something was not understood."""


def one_action(session: Session, answer: str, offers: list[Offer]) -> int:
    """The action a line means; one that cannot be done now is refused with its reason when it is played."""
    terminal, game = session.terminal, session.match.game
    if (found := labelled(session.renderer, offers, answer)) is not None:
        return found.action
    if answer.removeprefix("-").isdecimal() and are_numbered(session.renderer, offers):
        problem = terminal.text("ui-no_such_number", {"number": int(answer), "last": len(offers)})
        raise Malformed(f"{answer!r}", problem)
    try:
        return game.actions.parse(answer.lower())
    except Malformed:
        pass
    if not session.keyboard.is_person:
        raise Malformed(f"{answer!r}", terminal.text("ui-not_understood"))
    legal = [offer for offer in offers if offer.refusal is None]
    if found := the_one(session, answer, offers_meant(session.renderer, legal, answer), offers):
        confirm(session, answer, found)
        return found.action
    if all(part.isdecimal() for part in answer.split()) and are_numbered(session.renderer, offers):
        raise Malformed(f"{answer!r}", terminal.text("ui-one_number"))
    refused = offers_meant(session.renderer, [offer for offer in offers if offer.refusal], answer)
    if found := the_one(session, answer, refused, offers):
        return found.action
    others = actions_about(session, answer)
    if not others:
        raise Malformed(f"{answer!r}", terminal.text("ui-not_understood"))
    return others[0]


def the_one(session: Session, answer: str, fitting: list[Offer], offers: list[Offer]) -> Offer | None:
    """The only offer that fits; None if none does."""
    if len(fitting) > 1:
        terminal = session.terminal
        labels = [session.renderer.key(offer, offers.index(offer) + 1) for offer in fitting]
        numbers = terminal.texts.join(labels)
        raise Malformed(f"{answer!r}", terminal.text("ui-several_fit", {"numbers": numbers}))
    return fitting[0] if fitting else None


def confirm(session: Session, answer: str, offer: Offer) -> None:
    """A part of a name may have been meant otherwise, and not every choice can be taken back.

    Whoever names the deed, too, as in `play jean`, has said enough.
    """
    words, names = plain(answer), [plain(name) for name in names_of(session.terminal, offer)]
    whole = [plain(session.terminal.texts.offer(offer, session.terminal.names)), plain(offer.notation)]
    if words in names or (len(words) > 1 and any(name[: len(words)] == words for name in whole)):
        return
    terminal = session.terminal
    asked = terminal.text("ui-meant", {"offer": terminal.texts.offer(offer, terminal.names)})
    if session.line(f"{asked} ").lower() not in ("", *YES):
        raise Malformed(f"{answer!r}", terminal.text("ui-not_played"))


def actions_about(session: Session, answer: str) -> list[int]:
    """Actions whose things go by these words, offered or not."""
    texts, names = session.terminal.texts, session.terminal.names
    known = []
    for action, value in enumerate(session.match.game.actions.values):
        refs = [f"{kind}:{getattr(value, field)}" for field, kind in value.REFERS.items()]
        named = [ref for ref in refs if not ref.startswith("seat:") and texts.has(ref.replace(":", "-"))]
        known.append((action, [texts.thing(ref, names) for ref in named]))
    return best(answer, known)


def several_actions(session: Session, seat: int, line: str, offers: list[Offer]) -> Steps:
    """The steps of `a; b; c`."""
    parts = [part.strip() for part in line.split(";") if part.strip()]
    return Steps(
        tuple(session.match.game.actions.notations[action] for action in Line(session, seat, parts).read(offers))
    )


class Line:
    """Several parts, each understood as if those before it had been played, on an imagined table.

    It goes no further than luck: what is typed after that is refused, whatever it is.
    """

    def __init__(self, session: Session, seat: int, parts: list[str]) -> None:
        self.session, self.seat, self.parts = session, seat, parts
        self.game = session.match.game
        self.state = self.game.imagine(session.match.view(seat), FastChance(1))
        self.is_known, self.done = True, list[int]()

    def read(self, offers: list[Offer]) -> list[int]:
        while self.parts:
            part = self.parts.pop(0)
            try:
                action = self.game.actions.parse(part.lower())
            except Malformed:
                if not self.is_known:
                    raise Refused(Refusal("wish_crosses_chance")) from None
                action = part_meant(self.session, part, offers, is_first=not self.done)
            self.done.append(action)
            if self.is_known and self.game.why_not(self.state, self.seat, action) == OK:
                self.go_on(action)
                offers = self.offers()
        return self.done

    def offers(self) -> list[Offer]:
        if not self.is_known or self.seat not in self.game.deciders(self.state):
            return []
        view, renderer = self.game.view(self.state, self.seat), self.session.renderer
        return number(renderer, renderer.worded(view, self.game.offers(self.state, self.seat)))

    def go_on(self, action: int) -> None:
        """Play an action and what follows without a choice; a part that names what follows is done with it."""
        journal = Journal(self.game.events)
        try:
            self.game.apply(self.state, self.seat, action, NoChance(), journal)
            while not journal.revealed and (move := forced(self.game, self.state)) is not None:
                if move[0] == self.seat and self.parts and self.names(self.parts[0], move[1]):
                    self.done.append(move[1])
                    self.parts.pop(0)
                self.game.apply(self.state, *move, NoChance(), journal)
            self.is_known = not journal.revealed
        except ChanceNeeded:
            self.is_known = False

    def names(self, part: str, action: int) -> bool:
        legal = [offer for offer in self.offers() if offer.action == action]
        return self.session.keyboard.is_person and bool(offers_meant(self.session.renderer, legal, part))


def part_meant(session: Session, part: str, offers: list[Offer], *, is_first: bool) -> int:
    """The action of a part that is no notation; only the first can be a number, the list is another one after it."""
    terminal, by_number = session.terminal, are_numbered(session.renderer, offers)
    found = labelled(session.renderer, offers, part) if is_first or not by_number else None
    if found is not None:
        return found.action
    legal = [offer for offer in offers if offer.refusal is None]
    if session.keyboard.is_person and not (part.isdecimal() and by_number):
        fitting = offers_meant(session.renderer, legal, part)
        if len(fitting) == 1:
            return fitting[0].action
        if not fitting and (refused := offers_meant(session.renderer, offers, part) or actions_about(session, part)):
            first = refused[0]
            return first.action if isinstance(first, Offer) else first
        legal = fitting or legal
    told = [terminal.texts.offer(offer, terminal.names) for offer in legal[:MANY]]
    args = {"part": part.replace(":", " "), "known": "; ".join(told) + ("; …" if len(legal) > MANY else "")}
    key = "ui-part-number" if part.isdecimal() and by_number else "ui-part-unknown" if told else "ui-part-not_asked"
    raise Malformed(f"{part!r}", terminal.text(key, {**args}))
