import { commissionCredited, planApproved, planApprovedV1, type EventData } from '@deepam/contracts';
import { MalformedEvent, OnEvent, Outbox, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, newId } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { ClientSession } from 'mongoose';
import { PostCredits } from '../../ledger/post-credits/post-credits.js';
import { Schedules } from '../../schedule/persistence/schedules.repository.js';
import { distribute, type Distribution } from '../domain/distribute.js';
import { salePostings } from '../domain/sale-postings.js';
import { Sales } from '../persistence/sales.repository.js';

type Sale = EventData<typeof planApproved>;

/** The sale of a plan: one transaction records it, credits its uplines and says so. */
@Controller()
export class OnPlanApproved {
  constructor(
    private readonly sales: Sales,
    private readonly schedules: Schedules,
    private readonly credits: PostCredits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @OnEvent(planApproved)
  async handle(
    @Payload() { data: sale }: EventOf<typeof planApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const approvedAt = new Date(sale.approvedAt);
    const [isRecorded, distribution] = await Promise.all([
      // The inbox knows the message; this knows the sale, should it be told again by another one.
      this.sales.isRecorded(sale.saleId, session),
      this.share(sale, approvedAt),
    ]);
    if (isRecorded) return;
    const { saleId: _id, ...terms } = sale;
    await this.credits.post(session, approvedAt, (state) => salePostings(sale, distribution, state, approvedAt, newId));
    await this.sales.record(session, { _id, ...terms, ...distribution, approvedAt, recordedAt: this.clock.now() });
    await this.announce(session, sale, distribution);
  }

  @OnEvent(planApprovedV1)
  async handleV1(@Payload() event: EventOf<typeof planApprovedV1>, @Ctx() context: EventContext): Promise<void> {
    await this.handle(event, context);
  }

  private async share(sale: Sale, approvedAt: Date): Promise<Distribution> {
    const schedule = await this.schedules.at(approvedAt);
    try {
      return distribute(sale, schedule);
    } catch (fault) {
      if (fault instanceof RangeError) throw new MalformedEvent(fault.message, { cause: fault });
      throw fault;
    }
  }

  private async announce(session: ClientSession, sale: Sale, { rows }: Distribution): Promise<void> {
    const creditedAt = this.clock.now().toISOString();
    const credits = rows
      .filter(({ skipped }) => skipped === null)
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
