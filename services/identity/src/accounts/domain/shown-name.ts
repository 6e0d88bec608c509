import { closedAccountName } from '@deepam/contracts';

/** The name of an account as everybody sees it: a closed one keeps its own for the books, and for nobody's eyes. */
export function shownName({ name, closedAt }: { readonly name: string; readonly closedAt?: Date | null }): string {
  return closedAt ? closedAccountName : name;
}
