import type { AttemptLimit } from '../../logins/domain/attempt-limits.js';

const DAY = 24 * 3600_000;

/**
 * How many new numbers of a kind are taken: a refusal, or the list of shared numbers, tells that a number is known here, so nobody may ask for many.
 * The limit of an address is for Aadhaar numbers while one that is in use is refused, and is high, as many people share an address.
 */
export const numberLimits = {
  account: { most: 5, window: DAY },
  address: { most: 100, window: DAY },
} as const satisfies Record<string, AttemptLimit>;
