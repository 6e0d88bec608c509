import { may, type Caller } from '@deepam/platform';
import type { PayoutDocument } from '../persistence/payout.schema.js';

/** Milliseconds. From Friday evening, when a second person grants it, over days on which no bank works. */
const sendingMs = 7 * 86_400_000;

/** What was granted since is sent by who asked, who is shown where to; what was granted before may be sent by somebody else. */
export const grantedSince = (now: Date): Date => new Date(now.getTime() - sendingMs);

/** A second person has granted it, nobody has recorded that it was sent, and the bank does not say that it has paid it. */
export const isUnsent = ({
  toSendSince,
  isPaidElsewhere,
}: Pick<PayoutDocument, 'toSendSince' | 'isPaidElsewhere'>): boolean => toSendSince !== undefined && !isPaidElsewhere;

/** Nobody has recorded in time that it was sent: somebody else may send it, once a second person grants that. */
export const isOverdue = (payout: Pick<PayoutDocument, 'toSendSince' | 'isPaidElsewhere'>, now: Date): boolean =>
  isUnsent(payout) && payout.toSendSince! <= grantedSince(now);

/** Who sends what a second person has granted: who asked. */
export const senderOf = ({ decidedBy, sentBy }: Pick<PayoutDocument, 'decidedBy' | 'sentBy'>): string | null =>
  sentBy ?? decidedBy;

/**
 * Until when who asked to approve a payout, or to send it again, sees where to pay it: it is sent after the grant. Undefined for others, too late, and
 * where nobody had to grant it: that was sent before.
 */
export function detailsShownUntil(payout: PayoutDocument, viewer: Caller, now: Date): Date | undefined {
  // Who may not send any more has no use for them.
  if (!may(viewer, 'payouts') || !may(viewer, 'reveal-numbers')) return undefined;
  const { isSentGranted, cameBackAt, toSendSince, sentAt, decidedAt } = payout;
  // A release of before kept nothing but when it was sent or approved.
  const at = toSendSince ?? sentAt ?? decidedAt;
  if (at === null || senderOf(payout) !== viewer.memberId || !isSentGranted || cameBackAt !== undefined)
    return undefined;
  const until = new Date(at.getTime() + sendingMs);
  return until > now ? until : undefined;
}
