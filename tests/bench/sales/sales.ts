import { setTimeout } from 'node:timers/promises';
import { account, balance } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { Product } from '@deepam/testing';
import { atMost, type Goal } from '../figures/goal.js';
import { quantileFigure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { rounds } from '../figures/rounds.js';
import type { Bench } from '../running/bench.js';
import { load } from '../running/load.js';
import { buyersBelow, chainOf } from '../running/people.js';

/** Milliseconds between two looks: what is seen is at most that much too long. */
const pauseMs = 3;
const uplines = 11;
const perRound = 20;
const readers = 8;

/** From the head's click until the tenth upline, credited in the transaction of all ten, reads the new commission. */
export async function measureSales(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const tokens = (await bench.readers()).map(({ token }) => token);
  const chain = await chainOf(product, uplines);
  await sell(product, chain, 10);
  const target = { origin: product.url, path: () => `/api${account.path}`, tokens };
  const contenders = {
    quiet: () => sell(product, chain, perRound),
    busy: () => sell(product, chain, perRound, (seconds) => load(target, { clients: readers, seconds })),
  };
  const { quiet, busy } = await rounds(contenders, bench.options.rounds, bench.random);
  return { goals: [...goalsOf(quiet.flat()), ...besideReaders(busy.flat())] };
}

const what = 'plan approval until ten uplines are credited and can be read';

const goalsOf = (took: readonly number[]): Goal[] => [
  { what: `${what}, p50`, unit: 'ms', bound: atMost(50), seen: quantileFigure(took, 0.5) },
  { what: `${what}, p99`, unit: 'ms', bound: atMost(250), seen: quantileFigure(took, 0.99) },
];

const besideReaders = (took: readonly number[]): Goal[] =>
  [0.5, 0.99].map((part) => ({
    what: `the same while ${readers} clients read without a pause, p${part * 100}`,
    unit: 'ms',
    seen: quantileFigure(took, part),
  }));

/** @param beside what others do for so many seconds, again until the last sale is through. @returns milliseconds of each sale */
async function sell(
  product: Product,
  chain: readonly Session[],
  count: number,
  beside?: (seconds: number) => Promise<unknown>,
): Promise<number[]> {
  const tenth = chain.at(-10)!;
  const buyers = await buyersBelow(product, chain.at(-1)!, count);
  let isOver = false;
  const others = (async () => {
    while (beside && !isOver) await beside(0.5);
  })();
  const took: number[] = [];
  for (const { memberId } of buyers) took.push(await untilReadable(product, memberId, tenth));
  isOver = true;
  await others;
  return took;
}

async function untilReadable({ api, head }: Product, buyerId: string, tenth: Session): Promise<number> {
  const commission = async () => (await api.call(balance, { token: tenth.token })).commission;
  const before = await commission();
  const began = performance.now();
  await api.approvePlan(head, buyerId, 'Gold');
  // A reader without a pause would take the processor from what it waits for.
  while ((await commission()) === before) await setTimeout(pauseMs);
  return performance.now() - began;
}
