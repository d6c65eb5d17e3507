"""A table over the socket: what is kept of it, what happens when the connection breaks, how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.client.tables import FRIEND, ME, Laid, laid
from tests.client.wire import Wire, wire_to
from tests.service.orders.giving import give
from tests.service.player import PATIENCE
from tests.service.running import Service, running
from valtable.client import Busy, Client, Closed, Left, Seat, Session, Strange, Trouble, Unreachable
from valtable.client.hearing import MOST_WAITING
from valtable.kernel.errors import Refused
from valtable.kernel.log import decode
from valtable.service.live.stream import encoded
from valtable.service.orders.order import Announce
from valtable.service.protocol import Closing, Joined, Presence, Rewound, Screen, Update


def alone(work: Callable[[], Awaitable[None]]) -> None:
    """Run, and see that nothing is left running."""

    async def run() -> None:
        await asyncio.wait_for(work(), PATIENCE)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


def asked(table: Laid) -> Seat:
    return next(seat for seat in table.seats if seat.is_asked)


async def moved(table: Laid, rng: Random) -> Seat:
    """Somebody who has just chosen something."""
    for one in table.seats:
        await one.catch_up()
    seat = asked(table)
    await seat.play(rng.choice(seat.offers))
    return seat


def test_what_is_accepted_is_on_the_screen_and_others_see_it(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address) as table:
            for _ in range(8):
                seat = asked(table)
                before = seat.moment[1]
                answer = await seat.play(seat.offers[0])
                assert seat.moment[1] == answer.n > before
                await table.seats[1 - seat.number].catch_up()
            async with table.clients[0].sit(table.id, 0) as late:
                assert (late.screen, late.story) == (table.seats[0].screen, table.seats[0].story)
                assert isinstance(late.screen, Screen)

    alone(play)


def test_what_happens_is_told_in_order_to_whoever_listens(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address, "valletta") as table, table.clients[0].watch(table.id) as spectator:
            told, story = list[object](), list(spectator.story)
            hearing = aiter(spectator)
            for _ in range(5):
                undoer = await moved(table, Random(1))
            await undoer.undo()
            while not any(isinstance(news, Rewound) for news in told):
                told.append(await anext(hearing))
            for news in told:
                if isinstance(news, Update):
                    story += news.events
                elif isinstance(news, Rewound):
                    del story[news.story :]
                    assert news.by == [undoer.number]
            assert story == spectator.story
            numbers = [news.n for news in told if isinstance(news, Update | Rewound)]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    alone(play)


def test_a_listener_who_does_not_come_is_told_the_whole_table_instead(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address) as table:
            seat = table.seats[0]
            hearing = aiter(seat)
            for _ in range(MOST_WAITING + 1):
                hearing.put(Presence(seat.info.seats))
            news = await anext(hearing)
            assert isinstance(news, Joined)
            assert (news.screen, news.story, news.info) == (seat.screen, seat.story, seat.info)

    alone(play)


def test_a_whole_move_is_wished_and_a_choice_taken_back(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address) as table:
            seat = asked(table)
            before = seat.screen
            await seat.wish({"wish": "steps", "do": [seat.offers[0].notation]})
            assert seat.screen != before
            await seat.undo()
            assert seat.screen == before

    alone(play)


def test_a_refused_move_tells_its_reason_and_nonsense_its_place(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address, "valletta") as table:
            seat = asked(table)
            other = table.seats[1 - seat.number]
            before = seat.screen
            with pytest.raises(Refused) as refused:
                await other.play(seat.offers[0].notation)
            assert refused.value.refusal.reason == "not_your_decision"
            with pytest.raises(Trouble) as nonsense:
                await seat.play("juggle")
            assert (nonsense.value.code, nonsense.value.sentence != "") == ("malformed", True)
            assert "juggle" in nonsense.value.where
            assert seat.screen == before

    alone(play)


def test_a_lost_connection_is_found_again_with_what_was_missed(service: Service) -> None:
    """Epoch and number are enough to come back: the whole table is not sent again."""

    async def play() -> None:
        async with wire_to(service.address) as wire, laid(service.address, "valletta") as table:
            far = Client(wire.address, device=table.clients[0].device)
            async with far, far.sit(table.id, 0) as seat:
                hearing = aiter(seat)
                wire.is_down = True
                wire.cut()
                await seat.until(lambda one: not one.is_connected)
                await moved(table, Random(1))
                await moved(table, Random(1))
                wire.is_down = False
                await seat.until(lambda one: one.story == table.seats[0].story)
                assert seat.screen == table.seats[0].screen
                news = [await anext(hearing) for _ in range(2)]
                assert not any(isinstance(one, Joined) for one in news)

    alone(play)


def test_a_move_whose_answer_was_lost_is_sent_again_and_done_once(service: Service) -> None:
    async def play() -> None:
        async with wire_to(service.address) as wire, laid(service.address) as table:
            number = asked(table).number
            async with (
                Client(wire.address, device=table.clients[number].device) as far,
                far.sit(table.id, number) as seat,
            ):
                story = len(seat.story)
                wire.loses_answers = True
                playing = asyncio.create_task(seat.play(seat.offers[0]))
                near = table.seats[number]
                await near.until(lambda one: len(one.story) > story)  # the service has done it, and we do not know
                assert not playing.done()
                wire.loses_answers = False
                wire.cut()
                answer = await playing
                assert answer.n == near.moment[1]
                assert (seat.story, seat.screen) == (near.story, near.screen)

    alone(play)


def test_a_move_made_while_nobody_answers_is_done_when_the_connection_is_back(service: Service) -> None:
    async def play() -> None:
        async with wire_to(service.address) as wire, laid(wire.address) as table:
            seat = asked(table)
            wire.is_down = True
            wire.cut()
            await seat.until(lambda one: not one.is_connected)
            playing = asyncio.create_task(seat.play(seat.offers[0]))
            await asyncio.sleep(0)
            assert not playing.done()
            wire.is_down = False
            await playing

    alone(play)


def test_after_a_restart_of_the_service_the_table_goes_on(tmp_path: Path) -> None:
    """It says when to come back; the table in memory is another then, and the whole of it is told."""

    async def play() -> None:
        first = running(tmp_path, back_seconds=1)
        async with wire_to(first.__enter__().address) as wire, laid(wire.address, options={"rounds": 2}) as table:
            rng = Random(1)
            await moved(table, rng)
            hearing = aiter(table.seats[0])
            await asyncio.to_thread(first.__exit__, None, None, None)  # while the wire goes on
            with running(tmp_path) as second:
                wire.move_to(second.address)
                told = list[type]()
                while Joined not in told:
                    told.append(type(await anext(hearing)))
                assert told.index(Closing) < told.index(Joined)
                for seat in table.seats:
                    await seat.catch_up()
                while not table.seats[0].is_over:
                    await moved(table, rng)
                    await table.seats[0].catch_up()
                assert decode(await table.clients[0].log(table.id)).end is not None

    alone(play)


def test_a_seat_that_somebody_else_has_taken_is_told_as_such(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address, lang="es") as table, Client(service.address) as thief:
            link = await table.clients[1].new_link(table.id, 1)
            await thief.take_seat(link)
            with pytest.raises(Closed) as closed:
                await table.seats[1].until(lambda seat: False)
            assert (closed.value.code, closed.value.close_code) == ("not_your_seat", 4403)
            assert "asiento" in closed.value.sentence
            with pytest.raises(Closed):
                await table.seats[1].play("draw")
            await table.seats[0].until(lambda seat: bool(seat.hands))

    alone(play)


@pytest.mark.parametrize(
    ("table", "seat", "code"), [("none", 0, "no_such_table"), ("", 7, "no_such_seat"), ("", 1, "not_your_seat")]
)
def test_a_table_that_cannot_be_looked_at_says_why_at_once(service: Service, table: str, seat: int, code: str) -> None:
    async def play() -> None:
        async with Client(service.address) as client:
            made = await client.create_table("proving", [ME, FRIEND])
            with pytest.raises(Closed) as closed:
                async with client.sit(table or made.table.id, seat):
                    pass
            assert closed.value.code == code
            assert closed.value.remedy

    alone(play)


def test_who_leaves_wakes_whoever_still_waits(service: Service) -> None:
    async def play() -> None:
        async with laid(service.address) as table, table.clients[0].watch(table.id) as session:
            waiting = asyncio.create_task(session.until(lambda one: False))
            listening = asyncio.create_task(listen(session))
            await asyncio.sleep(0)
        with pytest.raises(Left):
            await waiting
        await listening

    async def listen(session: Session) -> None:
        async for _ in session:
            pass

    alone(play)


def test_cancelling_leaves_nothing_running(service: Service) -> None:
    """In the middle of a move whose answer never comes, and before the table is there."""

    async def play() -> None:
        async with wire_to(service.address) as wire:
            for loses_move in (True, False):
                task = asyncio.create_task(hang(wire, loses_move))
                before = wire.heard
                while wire.heard == before or not wire.loses_answers:
                    await asyncio.sleep(0.001)
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
                wire.loses_answers = False

    async def hang(wire: Wire, loses_move: bool) -> None:
        async with Client(wire.address) as client:
            made = await client.create_table("proving", [ME, ME])
            wire.loses_answers = not loses_move
            async with client.sit(made.table.id, 0) as seat, client.sit(made.table.id, 1) as other:
                wire.loses_answers = True
                await (seat if seat.is_asked else other).play("anything")

    alone(play)


def test_a_service_out_of_reach_is_given_up_after_a_while(service: Service) -> None:
    async def play() -> None:
        async with wire_to(service.address) as wire, laid(wire.address, patience=0.1) as table:
            wire.is_down = True
            wire.cut()
            with pytest.raises(Unreachable):
                await table.seats[0].until(lambda seat: False)

    alone(play)


def test_who_asks_too_fast_is_told_to_come_again(tmp_path: Path) -> None:
    async def play(service: Service) -> None:
        async with laid(service.address) as table:
            seat = asked(table)
            answers = await asyncio.gather(*(seat.play("nothing") for _ in range(12)), return_exceptions=True)
            assert any(isinstance(answer, Busy) and answer.code == "too_many_requests" for answer in answers)

    with running(tmp_path, messages_per_second=2) as service:
        alone(lambda: play(service))


# A service that is none


def against(handler: Callable[[ServerConnection], Awaitable[None]], use: Callable[[Client], Awaitable[None]]) -> None:
    async def play() -> None:
        async with serve(handler, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client:
                await use(client)

    alone(play)


def joined_text() -> str:
    import valtable
    from tests.service.memory import Ear, table_of

    ear, match = Ear(), valtable.new("valletta", seats=2, seed=1)
    asyncio.run(table_of(match).join(ear, None))
    return ear.heard[0]


def test_a_number_that_was_left_out_is_asked_for_and_what_comes_twice_is_passed_over() -> None:
    joined = joined_text()

    def update(n: int, over: bool) -> str:
        return encoded({"type": "update", "n": n, "events": [], "changes": [[["over"], over]]}).decode()

    async def handler(socket: ServerConnection) -> None:
        await socket.send(joined)
        await socket.send(encoded({"type": "what a later release says", "n": 7}).decode())
        await socket.send(update(1, False))
        await socket.send(update(1, True))
        await socket.send(update(3, False))
        assert "resume" in str(await socket.recv())
        await socket.send(update(2, False))
        await socket.send(update(3, True))
        await socket.wait_closed()

    async def use(client: Client) -> None:
        async with client.watch("table") as session:
            await session.until(lambda one: one.moment[1] == 3)
            assert session.is_over

    against(handler, use)


@pytest.mark.parametrize("said", ["{", '{"type":"joined"}', '{"type":"update","n":"x"}', "[]", '{"n":1}'])
def test_what_makes_no_sense_is_told_as_strange(said: str) -> None:
    joined = joined_text()

    async def handler(socket: ServerConnection) -> None:
        await socket.send(joined)
        await socket.send(said)
        await socket.wait_closed()

    async def use(client: Client) -> None:
        async with client.watch("table") as session:
            with pytest.raises(Strange):
                await session.until(lambda one: False)

    against(handler, use)


def test_an_address_without_a_play_socket_is_strange(service: Service) -> None:
    async def play() -> None:
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        async with server, Client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}") as client:
            with pytest.raises(Strange):
                async with client.watch("table"):
                    pass
            with pytest.raises(Strange):
                await client.table("table")

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    alone(play)


def test_what_everybody_is_told_is_known_and_forgotten_when_it_ended_meanwhile(service: Service) -> None:
    async def scene() -> None:
        async with wire_to(service.address) as wire, Client(wire.address) as client:
            made = await client.create_table("proving", [ME, ME])
            async with client.watch(made.table.id) as session:
                assert session.announcement.text == ""
                await asyncio.to_thread(give, service, Announce("Restart at 20:00"))
                await session.until(lambda session: session.announcement.text == "Restart at 20:00")
                assert await client.announcement() == session.announcement
                wire.cut()
                await asyncio.to_thread(give, service, Announce())
                await session.until(lambda session: session.is_connected and not session.announcement.text)

    asyncio.run(scene())


def test_an_address_that_is_banned_is_told_as_such(service: Service) -> None:
    async def scene() -> None:
        async with Client(service.address) as client:
            made = await client.create_table("proving", [ME, ME])
            async with client.watch(made.table.id) as session:
                for listener in list(service.app.hall.play.clients):
                    service.app.hall.tables._tasks[0].get_loop().call_soon_threadsafe(
                        listener.turn_away, 4430, "banned"
                    )
                with pytest.raises(Closed, match="turned away") as closed:
                    await session.until(lambda session: False)
                assert (closed.value.code, closed.value.close_code) == ("banned", 4430)

    asyncio.run(scene())
