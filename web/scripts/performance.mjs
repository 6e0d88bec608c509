// Measures a first visit to / on a slow phone (slow 4G, processor four times slower) and prints it together with an
// empty React and Router build. Build first.
//   node web/scripts/performance.mjs [path] [rounds]
// BASE_URL measures a running system instead of web/dist; CHROMIUM names the browser (/usr/bin/chromium).
import { fileURLToPath } from 'node:url';
import { buildEmptyApp } from './performance/empty-app.mjs';
import { openBrowser, visit } from './performance/visit.mjs';
import { serveFolder } from './performance/serve-folder.mjs';

const [path = '/', rounds = '5'] = process.argv.slice(2);
const goals = { lcp: 1500, tbt: 100, cls: 0.02, script: 100 * 1024 };
const names = {
  fcp: 'first paint (ms)',
  lcp: 'LCP (ms)',
  tbt: 'TBT (ms)',
  cls: 'CLS',
  script: 'JavaScript (bytes)',
  bytes: 'all (bytes)',
  requests: 'requests',
};

const empty = await buildEmptyApp();
const servers = [await serveFolder(empty.folder)];
if (process.env.BASE_URL === undefined) {
  servers.push(await serveFolder(fileURLToPath(new URL('../dist', import.meta.url))));
}
const pages = { product: (process.env.BASE_URL ?? servers[1].url) + path, empty: `${servers[0].url}/` };

const browser = await openBrowser();
const results = { product: [], empty: [] };
try {
  // The builds alternate, so that other work of the machine affects both.
  for (let round = 0; round < Number(rounds); round++) {
    for (const [name, url] of Object.entries(pages)) results[name].push(await visit(browser, url));
  }
} finally {
  await browser.close();
  for (const { close } of servers) close();
  empty.remove();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const show = (key, value) => (key === 'cls' ? value.toFixed(4) : String(Math.round(value))).padStart(10);
console.log(
  `${path}, median of ${rounds}`.padEnd(24),
  ...['product', 'empty', 'goal'].map((text) => text.padStart(10)),
);
for (const [key, name] of Object.entries(names)) {
  const [product, bare] = ['product', 'empty'].map((page) => median(results[page].map((result) => result[key])));
  const goal = goals[key] === undefined ? '' : show(key, goals[key]);
  console.log(name.padEnd(24), show(key, product), show(key, bare), goal);
}
