"""Whole games over the real socket: two people, each on a device, and somebody who watches."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest

from tests.service.player import play_on
from tests.service.running import Service
from tests.service.tables import lay, watch
from valtable import games
from valtable.kernel.log import decode
from valtable.kernel.replay import verify


@pytest.mark.parametrize(("title", "people"), [("proving", 2), ("proving", 3), ("valletta", 2)])
def test_a_whole_game_is_played_watched_and_exported(service: Service, title: str, people: int) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, title, people)
        spectator = watch(service, stack, laid.id)
        while play_on(laid.players, Random(3), 10):
            spectator.catch_up()  # who never reads would be sent away
        while not spectator.screen["over"]:
            spectator.receive()
        for player in laid.players:
            assert player.screen["standing"] == spectator.screen["standing"]
            assert player.screen["offers"] == []
        info = laid.maker.get(f"/api/tables/{laid.id}").json()
        assert info["finished"]

        log = decode(laid.maker.get(f"/api/tables/{laid.id}/log").text)
        assert verify(games.load(title), log).luck == "committed"
        assert log.end is not None
        assert log.end.points == spectator.screen["standing"]["totals"]

        # The film's last moment is what everybody saw at the end, its events are the story.
        story, step = [], 0
        while True:
            moment = laid.maker.get(f"/api/tables/{laid.id}/replay", params={"step": step}).json()
            story += moment["events"]
            step += 1
            if step == moment["steps"]:
                break
        assert moment["screen"] == spectator.screen
        assert story == spectator.story


def test_whoever_joins_late_sees_the_same_as_whoever_was_there(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, "proving")
        play_on(laid.players, Random(4), 15)
        for seat, player in enumerate(laid.players):
            late = stack.enter_context(service.player(laid.devices[seat], laid.id, seat)).join()
            player.until(late.n)
            assert (late.screen, late.story) == (player.screen, player.story)


def test_a_game_against_bots(service: Service) -> None:
    with ExitStack() as stack:
        device = stack.enter_context(service.device())
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "weighted"}]
        table = device.post("/api/tables", json={"game": "proving", "seats": seats}).json()["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
        player = stack.enter_context(service.player(device, table["id"], 0)).join()
        play_on([player], Random(1))
        assert player.screen["over"]
        log = decode(device.get(f"/api/tables/{table['id']}/log").text)
        assert log.header.seats[0] == "Ana"
        assert verify(games.load("proving"), log).finished


def test_a_rematch_seats_the_same_people(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack, "proving", options={"rounds": 2})
        assert laid.maker.post(f"/api/tables/{laid.id}/rematch").status_code == 409
        play_on(laid.players, Random(2))
        first = laid.devices[1].post(f"/api/tables/{laid.id}/rematch").json()
        again = laid.maker.post(f"/api/tables/{laid.id}/rematch").json()
        assert first["table"]["id"] == again["table"]["id"]
        assert (first["mine"], again["mine"]) == ([1], [0])
        assert first["table"]["options"] == laid.created["table"]["options"]
        while laid.players[0].presence["next"] != first["table"]["id"]:
            laid.players[0].receive()
        stranger = stack.enter_context(service.device())
        assert stranger.post(f"/api/tables/{laid.id}/rematch").json()["code"] == "not_your_seat"


def test_a_friend_who_has_not_come_is_waited_for(service: Service) -> None:
    with ExitStack() as stack:
        maker, friend = stack.enter_context(service.device()), stack.enter_context(service.device())
        seats = [{"kind": "me"}, {"kind": "friend", "name": "Bo"}]
        created = maker.post("/api/tables", json={"game": "proving", "seats": seats}).json()
        id_ = created["table"]["id"]
        assert [seat["taken"] for seat in created["table"]["seats"]] == [True, False]
        player = stack.enter_context(service.player(maker, id_, 0)).join()
        play_on([player], Random(1), 1)
        (link,) = created["links"]
        assert link["link"].startswith(f"/t/{id_}#")
        token = link["link"].partition("#")[2]
        friend.post(f"/api/tables/{id_}/seat", json={"token": token, "name": "Berta"})
        while player.presence is None or not player.presence["seats"][1]["taken"]:
            player.receive()
        assert player.presence["seats"][1]["name"] == "Berta"
        assert friend.get("/api/tables/mine").json()["tables"][0]["seats"] == [1]
        mine = maker.get("/api/tables/mine").json()["tables"][0]
        assert (mine["table"]["id"], mine["seats"]) == (id_, [0])
