import {
  accountClosed,
  memberDeleted,
  planApproved,
  type PlanName,
  planNames,
  planRejected,
  planRequested,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CaseKeeper, type CaseSubject } from '../case-keeper.js';

const projection = 'service-levels';
const plansOf = (memberId: string): CaseSubject => ({ kind: 'approval', id: memberId });
const rankOf = (plan: PlanName): number => planNames.indexOf(plan);

/** The events of a request have no id: a member has one request at a time, so their time orders them. */
@Controller()
export class OnNetworkWaits {
  constructor(private readonly cases: CaseKeeper) {}

  @OnEvent(planRequested, { projection })
  async onPlanRequested(
    @Payload() { data }: EventOf<typeof planRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, requestedAt } = data;
    await this.cases.add(plansOf(memberId), { what: 'asked', at: new Date(requestedAt), rank: rankOf(plan) }, session);
  }

  @OnEvent(planApproved, { projection })
  async onPlanApproved(
    @Payload() { data }: EventOf<typeof planApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, approvedAt } = data;
    await this.cases.add(plansOf(memberId), { what: 'done', at: new Date(approvedAt), rank: rankOf(plan) }, session);
  }

  @OnEvent(planRejected, { projection })
  async onPlanRejected(@Payload() { data }: EventOf<typeof planRejected>, @Ctx() context: EventContext): Promise<void> {
    await this.ended(data.memberId, data.rejectedAt, context);
  }

  @OnEvent(memberDeleted, { projection })
  async onMemberDeleted(
    @Payload() { data }: EventOf<typeof memberDeleted>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.ended(data.memberId, data.deletedAt, context);
  }

  @OnEvent(accountClosed, { projection })
  async onAccountClosed(
    @Payload() { data }: EventOf<typeof accountClosed>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.ended(data.memberId, data.closedAt, context);
  }

  private async ended(memberId: string, at: string, { session }: EventContext): Promise<void> {
    await this.cases.add(plansOf(memberId), { what: 'ended', at: new Date(at), rank: 0 }, session);
  }
}
