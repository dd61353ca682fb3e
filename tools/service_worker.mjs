// Writes the service worker with an empty list of files, which the build fills in: node tools/service_worker.mjs FOLDER
// Workbox caches every file under its revision; a new version waits until the page asks it to take over.
import { generateSW } from "workbox-build";

const [folder] = process.argv.slice(2);
await generateSW({
  swDest: `${folder}/sw.js`,
  // Workbox wants a folder to list; the list of dist/ comes later, so that this slow step runs only once.
  globDirectory: import.meta.dirname,
  globPatterns: ["service_worker.mjs"],
  manifestTransforms: [() => ({ manifest: [{ url: "PRECACHE", revision: null, size: 0 }] })],
  cacheId: "fortyniner",
  cleanupOutdatedCaches: true,
  clientsClaim: false,
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/./],
  inlineWorkboxRuntime: true,
  mode: "production",
  skipWaiting: false,
  sourcemap: false,
});
