import { account, notificationStream } from '@deepam/contracts';
import { Agent, request } from 'undici';
import { atMost } from '../figures/goal.js';
import { median } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import { atOnce } from '../running/at-once.js';
import type { Bench } from '../running/bench.js';
import { load, type LoadResult } from '../running/load.js';
import { SlowBody } from './slow-body.js';

const streams = 500;
const slowBodies = 500;
const openings = 20;
const measured = { clients: 8, seconds: 3 };

export async function measureEdge(bench: Bench): Promise<Measured> {
  const { product, readers } = await bench.large();
  const { url } = product;
  const tokens = readers.map(({ token }) => token);
  const target = { origin: url, path: () => `/api${account.path}`, tokens };
  await load(target, { ...measured, seconds: 1 });
  const inCrowd = async () => {
    const leave = await crowd(url, tokens);
    try {
      return await load(target, measured);
    } finally {
      await leave();
    }
  };
  const contenders = { quiet: () => load(target, measured), crowded: inCrowd };
  const { quiet, crowded } = await rounds(contenders, bench.options.rounds, bench.random);
  const figuresOf = (results: readonly LoadResult[], figure: keyof LoadResult) => results.map((one) => one[figure]);
  const beside = (figure: keyof LoadResult) =>
    `${shown(median(figuresOf(crowded, figure)))} beside ${shown(median(figuresOf(quiet, figure)))} ms`;
  const goal = {
    what: `authenticated GET, ${measured.clients} clients, p99 beside ${streams} open streams and ${slowBodies} slow bodies`,
    unit: 'x quiet',
    bound: atMost(2),
    seen: ratio(figuresOf(crowded, 'p99'), figuresOf(quiet, 'p99')),
    detail: `p99 ${beside('p99')}, p50 ${beside('p50')}`,
  };
  return { goals: [goal] };
}

async function crowd(url: string, tokens: readonly string[]): Promise<() => Promise<void>> {
  const lines = new Agent({ bodyTimeout: 0 });
  // Only the number of open streams matters: opened concurrently, they would be rejected on a busy machine.
  await atOnce(openings, streams, async (count) => {
    const { statusCode, body } = await request(`${url}/api${notificationStream.path}`, {
      dispatcher: lines,
      headers: {
        authorization: `Bearer ${tokens[count % tokens.length]}`,
        // One address may not have so many streams, so there are two.
        'x-forwarded-for': `203.0.113.${count % 2}`,
      },
    });
    body.on('error', () => undefined).resume();
    if (statusCode !== 200) throw new Error(`A stream was answered with ${statusCode}.`);
  });
  const drips = Array.from({ length: slowBodies }, () => new SlowBody(url));
  return async () => {
    for (const drip of drips) drip.end();
    await lines.destroy();
  };
}
