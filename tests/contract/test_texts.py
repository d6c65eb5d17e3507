"""Every text a game can need is there in both languages, asks for the same arguments, and is used."""

from __future__ import annotations

from functools import cache

import pytest

from tests.contract.ftl import COMMON, LANGUAGES, all_messages, assert_text, messages, said
from tests.contract.walk import viewers, walk
from tests.kits import kit_of, titles_with_kit
from valtable.bots.knowledge import knowledge_of
from valtable.kernel.journal import Event
from valtable.kernel.match import Match
from valtable.kernel.refusal import Args
from valtable.kernel.table import Shelf
from valtable.texts import load_rules

GAMES = 6
LOOK_UP_EVERY = 8
"""Things are looked up at one position in so many, by a spectator and one seat after the other."""
KERNEL_REFUSALS = (
    "not_your_decision",
    "not_asked",
    "game_over",
    "undo_needs_consent",
    "nothing_to_undo",
    "take_back_after_chance",
    "wish_crosses_chance",
)


class Spoken:
    """Text keys met in play, with the arguments they were met with."""

    def __init__(self) -> None:
        self.met: dict[str, Args] = {}
        self.rules: set[str] = set()
        self.places: set[str] = set()
        self.positions = 0

    def say(self, key: str, args: Args | None = None) -> None:
        self.met.setdefault(key, args or {})
        for value in (args or {}).values():
            for word in value if isinstance(value, list) else [value]:
                if isinstance(word, str) and ":" in word and not word.startswith("seat:"):
                    self.met.setdefault(word.replace(":", "-", 1), {})

    def listen(self, match: Match) -> None:
        for seat in range(match.seats):
            for offer in match.offers(seat):
                self.say(f"action-{offer.kind}", offer.args)
                self.say("", {"touches": list(offer.touches), "cost": [amount.thing for amount in offer.cost]})
                for effect in offer.effects:
                    self.say(f"effect-{effect.kind}", effect.args)
                if offer.refusal is not None:
                    self.say(f"refusal-{offer.refusal.reason}", offer.refusal.details)
        for decision in match.decisions:
            named: Args = {"source": decision.source} if decision.source else {}
            self.say(f"decision-{decision.kind}", named | {"seat": f"seat:{decision.seat}"})
        for viewer in viewers(match.seats):
            for place in match.game.table(match.view(viewer)).places:
                self.places.add(place.kind)
                self.say(f"place-{place.kind}", {} if place.seat is None else {"seat": f"seat:{place.seat}"})
                self.say("", {"things": [thing.ref for thing in place.things]})
                for mark, args in (pair for thing in place.things for pair in thing.marks):
                    self.say(f"mark-{mark}", args)
        self.positions += 1
        if self.positions % LOOK_UP_EVERY == 0 or match.is_over:
            for viewer in (None, self.positions // LOOK_UP_EVERY % match.seats):
                for shelf in match.game.look_up(match.view(viewer)):
                    self.listen_to(shelf)
        knowledge = knowledge_of(match.game)
        for seat in range(match.seats):
            for part in knowledge.parts(match.state, seat):
                self.say(f"part-{part}")
        sheet = match.standing()
        for row in sheet.rows:
            self.say(f"score-{row.source}")
        if sheet.outcome is not None:
            self.say(f"end-{sheet.outcome.reason}", sheet.outcome.details)
            if sheet.outcome.result:
                self.say(f"result-{sheet.outcome.result}", sheet.outcome.details)

    def listen_to(self, shelf: Shelf) -> None:
        """What looking something up tells."""
        self.say(f"shelf-{shelf.id}")
        for kind, args in (*shelf.notes, *(note for known in shelf.known for note in known.notes)):
            self.say(f"known-{kind}", args)
        for known in shelf.known:
            self.say("", {"things": [known.thing.ref, *known.missing, *(price.of for price in known.prices)]})
            for mark, args in known.thing.marks:
                self.say(f"mark-{mark}", args)
            for reason in (reason for price in known.prices for reason in price.reasons):
                self.say(f"reason-{reason.kind}", reason.args)
            for facet, values in known.facets.items():
                self.say(f"facet-{facet}", {"values": [value for value in values if ":" in value]})

    def hear(self, event: Event) -> None:
        self.say(f"event-{event.kind}", event.args)
        self.rules.add(event.rule)


@cache
def spoken(title: str) -> Spoken:
    """What is said in some games of each option set and player count."""
    kit, found = kit_of(title), Spoken()
    for seats in kit.player_counts:
        for options in kit.options_for(seats).values():
            for seed in range(GAMES):
                for number, match in enumerate(walk(kit, seats, options, seed)):
                    if number % kit.every == 0 or match.is_over:
                        found.listen(match)
                for seat in viewers(seats):
                    for event in match.story(seat):
                        found.hear(event)
    found.met.pop("", None)
    return found


def stated(title: str) -> set[str]:
    """The keys that follow from what the game declares, whether met in play or not."""
    game = kit_of(title).game
    own = {f"refusal-{reason.key}" for reason in game.reasons.by_code.values()}
    return (
        {f"action-{family.tag}" for family in game.actions.families}
        | {f"event-{kind}" for kind in game.events}
        | {f"option-{name}" for name in game.options_type.__struct_fields__}
        | {f"preset-{name}" for name in game.presets}
        | own
        | kit_of(title).texts
        | {"game-title", "game-blurb"}
    )


@pytest.mark.parametrize("title", titles_with_kit())
def test_all_that_is_said_in_play_has_a_text_and_its_arguments(title: str) -> None:
    for key, args in spoken(title).met.items():
        assert_text(title, key, args)


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_game_declares_has_a_text(title: str, language: str) -> None:
    assert stated(title) - set(all_messages(title, language)) == set()


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(title: str, language: str) -> None:
    used = stated(title) | set(spoken(title).met)
    assert {key for key in messages(title, language) if key.partition(".")[0] not in used} == set()


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_sentence_tells_of_a_turn_has_its_briefest_words(title: str, language: str) -> None:
    game = kit_of(title).game
    brief = {key.removesuffix(".brief") for key in messages(title, language) if key.endswith(".brief")}
    assert len(game.matters) == len(set(game.matters))
    assert set(game.matters) <= set(game.events)
    assert brief == {f"event-{kind}" for kind in game.matters}


@pytest.mark.parametrize("title", titles_with_kit())
def test_a_game_says_nothing_that_all_games_share(title: str) -> None:
    for language in LANGUAGES:
        assert set(messages(title, language)) & set(messages(COMMON, language)) == set()


@pytest.mark.parametrize("title", [COMMON, *titles_with_kit()])
def test_both_languages_have_the_same_texts_with_the_same_arguments(title: str) -> None:
    assert said(title, "en") == said(title, "es")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", KERNEL_REFUSALS)
def test_the_kernels_refusals_have_texts(reason: str, language: str) -> None:
    needed = frozenset(("since", "seat")) if reason == "undo_needs_consent" else frozenset()
    assert messages(COMMON, language)[f"refusal-{reason}"] == needed


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_can_be_read(title: str, language: str) -> None:
    game = kit_of(title).game
    cited = set(game.events.values()) | {reason.rule for reason in game.reasons.by_code.values()} - {""}
    assert "" not in game.events.values(), "an event cites no rule"
    assert cited - {section.id for section in load_rules(title, language).sections} == set()
    assert spoken(title).rules <= cited


@pytest.mark.parametrize("title", titles_with_kit())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_leads_to_its_rule(title: str, language: str) -> None:
    """So the rules open where they speak of what is asked; a kind is known by the text that asks it."""
    asked = kit_of(title).game.asks
    kinds = {key.removeprefix("decision-") for key in messages(title, language) if key.startswith("decision-")}
    assert set(asked) == {kind for kind in kinds if "." not in kind}
    assert set(asked.values()) - {section.id for section in load_rules(title, language).sections} == set()


@pytest.mark.parametrize("title", titles_with_kit())
def test_both_languages_have_the_same_rules(title: str) -> None:
    en, es = (load_rules(title, language).sections for language in LANGUAGES)
    assert [section.id for section in en] == [section.id for section in es]


@pytest.mark.parametrize("title", titles_with_kit())
def test_the_places_in_which_an_action_is_meant_are_on_the_table(title: str) -> None:
    game = kit_of(title).game
    assert set(game.meant) <= {family.tag for family in game.actions.families}
    assert {kind for kinds in game.meant.values() for kind in kinds} <= spoken(title).places
