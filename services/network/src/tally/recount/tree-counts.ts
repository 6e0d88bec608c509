import type { Connection, ClientSession } from 'mongoose';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import { type TallyEntry, sumUp } from '../domain/sum-up.js';
import type { NetworkSize, TallyDocument } from '../tally.schema.js';

export type Counts = Pick<NetworkSize, 'directCount' | 'networkSize'>;
export const nobody: Counts = { directCount: 0, networkSize: 0 };

export async function addTree(db: Connection, counts: Map<string, Counts>, session: ClientSession): Promise<number> {
  let members = 0;
  const found = db
    .collection<Membership>('memberships')
    .find({ live: true, isHead: false }, { session, projection: { sponsorId: 1, ancestors: 1 }, batchSize: 10000 });
  for await (const { sponsorId, ancestors } of found) {
    members += 1;
    for (const id of ancestors) add(counts, id, { directCount: id === sponsorId ? 1 : 0, networkSize: 1 });
  }
  return members;
}

export async function subtractPending(
  db: Connection,
  counts: Map<string, Counts>,
  session: ClientSession,
): Promise<void> {
  const entries: TallyEntry[] = [];
  for await (const { entry } of db.collection<TallyDocument>('tally').find({}, { session })) entries.push(entry);
  for (const [id, { directCount, networkSize }] of sumUp(entries).networks) {
    add(counts, id, { directCount: -directCount, networkSize: -networkSize });
  }
}

function add(counts: Map<string, Counts>, id: string, more: Counts): void {
  const { directCount, networkSize } = counts.get(id) ?? nobody;
  counts.set(id, { directCount: directCount + more.directCount, networkSize: networkSize + more.networkSize });
}
