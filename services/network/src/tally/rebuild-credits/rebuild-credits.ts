import { EventArchive } from '@deepam/messaging';
import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { sumUp } from '../domain/sum-up.js';
import type { TallyDocument } from '../tally.schema.js';
import { heardCredits, archivedCredits, takenBack } from './credit-log.js';
import { correctTotals, correctContributions } from './correct-totals.js';

/**
 * Sums up what everybody has earned, and from whom, from what commission has said and network has heard, as of one moment, and
 * corrects what lists show. Sums are no upserts, so this counts an event by the inbox; what the tally still holds is left to it,
 * and a total that changes meanwhile makes the whole begin again.
 * @returns how many events were counted
 */
export async function rebuildCredits(
  db: Connection,
  databasePrefix: string,
  service: Pick<INestApplicationContext, 'get'>,
): Promise<number> {
  const archive = service.get(EventArchive, { strict: false });
  // Files take longer to read than a transaction may last.
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
