"""Rows of numbers kept only as the sums of their products: what a linear regression needs.

Sums add up in any order, so that rows can come from many processes, machines and days.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement

import msgspec

Row = tuple[float, ...]


class Sums(msgspec.Struct, frozen=True):
    """Of many rows of one length, the result being each row's last number.

    Attributes:
        rows: how many.
        products: the sum of the products of each two of a row's numbers, in the order of
            `combinations_with_replacement`; empty while there is no row.
    """

    rows: int = 0
    products: tuple[float, ...] = ()

    def __add__(self, other: "Sums") -> "Sums":
        """The sums of all rows of both."""
        if not self.rows or not other.rows:
            return self if self.rows else other
        pairs = zip(self.products, other.products, strict=True)
        return Sums(self.rows + other.rows, tuple(a + b for a, b in pairs))


def make_sums(rows: Iterable[Row]) -> Sums:
    """The sums of some rows."""
    total: list[float] = []
    count = 0
    for row in rows:
        products = [a * b for a, b in combinations_with_replacement(row, 2)]
        total = [a + b for a, b in zip(total, products, strict=True)] if total else products
        count += 1
    return Sums(count, tuple(total))
