"""Another set-up that shows the same: other weapons, another Flagbearer, another way to them."""

from collections import Counter

from chingo.setup import HOMES, LEAST
from chingo.state import (
    UNITS,
    WEAPONS,
    Action,
    Deal,
    Flag,
    Forced,
    Lapse,
    Muster,
    Ready,
    Shuffle,
    State,
    Trap,
)
from chingo.waiting import SEATS
from engine.core.game import CHANCE, Seat
from engine.core.match import Entry, Match
from tests.chingo.dice import Dice
from tests.chingo.traces import Trace, trace

Block = list[Entry[Action]]
"""What a seat did, with what chance did at once because of it."""

Way = list[Block]
"""All that one seat did in set-up, its first deal to begin with."""


def other_setup(
    dice: Dice, match: Match[State, Action], entries: Block, viewer: Seat | None
) -> Block:
    """Set-up as it may have been too; `entries` is what it was."""
    ways = [_way(entries, seat) for seat in SEATS]
    is_over, last = not match.state.is_setup, _last(entries)
    for seat, seen in zip(SEATS, trace(match), strict=True):
        if seat != viewer:
            is_ready = is_over or (not _is_ready(ways[1 - seat]) and dice.flip())
            ways[seat] = _Maker(dice, match, seat).way(_arranged(dice, seat, seen), is_ready)
    if is_over and viewer is None:
        last = dice.below(2)
    deals = [*ways[0][0], *ways[1][0]]
    south, north = ways[0][1:], ways[1][1:]
    end: Way = [(north if last else south).pop()] if is_over else []
    return deals + [entry for block in (*dice.merged(south, north), *end) for entry in block]


def _way(entries: Block, seat: Seat) -> Way:
    """What was done by a seat, and by chance for it at once."""
    way: Way = []
    for entry in entries:
        if entry.seat == seat or (not way and _is_for(entry, seat)):
            way.append([entry])
        elif _is_for(entry, seat):
            way[-1].append(entry)
    return way


def _is_for(entry: Entry[Action], seat: Seat) -> bool:
    return isinstance(entry.action, Deal | Forced) and entry.action.seat == seat


def _is_ready(way: Way) -> bool:
    return isinstance(way[-1][-1].action, Ready | Forced)


def _last(entries: Block) -> Seat:
    """Who has done something last: where the set-up is over, who was ready last."""
    return next((entry.seat for entry in reversed(entries) if entry.seat != CHANCE), 0)


def _arranged(dice: Dice, seat: Seat, seen: Trace) -> Muster:
    """Weapons and roles that agree with all that was seen of the units."""
    hidden = [place for place in range(UNITS) if place not in seen.shown]
    still = dice.shuffled([place for place in hidden if place not in seen.moved])
    traps = [place for place, arm in seen.shown.items() if arm == "T"]
    trap = traps[0] if traps else still.pop()
    dealt = [seen.shown.get(place, "?") for place in range(UNITS)]
    unknown = [place for place, arm in enumerate(dealt) if arm in "?T"]
    counts = Counter(dealt)
    lacking = [weapon for weapon in WEAPONS for _n in range(LEAST - counts[weapon])]
    spare = [dice.pick(WEAPONS) for _n in range(len(unknown) - len(lacking))]
    for place, weapon in zip(unknown, dice.shuffled(lacking + spare), strict=True):
        dealt[place] = weapon
    return Muster("".join(dealt), HOMES[seat][still.pop()], HOMES[seat][trap])


class _Maker:
    """Makes a seat's way to a set-up, with detours."""

    def __init__(self, dice: Dice, match: Match[State, Action], seat: Seat) -> None:
        self._dice = dice
        self._seat = seat
        self._clock = match.start.clock
        self._flag: int | None = None
        self._trap: int | None = None

    def way(self, aim: Muster, is_ready: bool) -> Way:
        deal = Deal(self._seat, aim.dealt)
        if self._dice.flip():
            way = [
                [self._chance(self._dice.deal(self._seat))],
                *self._wander(),
                self._shuffle(deal),
            ]
        else:
            way = [[self._chance(deal)]]
        way += self._detours()
        return way + (self._end(aim) if is_ready else [])

    def _chance(self, action: Action) -> Entry[Action]:
        return Entry(CHANCE, action)

    def _own(self, action: Action) -> Entry[Action]:
        return Entry(self._seat, action)

    def _wander(self) -> Way:
        way = self._detours()
        if self._dice.flip():
            way += [self._shuffle(self._dice.deal(self._seat)), *self._detours()]
        return way

    def _shuffle(self, deal: Deal) -> Block:
        self._flag = self._trap = None
        return [self._own(Shuffle()), self._chance(deal)]

    def _detours(self) -> Way:
        return [
            self._flagged(self._free()) if self._dice.flip() else self._trapped(self._free())
            for _n in range(self._dice.below(4))
        ]

    def _free(self, *but: int | None) -> int:
        taken = (self._flag, self._trap, *but)
        return self._dice.pick([cell for cell in HOMES[self._seat] if cell not in taken])

    def _flagged(self, cell: int) -> Block:
        self._flag = cell
        return [self._own(Flag(cell))]

    def _trapped(self, cell: int) -> Block:
        self._trap = cell
        return [self._own(Trap(cell))]

    def _end(self, aim: Muster) -> Way:
        assert aim.flag is not None
        assert aim.trap is not None
        if self._clock and self._dice.flip():
            forced = Forced(self._seat, (Flag(aim.flag), Trap(aim.trap), Ready()))
            return [[self._own(Lapse()), self._chance(forced)]]
        way: Way = []
        while (self._flag, self._trap) != (aim.flag, aim.trap):
            if aim.flag not in (self._flag, self._trap):
                way.append(self._flagged(aim.flag))
            elif aim.trap not in (self._flag, self._trap):
                way.append(self._trapped(aim.trap))
            else:
                way.append(self._flagged(self._free(aim.flag, aim.trap)))
        return [*way, [self._own(Ready())]]
