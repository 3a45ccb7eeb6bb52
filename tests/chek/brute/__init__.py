"""The brute force that Chek's rules are checked against."""

from tests.chek.brute.position import Pos, read, start, write
from tests.chek.brute.rules import actions, count, divide, living, over

__all__ = ["Pos", "actions", "count", "divide", "living", "over", "read", "start", "write"]
