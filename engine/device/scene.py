"""Scenes: one screen each, and the commands by which one leads to another."""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Pad
from engine.device.widgets.icons import Icon


class Push(msgspec.Struct, frozen=True):
    """Put a scene on top; the one below waits."""

    scene: "Scene"


class Pop(msgspec.Struct, frozen=True):
    """Leave; the scene below goes on and is told `result`."""

    result: Any = None


class Replace(msgspec.Struct, frozen=True):
    """Leave, with another scene in one's place."""

    scene: "Scene"


class Home(msgspec.Struct, frozen=True):
    """Leave everything but the bottom scene, the launcher."""


Command = Push | Pop | Replace | Home


class Chosen(msgspec.Struct, frozen=True):
    """What the system menu pops with.

    Attributes:
        keys: the scene's own items that were chosen, switches first; each goes to `chosen`.
        then: what happens after that, unless one of them has led elsewhere.
    """

    keys: tuple[str, ...] = ()
    then: Command | None = None


class MenuItem(msgspec.Struct, frozen=True):
    """One of a scene's own items in the system menu, three at most.

    Attributes:
        label: what it says, translated.
        key: given to the scene's `chosen`.
        checked: None, or whether its switch is on.
        reason: why it cannot be used now; empty if it can.
    """

    label: str
    key: str
    checked: bool | None = None
    reason: str = ""


class Scene:
    """One screen. `update` alone changes it, `draw` changes nothing but the picture.

    Attributes:
        redraw: set by `update` whenever the next picture differs from the last.
        see_through: whether the scene below shows and is drawn first.
        takes_foot: whether the bottom line of what shows below is cleared for its own.
        is_docked: whether the crank is folded in; the stage sets it.
        is_home: whether nothing lies below, so that its menu ends the program.
        has_menu: whether the Menu button opens the system menu over it.
        holds_time: whether nothing goes on in what lies below.
        can_lock: whether the Lock button locks the handheld over it.
        title: its name at the head of the system menu, translated; empty is the handheld's.
    """

    title = ""
    redraw = True
    see_through = False
    takes_foot = False
    is_docked = False
    is_home = False
    has_menu = True
    holds_time = False
    can_lock = True

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        raise NotImplementedError

    def draw(self, screen: Screen) -> None:
        """Paint the whole picture (a see-through scene: over the one below)."""
        raise NotImplementedError

    def clear_foot(self, screen: Screen) -> None:
        """Take its own bottom line away, for a scene above that needs the room."""
        screen.fill(0, 217, WIDTH, HEIGHT - 217, WHITE)

    @property
    def is_still(self) -> bool:
        """Whether nothing will change until there is input, so that the host may sleep."""
        return True

    @property
    def crank_icon(self) -> Icon:
        """What the hints show for the crank: the D-pad while it is folded in."""
        return Icon.PAD if self.is_docked else Icon.CRANK

    @property
    def is_private(self) -> bool:
        """Whether it shows what one of several people at this screen may see alone.

        No picture or film is made of it, for the others would find that among the owner's files.
        """
        return False

    def crank_moved(self) -> None:
        """The crank was folded in or out (see `is_docked`), whatever scene has the input."""

    def resumed(self, result: Any) -> Command | None:
        """The scene above has gone; `result` is what its `Pop` carried."""
        del result
        self.redraw = True
        return None

    @property
    def runs_below(self) -> bool:
        """Whether something goes on in it under other scenes, such as a clock: no sleep then."""
        return False

    def tick_below(self) -> bool:
        """One tick under other scenes; whether these are to go at once, and it has the input."""
        return False

    def menu_items(self) -> Sequence[MenuItem]:
        """Up to three items of its own for the system menu."""
        return ()

    def chosen(self, key: str) -> Command | None:
        """An item of its own was chosen; called once the menu has closed."""
        del key
        return None

    def paused(self) -> None:
        """The window has lost the focus, or another scene stands above."""

    def unattended(self) -> None:
        """The window has lost the focus or the handheld is locked, whatever scene has the input.

        Whoever looks next may be somebody else: cover what is one player's alone, at once.
        """

    def attended(self) -> None:
        """The window has the focus again, whatever scene has the input.

        What other programs may have changed meanwhile is worth another look.
        """

    def leaving(self) -> None:
        """It goes for good, also when the program ends: save and close what is open."""
