import type { CommissionSchedule } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ScheduleDocument, SchedulesRepository } from './schedules.repository.js';

type Terms = Pick<CommissionSchedule, 'ratesBasisPoints' | 'levelsByPlan'>;

@Injectable()
export class ChangeCommissionScheduleHandler {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The new version holds for sales from now on; earlier sales keep their rates.
   * @throws DomainError COMMISSION.SCHEDULE_CHANGED if `seen.version` is not the latest one; ApproverNeeded
   */
  async execute(seen: CommissionSchedule, changedBy: string): Promise<ScheduleDocument> {
    const { version, ...terms } = seen;
    const latest = await this.schedules.findLatest();
    if (latest._id !== version) {
      throw new DomainError('COMMISSION.SCHEDULE_CHANGED', { details: { version: latest._id } });
    }
    const next = { _id: version + 1, ...terms, effectiveFrom: this.clock.now(), changedBy };
    await this.transactions.run(async (session) => {
      await this.approvalPolicy.consume(session, {
        subject: { kind: 'schedule', id: String(next._id) },
        changes: changesOf(latest, terms),
        seen: version,
      });
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

function changesOf(before: Terms, after: Terms) {
  const [now, then] = [before, after].map(({ ratesBasisPoints, levelsByPlan }) => ({
    ...Object.fromEntries(ratesBasisPoints.map((rate, at) => [`level-${at + 1}`, String(rate)])),
    ...Object.fromEntries(Object.entries(levelsByPlan).map(([plan, levels]) => [`plan-${plan}`, String(levels)])),
  })) as [Record<string, string>, Record<string, string>];
  const changed = Object.keys(then).filter((field) => now[field] !== then[field]);
  return changed.map((field) => ({ field, before: now[field] ?? null, after: then[field]! }));
}
