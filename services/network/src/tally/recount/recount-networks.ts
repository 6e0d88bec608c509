import { operatorRow } from '@deepam/messaging';
import type { ClientSession, Connection } from 'mongoose';
import type { NetworkSize, TallyDocument } from '../tally.js';
import type { Membership } from '../../tree/persistence/membership.schema.js';
import { type TallyEntry, sumUp } from '../domain/sum-up.js';

type Counts = Pick<NetworkSize, 'directCount' | 'networkSize'>;

const nobody: Counts = { directCount: 0, networkSize: 0 };

async function addTree(db: Connection, counts: Map<string, Counts>, session: ClientSession): Promise<number> {
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

async function subtractPending(db: Connection, counts: Map<string, Counts>, session: ClientSession): Promise<void> {
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

export interface Recount {
  readonly members: number;
  readonly wrong: readonly string[];
}

/** A transaction of MongoDB 4.0 can hold this many corrections. */
const maxCorrections = 20_000;

/**
 * Networks are counted from the tree in one snapshot, and differences are corrected while the service runs. The pending
 * tally is left out, and a concurrent change of a count restarts the run.
 */
export async function recountNetworks(db: Connection, correct: boolean): Promise<Recount> {
  return db.transaction(
    async (session) => {
      const expected = new Map<string, Counts>();
      const members = await addTree(db, expected, session);
      await subtractPending(db, expected, session);
      const wrong = await differing(db, expected, session);
      if (correct) await write(db, expected, wrong.slice(0, maxCorrections), session);
      return { members, wrong };
    },
    { readConcern: 'snapshot', writeConcern: { w: 'majority' }, readPreference: 'primary' },
  );
}

async function differing(db: Connection, expected: Map<string, Counts>, session: ClientSession): Promise<string[]> {
  const stored = new Set<string>();
  const wrong = new Set(expected.keys());
  for await (const { _id, ...kept } of db.collection<NetworkSize>('network_sizes').find({}, { session })) {
    stored.add(_id);
    const { directCount, networkSize } = expected.get(_id) ?? nobody;
    if (kept.directCount === directCount && kept.networkSize === networkSize) wrong.delete(_id);
    else wrong.add(_id);
  }
  return [...wrong].filter((id) => !isNobody(expected.get(id)) || stored.has(id));
}

const isNobody = (counts: Counts = nobody): boolean => counts.directCount === 0 && counts.networkSize === 0;

async function write(
  db: Connection,
  expected: ReadonlyMap<string, Counts>,
  ids: readonly string[],
  session: ClientSession,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .collection<ReturnType<typeof operatorRow>>('outbox')
    .insertOne(operatorRow('networks-recounted'), { session });
  await db.collection<NetworkSize>('network_sizes').bulkWrite(
    ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { ...(expected.get(_id) ?? nobody) } }, upsert: true },
    })),
    { session, ordered: false },
  );
}
