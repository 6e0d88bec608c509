import { DomainError } from '@deepam/platform';
import type { z } from 'zod';

/** The place of the last item of a page in the order of the list, as an opaque text. */
export const encodeCursor = (position: readonly (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The place that a cursor stands for, or null for the first page.
 * @throws DomainError REQUEST.MALFORMED for a cursor that this list did not give
 */
export function decodeCursor<S extends z.ZodType>(position: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) return null;
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (fault) {
    const message = 'This page mark does not belong to this list.';
    throw new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message }, cause: fault });
  }
}

/** One item more than a page was read: whether there is a next page, and where it begins. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  positionOf: (item: T) => readonly (string | number | boolean)[],
): { items: readonly T[]; nextCursor: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null };
}
