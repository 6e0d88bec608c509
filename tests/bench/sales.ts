import { setTimeout } from 'node:timers/promises';
import { balance } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { median, quantile } from './numbers.js';

/** Milliseconds between two looks: what is seen is at most that much too long. */
const pauseMs = 3;
const uplines = 11;
const sales = 60;

/** From the head's click until the tenth upline, credited in the transaction of all ten, reads the new commission. */
export async function measureSales(bench: Product): Promise<Goal[]> {
  const chain: Session[] = [];
  for (let depth = 0; depth < uplines; depth += 1) {
    chain.push(await bench.member(chain.at(-1) ?? bench.head, 'Gold'));
  }
  const sponsor = chain.at(-1)!;
  const tenth = chain.at(-10)!;
  const commission = async () => (await bench.api.call(balance, { token: tenth.token })).commission;
  const took: number[] = [];
  for (let sale = 0; sale < sales; sale += 1) {
    const buyer = await bench.member(sponsor);
    await bench.api.requestPlan(buyer, 'Gold');
    const before = await commission();
    const began = performance.now();
    await bench.api.approvePlan(bench.head, buyer.memberId, 'Gold');
    // A reader without a pause would take the processor from what it waits for.
    while ((await commission()) === before) await setTimeout(pauseMs);
    took.push(performance.now() - began);
  }
  const warm = took.slice(10);
  return [
    {
      what: 'plan approval until ten uplines are credited and can be read',
      goal: 'p50 <= 50 ms, p99 <= 250 ms',
      seen: `p50 ${median(warm).toFixed(0)} ms, p99 ${quantile(warm, 0.99).toFixed(0)} ms (${warm.length} sales)`,
    },
  ];
}
