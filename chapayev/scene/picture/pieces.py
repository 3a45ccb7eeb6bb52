"""Whatever is played with, checkers or pawns (K17), lying or tipping, with its halo."""

from functools import lru_cache

from chapayev.scene.picture.coins import Coin, bare, coin
from chapayev.scene.picture.measure import LIP, RADIUS
from chapayev.scene.picture.pawns import bare_pawn, bare_tilted_pawn
from chapayev.scene.picture.tilting import Tilt, tilted
from engine.device.widgets.boardart import Sprite, shadow


@lru_cache(maxsize=256)
def piece(look: Coin, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """One that lies or stands upright, seen from the middle of its face or foot."""
    return bare_pawn(look, radius, lip).haloed if look.pawn else coin(look, radius, lip)


@lru_cache(maxsize=512)
def tipped(look: Coin, tilt: Tilt, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """One that tips, seen from the middle of the checker or of the foot."""
    if look.pawn:
        return bare_tilted_pawn(look, tilt, radius, lip).haloed
    return tilted(look, tilt, radius, lip)


@lru_cache(maxsize=4)
def shade(*, pawn: bool = False) -> Sprite:
    """The shadow of one that lies or stands upright."""
    return shadow(bare_pawn(Coin(white=False)) if pawn else bare(Coin(white=False)))
