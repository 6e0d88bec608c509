import { approvalDays, type Endpoint, approvalPayments } from '@deepam/contracts';
import { type Caller, newId } from '@deepam/platform';
import type { ApprovalRequest } from './approval-request.schema.js';
import { type ApprovalSubject, seenDigest } from './approval-subject.js';
import type { RequestPicture } from './request-pictures.js';

const keptMs = approvalDays * 86400000;

interface Asked {
  readonly key: string;
  readonly content: string;
  readonly caller: Caller;
  readonly about: ApprovalSubject;
  readonly picture: RequestPicture | undefined;
  readonly at: Date;
}

export function newApprovalRequest(
  { name: call }: Endpoint,
  { key, content, caller, about, picture, at }: Asked,
): ApprovalRequest {
  const { memberId = null, subject = null, payments, what = null, reason = null, changes = [] } = about;
  const largest = payments
    ?.toSorted((a, b) => b.amountPaise - a.amountPaise)
    .slice(0, approvalPayments)
    .map(({ memberId: _id, amountPaise }) => ({ memberId: _id, amountPaise }));
  return {
    ...{ _id: newId(), call, key, input: content, seen: seenDigest(about), state: 'waiting' },
    ...{ askedBy: caller.memberId, askerInfluencedBy: [...(caller.influencedBy ?? [])] },
    sessionVersion: caller.sessionVersion,
    ...{ askedAt: at, expiresAt: new Date(at.getTime() + keptMs) },
    ...{ memberId, subject, amountPaise: about.amountPaise ?? null, what, reason, changes },
    ...(about.transferredBefore !== undefined && { transferredBefore: about.transferredBefore }),
    ...(picture !== undefined && { picture }),
    payments: largest === undefined ? null : { count: payments!.length, largest },
    ...{ decidedBy: null, decidedAt: null, refusal: null, usableUntil: null },
  };
}
