import type { Endpoint } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { Caller } from './caller.js';

/**
 * A caller with a generated password must change it before any other call.
 * @param endpoint undefined for a route outside the contracts
 * @throws DomainError AUTH.PASSWORD_CHANGE_NEEDED
 */
export function assertPasswordChanged(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustChangePassword === true && endpoint?.beforePasswordChange !== true) {
    throw new DomainError('AUTH.PASSWORD_CHANGE_NEEDED');
  }
}
