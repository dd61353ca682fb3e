"""Draws the PNG icons from web/icons/app.svg, after that was changed: python -m tools.app_icons"""

from __future__ import annotations

import struct
import zlib
from collections import Counter

from playwright.sync_api import sync_playwright

from tools.browser import launch_options
from tools.project import ROOT

ICONS = ROOT / "web/icons"
# name: (pixels, ground up to the edge and the drawing within the part that no mask cuts off)
PICTURES = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "maskable-192": (192, True),
    "maskable-512": (512, True),
    "apple-touch-icon": (180, True),
}
# The red, green, blue and opacity of every pixel of a drawing.
PIXELS = """async ([drawing, size]) => {
    const picture = new Image();
    picture.src = "data:image/svg+xml," + encodeURIComponent(drawing);
    await picture.decode();
    const context = new OffscreenCanvas(size, size).getContext("2d");
    context.drawImage(picture, 0, 0, size, size);
    return Array.from(context.getImageData(0, 0, size, size).data);
}"""


def png(pixels: bytes, size: int) -> bytes:
    """A square picture of at most 256 colours: its flat ones as they are, those of its edges made coarser."""
    colours = Counter(struct.iter_unpack("4B", pixels))
    flat = {colour for colour, _ in colours.most_common(24)}
    for step in (1, 2, 4, 8, 12, 16, 24, 32):
        coarse = {
            colour: colour
            if colour in flat
            else tuple(min(255, round(part / step) * step) for part in colour)
            for colour in colours
        }
        palette = sorted(set(coarse.values()), key=lambda colour: colour[3])
        if len(palette) <= 256:
            break
    places = {colour: palette.index(coarse[colour]) for colour in colours}
    row = [places[colour] for colour in struct.iter_unpack("4B", pixels)]
    lines = b"".join(b"\0" + bytes(row[at : at + size]) for at in range(0, len(row), size))
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0),
        b"PLTE": b"".join(bytes(colour[:3]) for colour in palette),
        b"tRNS": bytes(colour[3] for colour in palette if colour[3] < 255),
        b"IDAT": zlib.compress(lines, 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks.items()
        if body or kind == b"IEND"
    )


def drawing_for(whole: bool) -> str:
    drawing = (ICONS / "app.svg").read_text()
    if not whole:
        return drawing
    grounded = drawing.replace('rx="112"', 'x="-256" y="-256" width="1024" height="1024"')
    return grounded.replace('width="512" height="512" x=', "x=").replace(
        'viewBox="0 0 512 512"', 'viewBox="-24 -24 560 560"'
    )


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        for name, (size, whole) in PICTURES.items():
            pixels = bytes(page.evaluate(PIXELS, [drawing_for(whole), size]))
            (ICONS / f"{name}.png").write_bytes(png(pixels, size))
        browser.close()
