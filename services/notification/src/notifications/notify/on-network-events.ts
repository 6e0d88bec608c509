import {
  memberApproved,
  memberPlaced,
  planApproved,
  planApprovedV1,
  planRejected,
  planRequested,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Notifier } from './notifier.js';

@Controller()
export class OnNetworkEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(memberPlaced)
  async placed(@Payload() event: EventOf<typeof memberPlaced>, @Ctx() { session }: EventContext): Promise<void> {
    const { isHead, memberId: aboutId, name, referralCode } = event.data;
    if (isHead) return;
    await this.notifier.heads('member-registered', { name, code: referralCode }, { event, session, aboutId });
  }

  @OnEvent(memberApproved)
  async approved(@Payload() event: EventOf<typeof memberApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.notifier.member(event.data.memberId, 'member-approved', {}, { event, session });
  }

  @OnEvent(planRequested)
  async planAsked(@Payload() event: EventOf<typeof planRequested>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId: aboutId, name, plan, amountPaise } = event.data;
    await this.notifier.heads('plan-requested', { name, plan, amountPaise }, { event, session, aboutId });
  }

  @OnEvent(planApproved)
  async planGranted(@Payload() event: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, plan, saleId } = event.data;
    await this.notifier.member(memberId, 'plan-approved', { plan }, { event, session, subject: saleId });
  }

  @OnEvent(planApprovedV1)
  async planGrantedV1(@Payload() event: EventOf<typeof planApprovedV1>, @Ctx() context: EventContext): Promise<void> {
    await this.planGranted(event, context);
  }

  @OnEvent(planRejected)
  async planRefused(@Payload() event: EventOf<typeof planRejected>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, plan, reason } = event.data;
    await this.notifier.member(memberId, 'plan-rejected', { plan, reason }, { event, session });
  }
}
