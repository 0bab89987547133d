"""The games as pictures: one package for each game, with

    GAME/picture.py   draw, which draws a view as an SVG file

of the pieces as the page draws them (`pieces.py`), plain shapes (`drawing.py`) and letters made of strokes
(`strokes.py`), so that it looks alike everywhere and needs no font. A game says in `picture_module` where it is drawn;
`state.svg()` asks for it.
"""
