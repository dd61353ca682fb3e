// Pyodide with our part of the standard library and no package index: for the page, and for the snapshot of it.
import { loadPyodide, version } from "./vendor/pyodide/pyodide.mjs";

const ours = {
  indexURL: new URL("./vendor/pyodide/", import.meta.url).href,
  stdLibURL: new URL("./stdlib.zip", import.meta.url).href,
  lockFileContents: { info: PYODIDE_INFO, packages: {} },
};

export { version };
export const start = (options) => loadPyodide({ ...options, ...ours });
