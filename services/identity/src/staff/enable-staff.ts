import type { enableStaff, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { RolesRepository } from '../roles/roles.repository.js';
import { roleChanges, StaffChanges } from './staff-changes.js';
import { staffViewOf } from './staff-views.js';

@Injectable()
export class EnableStaffHandler {
  constructor(
    private readonly changes: StaffChanges,
    private readonly roles: RolesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND, OWN_ROLE, BEYOND_YOU or STAFF_UNCHANGED; ApproverNeeded */
  async execute(caller: Caller, id: string): Promise<ResponseOf<typeof enableStaff>> {
    return this.transactions.run(async (session) => {
      const { suspension, roleId } = await this.changes.getChangeable(caller, id, session);
      if (!suspension) throw new DomainError('IDENTITY.STAFF_UNCHANGED');
      const changes = roleChanges(null, await this.roles.get(roleId, session));
      await this.changes.requireApproval(caller, { memberId: id, changes, seen: changes }, session);
      const after = await this.changes.make(id, { suspension: null }, session);
      await this.audit.record(session, 'staff-enabled', { memberId: id });
      return { staff: staffViewOf(after) };
    });
  }
}
