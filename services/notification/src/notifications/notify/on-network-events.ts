import {
  accountClosed,
  cancellationRejected,
  cancellationRequested,
  cancellationWithdrawn,
  memberApproved,
  memberDeleted,
  memberPlaced,
  planApproved,
  type PlanName,
  planNames,
  planRejected,
  planRequested,
  saleReversed,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request-states.repository.js';
import { Notifier } from './notifier.js';
import { type Occasion } from './news.js';

const registration = (aboutId: string): Request => ({ kind: 'member-registered', aboutId });
const request = (aboutId: string, plan: PlanName): Request => ({ kind: 'plan-requested', aboutId, plan });
const cancellation = (subject: string): Request => ({ kind: 'cancellation-requested', subject });
const anyRequest = (id: string): Request[] => planNames.map((plan) => request(id, plan));
const requestUpTo = (id: string, plan: PlanName): Request[] =>
  planNames.slice(0, planNames.indexOf(plan) + 1).map((lower) => request(id, lower));

@Controller()
export class OnNetworkEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(memberPlaced)
  async onMemberPlaced(
    @Payload() event: EventOf<typeof memberPlaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { isHead, memberId: aboutId, name, referralCode } = event.data;
    if (isHead) return;
    const occasion = { event, session, aboutId, request: registration(aboutId) };
    await this.notifier.notifyHeads('member-registered', { name, code: referralCode }, occasion);
  }

  @OnEvent(memberApproved)
  async onMemberApproved(
    @Payload() event: EventOf<typeof memberApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId } = event.data;
    await this.notifier.notifyMember(
      memberId,
      'member-approved',
      {},
      { event, session, settles: [registration(memberId)] },
    );
  }

  @OnEvent(memberDeleted)
  async onMemberDeleted(
    @Payload() event: EventOf<typeof memberDeleted>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.settleAll(event.data.memberId, { event, session });
  }

  @OnEvent(accountClosed)
  async onAccountClosed(
    @Payload() event: EventOf<typeof accountClosed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.settleAll(event.data.memberId, { event, session });
  }

  @OnEvent(planRequested)
  async onPlanRequested(
    @Payload() event: EventOf<typeof planRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId: aboutId, name, plan, amountPaise } = event.data;
    const occasion = { event, session, aboutId, request: request(aboutId, plan), settles: anyRequest(aboutId) };
    await this.notifier.notifyHeads('plan-requested', { name, plan, amountPaise }, occasion);
  }

  @OnEvent(planApproved)
  async onPlanApproved(
    @Payload() event: EventOf<typeof planApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, saleId } = event.data;
    const settles = [registration(memberId), ...requestUpTo(memberId, plan)];
    await this.notifier.notifyMember(memberId, 'plan-approved', { plan }, { event, session, subject: saleId, settles });
  }

  @OnEvent(planRejected)
  async onPlanRejected(
    @Payload() event: EventOf<typeof planRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, reason } = event.data;
    const occasion = { event, session, settles: anyRequest(memberId) };
    await this.notifier.notifyMember(memberId, 'plan-rejected', { plan, reason }, occasion);
  }

  @OnEvent(saleReversed)
  async onSaleReversed(
    @Payload() event: EventOf<typeof saleReversed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, saleId: subject, cancellationId } = event.data;
    const settles = cancellationId === null ? [] : [cancellation(cancellationId)];
    await this.notifier.notifyMember(memberId, 'sale-reversed', { plan }, { event, session, subject, settles });
  }

  @OnEvent(cancellationRequested)
  async onCancellationRequested(
    @Payload() event: EventOf<typeof cancellationRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId: aboutId, cancellationId: subject, name, plan, amountPaise } = event.data;
    const occasion = { event, session, subject, aboutId, request: cancellation(subject) };
    await this.notifier.notifyHeads('cancellation-requested', { name, plan, amountPaise }, occasion);
  }

  @OnEvent(cancellationWithdrawn)
  async onCancellationWithdrawn(
    @Payload() event: EventOf<typeof cancellationWithdrawn>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.notifier.notifyMembers([], { event, session, settles: [cancellation(event.data.cancellationId)] });
  }

  @OnEvent(cancellationRejected)
  async onCancellationRejected(
    @Payload() event: EventOf<typeof cancellationRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, plan, reason, cancellationId: subject } = event.data;
    const occasion = { event, session, subject, settles: [cancellation(subject)] };
    await this.notifier.notifyMember(memberId, 'cancellation-rejected', { plan, reason }, occasion);
  }

  private async settleAll(memberId: string, occasion: Pick<Occasion, 'event' | 'session'>): Promise<void> {
    const password: Request = { kind: 'password-requested', aboutId: memberId };
    const settles = [registration(memberId), ...anyRequest(memberId), password];
    await this.notifier.notifyMembers([], { ...occasion, settles });
  }
}
