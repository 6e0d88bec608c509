import { DomainError, type Caller } from '@deepam/platform';

/**
 * A service's token carries its name: nobody but commission pays anything out.
 * @throws DomainError ACCESS.SERVICE_ONLY
 */
export function refuseAllButCommission({ memberId }: Pick<Caller, 'memberId'>): void {
  if (memberId !== 'commission') throw new DomainError('ACCESS.SERVICE_ONLY');
}
