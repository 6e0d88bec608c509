import { deleteDB } from 'idb';

/** The browser's database of what can be read without a line. */
export const keptDb = 'kept-queries';

/** Under this name the browser's storage keeps what goes with the login, too. */
export const forgottenWithLogin = 'recent';

/** Deletes everything that was kept, whoever it belonged to. */
export async function forgetKept(): Promise<void> {
  try {
    localStorage.removeItem(forgottenWithLogin);
    await deleteDB(keptDb);
  } catch {
    // The browser keeps nothing, so there is nothing to forget.
  }
}
