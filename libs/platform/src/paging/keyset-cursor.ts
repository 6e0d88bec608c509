import type { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';

export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

export function decodeCursor<S extends z.ZodType>(position: S, cursor: string | undefined): z.output<S> | null {
  if (cursor === undefined) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  try {
    if (bytes.toString('base64url') !== cursor) throw new Error('not base64url');
    return position.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw foreignCursor(error);
  }
}

export function foreignCursor(cause?: unknown): DomainError {
  const message = 'This page mark does not belong to this list.';
  return new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message }, cause });
}

/** A page reads one extra item, to find out whether a next page exists. */
export function pageOf<T>(
  found: readonly T[],
  limit: number,
  positionOf: (item: T) => unknown,
): { items: T[]; nextCursor: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null };
}
