// Prints Lighthouse's scores of a first visit on its slow phone: median and minimum of some runs. npm fetches
// Lighthouse for the run, because it is too large for every installation. Build first.
//   node web/scripts/lighthouse.mjs [path] [rounds]
// BASE_URL measures a running system instead of web/dist; CHROMIUM names the browser (/usr/bin/chromium).
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from './performance/serve-folder.mjs';

const run = promisify(execFile);
const lighthouse = 'lighthouse@12.8.2';
const goal = 98;
const [path = '/', rounds = '5'] = process.argv.slice(2);

const server = process.env.BASE_URL ? undefined : await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)));
const url = (process.env.BASE_URL ?? server.url) + path;
const scores = {};
try {
  for (let round = 0; round < Number(rounds); round++) {
    const flags = ['--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu'];
    const { stdout } = await run('npx', ['--yes', lighthouse, url, ...flags], {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
      maxBuffer: 1 << 27,
    });
    for (const { id, score } of Object.values(JSON.parse(stdout).categories)) {
      (scores[id] ??= []).push(Math.round(score * 100));
    }
  }
} finally {
  server?.close();
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(`${path}, ${rounds} rounds`.padEnd(24), ...['median', 'least', 'goal'].map((text) => text.padStart(8)));
for (const [id, values] of Object.entries(scores)) {
  const columns = [median(values), Math.min(...values), goal].map((value) => String(value).padStart(8));
  console.log(id.padEnd(24), ...columns);
}
