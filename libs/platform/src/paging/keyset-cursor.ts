import type { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';

/** The place of the last item of a page in the order of the list, as an opaque text. */
export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The place that a cursor stands for, or null for the first page.
 * @throws DomainError REQUEST.MALFORMED for a cursor that this list did not give
 */
export function decodeCursor<S extends z.ZodType>(position: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  try {
    // The decoder skips what it does not know.
    if (bytes.toString('base64url') !== cursor) throw new Error('not base64url');
    return position.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw foreignCursor(error);
  }
}

/** REQUEST.MALFORMED, for a cursor of another list, or one that was changed. */
export function foreignCursor(cause?: unknown): DomainError {
  const message = 'This page mark does not belong to this list.';
  return new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message }, cause });
}

/** One item more than a page was read: whether there is a next page, and where it begins. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  positionOf: (item: T) => unknown,
): { items: T[]; nextCursor: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null };
}
