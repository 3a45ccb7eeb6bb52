"""Two-colour PNG files, written without any help: one bit a pixel."""

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.host.desktop.palette import Colour

Pixels = NDArray[np.uint8]

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
ONE_BIT, PALETTED = 1, 3


def encode_png(pixels: Pixels, colours: tuple[Colour, Colour], *, scale: int = 1) -> bytes:
    """A PNG of pixels 0 and 1, uint8 (height, width), in the colours of 0 and of 1."""
    blocks = pixels.repeat(scale, axis=0).repeat(scale, axis=1)
    height, width = blocks.shape
    rows = np.packbits(blocks, axis=1)
    filtered = np.hstack([np.zeros((height, 1), np.uint8), rows])
    header = struct.pack(">IIBBBBB", width, height, ONE_BIT, PALETTED, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(part for colour in colours for part in colour)),
            _chunk(b"IDAT", zlib.compress(filtered.tobytes(), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
