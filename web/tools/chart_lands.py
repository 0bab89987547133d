"""The charts that `chart.py` draws: frames, countries of today for each land, and the borders that differed in 1756."""

from dataclasses import dataclass, field

Degrees = tuple[float, float]  # longitude, latitude
Line = list[Degrees]


@dataclass(frozen=True)
class Bulge:
    """More room around a coordinate of the projected chart: `gain` times as much again, fading over `spread`."""

    at: float
    spread: float
    gain: float


@dataclass(frozen=True)
class Chart:
    panel: str
    frame: tuple[float, float, float, float]  # x, y, width, height on the sheet
    corners: tuple[Degrees, Degrees]  # south-west and north-east of the land that is looked at
    middle: Degrees
    view: tuple[tuple[float, float], tuple[float, float]]  # what the frame shows, in radians from the middle
    countries: dict[str, list[str]]
    cuts: list[tuple[str, Line]] = field(default_factory=list)
    parallels: tuple[float, float] | tuple[()] = ()
    wider: tuple[Bulge, ...] = ()
    taller: tuple[Bulge, ...] = ()
    rivers: list[Line] = field(default_factory=list)
    ranges: list[Line] = field(default_factory=list)


AROUND_THE_GLOBE = {"Fiji", "Antarctica"}  # cross the 180th meridian, and lie in no chart

EUROPE = Chart(
    panel="europe",
    frame=(330, 14, 780, 900),
    corners=((-30, 24), (62, 74)),
    middle=(15, 48),
    parallels=(40, 58),
    view=((-0.325, -0.262), (0.305, 0.272)),
    wider=(Bulge(at=-0.05, spread=0.075, gain=2.05), Bulge(at=0.1, spread=0.07, gain=0.55)),
    taller=(Bulge(at=0.055, spread=0.08, gain=0.85),),
    countries={
        "britain": ["United Kingdom", "Ireland", "Isle of Man", "Guernsey", "Jersey"],
        "france": ["France", "Andorra"],
        "spain": ["Spain"],
        "united_provinces": ["Netherlands"],
        "german_states": ["Germany", "Belgium", "Luxembourg", "Switzerland"],
        "prussia": [],
        "austria": ["Austria", "Czechia", "Slovenia", "Croatia", "Liechtenstein"],
        "central_europe": ["Poland", "Belarus", "Lithuania", "Hungary", "Slovakia", "Ukraine"],
        "mediterranean": ["Italy", "San Marino", "Vatican", "Monaco", "Malta"],
        "baltic": ["Denmark", "Norway", "Sweden", "Finland", "Åland", "Estonia", "Latvia"],
        "ottoman_empire": [
            *("Bosnia and Herz.", "Serbia", "Kosovo", "Montenegro", "Albania", "Macedonia", "Greece", "Bulgaria"),
            *("Romania", "Moldova", "Turkey", "Cyprus", "N. Cyprus", "Syria", "Lebanon", "Israel", "Palestine", "Iraq"),
        ],
        "russia": ["Russia"],
    },
    cuts=[
        ("mediterranean", [(8.0, 43.2), (9.8, 43.2), (9.8, 41.3), (8.0, 41.3)]),  # Corsica, Genoese
        (
            "baltic",
            [
                (7.6, 55.2),
                (8.5, 53.95),
                (9.5, 53.55),
                (10.3, 53.5),
                (10.9, 53.95),
                (11.4, 54.3),
                (11.4, 55.0),
                (9.5, 55.2),
            ],
        ),
        ("baltic", [(12.6, 54.25), (13.3, 53.95), (13.9, 53.9), (13.95, 54.9), (12.6, 54.9)]),  # Swedish Pomerania
        (
            "prussia",  # Brandenburg, Magdeburg, Pomerania
            [
                *((10.6, 52.9), (12.0, 53.2), (13.2, 53.25), (13.5, 53.6), (13.3, 53.95), (13.9, 53.9), (14.0, 54.9)),
                *((17.9, 55.3), (17.9, 54.4), (17.2, 53.6), (16.6, 53.0), (15.9, 52.6), (15.6, 52.0), (14.9, 51.75)),
                *((14.0, 51.75), (13.2, 51.95), (12.6, 51.55), (11.6, 51.5), (10.9, 51.9)),
            ],
        ),
        (
            "prussia",  # East Prussia
            [
                (19.2, 54.6),
                (19.35, 53.95),
                (19.9, 53.4),
                (21.5, 53.4),
                (22.7, 54.1),
                (22.8, 54.9),
                (22.0, 55.4),
                (21.4, 55.75),
                (20.4, 55.75),
                (20.4, 55.0),
            ],
        ),
        ("baltic", [(20.4, 55.75), (21.4, 55.75), (22.6, 56.1), (22.6, 56.6), (20.4, 56.6)]),  # Courland to Memel
        (
            "central_europe",  # Transylvania and the Banat
            [
                (20.2, 46.3),
                (21.0, 45.0),
                (22.6, 45.2),
                (24.2, 45.5),
                (25.6, 45.5),
                (26.4, 46.0),
                (25.9, 47.2),
                (24.8, 47.9),
                (22.5, 48.3),
            ],
        ),
        (
            "russia",
            [
                (34.0, 52.6),
                (32.0, 52.3),
                (31.0, 51.2),
                (30.9, 50.2),
                (32.4, 49.2),
                (34.5, 48.4),
                (35.4, 47.9),
                (38.0, 47.3),
                (41.0, 46.5),
                (41.0, 52.6),
            ],
        ),
        (
            "ottoman_empire",  # Yedisan, the Crimea and the Kuban
            [
                *(
                    (28.0, 48.2),
                    (29.5, 48.2),
                    (31.5, 48.0),
                    (33.5, 47.9),
                    (35.4, 47.9),
                    (38.0, 47.3),
                    (41.5, 46.6),
                    (44.5, 45.4),
                ),
                *((44.5, 43.4), (40.0, 43.3), (37.0, 43.5), (33.0, 43.5), (29.9, 44.8), (28.0, 45.0)),
            ],
        ),
        ("ottoman_empire", [(39.5, 43.9), (41.0, 41.2), (46.0, 39.5), (46.0, 43.6), (43.0, 44.0)]),
    ],
    rivers=[
        [(8.3, 47.6), (7.6, 47.8), (8.3, 49.0), (8.0, 50.0), (6.9, 51.0), (6.1, 51.85), (4.6, 51.9)],  # Rhine
        [
            (8.5, 48.1),
            (10.0, 48.4),
            (12.2, 49.0),
            (14.3, 48.3),
            (16.5, 48.2),
            (18.8, 47.8),
            (18.9, 46.2),
            (20.4, 45.1),
            (22.5, 44.3),
            (25.5, 43.7),
            (28.0, 44.4),
            (29.5, 45.2),
        ],
        [(15.5, 50.6), (14.2, 50.6), (13.0, 51.6), (11.7, 52.6), (10.2, 53.4), (9.0, 53.9)],  # Elbe
        [(18.0, 50.0), (16.9, 51.2), (15.0, 52.1), (14.4, 53.0), (14.5, 53.6)],  # Oder
        [(19.2, 49.9), (21.4, 50.6), (21.0, 52.2), (18.9, 52.8), (18.8, 54.2)],  # Vistula
        [(32.0, 54.9), (30.4, 53.6), (30.6, 50.9), (32.5, 49.2), (35.0, 48.3), (34.0, 47.0), (32.3, 46.5)],  # Dnieper
        [(4.2, 45.3), (3.0, 46.8), (1.8, 47.9), (-0.5, 47.4), (-2.0, 47.3)],  # Loire
        [(4.6, 47.6), (3.5, 48.3), (2.3, 48.9), (0.3, 49.45)],  # Seine
        [(6.5, 46.3), (4.9, 45.8), (4.7, 44.2), (4.6, 43.4)],  # Rhone
        [(-3.8, 43.0), (-1.6, 42.0), (0.0, 41.3), (0.8, 40.8)],  # Ebro
        [(-2.0, 40.4), (-4.0, 39.9), (-6.5, 39.6), (-9.0, 38.8)],  # Tagus
        [(7.3, 44.7), (9.0, 45.1), (11.0, 45.0), (12.4, 45.0)],  # Po
        [(24.0, 55.0), (26.0, 55.6), (28.5, 55.9), (26.0, 56.6), (24.1, 57.0)],  # Dvina
    ],
    ranges=[
        [(6.6, 44.6), (7.2, 45.9), (8.6, 46.4), (10.4, 46.7), (12.4, 47.0), (14.2, 47.2)],  # Alps
        [(-1.3, 43.0), (0.6, 42.7), (2.6, 42.5)],  # Pyrenees
        [
            (19.0, 49.3),
            (21.0, 49.2),
            (23.3, 48.6),
            (25.2, 47.4),
            (26.2, 46.0),
            (24.6, 45.5),
            (22.8, 45.4),
        ],  # Carpathians
        [(9.2, 44.4), (11.0, 44.1), (13.2, 42.6), (15.0, 41.0), (16.2, 39.6)],  # Apennines
        [(12.8, 50.3), (14.4, 50.9), (15.6, 50.8), (16.8, 50.2)],  # Ore and Giant Mountains
        [(7.0, 60.0), (8.5, 61.4), (11.5, 62.8), (13.5, 64.2)],  # Norway
        [(20.6, 42.2), (20.8, 40.6), (21.4, 39.2)],  # Pindus
        [(-4.0, 57.0), (-4.6, 56.7)],
    ],
)

NORTH_AMERICA = Chart(
    panel="americas",
    frame=(14, 14, 284, 292),
    corners=((-130, 20), (-40, 72)),
    middle=(-76, 41),
    view=((-0.31, -0.27), (0.30, 0.33)),
    countries={"north_america": ["United States of America", "Canada", "St. Pierre and Miquelon"]},
    rivers=[
        [(-95, 47.2), (-91.2, 44.0), (-90.2, 38.8), (-91.1, 33.0), (-89.6, 29.4)],  # Mississippi
        [(-81.0, 40.6), (-84.6, 38.9), (-88.6, 37.2)],  # Ohio
        [(-76.5, 44.2), (-73.5, 45.6), (-70.5, 47.2), (-67.0, 49.0)],  # St Lawrence
    ],
    ranges=[[(-84.0, 34.8), (-81.5, 37.0), (-78.5, 39.5), (-75.5, 41.5)]],
)

CARIBBEAN = Chart(
    panel="americas",
    frame=(14, 318, 284, 292),
    corners=((-112, 0), (-50, 40)),
    middle=(-77, 18),
    view=((-0.32, -0.235), (0.29, 0.25)),
    countries={
        "caribbean": [
            *(
                "Mexico",
                "Guatemala",
                "Belize",
                "Honduras",
                "El Salvador",
                "Nicaragua",
                "Costa Rica",
                "Panama",
                "Cuba",
                "Jamaica",
            ),
            *(
                "Haiti",
                "Dominican Rep.",
                "Puerto Rico",
                "Bahamas",
                "Antigua and Barb.",
                "Barbados",
                "Dominica",
                "Grenada",
            ),
            *(
                "Saint Lucia",
                "St. Kitts and Nevis",
                "St. Vin. and Gren.",
                "Trinidad and Tobago",
                "Montserrat",
                "Anguilla",
            ),
            *("U.S. Virgin Is.", "British Virgin Is.", "Turks and Caicos Is.", "Cayman Is.", "Curaçao", "Aruba"),
        ],
    },
    cuts=[("caribbean", [(-62, 14.2), (-60.5, 14.2), (-60.5, 16.6), (-62, 16.6)])],  # Martinique and Guadeloupe
    ranges=[[(-101, 19.5), (-98, 18.0), (-95, 17.0)], [(-91.5, 15.0), (-88.5, 14.3)]],
)

SOUTH_AMERICA = Chart(
    panel="americas",
    frame=(14, 622, 284, 292),
    corners=((-95, -60), (-25, 18)),
    middle=(-60, -16),
    view=((-0.47, -0.50), (0.50, 0.50)),
    countries={
        "south_america": [
            *(
                "Argentina",
                "Bolivia",
                "Brazil",
                "Chile",
                "Colombia",
                "Ecuador",
                "Guyana",
                "Paraguay",
                "Peru",
                "Suriname",
            ),
            *("Uruguay", "Venezuela", "France"),
        ],
    },
    rivers=[
        [(-73.2, -4.4), (-70.0, -4.2), (-64.7, -3.4), (-59.0, -3.2), (-54.5, -2.0), (-50.5, -0.3)],  # Amazon
        [(-47.8, -18.0), (-51.5, -20.5), (-54.5, -25.5), (-58.6, -27.3), (-60.0, -31.8), (-58.4, -34.2)],  # Parana
    ],
    ranges=[
        [(-75.0, 3.0), (-78.5, -1.5), (-77.0, -9.0), (-71.0, -16.0), (-68.0, -22.0), (-70.0, -30.0), (-70.5, -37.0)]
    ],
)

AFRICA = Chart(
    panel="africa",
    frame=(1142, 14, 284, 292),
    corners=((-30, -40), (65, 45)),
    middle=(16, 2),
    view=((-0.66, -0.67), (0.66, 0.66)),
    countries={
        "africa": [
            *(
                "Algeria",
                "Angola",
                "Benin",
                "Botswana",
                "Burkina Faso",
                "Burundi",
                "Cameroon",
                "Central African Rep.",
                "Chad",
            ),
            *(
                "Congo",
                "Côte d'Ivoire",
                "Dem. Rep. Congo",
                "Djibouti",
                "Egypt",
                "Eq. Guinea",
                "Eritrea",
                "Ethiopia",
                "Gabon",
            ),
            *(
                "Gambia",
                "Ghana",
                "Guinea",
                "Guinea-Bissau",
                "Kenya",
                "Lesotho",
                "Liberia",
                "Libya",
                "Madagascar",
                "Malawi",
            ),
            *(
                "Mali",
                "Mauritania",
                "Morocco",
                "Mozambique",
                "Namibia",
                "Niger",
                "Nigeria",
                "Rwanda",
                "S. Sudan",
                "Senegal",
            ),
            *(
                "Sierra Leone",
                "Somalia",
                "Somaliland",
                "South Africa",
                "Sudan",
                "Tanzania",
                "Togo",
                "Tunisia",
                "Uganda",
            ),
            *("W. Sahara", "Zambia", "Zimbabwe", "eSwatini", "Cabo Verde", "São Tomé and Principe"),
        ],
    },
    rivers=[
        [(32.0, 1.0), (31.5, 9.5), (32.5, 15.6), (31.2, 19.5), (32.8, 24.0), (31.2, 30.2), (31.5, 31.4)],  # Nile
        [(-10.5, 9.3), (-8.0, 12.6), (-3.0, 16.7), (0.5, 16.5), (4.0, 12.0), (6.6, 7.8), (6.0, 4.4)],  # Niger
        [(27.0, -11.0), (25.5, -2.0), (22.0, 2.2), (17.8, -0.5), (15.3, -4.3), (12.4, -6.0)],  # Congo
    ],
    ranges=[
        [(-8.0, 30.5), (-4.0, 32.5), (1.0, 34.0), (6.0, 35.2)],
        [(28.0, -30.0), (30.0, -26.0)],
        [(38.0, 8.0), (38.5, 12.0)],
    ],
)

INDIA = Chart(
    panel="india",
    frame=(1142, 318, 284, 292),
    corners=((50, -2), (105, 45)),
    middle=(80, 20),
    view=((-0.285, -0.29), (0.285, 0.29)),
    countries={"india": ["India", "Pakistan", "Bangladesh", "Sri Lanka", "Nepal", "Bhutan", "Siachen Glacier"]},
    rivers=[
        [(78.2, 30.0), (79.5, 27.6), (82.0, 25.4), (86.0, 25.4), (88.2, 24.4), (90.4, 23.2)],  # Ganges
        [(74.5, 34.8), (71.8, 33.0), (70.8, 29.5), (68.4, 26.5), (67.6, 24.0)],  # Indus
        [(74.0, 20.0), (77.5, 19.0), (81.3, 17.0)],  # Godavari
    ],
    ranges=[
        [(74.0, 34.6), (78.0, 31.5), (82.0, 29.0), (87.0, 27.9), (92.0, 27.8)],
        [(73.6, 19.0), (74.2, 15.5), (76.3, 11.5)],
    ],
)

EAST_INDIES = Chart(
    panel="east_indies",
    frame=(1142, 622, 284, 292),
    corners=((85, -25), (150, 30)),
    middle=(114, 2),
    view=((-0.345, -0.245), (0.36, 0.29)),
    countries={
        "east_indies": [
            "Indonesia",
            "Malaysia",
            "Brunei",
            "Philippines",
            "Timor-Leste",
            "Singapore",
            "Papua New Guinea",
        ]
    },
    ranges=[[(97.5, 4.0), (100.5, -0.8), (103.5, -4.0)], [(115.0, 3.5), (113.0, 1.0)]],
)

CHARTS = [EUROPE, NORTH_AMERICA, CARIBBEAN, SOUTH_AMERICA, AFRICA, INDIA, EAST_INDIES]

# Where a home country borders an area across water.
CROSSINGS: list[tuple[Degrees, Degrees]] = [((0.9, 52.3), (8.2, 53.0))]  # Britain and Hanover
