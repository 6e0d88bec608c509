import { commissionCredited, type EventData, type planApproved } from '@deepam/contracts';
import { MalformedEvent, Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { SchedulesRepository } from '../schedule/persistence/schedules.repository.js';
import { distribute, type Distribution } from './domain/distribute.js';
import { SalesRepository } from './persistence/sales.repository.js';

export type ApprovedPlan = EventData<typeof planApproved>;

@Injectable()
export class SaleRecorder {
  constructor(
    private readonly sales: SalesRepository,
    private readonly schedules: SchedulesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws MalformedEvent for an impossible sale */
  async share(sale: ApprovedPlan, approvedAt: Date): Promise<Distribution> {
    const schedule = await this.schedules.at(approvedAt);
    try {
      return distribute(sale, schedule);
    } catch (error) {
      if (error instanceof RangeError) throw new MalformedEvent(error.message, { cause: error });
      throw error;
    }
  }

  async record(session: ClientSession, sale: ApprovedPlan, distribution: Distribution): Promise<void> {
    const { saleId: _id, ...terms } = sale;
    const { scheduleVersion, rows, companySharePaise } = distribution;
    const approvedAt = new Date(sale.approvedAt);
    const recordedAt = this.clock.now();
    await this.sales.record(session, {
      ...{ _id, ...terms, scheduleVersion, rows, companySharePaise, approvedAt, recordedAt },
    });
  }

  async announce(
    session: ClientSession,
    sale: ApprovedPlan,
    { rows }: Distribution,
    announced: ReadonlySet<number> = new Set(),
  ): Promise<void> {
    const creditedAt = this.clock.now().toISOString();
    const credits = rows
      .filter(({ skipped, level }) => skipped === null && !announced.has(level))
      .map(({ level, memberId, amountPaise }) => ({
        saleId: sale.saleId,
        memberId,
        level,
        amountPaise,
        fromMemberId: sale.memberId,
        fromName: sale.memberName,
        fromCode: sale.memberCode,
        plan: sale.plan,
        creditedAt,
      }));
    await this.outbox.addAll(session, commissionCredited, credits);
  }
}
