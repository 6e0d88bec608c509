import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@deepam/local-servers';
import { poll } from '@deepam/testing';
import { request } from 'undici';
import { atMost } from '../figures/goal.js';
import { figureOf, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import type { Bench } from '../running/bench.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const patience = 300_000;
const mostWarm = 3;

export async function measureStarts({ options }: Bench): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-goals-'));
  try {
    const first = await secondsToStart(dataDir);
    const warm: number[] = [];
    while (warm.length < Math.min(mostWarm, options.rounds)) warm.push(await secondsToStart(dataDir));
    const what = 'npm start until the page answers';
    return {
      goals: [
        { what: `${what}, warm`, unit: 's', bound: atMost(20), seen: figureOf(warm) },
        { what: `${what}, the first time after a build, without the demo`, unit: 's', seen: single(first) },
      ],
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const { NODE_OPTIONS: _, ...env } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, ['deploy/local/start.mjs', '--empty'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), MONGO_URL: '', AMQP_URL: '', S3_ENDPOINT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await poll(() => answers(`http://127.0.0.1:${port}/`), { timeout: patience, interval: 50 });
    return (performance.now() - began) / 1_000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  const { statusCode, body } = await request(url);
  await body.dump();
  return statusCode === 200;
}
