"""Nets: judgement that was learnt by self-play, and that corrects the evaluation of a game's compiled search.

    library.py  the nets that come with the package, checked by their hashes
    files.py    a net as bytes
    layout.py   the records of a net
    forward.py  a net at work, in machine code
    samples.py  what self-play keeps to learn from

They are made by `tilewright train`. Only the compiled searches know them: the readable ones play by the weights alone.
"""
