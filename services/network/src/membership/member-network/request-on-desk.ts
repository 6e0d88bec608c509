import { toRupees, type NetworkRow, type SeenBefore } from '@deepam/contracts';
import { may, type Caller } from '@deepam/platform';
import { amountDue } from '../../plan/domain/enrollment-rules.js';
import type { ListedMember } from './listed-member.js';

/** Staff who only approve registrations do not need plan requests with proof and numbers. */
export const seesRequests = (viewer: Caller): boolean => may(viewer, 'decide-plans', 'read');

export function requestOnDesk(
  viewer: Caller,
  { plan, planRequest }: ListedMember,
  seenBefore: ReadonlyMap<string, SeenBefore[]>,
): Pick<NetworkRow, keyof typeof noRequest | 'requestedAt' | 'otherTxnids' | 'amountAsked'> {
  if (!seesRequests(viewer) || !planRequest) return noRequest;
  const { requestId, requestedAt, utr, txnid, otherTxnids, asked } = planRequest;
  const due = amountDue(planRequest, plan);
  return {
    requestId,
    requestedAt: requestedAt.toISOString(),
    utr,
    txnid,
    ...(otherTxnids && { otherTxnids: [...otherTxnids] }),
    amountDue: toRupees(due),
    ...(asked && asked.paise !== due && { amountAsked: toRupees(asked.paise) }),
    seenBefore: seenBefore.get(requestId) ?? [],
  };
}

const noRequest = { requestId: null, utr: null, txnid: null, amountDue: null, seenBefore: [] };
