import { DomainError, type Caller } from '@deepam/platform';

/**
 * Only commission, named by its service token, pays members.
 * @throws DomainError ACCESS.SERVICE_ONLY
 */
export function assertCallerIsCommission({ memberId }: Pick<Caller, 'memberId'>): void {
  if (memberId !== 'commission') throw new DomainError('ACCESS.SERVICE_ONLY');
}
