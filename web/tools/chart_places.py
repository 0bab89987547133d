"""Where things lie on the sheet that `chart.py` draws, in its units. The client's tests say what may not overlap."""

# Where the pieces of an area lie, on land and on its sea (x, y, width, height), and the line that its name follows.
PLACES = {
    "german_states": {"land": (536, 362, 192, 208), "water": None, "name": "M552 354Q640 324 716 354"},
    "central_europe": {"land": (820, 322, 190, 210), "water": None, "name": "M806 314Q900 292 1004 320"},
    "mediterranean": {"land": (546, 620, 222, 184), "water": (646, 826, 226, 82), "name": "M536 614Q636 582 752 614"},
    "baltic": {"land": (596, 60, 192, 186), "water": (790, 110, 100, 158), "name": "M590 54Q690 32 794 54"},
    "ottoman_empire": {"land": (874, 650, 230, 190), "water": None, "name": "M874 640Q976 606 1102 640"},
    "north_america": {"land": (26, 58, 186, 180), "water": (112, 239, 184, 66), "name": "M24 52Q110 32 206 52"},
    "caribbean": {"land": (80, 466, 214, 142), "water": (110, 324, 184, 70), "name": "M92 460Q196 442 292 462"},
    "south_america": {"land": (58, 662, 216, 164), "water": (112, 828, 184, 82), "name": "M72 656Q160 634 262 662"},
    "africa": {"land": (1150, 60, 262, 144), "water": (1144, 205, 136, 101), "name": "M1166 54Q1260 34 1376 58"},
    "india": {"land": (1150, 366, 262, 140), "water": (1144, 507, 136, 101), "name": "M1180 358Q1280 338 1400 364"},
    "east_indies": {
        "land": (1152, 652, 264, 190),
        "water": (1146, 844, 214, 66),
        "name": "M1162 646Q1284 630 1412 646",
    },
}
# The middles of what stands in a home country.
HOMES = {
    "britain": (458, 250),
    "united_provinces": (552, 246),
    "france": (472, 470),
    "spain": (404, 706),
    "prussia": (756, 302),
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
APPROACH = (404, 540)  # where the lane to Europe ends
COMPASS = (394, 92, 52)
CARTOUCHE = (342, 806, 298, 100)
TRACKS = {"population": (14, 944, 380, 60), "points": (406, 944, 736, 60)}
