import type { Endpoint } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { Caller } from './caller.js';

/**
 * Who came in with a password that a machine made up changes it before anything else.
 * @param endpoint undefined for a route that is no call of the contracts
 * @throws DomainError AUTH.PASSWORD_CHANGE_NEEDED
 */
export function refuseBeforePasswordChange(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustChangePassword === true && endpoint?.beforePasswordChange !== true) {
    throw new DomainError('AUTH.PASSWORD_CHANGE_NEEDED');
  }
}
