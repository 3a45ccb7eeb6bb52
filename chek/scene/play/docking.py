"""Whether the crank was folded in, also while another scene had the input."""

from engine.device.pad import Pad


class DockWatch:
    """Compares the crank with what the scene last saw of it.

    Attributes:
        is_docked: what it last saw.
    """

    def __init__(self) -> None:
        self.is_docked = False
        self._has_looked = False

    def look(self, pad: Pad) -> tuple[bool, bool]:
        """Whether it was folded in since the last look, and whether it was moved at all.

        A crank that was docked all along, as players without one have it, is no news.
        """
        was, self.is_docked = self.is_docked, pad.docked
        is_news = pad.docked and not was and (self._has_looked or pad.docked_now)
        self._has_looked = True
        return is_news, was != pad.docked
