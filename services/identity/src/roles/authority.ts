import type { Permission } from '@deepam/contracts';
import { DomainError, type Caller } from '@deepam/platform';

/**
 * A caller can only give, take or change permissions that they have.
 * @throws DomainError IDENTITY.BEYOND_YOU
 */
export function assertWithinAuthority(
  caller: Pick<Caller, 'isHead' | 'permissions'>,
  ...asked: (readonly Permission[])[]
): void {
  const own = caller.permissions ?? [];
  if (!caller.isHead && !asked.flat().every((permission) => own.includes(permission))) {
    throw new DomainError('IDENTITY.BEYOND_YOU');
  }
}
