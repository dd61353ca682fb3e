// The page's hands: what people do goes to Python as one small object, what Python draws is morphed in.
import { Idiomorph } from "./vendor/idiomorph.js";
import "./arrows.js";
import "./drag.js";
import "./hold.js";
import "./zoom.js";

const app = document.getElementById("app");
const speaker = document.getElementById("announce");
let tell = () => false; // set by listen(); takes JSON, answers whether it did something

let drawing = false; // what changes while we draw was not done by anybody
const say = (message) => !drawing && tell(JSON.stringify(message));
const fields = (form) => Object.fromEntries(new FormData(form));
const asked = (element, verb) => say({ ...element.dataset, id: element.id, do: verb });

/** Begins to send what people do to `handler`, as JSON text with at least `do`. */
export function listen(handler) {
  tell = handler;
  app.addEventListener("click", onClick);
  app.addEventListener("submit", onSubmit);
  app.addEventListener("change", onChange);
  app.addEventListener("input", onInput);
  app.addEventListener("hold-on", (event) => say({ do: event.detail.do, id: event.target.id }));
  app.addEventListener("drop-on", onDrop);
  document.addEventListener("keydown", onKey);
  window.addEventListener("hashchange", () => say({ do: "route", route: location.hash }));
  window.addEventListener("storage", (event) => say({ do: "stored", key: event.key ?? "" }));
  window.addEventListener("fortyniner:update", () => say({ do: "update-ready" }));
}

function onDrop({ detail: { drag, drop, at } }) {
  say({ do: "drop", drag, drop, at: String(at) });
}

// An impatient second tap is meant for what was there when the first one fell, not for what has come instead.
const IMPATIENT = 400; // ms
let last = { time: -Infinity, x: 0, y: 0, verb: "" };

function impatient(event, element) {
  if (event.detail === 0) return false; // a key or a screen reader
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const before = last;
  last = { time, x, y, verb: element.dataset.do };
  return time - before.time < IMPATIENT && Math.hypot(x - before.x, y - before.y) < 24 && last.verb !== before.verb;
}

function onClick(event) {
  if (event.target instanceof HTMLDialogElement) {
    asked(event.target, event.target.dataset.cancel ?? "close"); // the backdrop
    return;
  }
  const element = event.target.closest("[data-do],[data-move]");
  if (!element || element.matches("form,input,dialog")) return;
  event.preventDefault();
  if (impatient(event, element)) return;
  const form = element.closest("form");
  const filled = form ? { form: JSON.stringify(fields(form)) } : {};
  say({ ...element.dataset, ...filled, id: element.id, do: element.dataset.do ?? "move" });
}

function onSubmit(event) {
  const form = event.target;
  event.preventDefault();
  say({ ...form.dataset, id: form.id, form: JSON.stringify(fields(form)) });
}

function onChange(event) {
  const input = event.target.closest("[data-do]");
  if (!input || !input.matches("input,select,form")) return;
  if (input.type === "file") {
    const [file] = input.files;
    input.value = "";
    file?.text().then((text) => say({ ...input.dataset, name: file.name, text }));
  } else if (input.matches("form")) {
    if (input.dataset.change) say({ ...input.dataset, do: input.dataset.change, form: JSON.stringify(fields(input)) });
  } else {
    say({ ...input.dataset, id: input.id, name: input.name, value: input.type === "checkbox" ? String(input.checked) : input.value });
  }
}

function onInput(event) {
  const { live } = event.target.dataset;
  if (live) say({ ...event.target.dataset, do: live, value: event.target.value });
}

const KEYS = /^([a-z0-9+-]|Arrow\w+|Backspace|Escape|Enter)$/i; // Tab, space and the rest stay the browser's

function onKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  const { target, key } = event;
  if (!KEYS.test(key) || target.closest("dialog,input,select,textarea")) return;
  if (key === "Enter" && target.dataset?.enter) {
    event.preventDefault();
    asked(target, target.dataset.enter);
    return;
  }
  if (key === "Enter" && target.closest("button,a,summary")) return; // a click of its own
  if (say({ do: "key", key, id: target.id ?? "" })) event.preventDefault();
}

// A stub stands for an element that is the same as it was, and has its id.
const isStub = (node) => node.hasAttribute?.("data-kept");
let strayed = false; // a stub was taken for something else

/** Whether `element`, or something that it lies in, stays as it is when `html` is shown. */
const stands = (element, html) => {
  for (let at = element; at && at !== app; at = at.parentElement) {
    if (at.id && html.includes(at === element ? `id="${at.id}"` : `id="${at.id}" data-kept`)) return true;
  }
  return false;
};

const FILLED = "input,select,textarea";
const callbacks = {
  // Whether a dialog is open, and what a person has typed or ticked, belongs to the page, not to the drawing.
  beforeAttributeUpdated: (name, element) => !(name === "open" && element instanceof HTMLDialogElement),
  beforeNodeMorphed: (old, fresh) => {
    if (isStub(fresh)) {
      strayed ||= old.id !== fresh.id;
      return false;
    }
    // What is the same is not gone through part by part, but for what a person can fill in.
    return !old.isEqualNode(fresh) || old.matches?.(FILLED) || !!old.querySelector?.(FILLED);
  },
};

const typing = (element) => element.matches("textarea,input:not([type=radio],[type=checkbox])");
let drawn = false;
let arrived = false; // on another page of the app: its heading is to have the focus
let lost = false; // the focus, with what had it
let focus = ""; // the id of what is to have it
let focusing = 0;

/**
 * Shows `html` in the app; `wanted` names the element that is to have the focus, "" leaves it where it is. The browser
 * lays out the page for that, so a drawing that nobody waits for gives the focus `later`, in a task of its own.
 * Answers whether there was an element for every stub.
 */
export function draw(html, wanted, later) {
  clearTimeout(focusing);
  focus = wanted || focus;
  const before = document.activeElement;
  drawing = true;
  strayed = false;
  try {
    // What has the focus may not be torn out: the browser would lay out the half drawn page.
    if (before.id && !stands(before, html)) before.blur();
    Idiomorph.morph(app, html, { morphStyle: "innerHTML", ignoreActiveValue: typing(before), callbacks });
  } finally {
    drawing = false;
  }
  for (const dialog of app.querySelectorAll("dialog:not([open])")) open(dialog);
  lost ||= !before.isConnected;
  if (later) focusing = setTimeout(giveFocus);
  else giveFocus();
  return !strayed && !app.querySelector("[data-kept]");
}

function giveFocus() {
  const wanted = focus && document.getElementById(focus);
  if (wanted) wanted.focus();
  else if (arrived || lost) app.querySelector("[data-focus]")?.focus({ preventScroll: true });
  drawn = true;
  arrived = lost = false;
  focus = "";
}

function open(dialog) {
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    asked(dialog, dialog.dataset.cancel ?? "close");
  });
}

/** Says `text` to those who listen instead of looking. */
export function announce(text) {
  speaker.textContent = text;
}

/** Names the page, and shows it from its beginning. */
export function arrive(title) {
  document.title = title;
  arrived = drawn;
  window.scrollTo(0, 0);
}

/** Brings the element with that id into view. */
export function scrollTo(id) {
  document.getElementById(id)?.scrollIntoView({ block: "start" });
}

/** Gives `text` to the person as a file. */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shares or copies a link; answers "shared", "copied" or "" when the browser allows neither. */
export async function share(title, url) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error.name === "AbortError") return "shared"; // the person thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "";
  }
}

/** Asks the browser to keep what is stored even when room is scarce; answers whether it will. */
export async function persist() {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Whether what is stored will be kept, and how many bytes it takes: "kept 12345" or "loose 12345". */
export async function storageState() {
  const kept = (await navigator.storage?.persisted?.()) ?? false;
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return `${kept ? "kept" : "loose"} ${usage}`;
}

let offer = null; // the browser's own, kept until the person asks for it
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
});

/** Whether the browser offers to put the page on the home screen. */
export const canInstall = () => offer !== null;

/** Takes up that offer. */
export function install() {
  offer?.prompt();
  offer = null;
}

/** The form that is shown, as JSON, where a person has changed anything in it; else "". */
export function draft() {
  const form = [...app.querySelectorAll("form")].find((shown) => shown.checkVisibility?.() ?? shown.offsetParent);
  const touched = (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked;
  return form && [...form.querySelectorAll("input")].some(touched) ? JSON.stringify(fields(form)) : "";
}

/** Milliseconds on a clock that only goes forward. */
export const now = () => performance.now();
