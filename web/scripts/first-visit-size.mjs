// Prints what a first visit to / loads, compressed as it is served, and fails above the goal.
// The page is read from dist, so build first: npm run build --workspace web && node web/scripts/first-visit-size.mjs
import { existsSync, readFileSync, statSync } from 'node:fs';

const goal = 100 * 1024;
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist), 'utf8');
/** The smallest files are served as they are. */
const size = (path) => {
  const compressed = new URL(`${path}.br`, dist);
  return statSync(existsSync(compressed) ? compressed : new URL(path, dist)).size;
};

const loaded = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path);
const scripts = new Set(loaded.filter((path) => path.endsWith('.js')));
// Static imports of what is loaded are loaded too; dynamic ones are not.
for (const script of scripts) {
  const code = readFileSync(new URL(script, dist), 'utf8');
  for (const [, path] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) scripts.add(`assets/${path}`);
}
const styles = loaded.filter((path) => path.endsWith('.css'));

let total = 0;
for (const path of [...scripts, ...styles]) {
  const bytes = size(path);
  if (path.endsWith('.js')) total += bytes;
  console.log(`${String(bytes).padStart(7)}  ${path}`);
}
console.log(`${String(total).padStart(7)}  bytes of JavaScript (brotli) for a first visit to /; the goal is ${goal}`);
if (total > goal) process.exitCode = 1;
