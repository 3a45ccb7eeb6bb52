"""Golden saves of every game: `python -m tests.conformance.journals` writes those not there yet.

Each is a journal as the program writes it, made by the game's own rules from a seed: some words
that lead to what is rare, then random actions. One that is there is never written over: it is what
a released program wrote.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from chapayev.scene.shots.rare import HANGS, STANDS
from chapayev.scene.shots.table import fresh
from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import Envelope, Marked, Undone, encode_entry, encode_line, start_of
from engine.core.cpu import choose
from engine.core.game import Options, Seat
from engine.core.match import Entry, UndoRefused, from_start
from engine.core.saveline import FORMAT, Line
from engine.core.table import LocalTable
from engine.device.seating import names_of
from main import CARDS

FOLDER = Path(__file__).parent.parent / "golden" / "saves"
CREATED = "2026-12-01 12:00"
WEIGHTS: Mapping[str, int] = {
    "attack": 90, "ready": 60, "strike": 30, "step-back": 90, "swap": 90,
    "offer": 2, "lapse": 2, "resign": 0, "agree": 1,
}  # fmt: skip
"""How likely kinds of actions are, where most are 20: so that things happen and nothing ends."""


class Recipe(msgspec.Struct, frozen=True):
    """How a journal comes about.

    Attributes:
        name: in the name of the file.
        options: as the first line has them; what is left out is the game's default.
        seats: who sits there; the words of CPU players are played at random too.
        actions: how many random ones there are after the words.
        words: what is done first, each of the first seat that has to act.
        position: what it begins with.
        weights: of kinds of actions, where `WEIGHTS` will not do.
        by: a CPU player that chooses most of the actions, where chance would never come to blows.
        undoes: whether now and then an action is taken back.
        seed: of the match's chance and of what is done.
    """

    name: str
    options: Options = {}
    seats: tuple[str, ...] = ("human", "human")
    actions: int = 24
    words: str = ""
    position: str = ""
    weights: Mapping[str, int] = {}
    by: str = ""
    undoes: bool = False
    seed: int = 1


FOUR = ("human",) * 4
MIXED = ("human", "cpu:1", "human", "cpu:2")
ALONE = ("human", "cpu:2")
CPUS = ("cpu:1", "cpu:2")
OFFERS = {"offer": 200}
SMALL: Options = {"layout": "facing2", "size": 5}

RECIPES: Mapping[str, tuple[Recipe, ...]] = {
    "chek": (
        Recipe("standard-two", {"edition": "standard", **SMALL}, actions=30, by="2"),
        Recipe("standard-four", {"layout": "pinwheel4"}, FOUR, 50, by="2", undoes=True, seed=2),
        Recipe("standard-mixed", {"layout": "pinwheel4"}, MIXED, 40, by="2", seed=3),
        Recipe("basic-two", {"edition": "basic", **SMALL}, actions=30, by="2", undoes=True, seed=4),
        Recipe("basic-four", {"edition": "basic", "layout": "sides4"}, MIXED, 40, by="2", seed=5),
        Recipe("simple-two", {"edition": "simple", **SMALL}, ALONE, 30, by="2", seed=6),
        Recipe("simple-four", {"edition": "simple", "layout": "sides4"}, FOUR, 70, by="2", seed=7),
        Recipe("nights-two", {"edition": "nights"}, actions=50, by="2", seed=8),
        Recipe("nights-cpu", {"edition": "nights"}, ALONE, 50, by="2", seed=9),
        Recipe("nights-four", {"edition": "nights", "layout": "cards4"}, FOUR, 40, by="2", seed=10),
        Recipe("vote-two", {}, ("human", "human"), 14, weights=OFFERS, seed=11),
        Recipe("vote-four", {"layout": "sides4"}, FOUR, 20, weights=OFFERS, seed=12),
        Recipe("cpus", SMALL, CPUS, 12, by="2", seed=13),
    ),
    "chingo": (
        Recipe("setting-up", {}, actions=8, weights={"ready": 5}),
        Recipe("two", {"first": "S"}, actions=60, seed=2),
        Recipe("lot-clock", {"clock": "10"}, actions=60, weights={"lapse": 20}, seed=3),
        Recipe("cpu", {}, ALONE, actions=50, seed=4),
        Recipe("vote", {}, actions=50, weights=OFFERS, seed=5),
        Recipe("cpus", {}, CPUS, actions=30, seed=6),
    ),
    "chapayev": (
        Recipe("two", {}, actions=9),
        Recipe("cpu", {"rules": "classic"}, ALONE, actions=7, seed=2),
        Recipe("pie", {"pie": True, "look": "pawns"}, actions=6, seed=3),
        Recipe("thumb", {}, actions=3, words="w3@053.4/93", position=HANGS, seed=4),
        Recipe("blow", {}, actions=4, words="w2@178.2/97", position=STANDS, seed=5),
        Recipe("bayonet", {}, actions=5, words="bayonet", position=fresh(4, 5), seed=6),
        Recipe("cpus", {"board": "fold"}, CPUS, actions=4, seed=7),
    ),
}


class Lines:
    """A journal in memory; its bytes are a save's."""

    def __init__(self, envelope: Envelope) -> None:
        self.data, self._checksum = encode_line(envelope, 0)

    def write(self, line: Line) -> None:
        """One more line."""
        data, self._checksum = encode_line(line, self._checksum)
        self.data += data

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """One more entry."""
        self.write(encode_entry(entry, rng))

    def undo(self, entries: int) -> None:
        """The last were taken back."""
        self.write(Undone(entries))


def make_journal(card: Card, recipe: Recipe) -> bytes:
    """The save that a recipe makes."""
    envelope = Envelope(
        format=FORMAT,
        slug=card.slug,
        rules_version=card.make_game().rules_version,
        options=dict(recipe.options),
        names=names_of(("Ann", "Bo", "Cy", "Di"), recipe.seats),
        seats=recipe.seats,
        seed=recipe.seed,
        created=CREATED,
        position=recipe.position,
    )
    lines = Lines(envelope)
    match = from_start(start_of(card, envelope), envelope.seed)
    table: LocalTable[Any, Any, Any] = LocalTable(card.make_game(), match, lines)
    table.settle()
    if recipe.words:
        lines.write(Marked("docked", CREATED))
        lines.write(Marked("resumed", CREATED))
    _play(card, table, lines, recipe)
    lines.write(Marked("docked", CREATED))
    return lines.data


def _play(card: Card, table: LocalTable[Any, Any, Any], lines: Lines, recipe: Recipe) -> None:
    notation = card.make_notation()
    for word in recipe.words.split():
        [seat] = table.game.actors(table.match.state)[:1]
        table.play(seat, notation.parse_action(table.match.state, word))
    rng = Rng(recipe.seed)
    for number in range(recipe.actions):
        if table.game.outcome(table.match.state) is not None:
            return
        (seat, action), rng = pick(table, recipe.weights, rng)
        if recipe.by and number % 8:
            known = table.game.view(table.match.state, seat), seat, (recipe.seed, str(number))
            action = choose(card.make_cpu, recipe.by, *known).action
        table.play(seat, action)
        if recipe.undoes and number % 6 == 4:
            _undo(table)
        if number == recipe.actions // 2:
            lines.write(Marked("left", CREATED))
            lines.write(Marked("resumed", CREATED))


def _undo(table: LocalTable[Any, Any, Any]) -> None:
    try:
        table.undo()
    except UndoRefused:
        return


def pick(
    table: LocalTable[Any, Any, Any], weights: Mapping[str, int], rng: Rng
) -> tuple[tuple[Seat, Any], Rng]:
    """A seat that has to act, and what it does."""
    state = table.match.state
    seat, rng = rng.pick([(actor, 1) for actor in table.game.actors(state)])
    legal = list(table.game.legal(state, seat))
    likely = {**WEIGHTS, **weights}
    chances = [(action, likely.get(tag_of(action), 20)) for action in legal]
    action, rng = rng.pick([each for each in chances if each[1]] or [(each, 1) for each in legal])
    return (seat, action), rng


def tag_of(action: Any) -> str:
    """The kind of an action, as saves name it."""
    return str(action.__struct_config__.tag)


def path_of(card: Card, recipe: Recipe) -> Path:
    """Where a recipe's save lies."""
    return FOLDER / f"{card.slug}-v{card.make_game().rules_version}-{recipe.name}.match"


def main() -> None:
    for card in CARDS:
        for recipe in RECIPES[card.slug]:
            path = path_of(card, recipe)
            if not path.exists():
                path.write_bytes(make_journal(card, recipe))
                print(path.name, path.read_bytes().count(b"\n"))


if __name__ == "__main__":
    main()
