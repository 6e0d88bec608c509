import {
  businessOverview,
  cottonStock,
  listCancellations,
  waitingCommissionApprovals,
  waitingCotton,
  waitingCottonApprovals,
  waitingGrievances,
  waitingIdentityApprovals,
  waitingMembers,
  waitingNetworkApprovals,
  waitingPasswordRequests,
  waitingPayouts,
} from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { request } from 'undici';
import { atMost } from '../figures/goal.js';
import { quantileFigure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';
import { plantDesk } from './plant-desk.js';

const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const rounds = 100;
const warmUp = 10;
const tiles = [
  businessOverview,
  cottonStock,
  waitingPayouts,
  waitingMembers,
  waitingCotton,
  waitingGrievances,
  waitingPasswordRequests,
  waitingCommissionApprovals,
  waitingNetworkApprovals,
  listCancellations,
  waitingCottonApprovals,
  waitingIdentityApprovals,
];

export async function measureDesk(bench: Bench): Promise<Measured> {
  const product = await bench.fresh();
  try {
    await plantDesk(product, members);
    bench.note(`${members} members and five years of business are planted`);
    return { goals: [...(await timesOf(product))].map(([name, times]) => goalOf(name, times)) };
  } finally {
    await product.close();
  }
}

async function timesOf({ url, head }: Product): Promise<ReadonlyMap<string, number[]>> {
  const took = new Map(tiles.map(({ name }) => [name, [] as number[]]));
  const headers = { authorization: `Bearer ${head.token}` };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { name, path } of tiles) {
      const asked = performance.now();
      const { statusCode, body } = await request(`${url}/api${path}`, { headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
      if (round >= 0) took.get(name)!.push(performance.now() - asked);
    }
  }
  return took;
}

const goalOf = (name: string, times: readonly number[]) => ({
  what: `${name} of /desk beside ${members} members and five years, p95`,
  unit: 'ms',
  bound: atMost(200),
  seen: quantileFigure(times, 0.95),
  detail: `p50 ${shown(quantileFigure(times, 0.5).value)} ms`,
});
