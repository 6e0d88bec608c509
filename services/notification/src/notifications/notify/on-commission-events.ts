import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  payoutCameBack,
  payoutDecided,
  payoutRequested,
  payoutSaidPaid,
  payoutSent,
  payoutSenderReminded,
} from '@deepam/contracts';
import { OnEvent, OnEvents, type EventContext, type EventOf, type EventsContext } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request.js';
import { Notifier } from './notifier.js';

const payout = (subject: string): Request => ({ kind: 'payout-requested', subject });

@Controller()
export class OnCommissionEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvents(commissionCredited)
  async credited(
    @Payload() events: readonly EventOf<typeof commissionCredited>[],
    @Ctx() { session }: EventsContext,
  ): Promise<void> {
    const news = events.map((event) => {
      const { memberId, saleId, level, amountPaise, fromName: name, fromMemberId: aboutId, plan } = event.data;
      return { memberId, params: { amountPaise, name, plan, level }, event, subject: `${saleId}.${level}`, aboutId };
    });
    await this.notifier.eachMember('commission-credited', news, session);
  }

  @OnEvent(earningsCredited)
  async earned(@Payload() event: EventOf<typeof earningsCredited>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, creditId, amountPaise, source, reason } = event.data;
    const params = { amountPaise, source, ...(reason !== null && { reason }) };
    await this.notifier.member(memberId, 'earnings-credited', params, { event, session, subject: creditId });
  }

  @OnEvent(creditCorrected)
  async corrected(@Payload() event: EventOf<typeof creditCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, correctionId, amountPaise, reason, reversedSale, fromMemberId } = event.data;
    if (reversedSale && fromMemberId !== null) {
      const params = { amountPaise, name: reversedSale.fromName, plan: reversedSale.plan };
      const occasion = { event, session, subject: correctionId, aboutId: fromMemberId };
      return this.notifier.member(memberId, 'commission-taken-back', params, occasion);
    }
    const params = { amountPaise, reason };
    await this.notifier.member(memberId, 'credit-corrected', params, { event, session, subject: correctionId });
  }

  @OnEvent(payoutRequested)
  async payoutAsked(
    @Payload() event: EventOf<typeof payoutRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { name, memberId: aboutId, amountPaise, payoutId } = event.data;
    const params = { name, amountPaise };
    await this.notifier.heads('payout-requested', params, {
      event,
      session,
      subject: payoutId,
      aboutId,
      asks: payout(payoutId),
    });
  }

  @OnEvent(payoutDecided)
  async payoutDone(@Payload() event: EventOf<typeof payoutDecided>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, status, amountPaise, reason, payoutId } = event.data;
    const kind = status === 'Approved' ? 'payout-approved' : 'payout-rejected';
    const params = { amountPaise, ...(reason !== null && { reason }) };
    await this.notifier.member(memberId, kind, params, {
      event,
      session,
      subject: payoutId,
      settles: [payout(payoutId)],
    });
  }

  @OnEvent(payoutSaidPaid)
  async saidPaid(@Payload() event: EventOf<typeof payoutSaidPaid>, @Ctx() { session }: EventContext): Promise<void> {
    const { isTwice, batchId, payoutId } = event.data;
    if (isTwice) await this.tellDeciders(event, 'payout-paid-twice', batchId, session);
    else await this.tellDeciders(event, 'payout-paid-after-all', payoutId, session);
  }

  @OnEvent(payoutCameBack)
  async cameBack(@Payload() event: EventOf<typeof payoutCameBack>, @Ctx() { session }: EventContext): Promise<void> {
    await this.tellDeciders(event, 'payout-came-back', event.data.payoutId, session);
  }

  @OnEvent(payoutSent)
  async sent(@Payload() event: EventOf<typeof payoutSent>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, amountPaise, payoutId } = event.data;
    await this.notifier.member(memberId, 'payout-sent', { amountPaise }, { event, session, subject: payoutId });
  }

  /** Each reminder is news, so its event is part of the subject. */
  @OnEvent(payoutSenderReminded)
  async stillToSend(
    @Payload() event: EventOf<typeof payoutSenderReminded>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { senderId: memberId, amountPaise, payoutId } = event.data;
    const news = [{ memberId, kind: 'payout-still-to-send' as const, params: { amountPaise } }];
    await this.notifier.several(news, { event, session, subject: `${payoutId}.${event.id}` });
  }

  /** Those alone who could do something about it when it was found. Each finding is news, so its event is part of the subject. */
  private async tellDeciders(
    event: EventOf<typeof payoutSaidPaid> | EventOf<typeof payoutCameBack>,
    kind: 'payout-paid-twice' | 'payout-paid-after-all' | 'payout-came-back',
    id: string,
    session: EventContext['session'],
  ): Promise<void> {
    const { deciders, amountPaise } = event.data;
    const news = deciders.map((memberId) => ({ memberId, kind, params: { amountPaise } }));
    await this.notifier.several(news, { event, session, subject: `${id}.${event.id}` });
  }
}
