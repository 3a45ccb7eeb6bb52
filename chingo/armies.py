"""Both armies of a position's text: whether they can stand so, and set-ups read back (G20)."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from chingo.rows import Beneath
from chingo.setup import HOMES, LEAST, begun, is_deal
from chingo.state import BOARD, UNITS, WEAPONS, Cells, Muster, State, Unit
from chingo.waiting import SEATS
from engine.core.game import BadPosition, Seat
from engine.core.turn import seat_letter
from engine.core.words import _


def check_armies(cells: Cells, beneath: Beneath) -> None:
    """Raises `BadPosition` where armies cannot stand like that in a match."""
    if beneath:
        raise BadPosition(_("What lies beneath a Flagbearer or a Trap is told in set-up only."))
    for cell, unit in enumerate(cells):
        if unit:
            _check_unit(cell, unit)
    for seat in SEATS:
        _check_army(seat, [unit for unit in cells if unit and unit.owner == seat])
    if not any(unit and unit.arm == "F" for unit in cells):
        raise BadPosition(_("One of the seats has a Flagbearer still."))


def _check_unit(cell: int, unit: Unit) -> None:
    name = BOARD.name(cell)
    if unit.arm == "?":
        sentence = _("The unit on {cell} is “?”, as views have it; a position tells what it is.")
        raise BadPosition(sentence.format(cell=name))
    if unit.moved and unit.arm in ("F", "T"):
        raise BadPosition(_("The unit on {cell} can never have moved.").format(cell=name))
    if not unit.moved and cell not in HOMES[unit.owner]:
        sentence = _("The unit on {cell} has left its first ranks, so it has moved: write “'”.")
        raise BadPosition(sentence.format(cell=name))
    if unit.shown and unit.arm == "F":
        raise BadPosition(_("A Flagbearer that is revealed stands no more."))


def _check_army(seat: Seat, army: list[Unit]) -> None:
    letter, counts = seat_letter(seat, 2), Counter(unit.arm for unit in army)
    if len(army) > UNITS:
        sentence = _("{letter} has {n} units; there are {most} at most.")
        raise BadPosition(sentence.format(letter=letter, n=len(army), most=UNITS))
    if counts["F"] > 1 or counts["T"] != 1:
        sentence = _("{letter} has one Trap, which never falls, and one Flagbearer or none.")
        raise BadPosition(sentence.format(letter=letter))


def gathered(state: State, beneath: Beneath, ready: tuple[Seat, ...]) -> State:
    """The state in set-up with what both seats have done; raises `BadPosition`."""
    homes = {cell for home in HOMES for cell in home}
    if any(unit and cell not in homes for cell, unit in enumerate(state.cells)):
        raise BadPosition(_("In set-up every unit stands on its owner's first two ranks."))
    south, north = (_muster(state.cells, beneath, seat) for seat in SEATS)
    musters = (replace(south, ready=0 in ready), replace(north, ready=1 in ready))
    for seat in ready:
        if musters[seat].flag is None or musters[seat].trap is None:
            sentence = _("{letter} is not ready without a Flagbearer and a Trap.")
            raise BadPosition(sentence.format(letter=seat_letter(seat, 2)))
    return begun(replace(state, musters=musters))


def _muster(cells: Cells, beneath: Beneath, seat: Seat) -> Muster:
    letter, home = seat_letter(seat, 2), HOMES[seat]
    army = [unit for unit in map(cells.__getitem__, home) if unit and unit.owner == seat]
    if len(army) < UNITS or any(unit.moved or unit.shown for unit in army):
        sentence = _("In set-up {letter} has 14 units, none moved or revealed.")
        raise BadPosition(sentence.format(letter=letter))
    arms = [unit.arm for unit in army]
    if arms == ["?"] * UNITS:
        return Muster()
    if "?" in arms or arms.count("F") > 1 or arms.count("T") > 1:
        sentence = _("In set-up {letter} has weapons, and one Flagbearer and one Trap at most.")
        raise BadPosition(sentence.format(letter=letter))
    flag, trap = (home[arms.index(arm)] if arm in arms else None for arm in ("F", "T"))
    told = [beneath.get(cell, arm) for cell, arm in zip(home, arms, strict=True)]
    return Muster(_dealt(letter, told), flag, trap)


def _dealt(letter: str, arms: Sequence[str]) -> str:
    """The weapons as they were dealt; what is not told is what a deal lacks, else rock (G02)."""
    counts = Counter(arms)
    lacking = [each for each in WEAPONS for _n in range(LEAST - counts[each])]
    spare = iter([*lacking, "R", "R"])
    weapons = "".join(next(spare) if arm in "FT" else arm for arm in arms)
    if not is_deal(weapons):
        sentence = _("{letter} is dealt three rocks, three papers and three scissors at least.")
        raise BadPosition(sentence.format(letter=letter))
    return weapons
