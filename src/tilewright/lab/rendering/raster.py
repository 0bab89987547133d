"""SVG to pixels."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from tilewright.extras import need

resvg = need("resvg_py", "lab")
image = need("PIL.Image", "lab")


def rasterise(drawing: str) -> NDArray[np.uint8]:
    """Rows of pixels, each red, green, blue."""
    png = resvg.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)
    return np.asarray(image.open(BytesIO(png)).convert("RGB"))
