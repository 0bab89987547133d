"""Where things lie on the sheet that `chart.py` draws, in its units. The client's tests say what may not overlap."""

# Where the pieces of an area lie, on land and on its sea (x, y, width, height), and the line that its name follows.
PLACES = {
    "german_states": {"land": (546, 360, 182, 186), "water": None, "name": "M552 352Q640 322 716 352"},
    "central_europe": {"land": (818, 318, 192, 176), "water": None, "name": "M806 312Q900 290 1004 318"},
    "mediterranean": {"land": (484, 672, 232, 150), "water": (640, 830, 250, 78), "name": "M478 668Q590 650 716 668"},
    "baltic": {"land": (590, 60, 198, 178), "water": (790, 112, 100, 160), "name": "M590 54Q690 32 794 54"},
    "ottoman_empire": {"land": (884, 650, 218, 156), "water": None, "name": "M874 640Q976 606 1102 640"},
    "north_america": {"land": (36, 58, 168, 178), "water": (112, 238, 184, 64), "name": "M24 52Q110 32 206 52"},
    "caribbean": {"land": (86, 466, 208, 142), "water": (110, 324, 184, 70), "name": "M92 460Q196 442 292 462"},
    "south_america": {"land": (64, 662, 206, 160), "water": (112, 828, 184, 82), "name": "M72 656Q160 634 262 662"},
    "africa": {"land": (1166, 60, 212, 136), "water": (1146, 197, 124, 109), "name": "M1166 54Q1260 34 1376 58"},
    "india": {"land": (1186, 364, 210, 136), "water": (1146, 501, 124, 109), "name": "M1180 358Q1280 338 1400 364"},
    "east_indies": {
        "land": (1158, 652, 256, 160),
        "water": (1146, 844, 210, 66),
        "name": "M1162 646Q1284 630 1412 646",
    },
}
# The middles of what stands in a home country.
HOMES = {
    "britain": (458, 250),
    "united_provinces": (566, 284),
    "france": (484, 470),
    "spain": (384, 706),
    "prussia": (772, 326),
    "austria": (773, 484),
    "russia": (1050, 200),
}
# The sea lanes run in the margins between the charts: a lane leaves a chart at its port, and `TRUNK` joins the ports.
PORTS = {
    "north_america": (298, 160),
    "europe": (330, 452),
    "caribbean": (298, 464),
    "south_america": (298, 768),
    "east_indies": (1142, 768),
    "india": (1142, 464),
    "africa": (1142, 160),
}
TRUNK = [(314, 160), (314, 464), (314, 768), (314, 929), (1126, 929), (1126, 768), (1126, 464), (1126, 160)]
COMPASS = (376, 456, 38)
CARTOUCHE = (340, 24, 190, 158)
TRACKS = {"population": (14, 944, 380, 60), "points": (406, 944, 736, 60)}
