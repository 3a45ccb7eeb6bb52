"""Measure K16's rates: python -m scripts.measure_tumbling [STRIKES].

Of strikes at full power from middles of rounds one in 10 to 14 is to turn some checker over, and
one in 60 to 100 to leave one on its edge; at half power and below, none.
"""

import sys

from chapayev.workload import Rates, rates


def main() -> None:
    """Print the rates at full power and at half."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    for power in (100, 90, 75, 50):
        print(f"power {power} %: {_told(rates(count, power=power))}")


def _told(found: Rates) -> str:
    turned, standing = _one_in(found.turned, found.strikes), _one_in(found.standing, found.strikes)
    return f"{found.strikes} strikes, turned over {turned}, on edge {standing}"


def _one_in(times: int, strikes: int) -> str:
    return f"{times} (one in {strikes / times:.1f})" if times else "none"


if __name__ == "__main__":
    main()
