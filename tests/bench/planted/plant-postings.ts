import type { Product } from '@deepam/testing';
import type { Collection } from 'mongodb';
import { adjustmentCredit } from '../../../services/commission/src/ledger/domain/earning-postings.js';
import { balanceChanges } from '../../../services/commission/src/ledger/domain/balance.js';
import type { Posting } from '../../../services/commission/src/ledger/domain/posting.js';
import { companyShardOf } from '../../../services/commission/src/ledger/persistence/balance.schema.js';
import { marksFor } from '../../../services/commission/src/ledger/persistence/day-mark.schema.js';
import { memberIdAt } from '../../../services/network/bench/grow-tree.js';
import { batchesOf, insertAll } from './batches.js';

const day = 86_400_000;
const days = 2 * 365;

type Amounts = Map<string, Map<string, number>>;

/**
 * Adds credits of two years to the ledger, with consistent balances, so that its audit finds nothing.
 * @param before the number of earlier planted postings
 */
export async function plantPostings(product: Product, members: number, count: number, before = 0): Promise<void> {
  const database = product.database('commission');
  const sums: Amounts = new Map();
  const postings = database.collection<Posting & { recordedAt: Date }>('postings');
  const last = Date.now();
  function* made() {
    for (let number = before; number < count; number += 1) {
      const at = new Date(last - (((number * 7_919) % days) + 1) * day);
      const posting = creditOf(number, memberIdAt(1 + (number % members)), product.head.memberId, at);
      addTo(sums, posting);
      yield { ...posting, recordedAt: at };
    }
  }
  await insertAll(postings, made());
  await writeBalances(database.collection('balances'), sums);
  const moments = Array.from({ length: days }, (_, back) => new Date(last - (back + 1) * day));
  await insertAll(database.collection<{ _id: string; day: string }>('business_day_marks'), marksFor(moments));
}

function creditOf(number: number, memberId: string, decidedBy: string, at: Date): Posting {
  const id = `65f1${number.toString(16).padStart(20, '0')}`;
  const terms = { creditId: id, memberId, amountPaise: 100 + (number % 50) * 100, reason: 'Bonus', decidedBy };
  return adjustmentCredit(terms, { id, at });
}

function addTo(sums: Amounts, posting: Posting): void {
  const { members, company } = balanceChanges([posting]);
  const add = (id: string, path: string, amount: number) => {
    const amounts = sums.get(id) ?? new Map<string, number>();
    sums.set(id, amounts.set(path, (amounts.get(path) ?? 0) + amount));
  };
  for (const [id, changes] of members) for (const [path, amount] of changes) add(id, path, amount);
  for (const [name, amount] of company) add(companyShardOf(posting.key), `company.${name}`, amount);
}

async function writeBalances(balances: Collection<{ _id: string }>, sums: Amounts): Promise<void> {
  for (const some of batchesOf(sums, 2_000)) {
    const writes = some.map(([_id, amounts]) => ({
      updateOne: { filter: { _id }, update: { $inc: Object.fromEntries(amounts) }, upsert: true },
    }));
    await balances.bulkWrite(writes, { ordered: false });
  }
}
