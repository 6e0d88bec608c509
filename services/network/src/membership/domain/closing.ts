import { DomainError } from '@deepam/platform';
import type { Membership } from '../persistence/membership.schema.js';

/** @throws DomainError ACCESS.ACCOUNT_CLOSING for a member who is closing their account, or has */
export function refuseClosing(
  { closingUntil, closedAt }: Pick<Membership, 'closingUntil' | 'closedAt'>,
  now: Date,
): void {
  const isClosing = closingUntil !== undefined && closingUntil > now;
  if (closedAt !== undefined || isClosing) throw new DomainError('ACCESS.ACCOUNT_CLOSING');
}
