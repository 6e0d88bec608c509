import type { mongo } from 'mongoose';

/**
 * The time of the database's server. What it keeps is due by it and not by the clock of whoever looks: that one may be weeks ahead, where nothing
 * else shows it.
 */
export async function serverTime(client: Pick<mongo.MongoClient, 'db'>): Promise<Date> {
  // MongoDB 4.0 does not know `hello`.
  const { localTime } = await client.db('admin').command({ isMaster: 1 });
  return localTime as Date;
}
