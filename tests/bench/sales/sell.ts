import { setTimeout } from 'node:timers/promises';
import type { Session } from '@deepam/api-client';
import { balance } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { buyersBelow } from '../running/people.js';

/** Milliseconds between two looks: what is seen is at most that much too long. */
const pauseMs = 3;

/**
 * Plans are sold to new members below the last of the chain, one after the other.
 * @param beside what others do for so many seconds, again until the last sale is through.
 * @returns milliseconds from each approval until the tenth upline reads its commission
 */
export async function sell(
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
