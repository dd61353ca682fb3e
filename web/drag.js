// Dragging with mouse, pen or finger. What has data-drag="payload" can be dragged onto what has data-drop="payload".
// The target then gets the event "drop-on" with {drag, drop, at}; `at` counts the draggables of the target that
// lie beneath the pointer, the dragged one left out. A press that moves less than 6 px stays a click.

const THRESHOLD = 6;
let drag = null; // {source, pointer, x, y, ghost, over, mark}

addEventListener("pointerdown", (event) => {
  const source = event.target.closest?.("[data-drag]");
  if (!source || drag || event.button !== 0) return;
  drag = { source, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, over: null, mark: null };
});

addEventListener("pointermove", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < THRESHOLD) return;
  if (!drag.ghost) lift();
  drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
  point(event.clientX, event.clientY);
  event.preventDefault();
});

addEventListener("pointerup", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  const { source, ghost, over } = drag;
  const at = over && place(over, event.clientY).at;
  end();
  if (!ghost) return;
  swallowClick();
  const detail = over && { drag: source.dataset.drag, drop: over.dataset.drop, at };
  over?.dispatchEvent(new CustomEvent("drop-on", { bubbles: true, detail }));
});

addEventListener("pointercancel", (event) => {
  if (event.pointerId === drag?.pointer) end();
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drag?.ghost) return;
  event.stopImmediatePropagation();
  end();
  addEventListener("pointerup", swallowClick, { once: true });
}, true);
addEventListener("contextmenu", (event) => {
  if (drag) event.preventDefault(); // a long press on a touch screen
});
addEventListener("dragstart", (event) => {
  if (drag) event.preventDefault(); // the browser's own dragging
});

// The ghost is what lies topmost in the source, at its own size.
function lift() {
  const shown = drag.source.querySelector(".drag-face:last-child") ?? drag.source;
  const box = shown.getBoundingClientRect();
  const ghost = shown.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("drag-ghost");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  shown.classList.add("dragged");
  drag.shown = shown;
  drag.ghost = ghost;
}

function point(x, y) {
  const over = document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
  const mark = over && place(over, y).beneath;
  if (over !== drag.over) {
    drag.over?.classList.remove("drop-over");
    over?.classList.add("drop-over");
    drag.over = over;
  }
  if (mark !== drag.mark) {
    drag.mark?.classList.remove("drop-above");
    mark?.classList.add("drop-above");
    drag.mark = mark;
  }
}

function place(target, y) {
  const beneath = [...target.querySelectorAll("[data-drag]")].filter((other) => {
    const box = other.getBoundingClientRect();
    return other !== drag.source && box.top + box.height / 2 > y;
  });
  return { at: beneath.length, beneath: beneath.at(-1) ?? null };
}

function end() {
  drag.ghost?.remove();
  drag.shown?.classList.remove("dragged");
  drag.over?.classList.remove("drop-over");
  drag.mark?.classList.remove("drop-above");
  drag = null;
}

// A drag ends with a click on whatever lies there; it is none.
function swallowClick() {
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
