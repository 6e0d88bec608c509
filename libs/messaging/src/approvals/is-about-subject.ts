import { DomainError } from '@deepam/platform';

const ends = new Set([404, 409, 422]);
/** Errors of concurrent or repeated calls: the next try may succeed. */
const passing = new Set(['REQUEST.CONFLICT', 'APPROVAL.ENDED']);

/** An error about the object itself, as opposed to an outage or a missing right of this caller. */
export const isAboutSubject = (error: unknown): boolean =>
  error instanceof DomainError &&
  ends.has(error.status) &&
  !passing.has(error.code) &&
  !error.code.startsWith('IDEMPOTENCY.');
