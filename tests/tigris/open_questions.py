"""A drawn position for every kind of open question, and for most of its forms."""

PENDING = {
    "revolt F4": """
        hand archer: red 2
        actions: 1
        pending: revolt F4
        corner: F4

        kA r  kB
    """,
    "revolt F4 committed 2": """
        hand bull: red 2
        actions: 0
        pending: revolt F4 committed 2
        corner: F4

        kA r  kB
    """,
    "war black G4": """
        hand archer: red 2
        actions: 1
        pending: war black H4
        corner: F4

        kA r  r  r  kB
    """,
    "wars": """
        hand archer: red 2
        actions: 1
        pending: wars H4
        corner: F4

        kA r  r  r  kB
        .  gA .  gB .
    """,
    "monument": """
        actions: 1
        pending: monument F4
        corner: F4

        g  g
        g  g
    """,
    "building": """
        actions: 1
        options: buildings
        pending: building F4
        corner: F4

        g  g  g
    """,
    "ziggurat": """
        actions: 1
        options: ziggurat
        pending: monument G5
        corner: F4

        .  g  .
        g  g  g
        .  g  .
    """,
    "treasure": """
        actions: 1
        pending: treasure bull
        corner: F3

        R  gB g  g
        .  .  .  g
        .  .  .  g
        .  .  .  g
        .  .  .  R
    """,
    "point": """
        actions: 0
        ziggurat: G5
        pending: point
        corner: F4

        .  -  .  .
        -  -  -  r
        .  -  r  kA
    """,
    "dynasty": """
        options: choose_dynasties
        players: archer bull lion
        active: bull
        pending: dynasty lion
        rest: start

        .
    """,
    "over": """
        actions: 0
        pending: over the-bag-ran-out
    """,
}
