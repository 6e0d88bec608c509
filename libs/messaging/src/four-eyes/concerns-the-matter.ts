import { DomainError } from '@deepam/platform';

const ends = new Set([404, 409, 422]);
/** A call at the same moment, or one that is repeated: the next try may do it. */
const passing = new Set(['REQUEST.CONFLICT', 'FOUR_EYES.ENDED']);

/** Whether a refusal says that the thing itself can't be done, and neither that something is away, nor that this caller may not do it. */
export const concernsTheMatter = (error: unknown): boolean =>
  error instanceof DomainError &&
  ends.has(error.status) &&
  !passing.has(error.code) &&
  !error.code.startsWith('IDEMPOTENCY.');
