"""Positions that are counted through: open ones, crowded ones, ties, set-ups, and near ends."""

SETUP = (
    "NR,NP,NS,NR,NP,NS,NR/NP,NS,NR,NP,NS,NR,NP/7/7/"
    "SR,SP,SS,SR,SP,SS,SR/SP,SS,SR,SP,SS,SR,SP setup - 0"
)

POSITIONS = [
    ("nothing chosen", SETUP),
    ("roles to be moved", SETUP.replace("SR,SP,SS,SR,SP,SS,SR/", "SFr,SP,STs,SR,SP,SS,SR/")),
    (
        "one is ready",
        (
            "NR,NFp,NS,NR,NP,NS,NR/NP,NS,NTr,NP,NS,NR,NP/7/7/"
            "SR,SP,SS,SR,SP,SS,SR/SP,SFs,SR,STp,SS,SR,SP setup:N - 0"
        ),
    ),
    (
        "the lot is due",
        (
            "NR,NFp,NS,NR,NP,NS,NR/NP,NS,NTr,NP,NS,NR,NP/7/7/"
            "SR,SP,SS,SR,SP,SS,SR/SP,SFs,SR,STp,SS,SR,SP setup:SN - 0"
        ),
    ),
    (
        "the first turn",
        (
            "NR,NF,NS,NR,NP,NS,NR/NP,NS,NT,NP,NS,NR,NP/7/7/"
            "SR,SP,SS,SR,SP,SS,SR/SP,SF,SR,ST,SS,SR,SP N - 0"
        ),
    ),
    (
        "eye to eye",
        (
            "NR,NF,NS,NR,NP,1,NR/1,NS,NT,3,NP/NP',NS',1,NP',NS',NR',1/"
            "SR',1,SS',SR',SP',SS',SR'/SP,1,SR,3,SP/1,SF,1,ST,SS,SR,SP S - 12"
        ),
    ),
    ("a fight of each kind", "NF,1,NT,4/7/1,NR',NP',NS',3/1,SR',SP',SS',SP'!,2/7/SF,5,ST S - 3"),
    ("all the same", "NF,5,NT/7/2,NR',NR'!,3/2,SR',SR',3/7/SF,5,ST N - 0"),
    ("a tie waits", "NF,5,NT/7/2,NR'!,4/2,SR'!,SP',3/7/SF,5,ST S c3xc4 0"),
    ("a tie of North's", "NF,1,NP,3,NT/7/1,NS'!,5/1,SS'!,5/7/SF,SR,4,ST N b4xb3 0"),
    ("at the Flagbearer", "NF,SR',4,NT/1,NS',5/7/7/1,NR',5/SF,1,SS,3,ST S - 40"),
    ("at the Trap", "NT,SR'!,NS',1,NF,2/SP',6/7/7/NP',6/ST,2,SF,SR,2 N - 8"),
    ("a defender on its first cell", "NF,NT,NS,4/2,SR',4/7/7/4,NP',2/4,SR,SF,ST S - 1"),
    ("one step from no move", "NF,5,NT/7/7/7/NR',6/ST,SF,SP,4 S - 5"),
    ("the last movable ones", "NF,5,NT/7/3,NR',3/3,SR',3/7/SF,5,ST N - 5"),
    ("the last two against a trap", "NF,4,NT,SR'/6,NR'/7/7/7/SF,5,ST S - 5"),
    ("shut in", "NF,NR,NT,4/SR',SP',SS',4/7/7/7/SF,5,ST N - 5"),
    ("almost quiet", "NF,4,NR,NT/7/7/7/7/SF,SR,4,ST S - 97"),
    ("quiet but for a fight", "NF,5,NT/7/3,NR',3/3,SP',3/7/SF,5,ST S - 98"),
    (
        "a crowd in the middle",
        "NF,5,NT/2,NR',NP',NS',2/2,SP',NR',SS',2/2,SR',SS',NP',2/7/SF,5,ST S - 0",
    ),
]
"""(name, text)."""
