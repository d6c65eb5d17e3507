"""A bot at a remote table: it sees what its seat sees, is shown as what it is, and lets people take things back."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.client.tables import FRIEND, ME
from tests.service.orders.giving import give
from tests.service.running import Service, running
from valtable import games
from valtable.client import Busy, Client, Seat, game_of, play_out
from valtable.kernel.errors import Refused
from valtable.kernel.values import View
from valtable.service.orders.order import Close, Reopen
from valtable.service.protocol import SeatWish, TableInfo

ROOT = Path(__file__).parents[2]


async def first(view: View, choices: list[int]) -> int:
    return choices[0]


def test_what_a_seat_is_sent_is_what_a_bot_of_the_house_is_asked(service: Service) -> None:
    """The view and the choices, at every decision of a game, compared with the table in the service's memory."""

    async def play() -> int:
        compared = 0
        async with Client(service.address) as client:
            made = await client.create_table("valletta", [ME, SeatWish("bot", bot="random")])
            async with client.sit(made.table.id, 0) as seat:
                game = game_of(seat.info)
                live = service.app.hall.tables._loaded()[made.table.id]

                async def choose(view: View, choices: list[int]) -> int:
                    nonlocal compared
                    compared += 1
                    assert choices == live.match.choices(0)
                    assert view == live.match.view(0)
                    assert msgspec.json.encode(view) == seat.encoded_view
                    return choices[compared % len(choices)]

                await play_out(seat, game, choose)
        return compared

    assert asyncio.run(play()) > 30


def test_the_table_shows_that_a_program_plays_and_that_it_no_longer_does(service: Service) -> None:
    async def play() -> None:
        async with Client(service.address) as maker, Client(service.address) as friend:
            made = await maker.create_table("proving", [ME, FRIEND])
            await friend.take_seat(made.links[0], "Robot")
            async with maker.sit(made.table.id, 0) as person:
                async with friend.sit(made.table.id, 1, is_program=True):
                    await person.until(lambda seat: seat.info.seats[1].program)
                    assert [seat.program for seat in (await maker.table(made.table.id)).seats] == [False, True]
                    async with friend.sit(made.table.id, 1):  # a person looks on with it
                        await person.until(lambda seat: not seat.info.seats[1].program)
                    await person.until(lambda seat: seat.info.seats[1].program)
                await person.until(lambda seat: not seat.info.seats[1].program)
                assert (person.info.seats[1].name, person.info.seats[1].kind) == ("Robot", "person")

    asyncio.run(play())


@pytest.mark.parametrize("is_program", [False, True])
def test_a_person_has_time_to_take_something_back_and_a_program_needs_none(tmp_path: Path, is_program: bool) -> None:
    """The bot has chosen, waits for the person, and looks again when that has taken its choice back."""

    async def play(service: Service) -> None:
        async with Client(service.address) as client:
            made = await client.create_table("valletta", [ME, ME])
            async with client.watch(made.table.id) as spectator:
                drafts = spectator.screen.asked[0].seat
            sits = client.sit(made.table.id, drafts, is_program=is_program)
            async with sits as person, client.sit(made.table.id, 1 - drafts) as bot:
                playing = asyncio.create_task(play_out(bot, games.load("valletta"), first))
                while not bot.is_asked:
                    await person.play(person.offers[0])
                    await bot.catch_up()
                if is_program:
                    await bot.until(lambda seat: not seat.is_asked)
                else:
                    await person.undo()
                    assert person.is_asked
                    await bot.catch_up()
                    assert not bot.is_asked, "it has not moved"
                playing.cancel()

    with running(tmp_path, undo_seconds=60) as service:
        asyncio.run(asyncio.wait_for(play(service), 50))


def test_a_choice_that_the_rules_never_allowed_is_raised_and_not_tried_for_ever(service: Service) -> None:
    async def play() -> None:
        async with Client(service.address) as client:
            made = await client.create_table("valletta", [ME, ME])
            async with client.sit(made.table.id, 0) as one, client.sit(made.table.id, 1) as two:
                seat: Seat = one if one.is_asked else two
                game = games.load("valletta")

                async def wrong(view: View, choices: list[int]) -> int:
                    return next(action for action in range(len(game.actions)) if action not in choices)

                with pytest.raises(Refused):
                    await play_out(seat, game, wrong)

    asyncio.run(play())


def test_the_example_plays_a_whole_game(service: Service) -> None:
    async def lay() -> tuple[TableInfo, str]:
        async with Client(service.address) as client:
            made = await client.create_table("valletta", [FRIEND, SeatWish("bot", bot="random")])
            return made.table, client.address_of(made.links[0])

    table, link = asyncio.run(lay())
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), link, "Rob"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("points: ")
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (again.returncode, again.stdout) == (1, "")
    assert again.stderr.startswith("remote_bot: Somebody has sat down with this link already.")
    with service.device() as device:
        shown = device.get(f"/api/tables/{table.id}").json()
    assert (shown["finished"], shown["seats"][0]["name"]) == (True, "Rob")


def test_a_bot_waits_at_a_closed_table_and_goes_on_when_it_is_opened(service: Service) -> None:
    rng = Random(1)

    async def any_of(view: View, choices: list[int]) -> int:
        return rng.choice(choices)

    async def play() -> None:
        async with Client(service.address) as client:
            made = await client.create_table("proving", [ME, SeatWish("bot", bot="random")], {"rounds": 2})
            async with client.sit(made.table.id, 0, is_program=True) as seat:
                await asyncio.to_thread(give, service, Close(made.table.id, "At night"))
                await seat.until(lambda seat: seat.info.closed is not None)
                with pytest.raises(Busy, match="closed"):
                    await seat.play("nothing")
                playing = asyncio.create_task(play_out(seat, game_of(seat.info), any_of))
                await seat.catch_up()
                moment = seat.moment
                await seat.catch_up()
                assert seat.moment == moment
                await asyncio.to_thread(give, service, Reopen(made.table.id))
                await playing

    asyncio.run(play())
