import { newId } from '@deepam/platform';
import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { listIndexes } from '../src/tree/persistence/list-indexes.js';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import type { PaymentProof } from '../src/payments/persistence/payment-proof.schema.js';
import type { NetworkSize } from '../src/tally/tally.js';
import { GrownTree } from './grow-tree.js';

const batch = 5_000;

/** The rows are inserted first, and then all list indexes are built in one pass. */
export async function plantTree(db: Connection, members: number, say: (what: string) => void): Promise<string> {
  const headId = newId();
  const tree = new GrownTree({ members, headId, width: 4 });
  const memberships = db.collection<Membership>('memberships') as unknown as Collection<Membership>;
  const paymentProofs = db.collection<PaymentProof>('payment_proofs') as unknown as Collection<PaymentProof>;
  for (const { name } of Object.values(listIndexes)) await memberships.dropIndex(name);

  let planted = 0;
  let keys = 0;
  for (const some of batches(tree.memberships())) {
    await memberships.insertMany(some, { ordered: false, writeConcern: { w: 1 } });
    const proofs = some.flatMap(proofOf);
    if (proofs.length > 0) await paymentProofs.insertMany(proofs, { ordered: false, writeConcern: { w: 1 } });
    planted += some.length;
    keys += some.reduce((sum, { searchKeys }) => sum + searchKeys.length, 0);
    if (planted % 100_000 < batch) say(`${planted} of ${members} members`);
  }
  const sizes = db.collection<NetworkSize>('network_sizes') as unknown as Collection<NetworkSize>;
  for (const some of batches(tree.networkSizes())) await sizes.insertMany(some, { writeConcern: { w: 1 } });

  // Keys are sorted in pieces that fit the processor caches: planting a million members takes 249 s, 345 s with the
  // default of 500 MB, and more than 400 s completely in memory.
  await db.db!.admin().command({ setParameter: 1, maxIndexBuildMemoryUsageMegabytes: 100 });
  say(`building the indexes, with ${(keys / planted).toFixed(1)} keys of the search for a member`);
  await memberships.createIndexes(
    Object.values(listIndexes).map(({ name, keys, only }) => ({
      name,
      key: keys,
      partialFilterExpression: { live: true, ...only },
    })),
  );
  return headId;
}

/** The proof was compared already, and has its own number and picture. */
function proofOf({ _id: memberId, name, planRequest }: Membership): PaymentProof[] {
  if (!planRequest) return [];
  const { requestId: _id, requestedAt: at, sent } = planRequest;
  return [{ _id, kind: 'plan', memberId, name, at, ...sent!, perceptualHash: null, bands: [], alike: [] }];
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
