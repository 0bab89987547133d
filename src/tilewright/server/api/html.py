"""Pages that the server writes itself: few, plain, and without scripts."""

from html import escape

from litestar import MediaType, Response

from tilewright.server.languages import RIGHT_TO_LEFT
from tilewright.translations import ENGLISH

STYLE_PATH = "/api/docs/style.css"
STYLE = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 Georgia, serif; max-width: 46rem; margin: 4rem auto; padding: 0 1.2rem; }
h1 { font-weight: normal; letter-spacing: .02em; }
code { font-size: .92em; }
button { font: inherit; padding: .4rem 1.2rem; }
dt { margin-top: .9rem; } dd { margin: 0 0 0 1.5rem; opacity: .8; }
"""


def html_page(title: str, body: str, status: int = 200, language: str = ENGLISH) -> Response[str]:
    """`title` is text; `body` is HTML that is safe already."""
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    head = (
        f'<!doctype html><html lang="{language}" dir="{direction}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<link rel="stylesheet" href="{STYLE_PATH}"><title>{escape(title)}</title><h1>{escape(title)}</h1>'
    )
    return Response(head + body, media_type=MediaType.HTML, status_code=status)


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def button(label: str) -> str:
    """A form that posts to the page's own address: a link is followed by a person, not by a program that checks it."""
    return f'<form method="post"><button>{escape(label)}</button></form>'
