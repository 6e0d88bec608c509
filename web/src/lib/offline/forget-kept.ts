import { deleteDB } from 'idb';

/** The browser's database of what can be read without a line. */
export const keptDb = 'kept-queries';

/** Deletes everything that was kept, whoever it belonged to. */
export async function forgetKept(): Promise<void> {
  try {
    await deleteDB(keptDb);
  } catch {
    // The browser keeps nothing, so there is nothing to forget.
  }
}
