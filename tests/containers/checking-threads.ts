import type { Compose } from './compose.js';
import type { Report } from './report.js';

const program = `
  const { readdirSync, readFileSync } = require('node:fs');
  const tasks = (process) => { try { return readdirSync('/proc/' + process + '/task'); } catch { return []; } };
  const nameOf = (thread) => { try { return readFileSync('/proc/' + thread + '/comm', 'utf8').trim(); } catch { return ''; } };
  const others = readdirSync('/proc').filter((name) => /^\\d+$/.test(name) && Number(name) !== process.pid);
  const pool = others.flatMap(tasks).filter((thread) => nameOf(thread) === 'libuv-worker');
  console.log(pool.map((thread) => require('node:os').getPriority(Number(thread))).join(' '));
`;

export async function checkThreadsYield(compose: Compose, report: Report): Promise<void> {
  const seen = (await compose.run('exec', '-T', 'identity', 'node', '-e', program)).trim();
  report.check(/^10( 10)*$/.test(seen), `identity checks passwords with priority ${seen || 'unknown'}`);
}
