import { may, type Caller } from '@deepam/platform';
import type { PayoutDocument } from '../persistence/payout.schema.js';

const dayMs = 86_400_000;
/** Milliseconds. From Friday evening, when a second person grants it, over days on which no bank works. */
const sendingMs = 7 * dayMs;
/** Milliseconds from the grant on after which whoever sends it is asked whether they have: the last time a day before somebody else may. */
const remindersMs = [2 * dayMs, sendingMs - dayMs];

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

/** What was granted by then, and is not recorded as sent, is asked about. */
export const remindableSince = (now: Date): Date => new Date(now.getTime() - remindersMs[0]!);

/** The reminder that is due, as it is noted once it was given; null when there is none. Where several were missed they are one. */
export function reminderFor(
  payout: Pick<PayoutDocument, 'toSendSince' | 'isPaidElsewhere' | 'reminded'>,
  now: Date,
): NonNullable<PayoutDocument['reminded']> | null {
  const { toSendSince: since, reminded } = payout;
  if (since === undefined || !isUnsent(payout)) return null;
  const times = remindersMs.filter((ms) => since.getTime() + ms <= now.getTime()).length;
  // Of an earlier grant of it somebody else may have been reminded.
  const given = reminded?.since.getTime() === since.getTime() ? reminded.times : 0;
  return times > given ? { since, times } : null;
}

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
