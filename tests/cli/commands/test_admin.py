"""`valtable admin` as whoever hosts types it, in both languages, with a service that runs and without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.service.databases import change
from tests.service.live.test_secrecy import writings
from tests.service.player import play_on
from tests.service.running import Service, running
from tests.service.tables import Laid, lay, watch
from valtable.cli.arguments.admin import read_end
from valtable.kernel.errors import Malformed
from valtable.service.orders import looking
from valtable.service.store.rows import FULL

BOT = {"kind": "bot", "bot": "random"}
PERSON, FRIEND = {"kind": "me", "name": "Ana"}, {"kind": "friend", "name": "Bo"}


class House:
    """A service with a table in each state, and the words that name its database."""

    def __init__(self, service: Service, stack: ExitStack, folder: Path) -> None:
        self.service, self.file = service, folder / "tables.db"
        self.words = ("--database-url", f"sqlite:///{self.file}")
        self.running: Laid = lay(service, stack)
        play_on(self.running.players, Random(1), 3)
        watch(service, stack, self.running.id)
        over = lay(service, stack, options={"rounds": 2})
        play_on(over.players, Random(1))
        self.over, maker = over.id, over.maker
        log = maker.get(f"/api/tables/{over.id}/log").text
        self.imported = maker.post("/api/replays", json={"log": log}).json()["id"]
        made = maker.post("/api/tables", json={"game": "valletta", "seats": [PERSON, FRIEND, BOT]}).json()
        self.waiting = made["table"]["id"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with running(folder) as service, ExitStack() as stack:
        yield House(service, stack, folder)


def reported(run: Run, house: House, *words: str) -> Any:
    done = run("admin", *words, *house.words, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_list_tells_how_far_each_table_is_and_who_is_there(run: Run, house: House) -> None:
    told = reported(run, house, "list")
    states = {table["id"]: table["state"] for table in told["tables"]}
    assert states == {
        house.running.id: "running", house.over: "finished", house.imported: "imported", house.waiting: "waiting",
    }  # fmt: skip
    assert told["all"] == 4
    found = next(table for table in told["tables"] if table["id"] == house.running.id)
    assert [seat["present"] for seat in found["seats"]] == [True, True]
    assert (found["spectators"], bool(found["moved"])) == (1, True)
    waits = next(table for table in told["tables"] if table["id"] == house.waiting)
    assert [(seat["name"], seat["kind"], seat["taken"], seat["present"]) for seat in waits["seats"][:2]] == [
        ("Ana", "person", True, False), ("Bo", "person", False, False),
    ]  # fmt: skip


@pytest.mark.parametrize("state", ["waiting", "running", "finished", "imported", "closed"])
def test_list_is_narrowed_by_state_game_and_number(run: Run, house: House, state: str) -> None:
    ids = {"waiting": house.waiting, "running": house.running.id, "finished": house.over, "imported": house.imported}
    assert [table["id"] for table in reported(run, house, "list", "--state", state)["tables"]] == [
        ids[state] for _ in [state] if state in ids
    ]
    assert [table["id"] for table in reported(run, house, "list", "--game", "valletta")["tables"]] == [house.waiting]
    few = reported(run, house, "list", "--limit", "2")
    assert (len(few["tables"]), few["all"]) == (2, 4)


@pytest.mark.parametrize(("language", "words"), [("en_GB", ["running", "here"]), ("es_ES", ["en curso", "presente"])])
def test_list_and_show_speak_both_languages(
    run: Run, house: House, monkeypatch: pytest.MonkeyPatch, language: str, words: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    for command in (("list",), ("show", house.running.id)):
        done = run("admin", *command, *house.words)
        assert (done.exit_code, done.stderr) == (0, "")
        assert [word for word in words if word not in done.stdout] == []


def test_show_tells_nothing_hidden(run: Run, house: House) -> None:
    told = reported(run, house, "show", house.running.id)
    assert (told["choices"], told["state"], len(told["seal"])) == (3, "running", 64)
    assert told["options"]
    assert told["asked"]
    row = house.service.app.hall.tables._live[house.running.id].result().row
    for secret in (row.secret, row.host, *(seat.token for seat in row.seats if seat.token)):
        assert not [one for one in writings(secret) if one in json.dumps(told)]
    assert "secret" not in told


def test_a_service_that_does_not_answer_is_no_reason_to_show_nothing(
    run: Run, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "PATIENCE", 0.0)
    done = run("admin", "list", *house.words)
    assert done.exit_code == 0
    assert house.running.id in done.stdout
    assert done.stderr.startswith("The service has not answered")
    assert json.loads(run("admin", "show", house.over, *house.words, "--json").stdout)["spectators"] is None


@pytest.mark.parametrize("address", ["/t/{}", "https://host.example/t/{}", "/t/{}#secret", "https://host/t/{}/replay"])
def test_a_table_may_be_named_by_its_address(run: Run, house: House, address: str) -> None:
    assert reported(run, house, "show", address.format(house.over))["id"] == house.over


def test_close_and_reopen(run: Run, house: House) -> None:
    done = run("admin", "close", house.waiting, "--reason", "At night", *house.words)
    assert (done.exit_code, f"admin reopen {house.waiting}" in done.stdout) == (0, True)
    assert reported(run, house, "show", house.waiting)["closed"]["reason"] == "At night"
    assert [table["id"] for table in reported(run, house, "list", "--state", "closed")["tables"]] == [house.waiting]
    again = run("admin", "close", house.waiting, *house.words)
    assert (again.exit_code, again.stderr) == (1, f"valtable: Table “{house.waiting}” is closed already.\n")
    assert run("admin", "reopen", house.waiting, *house.words).exit_code == 0


def test_show_tells_of_a_full_table_that_it_cannot_be_opened_again(run: Run, house: House) -> None:
    def write(since: str, why: str) -> None:
        statement = "UPDATE tables SET closed = ?, why_closed = ? WHERE id = ?"
        change(house.service.app.hall.settings.database, statement, since, why, house.waiting)

    write("2026-01-01T00:00:00+00:00", FULL)
    assert "for good: its game is as long as a game may be" in run("admin", "show", house.waiting, *house.words).stdout
    told = reported(run, house, "show", house.waiting)["closed"]
    write("", "")
    assert (told["full"], told["reason"]) == (True, "")


def test_revoke_writes_a_link_that_opens_the_seat(run: Run, house: House) -> None:
    done = run("admin", "revoke", house.waiting, "1", *house.words)
    assert done.exit_code == 0
    token = done.stdout.splitlines()[-1].removeprefix(f"/t/{house.waiting}#")
    other = reported(run, house, "revoke", house.waiting, "1")
    with house.service.device() as device:
        for secret, status in ((token, 404), (other["link"].partition("#")[2], 200)):
            answer = device.post(f"/api/tables/{house.waiting}/seat", json={"token": secret})
            assert answer.status_code == status


def test_bans_come_and_go(run: Run, house: House) -> None:
    done = run("admin", "ban", "2001:db8::5", "--for", "2h", "--reason", "A flood", *house.words)
    assert (done.exit_code, "2001:db8::/64 is banned until" in done.stdout) == (0, True)
    assert run("admin", "ban", "203.0.113.0/24", "--days", "3", *house.words).exit_code == 0
    assert run("admin", "ban", "198.51.100.1", *house.words).exit_code == 0
    told = reported(run, house, "bans")["bans"]
    assert [one["network"] for one in told] == ["2001:db8::/64", "203.0.113.0/24", "198.51.100.1/32"], "by their end"
    assert told[0]["reason"] == "A flood"
    assert "A flood" in run("admin", "bans", *house.words).stdout
    for network in ("2001:db8::9", "203.0.113.0/24", "198.51.100.1"):
        assert run("admin", "unban", network, *house.words).exit_code == 0
    assert run("admin", "bans", *house.words).stdout == "Nobody is banned.\n"


def test_announce(run: Run, house: House) -> None:
    assert run("admin", "announce", "Restart at 20:00", "--for", "2h", *house.words).exit_code == 0
    with house.service.device() as device:
        told = device.get("/api/announcement").json()
        assert (told["text"], bool(told["until"])) == ("Restart at 20:00", True)
        assert run("admin", "announce", "--clear", *house.words).exit_code == 0
        assert device.get("/api/announcement").json()["text"] == ""


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["show", "none"], 1, "There is no table “none”."),
        (["close", "none"], 1, "There is no table “none”."),
        (["reopen", "RUNNING"], 1, "is not closed."),
        (["close", "OVER"], 1, "is over."),
        (["revoke", "RUNNING", "9"], 1, "has no seat 9."),
        (["revoke", "WAITING", "2"], 1, "is a bot’s."),
        (["revoke", "WAITING", "x"], 2, "for 'seat'"),
        (["ban", "127.0.0.1"], 1, "this machine itself or a trusted proxy"),
        (["ban", "nonsense"], 2, "'nonsense': is neither an address nor a network"),
        (["ban", "203.0.113.7", "--for", "soon"], 2, "--for 'soon': is no duration"),
        (["ban", "203.0.113.7", "--for", "2h", "--days", "3"], 2, "either --days or --for"),
        (["ban", "203.0.113.7", "--days", "0"], 2, "'--days'"),
        (["unban", "203.0.113.7"], 1, "203.0.113.7/32 is not banned"),
        (["announce"], 2, "either a text or --clear"),
        (["announce", "Now", "--clear"], 2, "either a text or --clear"),
        (["announce", "\u202e"], 2, "1 to 200 characters"),
        (["announce", "x" * 201], 2, "1 to 200 characters"),
        (["announce", "--clear"], 1, "Nothing is announced."),
        (["close", "RUNNING", "--reason", "x" * 201], 2, "1 to 200 characters"),
        (["list", "--state", "lost"], 2, "'lost'"),
        ([], 2, "Missing command"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_one_line(run: Run, house: House, words: list[str], code: int, said: str) -> None:
    names = {"RUNNING": house.running.id, "OVER": house.over, "WAITING": house.waiting}
    done = run("admin", *(names.get(word, word) for word in words), *(house.words if words else ()))
    assert (done.exit_code, said in done.output) == (code, True), done.output
    assert len(done.stderr.splitlines()) == 1


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    done = run("admin", "list", "--database-url", f"sqlite:///{tmp_path / 'none.db'}")
    assert (done.exit_code, "there is no such database" in done.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []
    assert run("admin", "list", "--database-url", "mysql://x").exit_code == 2


def test_without_a_service_the_same_commands_do_the_same(run: Run, tmp_path: Path) -> None:
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
    words = ("--database-url", f"sqlite:///{tmp_path / 'tables.db'}")
    for command in (["close", laid.id], ["reopen", laid.id], ["revoke", laid.id, "1"], ["ban", "203.0.113.7"],
                    ["unban", "203.0.113.7"], ["announce", "Hello"], ["announce", "--clear"]):  # fmt: skip
        done = run("admin", *command, *words)
        assert (done.exit_code, done.stderr) == (0, ""), command
    (table,) = json.loads(run("admin", "list", "--json", *words).stdout)["tables"]
    assert (table["state"], table["spectators"]) == ("waiting", 0)


@pytest.mark.parametrize("text", ["90s", "1d12h", "1w"])
def test_a_duration_may_have_parts(text: str) -> None:
    assert read_end(text).endswith("+00:00")


@pytest.mark.parametrize("text", ["", "0h", "2", "h", "-2h", "2 h", "99999w"])
def test_what_is_no_duration_is_none(text: str) -> None:
    with pytest.raises(Malformed):
        read_end(text)
