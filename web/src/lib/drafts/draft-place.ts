export const draftsOfAll = 'drafts:';
export const draftsPlace = (memberId: string | null): string => draftsOfAll + (memberId ?? '');

/** A logout deletes the drafts; an expired login keeps them. */
export function forgetDraftsOf(memberId: string | null): void {
  try {
    localStorage.removeItem(draftsPlace(memberId));
  } catch {
    // The browser has no storage.
  }
}
