const SIZE = 500;

/** What a cursor gives, in groups: one question to the database for each group instead of each document. */
export async function* batches<T>(cursor: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of cursor) {
    batch.push(item);
    if (batch.length < SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
