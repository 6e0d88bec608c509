// Prints the compressed size of a first visit to /, and fails above the goal. Build first, because the page is read
// from dist.
//   npm run build --workspace web && node web/scripts/first-visit-size.mjs
import { existsSync, readFileSync, statSync } from 'node:fs';

const goal = 100 * 1024;
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist), 'utf8');
const size = (path) => {
  const compressed = new URL(`${path}.br`, dist);
  return statSync(existsSync(compressed) ? compressed : new URL(path, dist)).size;
};

const loaded = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path);
const scripts = new Set(loaded.filter((path) => path.endsWith('.js')));
// Static imports of a loaded script are loaded too; dynamic ones are not.
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
