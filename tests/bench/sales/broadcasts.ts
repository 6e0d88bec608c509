import { setTimeout } from 'node:timers/promises';
import { broadcast, latestUnread } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { atMost } from '../figures/goal.js';
import { quantileFigure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';

/** Milliseconds between two looks, which is the maximum error of the result. */
const pauseMs = 3;
const members = 100_000;
const broadcasts = 200;
const warmUp = 20;

export async function measureBroadcasts(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const { api, head } = product;
  const reader = await product.member(head);
  await addMembers(product);
  const took: number[] = [];
  for (let count = 0; count < broadcasts; count += 1) {
    const title = `Message ${count}`;
    const began = performance.now();
    await api.call(broadcast, { token: head.token, body: { title, body: 'To everyone.' } });
    // A reader without a pause would take processor time from the measured work.
    while ((await api.call(latestUnread, { token: reader.token }))[0]?.title !== title) await setTimeout(pauseMs);
    if (count >= warmUp) took.push(performance.now() - began);
  }
  const goal = {
    what: 'broadcast to 100 000 members until it can be read, p99',
    unit: 'ms',
    bound: atMost(100),
    seen: quantileFigure(took, 0.99),
    detail: `p50 ${shown(quantileFigure(took, 0.5).value)} ms`,
  };
  return { goals: [goal] };
}

async function addMembers({ database }: Product): Promise<void> {
  const rows = Array.from({ length: members }, (_, index) => ({
    _id: (0xf00000000000 + index).toString(16).padStart(24, '0'),
    name: `Member ${index}`,
    isHead: false,
    isApproved: true,
    planRank: 1,
    isDeleted: false,
  }));
  await database('notification').collection<{ _id: string }>('members').insertMany(rows, { ordered: false });
}
