import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  payoutDecided,
  payoutRequested,
  transferReminderDue,
  transferStateChanged,
} from '@deepam/contracts';
import { OnEvent, OnEventBatch, type EventContext, type EventOf, type EventsContext } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request-states.repository.js';
import { Notifier } from './notifier.js';

const payout = (subject: string): Request => ({ kind: 'payout-requested', subject });

@Controller()
export class OnCommissionEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEventBatch(commissionCredited)
  async onCommissionCredited(
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
  async onEarningsCredited(
    @Payload() event: EventOf<typeof earningsCredited>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, creditId, amountPaise, source, reason } = event.data;
    const params = { amountPaise, source, ...(reason !== null && { reason }) };
    await this.notifier.notifyMember(memberId, 'earnings-credited', params, { event, session, subject: creditId });
  }

  @OnEvent(creditCorrected)
  async onCreditCorrected(
    @Payload() event: EventOf<typeof creditCorrected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, correctionId, amountPaise, reason, reversedSale, fromMemberId } = event.data;
    if (reversedSale && fromMemberId !== null) {
      const params = { amountPaise, name: reversedSale.fromName, plan: reversedSale.plan };
      const occasion = { event, session, subject: correctionId, aboutId: fromMemberId };
      return this.notifier.notifyMember(memberId, 'commission-reversed', params, occasion);
    }
    const params = { amountPaise, reason };
    await this.notifier.notifyMember(memberId, 'credit-corrected', params, { event, session, subject: correctionId });
  }

  @OnEvent(payoutRequested)
  async onPayoutRequested(
    @Payload() event: EventOf<typeof payoutRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { name, memberId: aboutId, amountPaise, payoutId } = event.data;
    const params = { name, amountPaise };
    await this.notifier.notifyHeads('payout-requested', params, {
      event,
      session,
      subject: payoutId,
      aboutId,
      request: payout(payoutId),
    });
  }

  @OnEvent(payoutDecided)
  async onPayoutDecided(
    @Payload() event: EventOf<typeof payoutDecided>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, status, amountPaise, reason, payoutId } = event.data;
    const kind = status === 'Approved' ? 'payout-approved' : 'payout-rejected';
    const params = { amountPaise, ...(reason !== null && { reason }) };
    await this.notifier.notifyMember(memberId, kind, params, {
      event,
      session,
      subject: payoutId,
      settles: [payout(payoutId)],
    });
  }

  /**
   * The member is notified of a payment, and people with the permission `payouts` of a return or a duplicate payment.
   */
  @OnEvent(transferStateChanged)
  async onTransferStateChanged(
    @Payload() event: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, amountPaise, payableId, to, from, payableState, attempt, alerts, kind } = event.data;
    // The event of the approval has notified the member already, as the money was sent before.
    const isTold = kind === 'payout' && from === null && attempt === 1;
    // Each change is news, so its event is part of the subject.
    const occasion = { event, session, subject: `${payableId}.${event.id}` };
    if (to === 'paid' && from !== 'paid-twice' && !isTold)
      await this.notifier.notifyMember(memberId, 'transfer-paid', { amountPaise }, occasion);
    if (alerts.length === 0) return;
    const alert = payableState === 'paid-twice' ? ('transfer-paid-twice' as const) : ('transfer-returned' as const);
    const news = alerts.map((id) => ({ memberId: id, kind: alert, params: { amountPaise } }));
    await this.notifier.notifyMembers(news, occasion);
  }

  @OnEvent(transferReminderDue)
  async onTransferReminderDue(
    @Payload() event: EventOf<typeof transferReminderDue>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { requestedBy: memberId, amountPaise, payableId } = event.data;
    const news = [{ memberId, kind: 'transfer-to-record' as const, params: { amountPaise } }];
    await this.notifier.notifyMembers(news, { event, session, subject: `${payableId}.${event.id}` });
  }
}
