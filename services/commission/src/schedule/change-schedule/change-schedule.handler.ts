import type { CommissionSchedule } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ScheduleDocument } from '../persistence/schedule.schema.js';
import { SchedulesRepository } from '../persistence/schedules.repository.js';

@Injectable()
export class ChangeScheduleHandler {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Makes the version after `seen.version`, for sales from now on; what was sold before keeps its rates.
   * @throws DomainError COMMISSION.SCHEDULE_CHANGED when that version is not the latest any more
   */
  async execute(seen: CommissionSchedule, changedBy: string): Promise<ScheduleDocument> {
    const { version, ...terms } = seen;
    const latest = await this.schedules.latest();
    if (latest._id !== version) {
      throw new DomainError('COMMISSION.SCHEDULE_CHANGED', { details: { version: latest._id } });
    }
    const next = { _id: version + 1, ...terms, effectiveFrom: this.clock.now(), changedBy };
    await this.transactions.run(async (session) => {
      await this.schedules.insert(next, session);
      await this.audit.record(session, 'commission-schedule-changed', {
        subject: { kind: 'schedule', id: String(next._id) },
        before: { version },
        after: { version: next._id },
      });
    });
    return next;
  }
}
