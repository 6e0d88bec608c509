import { type Caller, DomainError, may } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { Permission } from '@deepam/contracts';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { RolesRepository } from './roles.repository.js';

/** One permission covers members and another one the company; no permission covers the head. */
@Injectable()
export class AccountReach {
  constructor(private readonly roles: RolesRepository) {}

  /** @throws DomainError IDENTITY.HEAD_PROTECTED or BEYOND_YOU, ACCESS.NOT_PERMITTED */
  async check(caller: Caller, { _id, isHead, roleId }: Pick<Account, '_id' | 'isHead' | 'roleId'>): Promise<void> {
    if (caller.isHead) return;
    if (isHead) throw new DomainError('IDENTITY.HEAD_PROTECTED');
    const permissions = await this.roles.permissionsOf(roleId);
    // Staff use their own password for their own account, since a temporary one would remove passkeys.
    const isOwn = caller.memberId === _id;
    if (isOwn || !may(caller, permissions === undefined ? 'manage-members' : 'manage-staff')) {
      throw new DomainError('ACCESS.NOT_PERMITTED');
    }
    assertWithinAuthority(caller, permissions ?? []);
  }
}

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
