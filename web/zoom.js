// Making a board larger. Two fingers (or a trackpad, or Ctrl and the wheel) on what has data-zoom="id" make the
// element with that id up to 2.2 times as large, one finger then moves it within its window; a double tap returns.
// What has data-zooms="id" does both with a tap: of what is in it the first part shows that it can grow, the second
// that it is large.
// The scale lives in a stylesheet of its own: what Python draws knows nothing of it and cannot undo it.

const MOST = 2.2;
const SLACK = 6; // px that a finger may move and still tap
const DOUBLE = 320; // ms

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let zoom = { id: "", scale: 1, x: 0, y: 0 };
let fingers = new Map(); // pointer id: {x, y}
let moved = false; // since the first finger came down
let before = null; // {time, x, y} of the last tap

const windowOf = (event) => event.target.closest?.("[data-zoom]");

function show() {
  const { id, scale, x, y } = zoom;
  const hidden = scale === 1 ? "last" : "first";
  sheet.replaceSync(`
    [data-zooms] > :${hidden}-child { display: none }
    ${scale === 1 ? "" : `#${CSS.escape(id)} { transform: translate(${x}px, ${y}px) scale(${scale}); }`}`);
}
show();

function toggle(id) {
  if (zoom.scale > 1) return reset();
  const frame = document.querySelector(`[data-zoom="${CSS.escape(id)}"]`);
  const { left, top } = frame.getBoundingClientRect();
  const here = (frame.querySelector("[tabindex='0']") ?? frame).getBoundingClientRect(); // where the keys are, too
  grow(frame, MOST, here.x + here.width / 2 - left, here.y + here.height / 2 - top);
}

function reset() {
  zoom = { id: "", scale: 1, x: 0, y: 0 };
  show();
}

// The element covers its window at any scale.
function settle(frame, scale, x, y) {
  const element = document.getElementById(frame.dataset.zoom);
  const inside = (at, size, room) => Math.min(Math.max(at, Math.min(0, room - size * scale)), Math.max(0, room - size));
  const { clientWidth: width, clientHeight: height } = element;
  zoom = {
    id: frame.dataset.zoom,
    scale,
    x: inside(x, width, frame.clientWidth),
    y: inside(y, height, frame.clientHeight),
  };
  show();
}

// Grows or shrinks by `factor` so that what lies at (x, y) in the frame stays there.
function grow(frame, factor, x, y) {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  settle(frame, scale, x - (x - zoom.x) * by, y - (y - zoom.y) * by);
}

function shape() {
  const [one, other] = [...fingers.values()];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, span: Math.hypot(one.x - other.x, one.y - other.y) };
}

addEventListener("pointerdown", (event) => {
  if (!windowOf(event)) return;
  if (event.isPrimary) { // no other finger is down, even if one was never seen to leave
    fingers.clear();
    moved = false;
  }
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: { x: event.clientX, y: event.clientY } });
});

addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  const frame = finger && document.querySelector(`[data-zoom]`);
  if (!frame) return;
  const { left, top } = frame.getBoundingClientRect();
  const old = fingers.size === 2 ? shape() : { ...finger };
  finger.x = event.clientX;
  finger.y = event.clientY;
  if (fingers.size === 1 && zoom.scale === 1) return; // a tap that slips is still a tap
  moved ||= Math.hypot(finger.x - finger.from.x, finger.y - finger.from.y) > SLACK;
  if (!moved) return;
  if (fingers.size === 2) {
    const now = shape();
    settle(frame, zoom.scale, zoom.x + now.x - old.x, zoom.y + now.y - old.y);
    grow(frame, now.span / (old.span || 1), now.x - left, now.y - top);
  } else if (fingers.size === 1 && zoom.scale > 1) {
    settle(frame, zoom.scale, zoom.x + finger.x - old.x, zoom.y + finger.y - old.y);
  }
});

for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => fingers.delete(event.pointerId));
}

addEventListener("wheel", (event) => {
  const frame = windowOf(event);
  if (!frame || !event.ctrlKey) return;
  event.preventDefault();
  const { left, top } = frame.getBoundingClientRect();
  grow(frame, Math.exp(-event.deltaY / 240), event.clientX - left, event.clientY - top);
}, { passive: false });

// What was a pinch or a drag is no tap; and while the board is large, the second tap of two returns.
addEventListener("click", (event) => {
  const toggles = event.target.closest?.("[data-zooms]");
  if (toggles) return toggle(toggles.dataset.zooms);
  if (!windowOf(event) || event.detail === 0) return;
  const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  const twice = before && tap.time - before.time < DOUBLE && Math.hypot(tap.x - before.x, tap.y - before.y) < 24;
  before = twice ? null : tap;
  if (!moved && !(twice && zoom.scale > 1)) return;
  if (!moved) reset();
  moved = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && zoom.scale > 1) reset();
  if (event.key !== " " || !event.target.matches?.("[data-zoom] [role=button]")) return;
  event.preventDefault(); // the space bar presses what is no <button>, too
  event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
});
addEventListener("hashchange", reset);
addEventListener("resize", reset);
