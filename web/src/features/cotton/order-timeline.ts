import type { CottonOrderView, OrderStep } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import type { Milestone, TimelineEntry } from './timeline-entry.js';

type Order = Pick<
  CottonOrderView,
  'requestDate' | 'status' | 'depositReturnStatus' | 'steps' | 'sentAt' | 'deliveryBy' | 'refundBy'
>;

/** What has happened with an order and what comes next, in this order. @param today such as "2026-01-05", in India */
export function timelineOf(order: Order, today: string): TimelineEntry[] {
  const { status, depositReturnStatus: returned, sentAt = null, deliveryBy = null, refundBy = null } = order;
  const step = (name: OrderStep) => order.steps?.find((taken) => taken.step === name);

  const entry = (what: Milestone, given: Partial<TimelineEntry> & Pick<TimelineEntry, 'state'>): TimelineEntry => {
    const { at = null, promised = null, state } = given;
    const day = state === 'done' ? at && indianDay(new Date(at)) : today;
    return { what, at, by: null, promised, isLate: promised !== null && day !== null && day > promised, ...given };
  };
  const done = (what: Milestone, name: OrderStep, promised: string | null = null) =>
    entry(what, { state: 'done', at: step(name)?.at ?? null, by: step(name)?.by ?? null, promised });

  const requested = entry('requested', { state: 'done', at: order.requestDate });
  switch (status) {
    case 'Rejected':
      return [requested, done('rejected', 'rejected')];
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
        done('approved', 'approved'),
        entry('sent', sentAt === null ? { state: 'next' } : { state: 'done', at: sentAt }),
        entry('delivered', { state: sentAt === null ? 'later' : 'next', promised: deliveryBy }),
        ...afterwards(),
      ];
    case 'Delivered':
      return [
        requested,
        done('approved', 'approved'),
        // Delivered without having been marked as sent.
        ...(sentAt === null ? [] : [entry('sent', { state: 'done', at: sentAt })]),
        done('delivered', 'delivered', deliveryBy),
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
        return [done('return-requested', 'return-requested'), entry('refunded', { state: 'next', promised: refundBy })];
      case 'Approved':
        return [done('return-requested', 'return-requested'), done('refunded', 'return-approved', refundBy)];
      case 'Rejected':
        return [done('return-requested', 'return-requested'), done('return-rejected', 'return-rejected')];
    }
  }
}
