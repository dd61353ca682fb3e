// What PyScript starts as its interpreter: Pyodide with our part of the standard library and no package index.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";
import { hooks } from "./vendor/pyscript/core.js";

// PyScript turns this hook for workers into text and evaluates it, on the page too. We start no workers, and without
// it the page gets by without 'unsafe-eval'.
hooks.worker.onBeforeRunAsync.clear();

// The shell has been compiling it since its first byte; Pyodide would only begin now.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (_, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await fortyniner.wasm;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

const lockFileContents = { info: PYODIDE_INFO, packages: {} };

export { version };
export const loadPyodide = (options) =>
  load({
    ...options,
    indexURL: new URL("./vendor/pyodide/", import.meta.url).href,
    stdLibURL: new URL("./stdlib.zip", import.meta.url).href,
    lockFileContents,
  });
