import { mongo, type Model, type QueryFilter } from 'mongoose';

const mostCounted = 10_000;
/** Milliseconds; the list must not wait longer for its total. */
const patienceMs = 500;
const timeIsUp = 50;

/** The number of rows, at most 10 000; null if the count takes too long. */
export async function listTotal<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number | null> {
  try {
    return await model.countDocuments(filter, { limit: mostCounted, maxTimeMS: patienceMs });
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === timeIsUp) return null;
    throw error;
  }
}
