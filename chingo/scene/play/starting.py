"""How a match begins, and how it begins again."""

from chingo import CARD
from chingo.scene.play.sitting import Sitting
from engine.device.opening import DuelOpening

_OPENING = DuelOpening(CARD, Sitting)
start, rematch = _OPENING.start, _OPENING.rematch
