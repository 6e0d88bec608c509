import { setTimeout } from 'node:timers/promises';
import type { Product } from '@deepam/testing';

/** Milliseconds between two looks: what is seen is at most that much too long. */
const pauseMs = 3;

interface Balance {
  readonly _id: string;
  readonly commission?: { readonly available?: number; readonly pending?: number };
}

/**
 * Looks at the stored balance of a member by the driver. A member who asked the API so often would take half of the processor of
 * the very process that credits.
 * @returns waits until it has changed since now
 */
export async function untilCredited({ database }: Product, memberId: string): Promise<() => Promise<void>> {
  const balances = database('commission').collection<Balance>('balances');
  const amount = async () => {
    const found = await balances.findOne({ _id: memberId }, { projection: { commission: 1 } });
    return JSON.stringify(found?.commission ?? {});
  };
  const before = await amount();
  return async () => {
    while ((await amount()) === before) await setTimeout(pauseMs);
  };
}
