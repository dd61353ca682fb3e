"""The inline SVG sprite of the icons named in web/icons.json."""

from __future__ import annotations

import json

from tools.project import NODE_MODULES, ROOT


def sprite() -> str:
    """One hidden `<svg>` with a `<symbol id="i-NAME">` an icon."""
    symbols: dict[str, str] = {}
    for collection, names in sorted(json.loads((ROOT / "web/icons.json").read_text()).items()):
        icons = json.loads((NODE_MODULES / "@iconify-json" / collection / "icons.json").read_text())
        for name in sorted(names):
            original = icons["aliases"].get(name, {}).get("parent", name)
            if original not in icons["icons"] or name in symbols:
                raise SystemExit(f"web/icons.json: {collection} has no icon {name}, or it is named twice")
            icon = icons["icons"][original]
            width, height = icon.get("width", icons["width"]), icon.get("height", icons["height"])
            symbols[name] = f'<symbol id="i-{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>'
    return f'<svg id="sprite" hidden aria-hidden="true">{"".join(symbols.values())}</svg>'
