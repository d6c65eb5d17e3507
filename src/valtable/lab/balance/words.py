"""One plain sentence for each part of a balance, and a verdict: fine, look at it, off."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from valtable.lab.balance.contribution import Worth
from valtable.lab.balance.figures import CLOSE, Balance, Size
from valtable.lab.balance.things import LIMITS
from valtable.lab.intervals import Estimate
from valtable.texts import Catalogue

FINE, LOOK, OFF = "fine", "look at it", "off"
APART = 0.05
"""A seat so far from an even share, and surely not on it, is off."""
FAR = 0.10
"""So is a thing whose whole interval is so far from it."""
SELDOM = 0.05
NEARLY_ALL = 0.90
CHANCE = 0.05
"""The share of 95 % intervals that miss the truth though nothing is wrong."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")
PLACES = ("winner", *ORDINALS[1:])


class Said(msgspec.Struct, frozen=True):
    title: str
    sentence: str
    verdict: str = FINE
    headline: str = ""
    """The figure that says it in short."""


def percent(share: float) -> str:
    return f"{plain(share)} %"


def plain(share: float) -> str:
    """Whole percents; tenths where whole ones would say never or always."""
    return f"{share * 100:.{1 if 0 < share < 0.01 or 0.99 < share < 1 else 0}f}".removesuffix(".0")


def span(estimate: Estimate) -> str:
    return f"{plain(estimate.low)} to {plain(estimate.high)} %"


def points(estimate: Estimate) -> str:
    return f"{estimate.value:+.1f} ({estimate.low:+.1f} to {estimate.high:+.1f})"


class Words:
    """The names of a game's things, in English as the whole report."""

    def __init__(self, result: Balance, texts: Catalogue | None) -> None:
        self.result = result
        self.texts = texts

    def game(self) -> str:
        return self.text("game-title") or self.result.game.capitalize()

    def text(self, key: str) -> str:
        """What the game calls it; empty where there is no such text."""
        return self.texts.text(key) if self.texts is not None and self.texts.has(key) else ""

    def thing(self, name: str) -> str:
        """`White commission, 10 points` of `commission:white points=10`."""
        ref, _, mark = name.partition(" ")
        known = self.text(ref.replace(":", "-")).removeprefix("the ") or ref.partition(":")[2].replace("_", " ")
        what, _, value = mark.partition("=")
        what = what.removesuffix("s") if value == "1" else what
        return known[:1].upper() + known[1:] + (f", {value} {what}" if mark else "")

    def source(self, name: str) -> str:
        return self.text(f"score-{name}") or name

    def end(self, reason: str) -> str:
        known = reason.replace("_", " ")
        return known[:1].upper() + known[1:]

    # The parts

    def seats(self) -> Said:
        """Who goes first."""
        size, title = self.result.usual, "Who goes first"
        if size.players == 1:
            return Said(title, f"Alone, {percent(size.seats[0].value)} of the games were won ({span(size.seats[0])}).")
        best, worst = extremes(size)
        off = [seat for seat in size.seats if seat.misses(size.even)]
        told = (
            f"At a table of {size.players} the {ORDINALS[best]} to play wins {percent(size.seats[best].value)} "
            f"({span(size.seats[best])}), the {ORDINALS[worst]} {percent(size.seats[worst].value)} "
            f"({span(size.seats[worst])}); an even share is {percent(size.even)}."
        )
        if not off:
            return Said(title, f"{told} No seat is surely better than another.", FINE, percent(size.seats[best].value))
        far = any(abs(seat.value - size.even) >= APART for seat in off)
        headline = f"{plain(size.seats[best].value)} against {percent(size.seats[worst].value)}"
        return Said(title, f"{told} The difference is more than luck for these bots.", OFF if far else LOOK, headline)

    def scores(self) -> Said:
        scores, title = self.result.scores, "How the points fall"
        winner = scores.places[0]
        if len(scores.places) == 1:
            return Said(title, f"The mean score is {winner.value:.1f} ({winner.low:.1f} to {winner.high:.1f}).")
        told = (
            f"The winner has {winner.value:.0f} points on average, {winner.value - scores.places[1].value:.0f} more "
            f"than the next; {percent(scores.close.value)} of the games are decided by {CLOSE} points or fewer, "
            f"and {scores.shared} of {scores.close.n:,} were shared."
        )
        return Said(title, told, FINE, f"{winner.value - scores.places[1].value:.0f} points")

    def sources(self) -> Said:
        title = "Where the points come from"
        leads = [(one.lead.value, one) for one in self.result.sources if one.lead is not None]
        if not leads:
            return Said(title, "One player alone has nobody to be ahead of.")
        most, best = max(leads, key=lambda one: one[0])
        total = sum(lead for lead, _ in leads)
        share = most / total if total > 0 else 0.0
        told = (
            f"Winners are furthest ahead by “{self.source(best.source)}”: {most:.1f} points more than the others, of "
            f"{total:.1f} in all."
        )
        behind = [self.source(one.source) for lead, one in leads if one.lead is not None and one.lead.high < 0]
        if behind:
            told += f" Winners have fewer points than the others from {listed(behind)}."
        return Said(title, told, LOOK if share > 2 / 3 and len(leads) > 2 else FINE, f"{percent(share)} of the lead")

    def ends(self) -> Said:
        title = "What ends the game"
        ends = self.result.ends
        first = ends[0]
        told = f"{self.end(first.reason)} ends {percent(first.share.value)} of the games ({span(first.share)})."
        never = [end for end in ends if end.share.value == 0 and end.reason not in LIMITS]
        limited = [end for end in ends if end.share.value > 0 and end.reason in LIMITS]
        if never:
            told += f" Never in {first.share.n:,}: {listed([self.end(end.reason) for end in never]).lower()}."
        if limited:
            told += f" The limit for bots stopped {percent(sum(end.share.value for end in limited))}."
        real = [end for end in ends if end.reason not in LIMITS]
        lone = len(real) > 1 and first.share.value > NEARLY_ALL
        verdict = OFF if never else LOOK if lone or limited else FINE
        return Said(title, told, verdict, percent(first.share.value))

    def things(self) -> Said:
        """Every thing beside an even share."""
        title, even = "Which things win", self.result.usual.even
        compared = [one for one in self.result.things if one.wins is not None]
        if not compared:
            return Said(title, "Nothing was had by some and not by others.")
        best = max(compared, key=lambda one: one.wins.low if one.wins else 0)
        worst = min(compared, key=lambda one: one.wins.high if one.wins else 1)
        missed = sum(one.wins.misses(even) for one in compared if one.wins)
        expected = CHANCE * len(compared)
        told = (
            f"{self.owners(best)}, {self.owners(worst, again=True)}. {missed} of {len(compared)} intervals miss an "
            f"even share of {percent(even)}; {expected:.0f} would by chance alone."
        )
        far = self.far()
        verdict = OFF if far else LOOK if missed > 2 * expected else FINE
        wins = [one.wins.value for one in (best, worst) if one.wins]
        return Said(title, told, verdict, f"{plain(wins[0])} against {percent(wins[-1])}")

    def owners(self, one: Worth, again: bool = False) -> str:
        wins = one.wins
        assert wins is not None, f"{one.name} was compared"
        return f"{'those' if again else 'Owners'} of {self.thing(one.name)} win {percent(wins.value)} ({span(wins)})"

    def far(self) -> list[Worth]:
        """Things whose owners surely win far more or far less than an even share."""
        return [one for one in self.result.things if one.is_off(self.result.usual.even, FAR)]

    def seldom(self) -> list[Worth]:
        """Things that are hardly ever taken."""
        return [one for one in self.result.things if one.taken.high < SELDOM]

    def length(self) -> Said:
        length = self.result.length
        low, high = length.usual
        told = f"Every game lasts {length.fixed}. " if length.fixed else ""
        told += (
            f"Half of the games have {length.median:.0f} {length.unit} or fewer; eight of ten lie between {low:.0f} "
            f"and {high:.0f}, the longest has {length.longest}. A game has {length.decisions:.0f} choices, "
            f"{length.decisions / self.result.usual.players:.0f} for each seat."
        )
        verdict = LOOK if length.longest > 2 * length.median else FINE
        return Said("How long it lasts", told, verdict, f"{low:.0f} to {high:.0f} {length.unit}")

    def skill(self) -> Said:
        title, skill = "Luck against skill", self.result.skill
        if skill is None:
            return Said(title, "Not measured.", LOOK, "not measured")
        even = self.result.usual.even
        rivals = self.result.usual.players - 1
        told = (
            f"One {skill.strong} bot among {rivals} {skill.weak} {'one' if rivals == 1 else 'ones'} wins "
            f"{percent(skill.share.value)} ({span(skill.share)}) of {skill.games} games; luck alone would give it "
            f"{percent(even)}."
        )
        if skill.limited:
            told += f" The limit for bots stopped {skill.limited} of these games."
        verdict = OFF if skill.share.low <= even else LOOK if skill.limited > SELDOM * skill.games else FINE
        return Said(title, told, verdict, percent(skill.share.value))

    def findings(self) -> list[tuple[str, str]]:
        """What to look at: things far from an even share or hardly taken, seats, ends that never came."""
        even, found = self.result.usual.even, []
        for one in sorted(self.far(), key=lambda one: -(one.wins.value if one.wins else 0)):
            assert one.wins is not None, f"{one.name} is far from even"
            way = "more" if one.wins.value > even else "less"
            told = (
                f"Owners win {percent(one.wins.value)} ({span(one.wins)}), far {way} than {percent(even)}. {may(one)}"
            )
            found.append((self.thing(one.name), told))
        for one in self.seldom():
            share, games = percent(one.taken.value), f"{one.games:,} games"
            told = f"Taken in {share} of the {games} in which it lay there" if one.lay else f"Had in {share} of {games}"
            found.append((self.thing(one.name), f"{told}. {may(one)}"))
        if self.seats().verdict == OFF:
            best, worst = extremes(self.result.usual)
            told = f"The {ORDINALS[best]} to play wins more than the {ORDINALS[worst]}: what does the set-up give each?"
            found.append(("Seats", told))
        for end in self.result.ends:
            if end.share.value == 0 and end.reason not in LIMITS:
                found.append((self.end(end.reason), f"Ended none of {end.share.n:,} games."))
        return found


def may(one: Worth) -> str:
    """Whether a value may be changed."""
    return "A value of it is reconstructed and may move." if one.reconstructed else "Its values are known and stay."


def extremes(size: Size) -> tuple[int, int]:
    """The places in the order of play that win most and least."""
    shares = [seat.value for seat in size.seats]
    return shares.index(max(shares)), shares.index(min(shares))


def listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
