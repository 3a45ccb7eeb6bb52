"""Thirty positions of Chek (standard edition) in position text (C27), for counting and round trips.

All were met in games that the brute force played at random from a start of C03; the ones named
`quiet` have had their QUIET raised. So TAKEN and the pieces on the board add up to a start,
less what a resigned seat took off. An open chain keeps QUIET as it was until its turn ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import BadPosition
from tests.chek.playing import position

POSITIONS: list[tuple[str, str]] = [
    # Two seats
    (
        "two seats, attacks with and without bully",
        "8/5N2/6N1/N2N4/2NSS3/4S3/4S3/8 S - 3,4 10",
    ),
    (
        "two seats, roll due without a bonus",
        "8/4N3/4N3/2N1N3/3SS1S1/8/8/8 N -:e5xe4 2,3 11",
    ),
    (
        "two seats, roll due with bully",
        "8/8/8/1S1N1N1N/3SS1S1/4S3/S7/4SS2 S -:d4xd5 5,0 5",
    ),
    (
        "two seats, own chain of a lone piece, bonus 1",
        "4N2N/7N/3S4/4N3/8/1SSSS1SS/1SS5/4S3 S Sd6 8,2 4",
    ),
    (
        "two seats, own chain, bonus 1 and 2",
        "8/8/5N2/4SN2/2S1S3/3SS3/4S3/8 S Se5 6,2 7",
    ),
    (
        "two seats, chain of the other seat, bonus 1 and 2",
        "8/8/2NNN3/N3NN2/3SS3/8/4S3/2S5 N Se4 2,4 9",
    ),
    (
        "two seats, linked piece far from the contested cell",
        "2S1SSS1/1N1S4/N7/1N6/N7/N7/1S6/2SSSS2 S Sg8 7,2 2",
    ),
    (
        "two seats, roll due of a linked piece of the other seat, bonus 2",
        "8/8/3S3S/2S1S3/5N2/1N4S1/5SS1/3S4 N Sc5:e5xf4 10,4 8",
    ),
    # Four seats
    (
        "four seats, all living",
        "4E3/8/W7/W6E/2WN2EE/2W2SE1/2SS3E/4SS2 S - 1,3,1,3 17",
    ),
    (
        "four seats, own chain with two enemies in reach",
        "N1N5/2N1N1EE/4E3/2N5/2SW1S2/1W4S1/1W1S4/6S1 S Sc4 6,3,4,3 4",
    ),
    (
        "four seats, chain of another seat with two enemies in reach",
        "2N1N3/1N6/W5E1/3N1E1E/WWS4E/4S2E/1W1S4/8 W Sc4 2,1,1,4 17",
    ),
    (
        "four seats, linked far, chain of another seat that cannot reach the turn's seat",
        "8/W7/W6E/1W5E/W6E/W7/W7/1SSSSS2 E Wa7 2,1,0,7 3",
    ),
    (
        "four seats, roll due in the chain of another seat, bonus 1",
        "8/4N3/8/4N3/4E1E1/SS2EE2/8/3S3E S Ee4:e4xe5 1,3,6,4 7",
    ),
    # Dead and resigned seats, last pieces
    (
        "four seats, the next seat is dead",
        "4E3/8/W1W5/2W1E1E1/3W1E2/1W1S4/8/8 W - 2,7,1,4 7",
    ),
    (
        "four seats, chain after the turn's seat lost its last piece",
        "8/3N4/8/3WN1N1/8/8/8/8 S Wd5 5,7,8,0 5",
    ),
    (
        "four seats, a last piece can be lost in its own turn",
        "3NN3/5N2/1W1N4/5N1E/2W5/2W1SE2/8/8 S - 3,4,4,2 4",
    ),
    (
        "two seats, size 6, a last piece can be lost in its own turn",
        "1N4/3N2/6/1NS3/6/6 S - 1,3 2",
    ),
    (
        "two seats, size 6, one piece each",
        "6/6/2N3/2S3/6/6 N - 5,5 12",
    ),
    (
        "four seats, one resigned",
        "3N4/4N3/3N4/1N3SS1/3W4/W2WS3/1WW5/3W4 W - 2,6,2,3r 13",
    ),
    (
        "four seats, two resigned, open chain",
        "8/4N3/3N4/4E1EE/7E/8/8/6E1 E Ee5 1r,4r,5,3 13",
    ),
    # Near the quiet limit
    (
        "quiet: two seats, size 6, one turn left",
        "6/2N3/1NS3/1S1S1S/6/6 N - 4,2 79",
    ),
    (
        "quiet: two seats, size 5, two turns left",
        "5/2N1N/1S1S1/S1S2/5 N - 3,1 78",
    ),
    (
        "quiet: four seats, size 5, one turn left",
        "N2E1/1N1E1/1NSE1/WW3/4S N - 1,1,2,2 159",
    ),
    (
        "quiet: four seats, two turns left",
        "2N2NN1/4N3/1W4EE/4N3/W5E1/2W5/2SS1SE1/4S3 S - 2,2,3,1 158",
    ),
    (
        "quiet: roll due that may leave two of three seats and a limit below the counter",
        "2NN4/8/8/1N1NNE2/1N3S2/8/4S3/4S3 N -:e5xf5 9,3,6,4 119",
    ),
    # Other sizes
    (
        "size 5, four seats",
        "4E/N1NEE/W3S/5/W1W1S E - 1,2,2,1 3",
    ),
    (
        "size 6, four seats, linked chain of another seat, bonus 2",
        "2NN2/1N3E/W4E/W4E/W3SE/1SSS2 N Ef5 0,0,1,1 2",
    ),
    (
        "size 9, two seats",
        "3N5/4NN3/9/9/2N1NSS2/2S1S4/1S2S4/9/4S4 S - 9,7 10",
    ),
    (
        "size 12, two seats, linked chain",
        "12/12/5N1N4/2N1NN6/12/5N6/4S1SS4/5SS2S2/5S6/6S5/12/12 N Sh6 4,2 14",
    ),
    (
        "size 12, four seats, roll due of a linked piece, cells of two figures",
        (
            "3NN2NNNN1/5NN4E/W10E/W10E/W10E/W9E1/W10E/W10E/1W9E/1W9E/5S6/2SSS1S5"
            " S Nd12:k12xl11 2,3,1,4 8"
        ),
    ),
]

DENSE: list[tuple[str, str]] = [
    ("two rows face to face, size 5", "NNNNN/NNNNN/SSSSS/SSSSS/5 S - 0,0 0"),
    (
        "half of the board each, with holes, size 6",
        "NN1NNN/NNNNN1/NSNNSN/SNSS1S/SSSSSS/S1SSSS S - 0,0 0",
    ),
    ("four seats all mixed, size 5", "SWNES/WNESW/NES1N/ESWNE/SWN1S W - 0,0,0,0 0"),
    ("two pieces and many, size 5", "5/1NSN1/1SSS1/1N1S1/5 S - 0,0 0"),
    ("four seats, pairs beside many, size 6", "WW2NN/1SSS2/1SESE1/1SSS2/3NN1/E3N1 S - 0,0,0,0 0"),
    ("a seat that can only pass, size 5", "3SS/5/N4/NN3/SN3 S - 0,0 3"),
    ("an open chain amid many, size 6", "NNSNNS/SNSNSN/NSSSN1/SNNSNN/1SNSSN/SSN1NS S Sc4 4,4 0"),
]


def of_edition(edition: str, lines: list[tuple[str, str]]) -> Iterator[str]:
    """Those of the lines that can come about in the edition."""
    for _name, line in lines:
        try:
            position(line, edition=edition)
        except BadPosition:
            continue
        yield line
