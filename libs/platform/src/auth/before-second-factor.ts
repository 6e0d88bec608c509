import type { Endpoint } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { Caller } from './caller.js';

/**
 * If the head's login must have a second factor, a head without one can only set it up.
 * @param endpoint undefined for a route outside the contracts
 * @throws DomainError AUTH.SECOND_FACTOR_NEEDED
 */
export function assertSecondFactorSetUp(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustSetUpSecondFactor === true && endpoint?.beforeSecondFactor !== true) {
    throw new DomainError('AUTH.SECOND_FACTOR_NEEDED');
  }
}
