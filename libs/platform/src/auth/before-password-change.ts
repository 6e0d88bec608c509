import type { Endpoint } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { Caller } from './caller.js';

/**
 * Whoever logged in with a generated password must change it before anything else.
 * @param endpoint undefined for a route that is no call of the contracts
 * @throws DomainError AUTH.PASSWORD_CHANGE_NEEDED
 */
export function refuseBeforePasswordChange(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustChangePassword === true && endpoint?.beforePasswordChange !== true) {
    throw new DomainError('AUTH.PASSWORD_CHANGE_NEEDED');
  }
}
