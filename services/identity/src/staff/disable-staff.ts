import type { disableStaff, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { StaffChanges } from './staff-changes.js';
import { staffViewOf } from './staff-views.js';

@Injectable()
export class DisableStaffHandler {
  constructor(
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND, OWN_ROLE, BEYOND_YOU or STAFF_UNCHANGED */
  async execute(caller: Caller, id: string): Promise<ResponseOf<typeof disableStaff>> {
    return this.transactions.run(async (session) => {
      const { suspension } = await this.changes.getChangeable(caller, id, session);
      if (suspension) throw new DomainError('IDENTITY.STAFF_UNCHANGED');
      const after = await this.changes.make(id, { suspension: { since: this.clock.now() } }, session);
      await this.audit.record(session, 'staff-disabled', { memberId: id });
      return { staff: staffViewOf(after) };
    });
  }
}
