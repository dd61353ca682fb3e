// Runs a Python file in the pinned Pyodide under Node, as `python FILE ARGUMENTS` would:
//   node tools/pyodide_run.mjs [--stdlib ZIP] [--mount FOLDER]... FILE [ARGUMENTS]...
// It sees the project and each mounted folder under their own paths; PYTHONPATH counts as usual.
import { readFileSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mounts = [root];
const env = {
  HOME: "/home/pyodide",
  PYTHONPATH: process.env.PYTHONPATH ?? "",
  PYTHONNODEBUGRANGES: "1", // the bytecode made here is a quarter smaller without columns for tracebacks
};
const options = { env };
const words = process.argv.slice(2);
while (words[0]?.startsWith("--")) {
  const [option, value] = words.splice(0, 2);
  if (option === "--mount") mounts.push(resolve(value));
  else if (option === "--stdlib") options.stdLibURL = pathToFileURL(resolve(value)).href;
  else throw new Error(`unknown option ${option}`);
}
const [file, ...args] = words;

const python = await loadPyodide(options);
for (const folder of mounts) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
python.FS.chdir(process.cwd());
const to = (descriptor) => ({ isatty: false, write: (bytes) => writeSync(descriptor, bytes) });
python.setStdout(to(1));
python.setStderr(to(2));

const script = resolve(file);
python.globals.set("_argv", python.toPy([script, ...args]));
python.globals.set("_source", readFileSync(script, "utf8"));
process.exitCode = await python.runPythonAsync(`
import sys

sys.argv = list(_argv)
sys.path.insert(0, sys.argv[0].rpartition("/")[0])
_code = 0
try:
    exec(compile(_source, sys.argv[0], "exec"), {"__name__": "__main__", "__file__": sys.argv[0]})
except SystemExit as stop:
    _code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    if isinstance(stop.code, str):
        print(stop.code, file=sys.stderr)
except BaseException:
    import traceback

    traceback.print_exc()
    _code = 1
sys.stdout.flush()
sys.stderr.flush()
_code
`);
