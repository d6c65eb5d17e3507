"""What a place or an advanced card earns and nobody could use: not asked, but told with the reason (Ruling 37)."""

from __future__ import annotations

from valtable.games.valencia.people.events import card_ref, chair_ref, good_ref, guild_ref, seat_ref
from valtable.games.valencia.state.state import NOBODY, State
from valtable.kernel.journal import Journal


def skip(journal: Journal | None, seat: int, why: str, thing: str = "") -> None:
    """A part of a reward that cannot be carried out, and the thing it is about."""
    if journal is not None:
        journal.tell("skipped", {"seat": seat_ref(seat), "why": why, "thing": thing})


def skip_seat(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """No seat without a family member in supply (Ruling 12)."""
    skip(journal, seat, "seat", chair_ref(state.box, chair))


def keep_seat(state: State, seat: int, chair: int, journal: Journal | None) -> None:
    """One's own figure stays (Ruling 12)."""
    if journal is not None:
        journal.tell("seat_kept", {"seat": seat_ref(seat), "council": chair_ref(state.box, chair)})


def skip_good(seat: int, guild: int, journal: Journal | None) -> None:
    skip(journal, seat, "supply", good_ref(guild))


def skip_space(state: State, seat: int, guild: int, journal: Journal | None) -> None:
    """Nobody at home, no free space, or not enough coins behind all screens together (Rulings 15, 37)."""
    full = all(state.figures[cell] != NOBODY for cell in state.city.of_guild[guild])
    skip(journal, seat, "home" if not state.members[seat] else "full" if full else "coins", guild_ref(guild))


def idle(state: State, seat: int, card: int, why: str, journal: Journal | None) -> None:
    """An advanced card that can do nothing when it is revealed."""
    if journal is not None:
        journal.tell("idle", {"seat": seat_ref(seat), "card": card_ref(state.box, card), "why": why})
