"""Writes what is printed on Valeria's cards, in signs, for the painted board; `--check` only compares.

A power is a short line of numbers and signs in brackets (`1[gold] → 2[magic]`), the same in every language.
What cannot be said in signs is left out: then the board shows the words.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from valtable.games.valeria.game import Valeria

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "src" / "valtable" / "games" / "valeria" / "data" / Valeria.edition
TARGET = ROOT / "web" / "src" / "games" / "valeria" / "cards" / "faces.json"
RESOURCES = {"gold": "gold", "strength": "strength", "magic": "magic", "vp": "vp", "map": "map", "wild": "any"}
SIGN_OF_ACTION = {"slay": "monster", "recruit": "citizen", "build": "domain", "sail": "sail"}
Power = list[dict[str, Any]]
Face = dict[str, Any]


class Wordy(Exception):
    """Signs do not say it."""


def amounts(raw: dict[str, int], plus: str = "") -> str:
    return " ".join(f"{plus}{raw[name]}[{sign}]" for name, sign in RESOURCES.items() if raw.get(name))


def counted(per: dict[str, Any]) -> str:
    """The sign of what is counted: a Role, an Area, a kind of Monster, a named card, or the kind of card."""
    for key in ("role", "area", "type"):
        if key in per:
            return f"[{per[key]}]"
    if "name" in per:
        return f"[{per['name'].lower().replace(' ', '_')}]"
    return f"[{per['count'].removesuffix('s')}]"


def citizens(raw: dict[str, Any]) -> str:
    many = f"{raw['count']}" if raw["count"] > 1 else ""
    who = f"[{raw['name'].lower()}]" if "name" in raw else "[citizen]" + (f"[{raw['role']}]" if "role" in raw else "")
    return f"{many}{who}" + (f"≤{raw['max_cost']}" if "max_cost" in raw else "")


def die(raw: dict[str, Any]) -> str:
    cost = amounts(raw.get("cost", {}))
    if "cost_per" in raw:
        cost = f"{raw['cost_per']['gold']}[gold]×{counted(raw['cost_per']['per'])}"
    return (f"{cost}: " if cost else "") + f"[die] → {raw['to']}"


def discount(raw: dict[str, Any]) -> str:
    if "choose_one" in raw or "who" in raw:
        raise Wordy
    given = {name: -n for name, n in raw.items() if name in RESOURCES}
    return f"[{SIGN_OF_ACTION[raw['action']]}] −{amounts(given)}" if raw["action"] in SIGN_OF_ACTION else unsaid(raw)


def unsaid(raw: object) -> str:
    raise Wordy(str(raw))


SIGNS: dict[str, Callable[[Any], str]] = {
    "gain": amounts,
    "choose": lambda raw: " / ".join(signs([one]) for one in raw),
    "all": lambda raw: signs(raw),
    "exchange": lambda raw: f"{amounts(raw['pay'])} → {amounts(raw['gain'])}",
    "gain_per": lambda raw: f"{amounts(raw['gain'])}×{counted(raw['per'])}",
    "steal": lambda raw: "[steal]" + " / ".join(amounts(one) for one in raw["options"]),
    "take_citizen": citizens,
    "take_domain": lambda raw: "[domain]",
    "take_noble": lambda raw: "[noble]",
    "take_goods": lambda raw: "[goods]",
    "take_tome": lambda raw: "[tome]",
    "take_monster": lambda raw: "[steal][slain]" if raw["to"] == "self" and "victim_gains" not in raw else unsaid(raw),
    "may": lambda raw: f"[{SIGN_OF_ACTION[raw['action']]}]?",
    "return_card": lambda raw: f"[{'slain' if raw['kind'] == 'monster' else raw['kind']}] → {amounts(raw['then'])}",
    "set_die": die,
    "shift_die": lambda raw: f"[die] −{-raw['by']}",
    "modify_cost": discount,
}


def signs(power: Power) -> str:
    parts = []
    for effect in power:
        ((verb, raw),) = effect.items()
        parts.append(SIGNS.get(verb, unsaid)(raw))
    return " ".join(parts)


def said(power: Power) -> str:
    try:
        return signs(power)
    except Wordy:
        return ""


def duke_line(line: dict[str, Any]) -> str:
    kind, _, which = str(line["per"]).partition(":")
    sign = {"role": which, "monster_type": which, "monster": "slain", "one_resource": "any"}.get(kind, kind)
    if "every" in line:
        return f"{line['vp']}[vp] : {line['every']}[{sign}]"
    return f"{line['vp']}[vp]×[{sign}]"


def duke(card: dict[str, Any]) -> Face:
    every = card.get("resources_per_vp", 0)
    lines = [duke_line(line) for line in card.get("score", [])]
    return {"score": lines, "every": every} if every else {"score": lines}


def faces() -> dict[str, Face]:
    found: dict[str, Face] = {}
    for kind, file, make in (
        ("citizen", "citizens", citizen),
        ("citizen", "extra_citizens", citizen),
        ("starter", "starters", citizen),
        ("monster", "monsters", monster),
        ("monster", "extra_monsters", monster),
        ("monster", "events", event),
        ("monster", "extra_events", event),
        ("domain", "domains", domain),
        ("domain", "extra_domains", domain),
        ("duke", "dukes", duke),
        ("duke", "extra_dukes", duke),
        ("agent", "agents", lambda card: {"does": said(card["effects"])}),
        ("relic", "relics", lambda card: {"when": card["timing"], "does": said(card["effects"])}),
        ("noble", "nobles", lambda card: {"roles": [card["role"]], **duke(card)}),
    ):
        section = "event" if "events" in file else kind
        for card in tomllib.loads((DATA / f"{file}.toml").read_text(encoding="utf-8"))[section]:
            face = make(card)
            found[f"{kind}:{card['id']}"] = {key: value for key, value in face.items() if value not in ("", [], None)}
    return found


def citizen(card: dict[str, Any]) -> Face:
    return {
        "numbers": card.get("activation", []),
        "cost": card.get("cost"),
        "roles": card["roles"],
        "on": said(card.get("on_turn", [])),
        "off": said(card.get("off_turn", [])),
    }


def monster(card: dict[str, Any]) -> Face:
    return {"type": card["type"], "area": card["area"], "does": said(card["reward"])}


def event(card: dict[str, Any]) -> Face:
    return {"type": card.get("type"), "numbers": card.get("activation"), "does": said(card.get("reward", []))}


def domain(card: dict[str, Any]) -> Face:
    return {"when": card["timing"], "cost": card["cost"], "does": said(card["effects"])}


def main() -> None:
    lines = [f"  {json.dumps(ref)}: {json.dumps(face, ensure_ascii=False)}" for ref, face in faces().items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.relative_to(ROOT)} is not up to date: run `make generated`")


if __name__ == "__main__":
    main()
