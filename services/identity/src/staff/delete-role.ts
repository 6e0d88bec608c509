import type { deleteRole, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffMembersRepository } from './staff-members.repository.js';
import { StaffChanges } from './staff-changes.js';

@Injectable()
export class DeleteRoleHandler {
  constructor(
    private readonly roles: RolesRepository,
    private readonly staff: StaffMembersRepository,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.ROLE_NOT_FOUND, ROLE_BUILT_IN, BEYOND_YOU or ROLE_IN_USE */
  async execute(caller: Caller, id: string): Promise<ResponseOf<typeof deleteRole>> {
    await this.transactions.run(async (session) => {
      await this.changes.begin(caller, session);
      const role = await this.roles.takeRole(id, session);
      if (role.isBuiltIn) throw new DomainError('IDENTITY.ROLE_BUILT_IN');
      assertWithinAuthority(caller, role.permissions);
      if ((await this.staff.withRole(id, session)).length > 0) throw new DomainError('IDENTITY.ROLE_IN_USE');
      await this.roles.remove(id, session);
      await this.audit.record(session, 'role-deleted', {
        subject: { kind: 'role', id },
        before: { name: role.name, permissions: role.permissions.join(', ') },
      });
    });
    return { message: 'The role is deleted.' };
  }
}
