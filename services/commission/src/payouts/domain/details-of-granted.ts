import { may, type Caller } from '@deepam/platform';
import type { PayoutDocument } from '../persistence/payout.schema.js';

/** Milliseconds. From Friday evening, when a second person grants it, over days on which no bank works. */
const sendingMs = 7 * 86_400_000;

/** What was granted since may still have to be sent. */
export const grantedSince = (now: Date): Date => new Date(now.getTime() - sendingMs);

/**
 * Until when who asked to approve a payout, or to send it again, sees where to pay it: it is sent after the grant. Undefined for others, too late, and
 * where nobody had to grant it: that was sent before.
 */
export function detailsShownUntil(
  {
    decidedAt,
    decidedBy,
    sentAt,
    sentBy,
    isSentGranted,
    cameBackAt,
  }: Pick<PayoutDocument, 'decidedAt' | 'decidedBy' | 'sentAt' | 'sentBy' | 'isSentGranted' | 'cameBackAt'>,
  viewer: Caller,
  now: Date,
): Date | undefined {
  // Who may not send any more has no use for them.
  if (!may(viewer, 'payouts') || !may(viewer, 'reveal-numbers')) return undefined;
  const [at, by] = sentAt === undefined ? [decidedAt, decidedBy] : [sentAt, sentBy];
  if (at === null || by !== viewer.memberId || !isSentGranted || cameBackAt !== undefined) return undefined;
  const until = new Date(at.getTime() + sendingMs);
  return until > now ? until : undefined;
}
