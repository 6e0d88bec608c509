import { deleteDB } from 'idb';

export const keptDb = 'kept-queries';

/** This entry of the browser's storage is deleted with the login, too. */
export const forgottenWithLogin = 'recent';

export async function forgetKept(): Promise<void> {
  try {
    localStorage.removeItem(forgottenWithLogin);
    await deleteDB(keptDb);
  } catch {
    // The browser keeps nothing, so there is nothing to forget.
  }
}
