import { DomainError } from '@deepam/platform';
import type { Membership } from '../persistence/membership.schema.js';

export type Leaving = Pick<Membership, 'closingUntil' | 'closedAt'>;

export const isClosing = ({ closingUntil, closedAt }: Leaving, now: Date): boolean =>
  closedAt !== undefined || (closingUntil !== undefined && closingUntil > now);

/** @throws DomainError ACCESS.ACCOUNT_CLOSING for a member whose account is being closed or is closed */
export function assertNotClosing(member: Leaving, now: Date): void {
  if (isClosing(member, now)) throw new DomainError('ACCESS.ACCOUNT_CLOSING');
}
