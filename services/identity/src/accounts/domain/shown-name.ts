import { closedAccountName } from '@deepam/contracts';

/** A closed account keeps its name for the books, but no person sees it. */
export function shownName({ name, closedAt }: { readonly name: string; readonly closedAt?: Date | null }): string {
  return closedAt ? closedAccountName : name;
}
