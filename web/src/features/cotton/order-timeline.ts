import type { CottonOrderView, OrderStep } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import type { DepositRefund } from './api.js';

export type Milestone =
  | 'requested'
  | 'approved'
  | 'rejected'
  | 'sent'
  | 'delivered'
  | 'return-requested'
  | 'return-approved'
  | 'refunded'
  | 'return-rejected';

export interface TimelineEntry {
  readonly what: Milestone;
  readonly state: 'done' | 'next' | 'later';
  readonly at: string | null;
  readonly day?: string | undefined;
  readonly by: string | null;
  readonly promised: string | null;
  readonly isLate: boolean;
}

type Order = Pick<
  CottonOrderView,
  'requestDate' | 'status' | 'depositReturnStatus' | 'steps' | 'sentAt' | 'deliveryBy' | 'refundBy'
>;

/**
 * Lists the steps of an order, done and to come, from the earliest to the latest.
 * @param today such as "2026-01-05", in India
 * @param refund the refund of an approved return; without it, the transfer of the deposit is left out
 */
export function timelineOf(order: Order, today: string, refund?: DepositRefund): TimelineEntry[] {
  const { status, depositReturnStatus: returned, sentAt, deliveryBy, refundBy } = order;
  const step = (name: OrderStep) => order.steps.find((taken) => taken.step === name);

  const entry = (what: Milestone, given: Partial<TimelineEntry> & Pick<TimelineEntry, 'state'>): TimelineEntry => {
    const { at = null, promised = null, state } = given;
    const doneOn = given.day ?? (at && indianDay(new Date(at)));
    const day = state === 'done' ? doneOn : today;
    return { what, at, by: null, promised, isLate: promised !== null && day !== null && day > promised, ...given };
  };
  const doneStep = (what: Milestone, name: OrderStep, promised: string | null = null) =>
    entry(what, { state: 'done', at: step(name)?.at ?? null, by: step(name)?.by ?? null, promised });

  const requested = entry('requested', { state: 'done', at: order.requestDate });
  switch (status) {
    case 'Rejected':
      return [requested, doneStep('rejected', 'rejected')];
    case 'Requested':
      return [
        requested,
        entry('approved', { state: 'next' }),
        entry('sent', { state: 'later' }),
        entry('delivered', { state: 'later' }),
        ...afterwards(),
      ];
    case 'Approved':
      return [
        requested,
        doneStep('approved', 'approved'),
        entry('sent', sentAt === null ? { state: 'next' } : { state: 'done', at: sentAt }),
        entry('delivered', { state: sentAt === null ? 'later' : 'next', promised: deliveryBy }),
        ...afterwards(),
      ];
    case 'Delivered':
      return [
        requested,
        doneStep('approved', 'approved'),
        // The order was delivered without being marked as sent.
        ...(sentAt === null ? [] : [entry('sent', { state: 'done', at: sentAt })]),
        doneStep('delivered', 'delivered', deliveryBy),
        ...afterwards(),
      ];
  }

  function afterwards(): TimelineEntry[] {
    switch (returned) {
      case null:
        return [
          entry('return-requested', { state: status === 'Delivered' ? 'next' : 'later' }),
          entry('refunded', { state: 'later' }),
        ];
      case 'Requested':
        return [
          doneStep('return-requested', 'return-requested'),
          entry('return-approved', { state: 'next' }),
          entry('refunded', { state: 'later', promised: refundBy }),
        ];
      case 'Approved':
        return [
          doneStep('return-requested', 'return-requested'),
          doneStep('return-approved', 'return-approved'),
          ...(refund === undefined ? [] : [refunded(refund)]),
        ];
      case 'Rejected':
        return [doneStep('return-requested', 'return-requested'), doneStep('return-rejected', 'return-rejected')];
    }
  }

  function refunded({ state, transfer }: DepositRefund): TimelineEntry {
    const isPaid = state === 'paid' || state === 'paid-twice';
    return isPaid
      ? entry('refunded', { state: 'done', day: transfer?.paidOn, promised: refundBy })
      : entry('refunded', { state: 'next', promised: refundBy });
  }
}
