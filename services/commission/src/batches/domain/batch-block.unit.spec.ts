import { describe, expect, it } from '@jest/globals';
import { blockOf, type PayeeStanding } from './batch-block.js';

const open = { status: 'Requested', batchId: null } as const;
const fine: PayeeStanding = {
  isSaidPaid: false,
  isSuspended: false,
  hasWithdrawnConsent: false,
  isBelowZero: false,
  heldUntil: undefined,
  bank: { digest: 'a' },
};
const until = new Date('2026-11-24T00:00:00Z');

describe('a payout is taken into a batch', () => {
  it('when nothing is in its way, also one from before there were batches', () => {
    const { batchId: _, ...older } = open;
    expect([blockOf(open, fine), blockOf(older as typeof open, fine)]).toEqual([null, null]);
  });

  it.each([
    ['decided', { ...open, status: 'Approved' as const }, fine],
    ['in-batch', { ...open, batchId: 'b' }, fine],
    ['said-paid', open, { ...fine, isSaidPaid: true }],
    ['account-closed', open, { ...fine, bank: undefined }],
    ['suspended', open, { ...fine, isSuspended: true }],
    ['consent-withdrawn', open, { ...fine, hasWithdrawnConsent: true }],
    ['not-covered', open, { ...fine, isBelowZero: true }],
    ['bank-details-missing', open, { ...fine, bank: { digest: null } }],
  ])('not when %s', (reason, payout, standing) => expect(blockOf(payout, standing)).toEqual({ reason }));

  it('not while changed bank details wait, and it is said until when', () => {
    expect(blockOf(open, { ...fine, heldUntil: until })).toEqual({ reason: 'bank-details-held', until });
  });

  it('and what a person must mend is said before what mends itself', () => {
    const both = { ...fine, heldUntil: until, bank: { digest: null } };
    expect(blockOf(open, both)).toEqual({ reason: 'bank-details-missing' });
  });
});
