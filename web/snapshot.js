// A worker that keeps the memory of a Python that has everything imported, so that later visits start from there.
// It has a Python of its own: nothing of the page, and no match, is in it. The file's name carries a revision of
// all that goes in, so that a snapshot never meets other code. The way to make one is Pyodide's own business and may
// go away; then an error ends this worker, and nothing is kept.
import { start } from "./python.js";

// As the shell does it: an archive is asked for by its plain name, and is a gzip file.
const ownFetch = self.fetch;
self.fetch = async (target) => {
  const url = String(target);
  if (!url.endsWith(".zip")) return ownFetch(target);
  const response = await ownFetch(url + ".gz");
  const packed = !response.headers.has("Content-Encoding");
  return packed ? new Response(response.body.pipeThrough(new DecompressionStream("gzip"))) : response;
};

const python = await start({ _makeSnapshot: true });
const program = await fetch(new URL("./app.zip", import.meta.url));
python.unpackArchive(await program.arrayBuffer(), "zip");
python.pyimport("table.ahead").come();
const memory = python.makeMemorySnapshot();
await caches.delete("fortyniner-snapshot"); // an older version's
const cache = await caches.open("fortyniner-snapshot");
// Not packed: unpacking would cost a fifth of what it saves.
await cache.put(import.meta.url, new Response(memory, { headers: { "Content-Length": memory.length } }));
postMessage("kept");
