import type { Collection, Document, OptionalUnlessRequiredId } from 'mongodb';

const batch = 2_000;

/** Some thousand documents at a time; they need not survive a crash, so no majority is awaited. */
export async function insertAll<T extends Document>(collection: Collection<T>, documents: Iterable<T>): Promise<void> {
  for (const some of batchesOf(documents, batch)) {
    await collection.insertMany(some as OptionalUnlessRequiredId<T>[], { ordered: false, writeConcern: { w: 1 } });
  }
}

export function* batchesOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
