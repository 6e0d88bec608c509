import { setTimeout } from 'node:timers/promises';
import type { Product } from '@deepam/testing';
import type { BalanceDocument } from '../../../services/commission/src/ledger/persistence/balance.schema.js';

/** Milliseconds between two looks, which is the maximum error of the result. */
const pauseMs = 3;

/**
 * Polls the stored balance of a member by the driver: polling the API would take processor time from the crediting
 * process.
 * @returns waits until the commission has changed
 */
export async function untilCredited({ database }: Product, memberId: string): Promise<() => Promise<void>> {
  const balances = database('commission').collection<Pick<BalanceDocument, '_id' | 'commission'>>('balances');
  const amounts = async () => {
    const found = await balances.findOne({ _id: memberId }, { projection: { commission: 1 } });
    return JSON.stringify(found?.commission ?? {});
  };
  const before = await amounts();
  return async () => {
    while ((await amounts()) === before) await setTimeout(pauseMs);
  };
}
