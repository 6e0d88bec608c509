import type { addRole, BodyOf, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { HeadsName } from '../accounts/heads-name.js';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffChanges } from './staff-changes.js';
import { roleViewOf } from './staff-views.js';

@Injectable()
export class AddRoleHandler {
  constructor(
    private readonly headsName: HeadsName,
    private readonly roles: RolesRepository,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.BEYOND_YOU, HEADS_NAME or ROLE_NAME_TAKEN */
  async execute(caller: Caller, { name, permissions }: BodyOf<typeof addRole>): Promise<ResponseOf<typeof addRole>> {
    assertWithinAuthority(caller, permissions);
    await this.headsName.assertFree(name);
    const _id = newId();
    const role = await this.transactions.run(async (session) => {
      await this.changes.begin(caller, session);
      await this.audit.record(session, 'role-added', {
        subject: { kind: 'role', id: _id },
        after: { name, permissions: permissions.join(', ') },
      });
      return this.roles.put({ _id, name, permissions }, session);
    });
    return { role: roleViewOf(role, 0) };
  }
}
