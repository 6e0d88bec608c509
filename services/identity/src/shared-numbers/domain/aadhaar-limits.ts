import type { AttemptLimit } from '../../logins/domain/attempt-limits.js';

const DAY = 24 * 3600_000;

/**
 * How many Aadhaar numbers are taken while one that is in use is refused: the answer tells that a number is known here, so nobody may
 * ask for many. High for an address, as many people share one.
 */
export const aadhaarLimits = {
  account: { most: 5, window: DAY },
  address: { most: 100, window: DAY },
} as const satisfies Record<string, AttemptLimit>;
