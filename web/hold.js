// Holding: what has data-hold="verb" and data-release="verb" gets the event "hold-on" with {do: verb} while it is
// pressed and when it is let go. A short press leaves it on; the next press turns it off. Keys click it as ever.

const SHORT = 250; // ms
let held = null; // {target, pointer, since, on}

addEventListener("pointerdown", (event) => {
  const target = event.target.closest?.("[data-hold]");
  if (!target || held || event.button !== 0) return;
  held = { target, pointer: event.pointerId, since: event.timeStamp, on: target.getAttribute("aria-pressed") === "true" };
  if (!held.on) tell(target, target.dataset.hold);
});
addEventListener("pointerup", (event) => {
  if (event.pointerId === held?.pointer) letGo(event.timeStamp - held.since < SHORT && !held.on);
});
addEventListener("pointercancel", (event) => {
  if (event.pointerId === held?.pointer) letGo(false);
});
addEventListener("blur", () => held && letGo(false));
addEventListener("contextmenu", (event) => {
  if (event.target.closest?.("[data-hold]")) event.preventDefault(); // a long press is meant to hold
});
addEventListener("click", (event) => {
  if (event.detail === 0 || !event.target.closest?.("[data-hold]")) return; // a key or a screen reader
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function letGo(stays) {
  const { target } = held;
  held = null;
  if (!stays) tell(target, target.dataset.release);
}

function tell(target, verb) {
  target.dispatchEvent(new CustomEvent("hold-on", { bubbles: true, detail: { do: verb } }));
}
