// What PyScript starts as its interpreter: Python from its snapshot where this device has one, else from nothing.
import { start, version } from "./python.js";
import { hooks } from "./vendor/pyscript/core.js";

// PyScript turns this hook for workers into text and evaluates it, on the page too. We start no workers, and without
// it the page gets by without 'unsafe-eval'.
hooks.worker.onBeforeRunAsync.clear();

// The shell has been compiling it since its first byte; Pyodide would only begin now.
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await fortyniner.wasm;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

export { version };
export async function loadPyodide(options) {
  const { snapshot } = fortyniner;
  let memory = await snapshot.memory;
  snapshot.memory = null;
  if (!memory) return start(options);
  // Pyodide keeps its options; thirty megabytes shall not stay among them.
  const once = {
    then(use) {
      use(memory);
      memory = null;
    },
  };
  try {
    const python = await start({ ...options, _loadSnapshot: once });
    python.runPython("import random; random.seed()"); // it would draw the same on every visit
    snapshot.used = true;
    return python;
  } catch (error) {
    console.info("Python starts without its snapshot:", error.message);
    await snapshot.forget();
    return start(options);
  }
}
