import { endOfIndianDay, indianDay } from '@deepam/contracts';
import { ConfigError, loadConfig, newId } from '@deepam/platform';
import { createConnection, type Connection } from 'mongoose';
import { ledgerAuditConfig } from '../../config.js';
import type { DayMark } from '../../ledger/persistence/day-mark.schema.js';
import type { PostingDocument } from '../../ledger/persistence/posting.schema.js';

const usage = `Usage: node dist/recount-business.js

Marks every day of the ledger to be counted again; the running service does it in the background.
It is never needed: the audit says whether a day is wrong.

Reads MONGO_URL and MONGO_DB_PREFIX.`;

/** The command: prints what it did and answers its exit code. */
export async function runRecount(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  if (args.length > 0) {
    print(usage);
    return args.includes('--help') ? 0 : 1;
  }
  try {
    const config = loadConfig(ledgerAuditConfig, env);
    const options = { serverSelectionTimeoutMS: 5_000, autoIndex: false, autoCreate: false };
    const dbName = `${config.MONGO_DB_PREFIX}_commission`;
    const connection = createConnection(config.MONGO_URL, { dbName, ...options });
    try {
      print(`days marked: ${await markAll(await connection.asPromise())}`);
      return 0;
    } finally {
      await connection.close();
    }
  } catch (error) {
    print(error instanceof ConfigError ? error.message : `Marking failed: ${String(error)}`);
    return 1;
  }
}

/** Days with postings, found by going from each to the next along the index of moments; and those that are counted. */
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
