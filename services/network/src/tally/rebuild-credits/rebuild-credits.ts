import { EventArchive } from '@deepam/messaging';
import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { sumUp } from '../domain/sum-up.js';
import type { TallyDocument } from '../tally.schema.js';
import { heardCredits, archivedCredits, takenBack } from './credit-log.js';
import { correctTotals, correctContributions } from './correct-totals.js';

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
