import { formatDay } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { cottonOrderMessages } from './order-page-messages.js';
import type { Milestone, TimelineEntry } from './order-timeline.js';

const names = {
  requested: 'requested',
  approved: 'approved',
  rejected: 'rejected',
  sent: 'sent',
  delivered: 'delivered',
  'return-requested': 'returnRequested',
  'return-approved': 'returnApproved',
  refunded: 'refunded',
  'return-rejected': 'returnRejected',
} as const satisfies Record<Milestone, string>;

const waiting = {
  approved: 'nextApproved',
  sent: 'nextSent',
  delivered: 'nextDelivered',
  'return-requested': 'nextReturn',
  'return-approved': 'nextReturnApproved',
  refunded: 'nextRefunded',
} as const satisfies Partial<Record<Milestone, string>>;

export function useMilestoneText() {
  const t = useText(cottonOrderMessages);
  return {
    nameOf: ({ what }: TimelineEntry): string => t(names[what]),
    waitingFor: ({ what, state }: TimelineEntry): string | null =>
      state === 'next' && what in waiting ? t(waiting[what as keyof typeof waiting]) : null,
    promiseOf: ({ promised, isLate, state }: TimelineEntry): string | null => {
      if (promised === null) return null;
      const day = formatDay(promised);
      if (state !== 'done') return t(isLate ? 'late' : 'expected', { day });
      return isLate ? t('wasLate', { day }) : null;
    },
  };
}
