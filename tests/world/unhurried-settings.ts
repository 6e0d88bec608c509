import { quickHashes } from '@deepam/local-servers';

/** For a product that all people of a test call from one address, hundreds of times each, however busy the machine is. */
export const unhurriedSettings = {
  ...quickHashes,
  RATE_LIMIT_PER_MINUTE: '10000000',
  SIGN_IN_LIMIT_PER_MINUTE: '10000000',
  // Tests make many things of one person.
  MAX_OPEN_ORDERS: '1000',
  MAX_OPEN_PAYOUTS: '1000',
  // Nobody has to give the password again.
  STEP_UP_SECONDS: '3600',
  STEP_UP_HEAD_SECONDS: '3600',
};
