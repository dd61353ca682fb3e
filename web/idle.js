// When nobody does anything for a while, a worker makes the snapshot for the next visits. Any sign of life ends it.
const CALM = 5000; // ms
let timer = 0;
let worker = null;

function wait() {
  stop();
  timer = setTimeout(make, CALM);
}

function stop() {
  clearTimeout(timer);
  worker?.terminate();
}

function make() {
  if (document.hidden || location.hash.startsWith("#/match/")) return; // where a bot may be thinking
  worker = new Worker(new URL("./snapshot.js", import.meta.url), { type: "module" });
  worker.onmessage = worker.onerror = (event) => {
    event.preventDefault();
    life.abort();
    stop();
  };
}

const life = new AbortController();
const roomy = (navigator.deviceMemory ?? (matchMedia("(pointer: fine)").matches ? 4 : 0)) >= 4; // GB
if (roomy && !navigator.connection?.saveData) {
  for (const sign of ["pointerdown", "keydown", "hashchange"]) addEventListener(sign, wait, { signal: life.signal });
  document.addEventListener("visibilitychange", wait, { signal: life.signal });
  wait();
}
