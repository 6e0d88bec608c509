/** Beginning of the names under which drafts stand in the browser's storage. */
export const draftsOfAll = 'drafts:';
/** Those of one account, or of whoever is not logged in. */
export const draftsPlace = (memberId: string | null): string => draftsOfAll + (memberId ?? '');

/** Who signs out leaves nothing behind; a login that only ends does. */
export function forgetDraftsOf(memberId: string | null): void {
  try {
    localStorage.removeItem(draftsPlace(memberId));
  } catch {
    // The browser keeps nothing.
  }
}
