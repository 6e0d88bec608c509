import { commissionCredited, type EventData, type planApproved } from '@deepam/contracts';
import { MalformedEvent, Outbox } from '@deepam/messaging';
import { Clock, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CreditService } from '../ledger/credit.service.js';
import { SchedulesRepository } from '../schedule/schedules.repository.js';
import { distribute, type Distribution, salePostings } from './domain/distribute.js';
import { SalesRepository } from './persistence/sales.repository.js';

export type ApprovedPlan = EventData<typeof planApproved>;

@Injectable()
export class CommissionService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly schedules: SchedulesRepository,
    private readonly credits: CreditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A sale is credited once, even if several messages bring it. */
  async creditSale(sale: ApprovedPlan, session: ClientSession): Promise<void> {
    const approvedAt = new Date(sale.approvedAt);
    const [isRecorded, distribution] = await Promise.all([
      // The inbox recognises a repeated message; this check recognises the sale in another message.
      this.sales.isRecorded(sale.saleId, session),
      this.distributeSale(sale, approvedAt),
    ]);
    if (isRecorded) return;
    await this.credits.post(session, approvedAt, sale, (state) =>
      salePostings(sale, distribution, state, approvedAt, newId),
    );
    await this.recordSale(session, sale, distribution);
    await this.publishCredits(session, sale, distribution);
  }

  /** @throws MalformedEvent for an impossible sale */
  async distributeSale(sale: ApprovedPlan, approvedAt: Date): Promise<Distribution> {
    const schedule = await this.schedules.findInForceAt(approvedAt);
    try {
      return distribute(sale, schedule);
    } catch (error) {
      if (error instanceof RangeError) throw new MalformedEvent(error.message, { cause: error });
      throw error;
    }
  }

  async recordSale(session: ClientSession, sale: ApprovedPlan, distribution: Distribution): Promise<void> {
    const { saleId: _id, ...terms } = sale;
    const { scheduleVersion, rows, companySharePaise } = distribution;
    const approvedAt = new Date(sale.approvedAt);
    const recordedAt = this.clock.now();
    await this.sales.record(session, {
      _id,
      ...terms,
      scheduleVersion,
      rows,
      companySharePaise,
      approvedAt,
      recordedAt,
    });
  }

  /** @param published the levels whose credits were published before */
  async publishCredits(
    session: ClientSession,
    sale: ApprovedPlan,
    { rows }: Distribution,
    published: ReadonlySet<number> = new Set(),
  ): Promise<void> {
    const creditedAt = this.clock.now().toISOString();
    const credits = rows
      .filter(({ skipped, level }) => skipped === null && !published.has(level))
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
