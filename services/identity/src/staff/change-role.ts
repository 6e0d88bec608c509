import type { BodyOf, changeRole, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { HeadsName } from '../accounts/heads-name.js';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffMembersRepository } from './staff-members.repository.js';
import { roleChanges, StaffChanges } from './staff-changes.js';
import { roleViewOf } from './staff-views.js';

/** People with the role must log in again and then have its new permissions. */
@Injectable()
export class ChangeRoleHandler {
  constructor(
    private readonly headsName: HeadsName,
    private readonly roles: RolesRepository,
    private readonly staff: StaffMembersRepository,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError IDENTITY.ROLE_NOT_FOUND, ROLE_BUILT_IN, OWN_ROLE, BEYOND_YOU, HEADS_NAME or ROLE_NAME_TAKEN;
   * ApproverNeeded
   */
  async execute(
    caller: Caller,
    id: string,
    { name, permissions }: BodyOf<typeof changeRole>,
  ): Promise<ResponseOf<typeof changeRole>> {
    return this.transactions.run(async (session) => {
      await this.changes.begin(caller, session);
      const before = await this.roles.takeRole(id, session);
      if (before.isBuiltIn) throw new DomainError('IDENTITY.ROLE_BUILT_IN');
      const people = await this.staff.withRole(id, session);
      this.changes.assertNotOwn(
        caller,
        people.map(({ _id }) => _id),
      );
      assertWithinAuthority(caller, before.permissions, permissions);
      if (name !== before.name) await this.headsName.assertFree(name);
      if (people.length > 0 && permissions.some((permission) => !before.permissions.includes(permission))) {
        const changes = roleChanges(before, { name, permissions });
        const seen = [changes, people.map(({ _id }) => _id).toSorted()];
        await this.changes.requireApproval(caller, { subject: { kind: 'role', id }, changes, seen }, session);
      }
      const role = await this.roles.put({ _id: id, name, permissions }, session);
      for (const { _id } of people) {
        await this.changes.make(_id, {}, session);
        const growth = { before: before.permissions, after: permissions, caller };
        await this.changes.endOutgrownPassword(_id, growth, session);
      }
      await this.audit.record(session, 'role-changed', {
        subject: { kind: 'role', id },
        before: { name: before.name, permissions: before.permissions.join(', ') },
        after: { name, permissions: permissions.join(', ') },
      });
      return { role: roleViewOf(role, people.length) };
    });
  }
}
