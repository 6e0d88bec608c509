import type { AttemptLimit } from '../../attempts/domain/attempt-limits.js';

const DAY = 24 * 3600_000;

/**
 * A rejection, or the list of shared numbers, reveals that a number is known here, so new numbers are limited. The
 * limit of an address is for Aadhaar numbers while used ones are rejected, and is high, as many people share an
 * address.
 */
export const numberLimits = {
  account: { most: 5, window: DAY },
  address: { most: 100, window: DAY },
} as const satisfies Record<string, AttemptLimit>;
