import { createHash, randomBytes } from 'node:crypto';
import type { ApprovalCall } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

interface Asked {
  readonly call: ApprovalCall;
  readonly requestedBy: string;
  readonly input: { readonly params?: object; readonly body: object };
  readonly memberId: string | null;
  /** A changed content makes the request outdated. */
  readonly seen: unknown;
  readonly amountPaise?: number;
  readonly what?: string;
  readonly changes?: readonly object[];
}

const week = 7 * 86_400_000;
const digestOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

export async function keepApproval(
  test: Product,
  service: 'commission' | 'network' | 'cotton-order' | 'identity',
  { call, requestedBy, input, memberId, seen, amountPaise, what, changes = [] }: Asked,
): Promise<string> {
  const _id = randomBytes(12).toString('hex');
  const now = Date.now();
  await test
    .database(service)
    .collection<{ _id: string }>('approval_requests')
    .insertOne({
      _id,
      call,
      key: _id,
      input: JSON.stringify(input),
      seen: digestOf([seen, amountPaise ?? null, what ?? null, null, changes]),
      state: 'waiting',
      requestedBy,
      memberId,
      requesterInfluencedBy: [],
      sessionVersion: 1e3,
      requestedAt: new Date(now),
      expiresAt: new Date(now + week),
      changes,
      subject: null,
      amountPaise: amountPaise ?? null,
      payments: null,
      what: what ?? null,
      reason: null,
      decidedBy: null,
      decidedAt: null,
      rejectionReason: null,
      usableUntil: null,
    } as { _id: string });
  return _id;
}
