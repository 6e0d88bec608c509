import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  type EventDefinition,
  type EventEnvelope,
} from '@deepam/contracts';
import { EventArchive } from '@deepam/messaging';
import type { ClientSession, Connection } from 'mongoose';
import { creditEntry } from '../domain/credit-entry.js';
import type { TallyEntry } from '../domain/sum-up.js';

interface LogRow {
  readonly _id: string;
  readonly envelope: EventEnvelope;
  readonly publishedAt?: Date;
}

const credits: readonly EventDefinition[] = [commissionCredited, earningsCredited, creditCorrected];
/** The inbox forgets after thirty days, and every published event has arrived by then. */
const heardForCertainAfterMs = 29 * 86_400_000;

export async function heardCredits(
  db: Connection,
  databasePrefix: string,
  session: ClientSession,
): Promise<TallyEntry[]> {
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
export async function archivedCredits(
  archive: EventArchive,
  what: { seen: Set<string>; session?: ClientSession },
): Promise<TallyEntry[]> {
  const entries: TallyEntry[] = [];
  for await (const envelope of archive.events('commission', credits, what)) entries.push(creditEntry(envelope));
  return entries;
}

export function takenBack(entry: TallyEntry): TallyEntry[] {
  if (entry.kind !== 'credit') return [];
  const { earningsPaise, commissionPaise } = entry;
  return [{ ...entry, earningsPaise: -earningsPaise, commissionPaise: -commissionPaise }];
}
