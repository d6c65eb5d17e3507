"""A seat played over the play socket: what is asked of it, and what it does."""

from __future__ import annotations

import secrets
from itertools import count
from typing import Any

import msgspec

from valtable.client.errors import Strange, trouble_of
from valtable.client.place import Place
from valtable.client.session import PATIENCE, Session, encoded
from valtable.kernel.decision import Decision, Offer
from valtable.kernel.errors import Refused
from valtable.kernel.game import AnyGame
from valtable.kernel.values import View, Wish
from valtable.service.protocol import Accepted, MakeWish, Play, Rejected, Undo


class Seat(Session):
    """A seat of this device: the table as that seat sees it, and what it does there."""

    def __init__(self, place: Place, patience: float = PATIENCE) -> None:
        super().__init__(place, patience)
        assert place.seat is not None
        self.number = place.seat
        self._keys = (f"{name}-{number}" for name in [secrets.token_urlsafe(9)] for number in count(1))

    # What is asked

    @property
    def decision(self) -> Decision | None:
        """What this seat must choose now, if anything."""
        return next((one for one in self.screen.asked if one.seat == self.number), None)

    @property
    def is_asked(self) -> bool:
        return self.decision is not None

    @property
    def offers(self) -> list[Offer]:
        """What this seat can do now, without the near misses that the screen has as well."""
        return [offer for offer in self.screen.offers if offer.refusal is None]

    @property
    def choices(self) -> list[int]:
        """The same, as a bot is asked."""
        return [offer.action for offer in self.offers]

    def view(self, game: AnyGame) -> View:
        """All that this seat has lawfully learned, as the game's own value."""
        view: View = msgspec.json.decode(self.encoded_view, type=game.view_type)
        return view

    @property
    def encoded_view(self) -> bytes:
        return msgspec.json.encode(self._seen.plain["view"])

    # What is done

    async def play(self, do: str | Offer) -> Accepted:
        """Do this, by its notation. When this returns it is on the service's disk, and `screen` shows it.

        Raises `Refused` where a rule is against it, `Busy` where it can be tried again, `Trouble` otherwise: then
        nothing has changed. If this is cancelled, it may have been done or not.
        """
        return await self._submit(Play(next(self._keys), self.number, do.notation if isinstance(do, Offer) else do))

    async def wish(self, wish: Wish | dict[str, Any], back: int = 0) -> Accepted:
        """A composed move, all or none, in the place of `back` own choices."""
        return await self._submit(MakeWish(next(self._keys), self.number, wish, back))

    async def undo(self) -> Accepted:
        """Take the last choice back."""
        return await self._submit(Undo(next(self._keys), self.number))

    async def _submit(self, message: Play | MakeWish | Undo) -> Accepted:
        answer = await self._answered(message.key, encoded(message))
        if isinstance(answer, Accepted):
            return answer
        assert isinstance(answer, Rejected)
        if answer.refusal is not None:
            raise Refused(answer.refusal)
        if answer.problem is not None:
            raise trouble_of(answer.problem)
        raise Strange(f"a rejection without a reason: {answer.code}")
