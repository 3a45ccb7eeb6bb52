"""`python -m crankboard`, from any folder."""

import sys

if __name__ == "__main__":
    if not sys.flags.safe_path:
        del sys.path[0]  # the current folder, whose `signal.py` is none of ours

    from crankboard import run

    sys.exit(run())
