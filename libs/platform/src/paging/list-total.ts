import { mongo, type Model, type QueryFilter } from 'mongoose';

/** A list counts its rows no further. */
const mostCounted = 10_000;
/** Milliseconds; a number beside a list is no reason to keep the list itself waiting. */
const patienceMs = 500;
const timeIsUp = 50;

/** How many rows a list has, 10 000 where it has more; null where they cannot be counted in time. */
export async function listTotal<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number | null> {
  try {
    return await model.countDocuments(filter, { limit: mostCounted, maxTimeMS: patienceMs });
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === timeIsUp) return null;
    throw error;
  }
}
