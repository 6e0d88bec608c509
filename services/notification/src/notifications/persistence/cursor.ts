import { DomainError } from '@deepam/platform';

/** A place in a list that is ordered newest first: below the entry with this time and id. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The filter for what comes after the position. */
export function beforePosition(position: Position | undefined) {
  if (!position) return {};
  const { createdAt, id } = position;
  return {
    $and: [{ createdAt: { $lte: createdAt } }, { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] }],
  };
}

/** Opaque to the client: where the page ended. */
export function encodeCursor({ createdAt, _id }: { createdAt: Date; _id: string }): string {
  return Buffer.from(`${createdAt.getTime()}.${_id}`).toString('base64url');
}

/** @throws DomainError REQUEST.MALFORMED for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): Position {
  const match = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) {
    const message = 'This page mark is not well formed.';
    throw new DomainError('REQUEST.MALFORMED', { message, details: { cursor: message } });
  }
  return { createdAt: new Date(Number(match[1])), id: match[2]! };
}
