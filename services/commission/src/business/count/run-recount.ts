import { endOfIndianDay, indianDay } from '@deepam/contracts';
import { databaseCommand, newId } from '@deepam/platform';
import type { Connection } from 'mongoose';
import type { DayMark } from '../../ledger/persistence/day-mark.schema.js';
import type { PostingDocument } from '../../ledger/persistence/posting.schema.js';

export const runRecount = databaseCommand({
  service: 'commission',
  usage: `Usage: node dist/recount-business.js

Marks every day of the ledger to be counted again; the running service does it in the background.
It is never needed: the audit says whether a day is wrong.

Reads MONGO_URL and MONGO_DB_PREFIX.`,
  failed: 'Marking failed',
  run: async (db, { print }) => {
    print(`days marked: ${await markAll(db)}`);
    return 0;
  },
});

/** The search jumps from each day with postings to the next one along the index of `occurredAt`. */
async function markAll(db: Connection): Promise<number> {
  const days = new Set(await db.collection<{ _id: string }>('business_days').distinct('_id'));
  let after = new Date(0);
  for (;;) {
    const [next] = await db
      .collection<PostingDocument>('postings')
      .find({ occurredAt: { $gte: after } }, { projection: { occurredAt: 1 } })
      .sort({ occurredAt: 1, _id: 1 })
      .limit(1)
      .toArray();
    if (!next) break;
    const day = indianDay(next.occurredAt);
    days.add(day);
    after = endOfIndianDay(day);
  }
  const marks = [...days].map((day) => ({ _id: newId(), day }));
  if (marks.length > 0) await db.collection<DayMark>('business_day_marks').insertMany(marks);
  return marks.length;
}
