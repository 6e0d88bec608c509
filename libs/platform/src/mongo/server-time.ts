import type { mongo } from 'mongoose';

/**
 * The database server's time decides when stored work is due, because the clock of a client may be weeks ahead without
 * other symptoms.
 */
export async function serverTime(client: Pick<mongo.MongoClient, 'db'>): Promise<Date> {
  // MongoDB 4.0 does not know `hello`.
  const { localTime } = await client.db('admin').command({ isMaster: 1 });
  return localTime as Date;
}
