import { quickHashes } from '@deepam/local-servers';

/** The settings let all people of a test call from one address, hundreds of times each, on a busy machine. */
export const unhurriedSettings = {
  ...quickHashes,
  RATE_LIMIT_PER_MINUTE: '10000000',
  SIGN_IN_LIMIT_PER_MINUTE: '10000000',
  MAX_OPEN_ORDERS: '1000',
  MAX_OPEN_PAYOUTS: '1000',
  // The password entry stays fresh for the whole test.
  STEP_UP_SECONDS: '3600',
  STEP_UP_HEAD_SECONDS: '3600',
};
