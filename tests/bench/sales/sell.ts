import type { Session } from '@deepam/api-client';
import { balance } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { buyersBelow } from '../running/people.js';
import { untilCredited } from '../running/until-credited.js';
import { untilSettled } from '../running/until-settled.js';

export interface Selling {
  /** Whether each sale waits until all that follows from the one before it is done, its notifications as well. */
  readonly oneByOne?: boolean;
  readonly beside?: (seconds: number) => Promise<unknown>;
}

/**
 * Plans are sold to new members below the last of the chain, one after the other.
 * @returns milliseconds from each approval until the tenth upline reads its commission
 */
export async function sell(
  product: Product,
  chain: readonly Session[],
  count: number,
  { oneByOne = false, beside }: Selling = {},
): Promise<number[]> {
  const tenth = chain.at(-10)!;
  const buyers = await buyersBelow(product, chain.at(-1)!, count);
  let isOver = false;
  const others = (async () => {
    while (beside && !isOver) await beside(0.5);
  })();
  const took: number[] = [];
  for (const { memberId } of buyers) {
    if (oneByOne) await untilSettled(product);
    took.push(await untilReadable(product, memberId, tenth));
  }
  isOver = true;
  await others;
  return took;
}

async function untilReadable(product: Product, buyerId: string, tenth: Session): Promise<number> {
  const { api, head } = product;
  const commission = async () => (await api.call(balance, { token: tenth.token })).commission;
  const before = await commission();
  const credited = await untilCredited(product, tenth.memberId);
  const began = performance.now();
  await api.approvePlan(head, buyerId, 'Gold');
  await credited();
  if ((await commission()) === before) throw new Error('Credited, and not to be read.');
  return performance.now() - began;
}
