import { approvalDays, type Endpoint, approvalPayments } from '@deepam/contracts';
import { type Caller, newId } from '@deepam/platform';
import type { ApprovalRequest } from './approval-request.schema.js';
import { type Matter, seenDigest } from './matter.js';
import type { RequestPicture } from './request-pictures.js';

const keptMs = approvalDays * 86400000;

interface Asked {
  readonly key: string;
  readonly content: string;
  readonly caller: Caller;
  readonly matter: Matter;
  readonly picture: RequestPicture | undefined;
  readonly at: Date;
}

export function newApprovalRequest(
  { name: call }: Endpoint,
  { key, content, caller, matter, picture, at }: Asked,
): ApprovalRequest {
  const { memberId = null, subject = null, payments, what = null, reason = null, changes = [] } = matter;
  const largest = payments
    ?.toSorted((a, b) => b.amountPaise - a.amountPaise)
    .slice(0, approvalPayments)
    .map(({ memberId: _id, amountPaise }) => ({ memberId: _id, amountPaise }));
  return {
    ...{ _id: newId(), call, key, input: content, seen: seenDigest(matter), state: 'waiting' },
    ...{ askedBy: caller.memberId, askerInfluencedBy: [...(caller.influencedBy ?? [])] },
    sessionVersion: caller.sessionVersion,
    ...{ askedAt: at, expiresAt: new Date(at.getTime() + keptMs) },
    ...{ memberId, subject, amountPaise: matter.amountPaise ?? null, what, reason, changes },
    ...(matter.transferredBefore !== undefined && { transferredBefore: matter.transferredBefore }),
    ...(picture !== undefined && { picture }),
    payments: largest === undefined ? null : { count: payments!.length, largest },
    ...{ decidedBy: null, decidedAt: null, refusal: null, usableUntil: null },
  };
}
