// What PyScript starts as its interpreter: Pyodide with our part of the standard library and no package index.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

const lockFileContents = { info: PYODIDE_INFO, packages: {} };

export { version };
export const loadPyodide = (options) =>
  load({
    ...options,
    indexURL: new URL("./vendor/pyodide/", import.meta.url).href,
    stdLibURL: new URL("./stdlib.zip", import.meta.url).href,
    lockFileContents,
  });
