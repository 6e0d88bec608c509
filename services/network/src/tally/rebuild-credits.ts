import { EventArchive } from '@deepam/messaging';
import type { INestApplicationContext } from '@nestjs/common';
import type { Connection, ClientSession } from 'mongoose';
import { sumUp, type TallyEntry } from './domain/sum-up.js';
import type { TallyDocument, Contribution } from './tally.js';
import type { Membership } from '../tree/persistence/membership.schema.js';
import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  type EventDefinition,
  type EventEnvelope,
} from '@deepam/contracts';
import { creditEntry } from './domain/credit-entry.js';

interface LogRow {
  readonly _id: string;
  readonly envelope: EventEnvelope;
  readonly publishedAt?: Date;
}

const credits: readonly EventDefinition[] = [commissionCredited, earningsCredited, creditCorrected];

/** The inbox forgets after thirty days, and every published event has arrived by then. */
const heardForCertainAfterMs = 29 * 86_400_000;

async function heardCredits(db: Connection, databasePrefix: string, session: ClientSession): Promise<TallyEntry[]> {
  const inbox = new Set<string>();
  const kinds = credits.map(({ routingKey }) => routingKey);
  const handled = db.collection<{ _id: string }>('inbox').find({ event: { $in: kinds } }, { session });
  for await (const { _id } of handled) inbox.add(_id);
  const log = db.getClient().db(`${databasePrefix}_commission`).collection<LogRow>('outbox');
  const long = Date.now() - heardForCertainAfterMs;
  const entries: TallyEntry[] = [];
  for await (const { _id, envelope, publishedAt } of log.find({ routingKey: { $in: kinds } }, { session })) {
    if (inbox.has(`network:${_id}`) || (publishedAt && publishedAt.getTime() < long))
      entries.push(creditEntry(envelope));
  }
  return entries;
}

/** These events are older than the inbox, so they were published and have arrived. */
async function archivedCredits(
  archive: EventArchive,
  what: { seen: Set<string>; session?: ClientSession },
): Promise<TallyEntry[]> {
  const entries: TallyEntry[] = [];
  for await (const envelope of archive.events('commission', credits, what)) entries.push(creditEntry(envelope));
  return entries;
}

function takenBack(entry: TallyEntry): TallyEntry[] {
  if (entry.kind !== 'credit') return [];
  const { earningsPaise, commissionPaise } = entry;
  return [{ ...entry, earningsPaise: -earningsPaise, commissionPaise: -commissionPaise }];
}

type Totals = Pick<Membership, 'earningsPaise' | 'commissionPaise'>;

const nothing: Totals = { earningsPaise: 0, commissionPaise: 0 };

async function correctTotals(db: Connection, expected: ReadonlyMap<string, Totals>, session: ClientSession) {
  const memberships = db.collection<Membership>('memberships');
  const hasAny = { $or: [{ earningsPaise: { $ne: 0 } }, { commissionPaise: { $ne: 0 } }] };
  const wrong = new Map(expected);
  const stored = memberships.find(hasAny, { session, projection: { earningsPaise: 1, commissionPaise: 1 } });
  for await (const { _id, earningsPaise = 0, commissionPaise = 0 } of stored) {
    const right = expected.get(_id) ?? nothing;
    const isRight = right.earningsPaise === earningsPaise && right.commissionPaise === commissionPaise;
    if (isRight) wrong.delete(_id);
    else wrong.set(_id, right);
  }
  if (wrong.size === 0) return;
  await memberships.bulkWrite(
    [...wrong].map(([_id, totals]) => ({ updateOne: { filter: { _id }, update: { $set: totals }, upsert: true } })),
    { session, ordered: false },
  );
}

type Sum = Pick<Contribution, 'viewerId' | 'fromMemberId' | 'amountPaise'>;

async function correctContributions(db: Connection, expected: ReadonlyMap<string, Sum>, session: ClientSession) {
  const contributions = db.collection<Contribution>('contributions');
  const wrong = new Map(expected);
  const unfounded: string[] = [];
  for await (const { _id, amountPaise } of contributions.find({}, { session })) {
    const right = expected.get(_id);
    if (!right) unfounded.push(_id);
    else if (right.amountPaise === amountPaise) wrong.delete(_id);
  }
  if (unfounded.length > 0) await contributions.deleteMany({ _id: { $in: unfounded } }, { session });
  if (wrong.size === 0) return;
  await contributions.bulkWrite(
    [...wrong].map(([_id, sum]) => ({ updateOne: { filter: { _id }, update: { $set: sum }, upsert: true } })),
    { session, ordered: false },
  );
}

/**
 * The totals are recomputed in one snapshot from commission's published events that network has received. Sums are not
 * idempotent, so the inbox decides which events count, and the pending tally is left out. A concurrent change of a
 * total restarts the run.
 * @returns the number of counted events
 */
export async function rebuildCredits(
  db: Connection,
  databasePrefix: string,
  service: Pick<INestApplicationContext, 'get'>,
): Promise<number> {
  const archive = service.get(EventArchive, { strict: false });
  const seen = new Set<string>();
  const archived = await archivedCredits(archive, { seen });
  return db.transaction(
    async (session) => {
      const since = await archivedCredits(archive, { seen: new Set(seen), session });
      const heard = [...archived, ...since, ...(await heardCredits(db, databasePrefix, session))];
      const pending = await db.collection<TallyDocument>('tally').find({}, { session }).toArray();
      const expected = sumUp([...heard, ...pending.flatMap(({ entry }) => takenBack(entry))]);
      await correctTotals(db, expected.totals, session);
      await correctContributions(db, expected.contributions, session);
      return heard.length;
    },
    { readConcern: 'snapshot', writeConcern: { w: 'majority' }, readPreference: 'primary' },
  );
}
