import { expect, it } from '@jest/globals';
import { errorCatalogue } from '../errors.js';

it.each([
  'COMMISSION.TOO_MANY_OPEN',
  'COTTON.TOO_MANY_OPEN',
  'APPROVAL.TOO_MANY_OPEN',
  'BULK_WORK.TOO_MANY_OPEN',
  'NETWORK.TOO_MANY_PROOFS',
] as const)('%s names the number that is allowed', (code) => expect(errorCatalogue[code].message).toContain('{most}'));
