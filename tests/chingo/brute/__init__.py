"""A second, slow reading of Chingò's rules, made to check the engine against."""

from tests.chingo.brute.position import Pos, read, write
from tests.chingo.brute.rules import actions, count, divide, over

__all__ = ["Pos", "actions", "count", "divide", "over", "read", "write"]
