// The page before Python is there: theme, honest progress, the first page, early taps, trouble, updates.
// A plain script, written so that a browser too old for the rest can still read it and say so.
(function () {
  "use strict";
  const root = document.documentElement;
  let early = null; // the control that was tapped last before Python was there
  const shell = (window.fortyniner = { early: null, updateWaiting: false });
  const byId = (id) => document.getElementById(id);

  // Settings. Python calls applySettings() after it has saved new ones.
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem("fortyniner/" + key));
    } catch (error) {
      return null; // damaged or blocked: Python, or missing() below, says so
    }
  };
  const asks = (query) => window.matchMedia(query);
  const dark = asks("(prefers-color-scheme: dark)");
  const calm = asks("(prefers-reduced-motion: reduce)");
  shell.applySettings = () => {
    const settings = read("settings") || {};
    const theme = settings.theme === "light" || settings.theme === "dark" ? settings.theme : dark.matches ? "dark" : "light";
    root.dataset.theme = theme;
    document.querySelector("meta[name=theme-color]").content = theme === "dark" ? "#17120d" : "#f3e8d0";
    if (settings.motion === "reduced" || calm.matches) root.dataset.motion = "reduced";
    else delete root.dataset.motion;
  };
  shell.applySettings();
  for (const query of [dark, calm]) query.addEventListener("change", shell.applySettings);

  // Trouble: why there is no table, and what can be done.
  let over = false; // Python has taken over, or never will
  shell.failed = (reason) => {
    if (over) return;
    over = true;
    const show = () => {
      byId("loading").hidden = true;
      byId("app").inert = true;
      byId("failure-reason").textContent = reason;
      byId("failure").hidden = false;
      byId("failure-again").addEventListener("click", () => location.reload());
      byId("failure-again").focus();
    };
    if (byId("failure")) show();
    else document.addEventListener("DOMContentLoaded", show);
  };
  const fetchFailed = (what) =>
    shell.failed(
      navigator.onLine === false
        ? "This device is offline, and the table has not been kept on it yet. Open it once with a network; after that it works without."
        : "A part of the table could not be fetched (" + what.replace(/-[0-9a-f]{12}/, "") + "). The network may have dropped, or a new version is just being put up.",
    );
  const missing = () => {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || !window.DecompressionStream || !window.BigInt64Array || !window.WeakRef)
      return "This browser cannot run Python in a page (WebAssembly is missing or switched off). Please update it, or use another one.";
    try {
      localStorage.setItem("fortyniner/probe", "1");
      localStorage.removeItem("fortyniner/probe");
      if (!window.indexedDB) throw new Error("no indexedDB");
    } catch (error) {
      if (error.name === "QuotaExceededError") return ""; // full, not blocked: the matches can still be opened
      return "This browser does not let the page keep anything, so no match could be saved. Please allow site data for this page, or leave private browsing.";
    }
    return "";
  };
  const lack = missing();
  if (lack) shell.failed(lack);
  window.addEventListener("error", (event) => {
    const source = event.target;
    if (source instanceof HTMLScriptElement || source instanceof HTMLLinkElement) {
      if (source.rel !== "icon" && source.rel !== "manifest") fetchFailed((source.src || source.href).split("/").pop());
    } else shell.failed("Something went wrong while starting: " + event.message);
  }, true);
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof TypeError && /fetch|import|load/i.test(event.reason.message)) fetchFailed("network");
    else shell.failed("Something went wrong while starting: " + event.reason);
  });

  // Progress: the big files are fetched here, counted as they arrive, and handed to PyScript when it asks for them.
  const parts = Array.from(document.querySelectorAll("link[data-bytes]"), (link) => ({
    url: link.href,
    bytes: Number(link.dataset.bytes), // what a host has packed is counted unpacked
    got: 0,
  }));
  const all = parts.reduce((sum, part) => sum + part.bytes, 0);
  let stage = "";
  const report = () => {
    if (over || !byId("loading-words")) return;
    const share = parts.reduce((sum, part) => sum + part.got, 0) / all;
    byId("loading-bar").value = share;
    byId("loading-words").textContent =
      share < 1 ? "Fetching the table, " + Math.floor(100 * share) + " %" : stage || "Waking Python";
  };
  const count = async (part, body) => {
    const reader = body.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      part.got += step.value.length;
      report();
    }
    part.got = part.bytes;
    report();
  };
  const ownFetch = window.fetch;
  const waiting = new Map();
  // An archive is a gzip file, which a host sends as it is; one that says otherwise has had the browser unpack it.
  const unpacked = (response) =>
    response.headers.has("Content-Encoding")
      ? response
      : new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  const begin = (part) => {
    const name = part.url.split("/").pop();
    const answer = ownFetch(part.url).then((response) => {
      if (!response.ok) throw new TypeError("fetch: " + response.status);
      count(part, response.clone().body).catch(() => {}); // whoever uses the file meets the same fault
      return name.endsWith(".gz") ? unpacked(response) : response;
    });
    answer.catch(() => fetchFailed(name));
    if (!name.endsWith(".wasm")) return waiting.set(part.url.replace(/\.gz$/, ""), answer);
    // Compiled while it arrives and while all else loads; interpreter.js gives it to Pyodide.
    shell.wasm = WebAssembly.compileStreaming(answer);
    shell.wasm.catch((error) => {
      if (error instanceof WebAssembly.CompileError) shell.failed("This browser cannot run this Python: " + error.message);
      else fetchFailed(name); // it broke off on the way
    });
    return waiting.set(part.url, Promise.resolve(new Response()));
  };
  if (!lack) {
    parts.forEach(begin);
    window.fetch = (target, options) => {
      const url = new URL(target instanceof Request ? target.url : target, document.baseURI).href;
      const answer = waiting.get(url);
      waiting.delete(url);
      return answer || (url.endsWith(".zip") ? ownFetch(url + ".gz").then(unpacked) : ownFetch(target, options));
    };
  }

  // Python's memory as snapshot.js kept it in an earlier visit. A start from it that did not end is not tried again.
  const STARTING = "fortyniner/starting";
  const forget = async () => {
    try {
      await caches.delete("fortyniner-snapshot");
    } catch (error) {
      return; // a browser that keeps nothing has none
    }
  };
  const recall = async () => {
    const kept = await caches.match("./snapshot.js", { cacheName: "fortyniner-snapshot" });
    if (!kept) return null;
    const memory = sessionStorage.getItem(STARTING) ? [] : new Uint8Array(await kept.arrayBuffer());
    if (memory.length !== Number(kept.headers.get("Content-Length"))) throw new Error("unfit");
    sessionStorage.setItem(STARTING, "1");
    return memory;
  };
  shell.snapshot = { memory: lack ? null : recall().catch(forget), forget, used: false };

  window.addEventListener("py:progress", (event) => {
    if (event.detail === "Loaded interpreter") stage = "Laying the table";
    report();
  });

  // The first page: the section of the address, and the matches kept on this device.
  const fill = (card, entry) => {
    const slot = (name) => card.querySelector("[data-slot=" + name + "]");
    const put = (name, template) => {
      if (slot(name) && template) slot(name).append(template.content.cloneNode(true));
    };
    card.firstElementChild.id = "continue-" + entry.id;
    for (const name of ["headline", "place"]) if (slot(name)) slot(name).textContent = entry[name];
    if (slot("link")) slot("link").setAttribute("href", "#/match/" + encodeURIComponent(entry.id));
    entry.seats.forEach((seat, index) => put("seats", byId("emblem-" + (index + 1))));
    put("art", byId("art-" + entry.game));
    return card;
  };
  const showMatches = () => {
    const template = byId("continue-card");
    const index = read("index");
    if (!template || !Array.isArray(index)) return;
    const open = index.filter((entry) => entry && !entry.over && Array.isArray(entry.seats));
    open.sort((one, other) => other.saved - one.saved);
    for (const entry of open.slice(0, 2)) template.before(fill(template.content.cloneNode(true), entry));
    if (open.length) template.parentElement.hidden = false;
  };
  const showRoute = () => {
    const route = location.hash || "#/";
    let known = false;
    for (const section of document.querySelectorAll("#app [data-route]")) {
      section.hidden = section.dataset.route !== route;
      known = known || !section.hidden;
    }
    root.dataset.start = known ? "page" : "blank";
  };
  root.dataset.start = "blank";
  // Not DOMContentLoaded: that waits for the modules, and so for the big files.
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    showMatches();
    showRoute();
    report();
  });
  window.addEventListener("hashchange", showRoute);

  // What is typed, ticked or tapped early. The last tap is kept, shown as waiting, and done by ready().
  const edits = new Map();
  const edit = ({ target }) => edits.set(target.id, { value: target.value, checked: target.checked });
  const tap = (event) => {
    const control = event.target.closest("[data-do],[data-move]");
    if (!control || !byId("app").contains(control)) return;
    // Fields keep what they are given, and a button of a form comes again as a submit.
    if (event.type === "click" && control.matches("form,input,select,dialog")) return;
    event.preventDefault();
    if (early) early.removeAttribute("aria-busy");
    early = event.submitter || control;
    early.setAttribute("aria-busy", "true");
    shell.early = { kind: event.type, id: control.id, do: control.dataset.do || null, move: control.dataset.move || null };
  };
  const EARLY = { input: edit, click: tap, submit: tap };
  for (const kind in EARLY) document.addEventListener(kind, EARLY[kind]);
  const doEarly = () => {
    for (const [id, state] of edits) {
      const field = id && byId(id); // Python's first drawing has put its own state into it
      if (!field) continue;
      Object.assign(field, state);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (!early) return;
    early.removeAttribute("aria-busy");
    const control = (early.id && byId(early.id)) || early;
    if (control.isConnected) control.click();
  };

  // Python has drawn its page and listens: hand over, and do what was tapped early.
  shell.ready = () => {
    over = true;
    for (const kind in EARLY) document.removeEventListener(kind, EARLY[kind]);
    window.removeEventListener("hashchange", showRoute);
    window.fetch = ownFetch;
    waiting.clear();
    delete root.dataset.start;
    byId("loading").hidden = true;
    performance.mark("fortyniner:ready");
    doEarly();
    sessionStorage.removeItem(STARTING);
    if ("serviceWorker" in navigator) keepOffline();
    if (!shell.snapshot.used) import("./idle.js");
  };

  // Updates: a new version waits until the person asks for it.
  let registration = null;
  const announce = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    shell.updateWaiting = true;
    window.dispatchEvent(new Event("fortyniner:update"));
  };
  const keepOffline = async () => {
    try {
      registration = await navigator.serviceWorker.register("./sw.js");
    } catch (error) {
      console.warn("The table cannot be kept for offline use:", error);
      return;
    }
    announce();
    registration.addEventListener("updatefound", () => {
      registration.installing.addEventListener("statechange", announce);
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {}); // offline: nothing new to find
    });
  };
  shell.update = () => {
    if (!registration || !registration.waiting) return location.reload(); // another window was faster
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting.postMessage({ type: "SKIP_WAITING" });
  };
})();
