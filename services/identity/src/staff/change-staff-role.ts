import type { BodyOf, changeStaffRole, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { roleChanges, StaffChanges } from './staff-changes.js';
import { staffViewOf } from './staff-views.js';

@Injectable()
export class ChangeStaffRoleHandler {
  constructor(
    private readonly roles: RolesRepository,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError IDENTITY.STAFF_NOT_FOUND, OWN_ROLE, BEYOND_YOU, ROLE_NOT_FOUND or STAFF_UNCHANGED;
   * ApproverNeeded
   */
  async execute(
    caller: Caller,
    id: string,
    { roleId }: BodyOf<typeof changeStaffRole>,
  ): Promise<ResponseOf<typeof changeStaffRole>> {
    return this.transactions.run(async (session) => {
      const before = await this.changes.getChangeable(caller, id, session);
      const role = await this.roles.takeRole(roleId, session);
      assertWithinAuthority(caller, role.permissions);
      if (before.roleId === roleId) throw new DomainError('IDENTITY.STAFF_UNCHANGED');
      const had = await this.roles.get(before.roleId, session).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'IDENTITY.ROLE_NOT_FOUND') return null;
        throw error;
      });
      const could = had?.permissions ?? [];
      if (role.permissions.some((permission) => !could.includes(permission))) {
        const changes = roleChanges(had, role);
        await this.changes.requireApproval(caller, { memberId: id, changes, seen: changes }, session);
      }
      const after = await this.changes.make(id, { roleId }, session);
      await this.changes.endOutgrownPassword(id, { before: could, after: role.permissions, caller }, session);
      await this.audit.record(session, 'staff-role-changed', {
        memberId: id,
        before: { role: before.roleId },
        after: { role: roleId },
      });
      return { staff: staffViewOf(after) };
    });
  }
}
