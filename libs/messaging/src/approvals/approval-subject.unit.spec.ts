import { expect, it } from '@jest/globals';
import { seenDigest, type ApprovalSubject } from './approval-subject.js';

const reason = (after: string) => [{ field: 'approverReason', before: null, after }];
const about: ApprovalSubject = {
  seen: [2, 'a'],
  amountPaise: 100,
  what: 'Silver',
  transferredBefore: 1,
  changes: reason('freed'),
};

it.each([
  ['what was looked at', { seen: [2, 'b'] }],
  ['the amount', { amountPaise: 101 }],
  ['the object', { what: 'Gold' }],
  ['the number of files for the bank', { transferredBefore: 2 }],
  ['the reason for a second approver', { changes: reason('reversed') }],
] as [string, Partial<ApprovalSubject>][])('the digest changes with %s', (_what, change) => {
  expect(seenDigest({ ...about, ...change })).not.toBe(seenDigest(about));
});

it('the digest is the same for another note of the same subject', () => {
  expect(seenDigest({ ...about, memberId: '65f000000000000000000001' })).toBe(seenDigest(about));
});
