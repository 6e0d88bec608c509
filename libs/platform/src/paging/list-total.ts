import { mongo, type Model, type QueryFilter } from 'mongoose';

const mostCounted = 10_000;
/** The list waits for its total for at most this number of milliseconds. */
const patienceMs = 500;
const timeIsUp = 50;

/** The number of rows is at most 10 000; it is null if the count takes too long. */
export async function listTotal<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number | null> {
  try {
    return await model.countDocuments(filter, { limit: mostCounted, maxTimeMS: patienceMs });
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === timeIsUp) return null;
    throw error;
  }
}
