"""Letters and digits as strokes, so that a picture looks alike everywhere and needs no font.

A glyph is drawn on a field 4 wide and 6 high; strokes are runs of points, each written as two digits, x and y from the
top left, with spaces between the strokes.
"""

WIDE, HIGH, ADVANCE = 4, 6, 6

GLYPHS = {
    "0": "103041453616050110",
    "1": "112026 1636",
    "2": "01103041420646",
    "3": "0040224245361605",
    "4": "36300444",
    "5": "400002324345361605",
    "6": "413010010516364544330304",
    "7": "004016",
    "8": "103041423313020110 1304051636454433",
    "9": "0616364541301001023343",
    "A": "062046 1434",
    "B": "0006364533030030414233",
    "C": "4130100105163645",
    "D": "00062645412000",
    "E": "40000646 0333",
    "F": "400006 0333",
    "G": "41301001051636454323",
    "H": "0006 4046 0343",
    "I": "1030 2026 1636",
    "J": "4045361605",
    "K": "0006 4003 0346",
    "L": "000646",
    "M": "0600234046",
    "N": "06004640",
    "O": "103041453616050110",
    "P": "06003041423303",
    "Q": "103041453616050110 3446",
    "R": "06003041423303 2346",
    "S": "4130100102334445361605",
    "T": "0040 2026",
    "U": "000516364540",
    "V": "002640",
    "W": "0016233640",
    "X": "0046 4006",
    "Y": "002340 2326",
    "Z": "00400646",
    "-": "0343",
    "+": "0343 2125",
    ".": "2526",
    ":": "2122 2526",
    "/": "0640",
    "×": "0145 4105",
    " ": "",
}


def strokes(text: str) -> list[list[tuple[int, int]]]:
    """The strokes of a text on one line, in units of the field; what has no glyph is a dash."""
    lines: list[list[tuple[int, int]]] = []
    for place, letter in enumerate(text.upper()):
        for stroke in GLYPHS.get(letter, GLYPHS["-"]).split():
            points = zip(stroke[::2], stroke[1::2], strict=True)
            lines.append([(ADVANCE * place + int(x), int(y)) for x, y in points])
    return lines
