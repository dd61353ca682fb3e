"""Draws the PNG icons from web/icons/app.svg, after that was changed: python -m tools.app_icons"""

from __future__ import annotations

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

if __name__ == "__main__":
    drawing = (ICONS / "app.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, (size, whole) in PICTURES.items():
            picture = (
                drawing.replace('rx="112"', 'x="-256" y="-256" width="1024" height="1024"')
                if whole
                else drawing
            )
            if whole:
                picture = picture.replace('width="512" height="512" x=', "x=").replace(
                    'viewBox="0 0 512 512"', 'viewBox="-24 -24 560 560"'
                )
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{picture}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()
